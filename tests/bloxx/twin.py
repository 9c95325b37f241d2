"""BLOXX! once more: slow, obvious, squares in sets as on paper. Shares no code with the game."""

from itertools import product

SHEET = """
4..3..4
..2..2.
3.....3 violet
..4.2..
2....3. orange
..3...2
4..2... blue
..2..4.
3....2. green
..2.3..
"""
DICE = """
A OXXX OX/XX OXX/.X. OX./.XX OXX/X.. XXO/X..
B XOXX XOX/.X. XXX/.O. XO./.XX XOX/X.. XXX/O..
"""

Square = tuple[int, int]
"""Column and row, both from 1; row 1 is the bottom row."""
Drawing = frozenset[tuple[Square, str]]
"""Squares with their marks, x or o."""


class Sheet:
    """One player's paper."""

    def __init__(self) -> None:
        self.marks: dict[Square, str] = {}
        self.gaps: set[Square] = set()
        self.rows: dict[str, int] = {}
        """Coloured rows that are filled, and what they earn."""


class Twin:
    """One table."""

    def __init__(
        self, seats: int, support: str, start: int = 0, sheet: str = SHEET, dice: str = DICE
    ) -> None:
        self.support = support
        self.numbers: dict[Square, int] = {}
        self.colour_of: dict[int, str] = {}
        lines = sheet.strip().splitlines()
        for row, line in zip(range(len(lines), 0, -1), lines, strict=True):
            squares, *colour = line.split()
            for column, square in enumerate(squares, 1):
                self.numbers[column, row] = 0 if square == "." else int(square)
            if colour:
                self.colour_of[row] = colour[0]
        self.faces = {line.split()[0]: line.split()[1:] for line in dice.strip().splitlines()}
        self.sheets = [Sheet() for _ in range(seats)]
        self.active = start
        self.rolled: dict[str, str] = {}
        self.taken = ""
        self.waiting: set[int] = set()
        """The seats that draw now."""
        self.first_bonus_gone: set[str] = set()
        self.over = False

    # -- chance ----------------------------------------------------------------------------------

    def odds(self) -> dict[str, int]:
        if self.over or self.rolled:
            return {}
        a, b = (range(1, len(self.faces[die]) + 1) for die in "AB")
        return {f"roll A{one} B{other}": 1 for one, other in product(a, b)}

    def happen(self, event: str) -> None:
        for name in event.split()[1:]:
            self.rolled[name[0]] = self.faces[name[0]][int(name[1:]) - 1]
        self.filled_now: set[str] = set()
        self.stuck = {seat for seat in range(len(self.sheets)) if not self.drawings(seat)}
        self.waiting = {self.active} - self.stuck
        if not self.waiting:
            self.ask_others()

    def ask_others(self) -> None:
        self.waiting = set(range(len(self.sheets))) - {self.active} - self.stuck
        if not self.waiting:
            self.end_roll()

    def end_roll(self) -> None:
        self.first_bonus_gone |= self.filled_now
        self.waiting = set()
        if len(self.stuck) >= 2:
            self.over = True
            return
        self.rolled, self.taken = {}, ""
        self.active = (self.active + 1) % len(self.sheets)

    # -- moves -----------------------------------------------------------------------------------

    def choices(self, seat: int) -> set[str]:
        return set(self.drawings(seat).values()) if seat in self.waiting else set()

    def drawings(self, seat: int) -> dict[tuple[str, Drawing], str]:
        """Every drawing there is, tried out square by square, with the first word for it."""
        found: dict[tuple[str, Drawing], str] = {}
        sheet = self.sheets[seat]
        free = {square for square in self.numbers if self.is_free(sheet, square)}
        for die, turn in product("AB", TURNS):
            shape = self.shape(die, turn)
            for column, row in sorted(self.numbers):
                squares = {(x + column, y + row) for x, y in shape}
                if squares <= free and self.is_supported(sheet, squares):
                    # Which die it is matters only if it will be taken from the others.
                    key = (die if seat == self.active else "", moved(shape, column, row))
                    found.setdefault(key, f"{die} {turn} {'abcdefg'[column - 1]}{row}")
        return found

    def shape(self, die: str, turn: str) -> dict[Square, str]:
        """The marks of a die as turned, from column 0 and row 0 on."""
        marks = turned(read(self.rolled[die]), turn)
        left, low = min(x for x, _ in marks), min(y for _, y in marks)
        return {
            (x - left, y - low): "x" if die == self.taken else mark
            for (x, y), mark in marks.items()
        }

    def is_free(self, sheet: Sheet, square: Square) -> bool:
        """Neither a gap nor drawn on, and nothing is drawn above it."""
        column, row = square
        drawn = any((column, above) in sheet.marks for above in range(row, 11))
        return square not in sheet.gaps and not drawn

    def is_supported(self, sheet: Sheet, squares: set[Square]) -> bool:
        floor = any(row == 1 for _, row in squares)
        if not sheet.marks:
            return floor
        on_drawn = any((column, row - 1) in sheet.marks for column, row in squares)
        beside = any(
            (column - 1, row) in sheet.marks or (column + 1, row) in sheet.marks
            for column, row in squares
        )
        if self.support == "settle":
            return (floor or on_drawn) and (on_drawn or beside)
        return on_drawn or (beside and self.support == "touch")

    def play(self, moves: dict[int, str]) -> None:
        assert set(moves) == self.waiting
        for seat, word in moves.items():
            die, turn, place = word.split()
            column, row = "abcdefg".index(place[0]) + 1, int(place[1:])
            self.draw(self.sheets[seat], moved(self.shape(die, turn), column, row))
        if self.active in moves:
            self.taken = moves[self.active][0]
            self.ask_others()
        else:
            self.end_roll()

    def draw(self, sheet: Sheet, drawing: Drawing) -> None:
        sheet.marks.update(drawing)
        for column, row in self.numbers:
            if (column, row) not in sheet.marks:
                if any((column, above) in sheet.marks for above in range(row, 11)):
                    sheet.gaps.add((column, row))
        for row, colour in self.colour_of.items():
            if colour not in sheet.rows:
                if all(square in sheet.marks for square in self.numbers if square[1] == row):
                    sheet.rows[colour] = 2 if colour in self.first_bonus_gone else 4
                    self.filled_now.add(colour)

    # -- points ----------------------------------------------------------------------------------

    def parts(self, seat: int) -> list[int]:
        """Numbers, rows, gaps, empty squares."""
        sheet = self.sheets[seat]
        circled = sum(self.numbers[square] for square, mark in sheet.marks.items() if mark == "o")
        empty = len(set(self.numbers) - set(sheet.marks) - sheet.gaps)
        return [circled, sum(sheet.rows.values()), -len(sheet.gaps), -empty]

    def scores(self) -> list[int]:
        return [sum(self.parts(seat)) for seat in range(len(self.sheets))]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


TURNS = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")


def read(face: str) -> dict[Square, str]:
    """The marks of a face by column and row, rows counted upwards."""
    return {
        (column, -line): mark.lower()
        for line, marks in enumerate(face.split("/"))
        for column, mark in enumerate(marks)
        if mark != "."
    }


def moved(shape: dict[Square, str], column: int, row: int) -> Drawing:
    """The shape with its lower left corner here."""
    return frozenset(((x + column, y + row), mark) for (x, y), mark in shape.items())


def turned(marks: dict[Square, str], turn: str) -> dict[Square, str]:
    """Mirrored for an m, then so many quarter turns clockwise."""
    if turn[0] == "m":
        marks = {(-x, y): mark for (x, y), mark in marks.items()}
    for _ in range(int(turn[1])):
        marks = {(y, -x): mark for (x, y), mark in marks.items()}
    return marks
