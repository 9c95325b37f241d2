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
