title = BLOXX!
tagline = Two dice, one sheet each: circle the numbers, leave no gaps.

# The rules, one message each; tests and refusals use the same ids.
BLX-1 = Two to four players, each with a sheet of squares, usually 7 columns by 10 rows. Some squares have a number; some rows have a colour.{ $sheet ->
    [standard] {" "}Which squares have a number and which rows a colour is our own choice: the printed sheet was not to be had. Whoever owns the box can load the real one before the game.
   *[other] {""}
}
BLX-2 = Two dice show shapes of four squares: one square is a circle, the other three are crosses.{ $dice ->
    [standard] {" "}On the standard dice no shape appears twice; which die has which is our own choice.
   *[other] {""}
}
BLX-3 = The active player rolls both dice, picks one and draws its shape first. Then all others pick a die and draw, all at the same time. Whoever last played a video game is active first, or whomever the table chooses.
BLX-4 = Whoever picks the die that the active player took draws a cross in place of its circle. If the active player could draw nothing, no die is taken and both keep their circle.
BLX-5 = Turn and mirror a shape as you like. The circle stays on its own square of the shape.
BLX-6 = Your first shape must touch the bottom edge of the sheet.
BLX-7 = Every square of a shape must be inside the sheet, empty, not coloured in, and have nothing drawn above it. { $support ->
        [touch] A later shape must touch an earlier one with at least one side; it may hang in the air.
        [rest] A later shape must lie on an earlier one: at least one of its squares directly on top of a drawn one.
       *[settle] A later shape must stand on the floor or on a drawn square, and touch an earlier shape with at least one side.
    }
BLX-8 = Empty squares below a drawn square are gaps. They are coloured in at once and can never be filled.
BLX-9 = If one of the two shapes fits on your sheet, you must draw one. If neither fits, you lose this roll.
BLX-10 = A coloured row full of crosses and circles earns 4 points for whoever fills it first and 2 for everyone later. If several fill it in the same roll, all of them count as first. A row with a gap in it earns nothing.
BLX-11 = The next player clockwise rolls. The game ends after a roll in which two players could draw nothing.
BLX-12 = Add up your circled numbers and your coloured rows, then subtract 1 for every gap and 1 for every empty square. The highest score wins; equal scores share the win.

rule-name-BLX-1 = Players and sheets
rule-name-BLX-2 = The dice
rule-name-BLX-3 = A roll
rule-name-BLX-4 = The taken die
rule-name-BLX-5 = Turn and mirror
rule-name-BLX-6 = The first shape
rule-name-BLX-7 = Where a shape fits
rule-name-BLX-8 = Gaps
rule-name-BLX-9 = Draw if you can
rule-name-BLX-10 = Coloured rows
rule-name-BLX-11 = The end
rule-name-BLX-12 = Points and winning

option-support = What a later shape must do.
option-sheet = The sheet everybody draws on: its rows from the top, a dot or a number for each square, then the colour of the row, if any.
stand-in-sheet = The sheet is a stand-in. If you own the box, save the file, correct it, and load it.
option-dice = The shapes on the two dice: a line each, O for the circle, X for a cross, a slash where the next row of a shape begins.
stand-in-dice = Which shapes are on which die is a stand-in. If you own the box, save the file, correct it, and load it.
option-start = Who begins.

# Why a move is refused.
where-it-fits = { $row ->
        [0] turned like this it fits nowhere in column { $column }
       *[other] in column { $column } the lowest place for it is row { $row }
    }
refusal-game-is-over = the game is over
refusal-dice-are-not-rolled = { $seat } has to roll the dice first
refusal-not-your-turn-to-draw = { $seat } picks a die and draws first
refusal-has-drawn = you have already drawn in this roll
refusal-roll-is-lost = neither shape fits on your sheet, so you lose this roll
refusal-looks-the-same = this turn gives the same drawing as '{ $die } { $turn } { $square }', so only that one counts
refusal-same-on-both-dice = both dice show the same shape, so it is drawn as '{ $die } { $turn } { $square }'
refusal-leaves-the-sheet = the shape would stick out { $edge ->
        [right] on the right of the sheet
       *[top] at the top of the sheet
    }; { where-it-fits }
refusal-square-is-drawn = square { $square } is already drawn on; { where-it-fits }
refusal-square-is-a-gap = square { $square } is a gap and stays coloured in; { where-it-fits }
refusal-first-on-the-bottom-edge = the first shape must touch the bottom edge; { where-it-fits }
refusal-touches-nothing-drawn = no side of the shape would touch an earlier shape; { where-it-fits }
refusal-would-hang = the shape would hang in the air, with no square on the floor or on a drawn one; { where-it-fits }
refusal-lies-on-nothing-drawn = no square of the shape would lie on a drawn one; { where-it-fits }

ending-two-stuck = Two players could draw nothing in the same roll.

option-support-settle = stand firm and touch a shape
option-support-touch = touch a shape, even hanging
option-support-rest = lie on a shape

colour-green = green
colour-blue = blue
colour-orange = orange
colour-violet = violet

part-numbers = Circled numbers
part-rows = Coloured rows
part-gaps = Gaps
part-empties = Empty squares

# What a choice would do.
filled-row = { $colour ->
    [green] the green row
    [blue] the blue row
    [orange] the orange row
   *[violet] the violet row
}
preview-rolled = {""}
preview-stuck = {""}
preview-took-die = {""}
preview-drew = {""}
preview-covered = covers 4 squares: +4
preview-circled = { $number ->
    [0] {""}
   *[other] circles the { $number }: +{ $number }
}
preview-crossed = { $number ->
    [0] {""}
   *[other] puts only a cross on the { $number }
}
preview-coloured-in = {""}
preview-left-gaps = { $count ->
    [0] no gap
    [one] makes a gap
   *[other] makes { $count } gaps
}
preview-row-filled = fills { filled-row }: +{ $points }
preview-scored = {""}
preview-turn-began = {""}
preview-game-over = ends the game

# What has happened.
effect-rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} both dice.
effect-stuck = { $seat_is ->
    [you] You can draw neither shape and lose this roll.
   *[other] { $seat } can draw neither shape and loses this roll.
}
effect-took-die = {""}
effect-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} the shape of die { $die } at { $square }.
effect-covered = {""}
effect-circled = { $number ->
    [0] {""}
   *[other] It circles the { $number }: +{ $number }.
}
effect-crossed = { $number ->
    [0] {""}
   *[other] The { $number } there gets only a cross.
}
effect-coloured-in = {""}
effect-left-gaps = { $count ->
    [0] {""}
    [one] It makes a gap.
   *[other] It makes { $count } gaps.
}
effect-row-filled = It fills { filled-row }: +{ $points }.
effect-scored = {""}
effect-turn-began = {""}
effect-game-over = The game is over: two players could draw nothing.
