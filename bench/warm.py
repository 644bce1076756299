"""A plugin of pytest (`-p warm`) that collects tests once and tries mutants on them, each in a fork.

To start Python, to import all that tests need and to collect them takes longer than most tests do. Here it is
done once; then the functions of a fork get the code that a mutant's file has, and tests are run there. What
a program reads that a test starts is the file itself. A mutant that is not only in the code of functions is
refused, and whoever asks (`ask.py`) tries it in a process of its own.
"""

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_CPU, setrlimit
from types import CodeType, FunctionType

import pytest

WHERE = "ECUMENE_WARM"
"""The variable that says at which socket mutants are asked about."""
SOURCE = Path("src/ecumene")
PASSED, FAILED, REFUSED = range(3)
LOOK_SECONDS = 1.0
"""How often it is looked whether whoever has started this is still there."""


def paired(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code of each function with what it has become; `ValueError` if they do not correspond."""
    yield before, after
    inside = [[one for one in code.co_consts if isinstance(one, CodeType)] for code in (before, after)]
    for old, new in zip(*inside, strict=True):
        yield from paired(old, new)


def patched(module: Path, before: str, functions: list[FunctionType]) -> bool:
    """Give functions the code that their module has now; False if that is not all there is to it."""
    own = [one for one in functions if one.__code__.co_filename.endswith(f"/{module}")]
    if not own and not any(str(there).endswith(f"/{module}") for there in _loaded()):
        return True  # whoever imports it will read what it has become
    try:
        after = module.read_text("utf-8")
        codes = dict(paired(compile(before, "", "exec"), compile(after, "", "exec")))
        changed = [one for one in own if codes.get(one.__code__, one.__code__) != one.__code__]
        for function in changed:
            # Said in errors as if it had been read from there.
            function.__code__ = codes[function.__code__].replace(co_filename=function.__code__.co_filename)
    except (SyntaxError, ValueError):
        return False
    return bool(changed)


def _loaded() -> list[object]:
    return [getattr(module, "__file__", None) for module in list(sys.modules.values())]


class Warm:
    """Tests that are collected, and what the modules are without any mutant."""

    def __init__(self, address: str) -> None:
        self.address = Path(address)
        self.socket = socket.socket(socket.AF_UNIX)
        self.before = {path: path.read_text("utf-8") for path in SOURCE.rglob("*.py")}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Serve until whoever has started this is gone."""
        functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        gc.freeze()
        self._listen()
        starter = os.getppid()
        while os.getppid() == starter:
            if select.select([self.socket], [], [], LOOK_SECONDS)[0]:
                asking, _ = self.socket.accept()
                with asking:
                    self._answer(session, functions, asking)
        return True

    def _listen(self) -> None:
        """Be there, for whoever looks whether there is a socket, only when everything is ready."""
        draft = self.address.with_suffix(".part")
        self.socket.bind(str(draft))
        self.socket.listen()
        draft.rename(self.address)

    def _answer(self, session: pytest.Session, functions: list[FunctionType], asking: socket.socket) -> None:
        asked = json.loads(asking.makefile().readline())
        module, tests = Path(asked["module"]), Path(asked["tests"]).read_text("utf-8").splitlines()

        def on_mutant() -> bool:
            return patched(module, self.before[module], functions)

        code, by = _forked(session, tests, asked["seconds"], asking, on_mutant)
        if by and _forked(session, [by], asked["seconds"], asking, lambda: True)[0] != PASSED:
            code = REFUSED  # it fails here whatever the file says, and tells nothing
        with suppress(BrokenPipeError):
            asking.sendall(json.dumps({"code": code, "by": by}).encode() + b"\n")


def _forked(
    session: pytest.Session,
    tests: list[str],
    seconds: float,
    asking: socket.socket,
    ready: Callable[[], bool],
) -> tuple[int, str]:
    """What comes of tests in a fork, and which has failed; whoever no longer asks need not wait for it."""
    told, telling = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.setpgid(0, 0)
            setrlimit(RLIMIT_CPU, (int(seconds), RLIM_INFINITY))
            os._exit(_run(session, tests, telling) if ready() else REFUSED)
        finally:
            os._exit(FAILED)
    os.close(telling)
    ended = os.pidfd_open(child)
    if ended not in select.select([ended, asking.fileno()], [], [])[0]:
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.close(ended)
    with os.fdopen(told) as file:
        return code if code in (PASSED, REFUSED) else FAILED, file.read()


def _run(session: pytest.Session, tests: list[str], telling: int) -> int:
    """Run tests to the first that fails, and end what they have begun."""
    by_name = {item.nodeid: item for item in session.items}
    items = [by_name[name] for name in tests]
    try:
        for item, following in zip(items, [*items[1:], None], strict=True):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                os.write(telling, item.nodeid.encode())
                return FAILED
    finally:
        session._setupstate.teardown_exact(None)
    return PASSED


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Warm(os.environ[WHERE]))
