title = BLOXX!
tagline = Two dice, one sheet each: circle the numbers, leave no gaps.

# The rules, one message each; the ids stand in tests and refusals too.
BLX-1 = Two to four players, each with a sheet of squares, as a rule 7 columns and 10 rows. Some squares carry a number; four rows have a colour.
BLX-2 = Two dice show shapes of four squares: one square is a circle, the other three are crosses. On the standard dice no shape appears twice.
BLX-3 = The active player rolls both dice, picks one and draws its shape first. Then all others pick a die and draw, everyone at the same time.
BLX-4 = Whoever picks the die that the active player took draws a cross where its circle is. If the active player could draw nothing, no die is taken and both keep their circle.
BLX-5 = Turn and mirror a shape as you like. The circle stays at its own square of the shape.
BLX-6 = Your first shape must touch the bottom edge of the sheet.
BLX-7 = Every square of a shape must be inside the sheet, empty, not coloured in, and have nothing drawn above it. { $support ->
        [touch] A later shape must touch an earlier one with at least one side; it may hang in the air.
        [rest] A later shape must lie on an earlier one: at least one of its squares directly on top of a drawn one.
       *[settle] A later shape must stand on the floor or on a drawn square, and touch an earlier shape with at least one side.
    }
BLX-8 = Empty squares below something drawn are gaps. They are coloured in at once and can never be filled.
BLX-9 = If one of the two shapes fits on your sheet, you must draw one. If neither fits, you lose this roll.
BLX-10 = A coloured row full of crosses and circles earns 4 points for whoever fills it first and 2 for everyone later. Filled in the same roll counts as first for all of them. With a gap in it the row earns nothing.
BLX-11 = The next player clockwise rolls. The game ends after a roll in which two players could draw nothing.
BLX-12 = Add up your circled numbers and your coloured rows, then take off 1 for every gap and 1 for every empty square. The highest score wins; equals share the win.

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

option-support = What a later shape must do. settle: stand on the floor or on something drawn, and touch an earlier shape. touch: touch an earlier shape, even hanging in the air. rest: lie on top of an earlier shape.
option-sheet = The sheet everybody draws on: its rows from the top, a dot or a number for each square, the colour behind a row.
option-dice = The shapes on the two dice: a line each, O for the circle, X for a cross, a slash where the next row of a shape begins.
option-start = The seat that begins.

# Why a word is refused.
where-it-fits = { $row ->
        [0] turned like this it fits nowhere in column { $column }
       *[other] in column { $column } the lowest place for it is row { $row }
    }
looks-the-same = this turn gives the same drawing as '{ $word }', so only that one counts
same-on-both-dice = both dice show the same shape, so it is drawn as '{ $word }'
leaves-the-sheet = square { $square } is outside the sheet; { where-it-fits }
square-is-drawn = square { $square } is drawn on already; { where-it-fits }
square-is-a-gap = square { $square } is a gap and stays coloured in; { where-it-fits }
first-on-the-bottom-edge = the first shape must touch the bottom edge; { where-it-fits }
would-hang = no square of the shape would stand on anything; { where-it-fits }
lies-on-nothing-drawn = no square of the shape would lie on a drawn one; { where-it-fits }
touches-nothing-drawn = no side of the shape would touch anything drawn; { where-it-fits }

ending-two-stuck = Two players could draw nothing in the same roll.

option-support-settle = settle: stand and touch
option-support-touch = touch: hanging is fine
option-support-rest = rest: lie on something

colour-green = green
colour-blue = blue
colour-orange = orange
colour-violet = violet

part-numbers = Circled numbers
part-rows = Coloured rows
part-gaps = Gaps
part-empties = Empty squares

# What a choice does.
gaps-made = { $gaps ->
    [0] no gap
    [one] makes a gap
   *[other] makes { $gaps } gaps
}
rows-filled = { $rows ->
    [one] fills the { $colour ->
        [green] green
        [blue] blue
        [orange] orange
       *[violet] violet
    } row: +{ $points }
   *[other] fills { $rows } coloured rows: +{ $points }
}
does-draw = { gaps-made }
does-circle = circles the { $number }: +{ $number }, { gaps-made }
does-fill = { rows-filled }, { gaps-made }
does-circle-and-fill = circles the { $number }: +{ $number }, { rows-filled }, { gaps-made }

# What has happened.
told-roll = { $who } rolls { $shape_a } with die A and { $shape_b } with die B{ $then ->
    [stuck] {" "}and can draw neither
    [over] , and that was the last roll
   *[draws] {""}
}.
told-draw = { $who } draws the { $shape } of die { $die } at { $square }: { gaps-made }.
told-circle = { $who } draws the { $shape } of die { $die } and circles the { $number } at { $square }: +{ $number }, { gaps-made }.
told-fill = { $who } draws the { $shape } of die { $die } at { $square } and { rows-filled }, { gaps-made }.
told-circle-and-fill = { $who } draws the { $shape } of die { $die }, circles the { $number } at { $square }: +{ $number }, and { rows-filled }, { gaps-made }.
