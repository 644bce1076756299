"""The lines of a record and the fields of its header, so that what is wrong can be said with its line."""

from ecumene.core.errors import BadRecord, EcumeneError

VERSION = 1
FIRST_LINE = f"ecumene-record {VERSION}"
MOST_DIGITS = 20
"""As many digits as the largest seed has."""

Fields = dict[str, tuple[int, str]]
"""What stands in the header, by name, with the line where it stands."""


class RecordLines:
    """A record as text, line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def header(self) -> tuple[Fields, int]:
        """The fields, and the line after them."""
        first = self.lines[0].split() if self.lines else []
        if first[:1] != ["ecumene-record"]:
            raise self.wrong(0, "not-a-record")
        if first != FIRST_LINE.split():
            raise self.wrong(0, "version", found=" ".join(first[1:]))
        fields: Fields = {}
        for number in range(1, len(self.lines)):
            line = self.lines[number].strip()
            if not line:
                return fields, number + 1
            if line.startswith("#"):
                continue
            name, colon, value = line.partition(":")
            if not colon:
                raise self.wrong(number, "field", found=line)
            if name.strip() in fields:
                raise self.wrong(number, "twice", found=name.strip())
            fields[name.strip()] = (number, value.strip())
        return fields, len(self.lines)

    def field(self, fields: Fields, name: str) -> tuple[int, str]:
        """Take a field out of the others, which it must be among."""
        if name not in fields:
            raise self.wrong(0, "missing", found=name)
        return fields.pop(name)

    def whole(self, fields: Fields, name: str) -> tuple[int, int]:
        """The same for a whole number."""
        number, value = self.field(fields, name)
        if not value.isascii() or not value.isdigit() or len(value) > MOST_DIGITS:
            raise self.wrong(number, "number", found=value[: 2 * MOST_DIGITS])
        return number, int(value)

    def at(self, number: int) -> "At":
        """Where whatever goes wrong is about that line."""
        return At(self, number)

    def wrong(self, number: int, problem: str, **details: object) -> BadRecord:
        return BadRecord(line=number + 1, problem=problem, **details)


class At:
    """Gives whatever goes wrong inside the line where it stands."""

    def __init__(self, text: RecordLines, number: int) -> None:
        self.text = text
        self.number = number

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, EcumeneError):
            line = self.text.lines[self.number].strip()
            raise self.text.wrong(self.number, "choice", found=line, reason=error) from None
