"""Asks about a mutant where tests are collected (`warm.py`), or tries it in another way.

python bench/ask.py SOCKET MODULE TESTS SECONDS COMMAND...
"""

import json
import os
import socket
import sys

PASSED, FAILED = 0, 1


def main(address: str, module: str, tests: str, seconds: str, *otherwise: str) -> int:
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(address)
            said = {"module": module, "tests": tests, "seconds": float(seconds)}
            line.sendall(json.dumps(said).encode() + b"\n")
            answer = json.loads(line.makefile().readline() or "{}")
    except OSError:
        answer = {}
    code: int | None = answer.get("code")
    if code not in (PASSED, FAILED):
        os.execv(otherwise[0], otherwise)
    if code == FAILED:
        print(f"FAILED {answer['by']}")
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
