"""BLOXX! — two shape dice and a sheet each: fill it without gaps, and circle the numbers."""

from quartett.games.bloxx.components import DICE_FILE, SHEET, read_dice, read_sheet
from quartett.options import About, Option

SUPPORTS = ("settle", "touch", "rest")

ABOUT = About(
    title="BLOXX!",
    seats=range(2, 5),
    version=1,
    rules=tuple(f"BLX-{number}" for number in range(1, 13)),
    ends="every roll but the last fills squares on all sheets but one, until they run out",
    # A sheet holds at most 17 shapes, and in every roll but the last all seats but one draw: with
    # 3 seats that makes at most 25 + 1 rolls of 3 steps, with 2 or 4 seats fewer.
    longest=78,
    options=(
        Option("support", "settle", "what a later shape must lie on or touch (BLX-7)", SUPPORTS),
        Option("sheet", "standard", "the sheet everybody draws on (BLX-1)", read_sheet, SHEET),
        Option("dice", "standard", "the shapes on the two dice (BLX-2)", read_dice, DICE_FILE),
    ),
    small={"seats": 2, "sheet": ".2.;3.. green;..4", "dice": "A OXX/X.. OX/XX;B OX./.XX"},
    small_depth=8,  # the whole game
)
