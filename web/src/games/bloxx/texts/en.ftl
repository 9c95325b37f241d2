# At the board.
board-bloxx-sheet = { $you ->
    [yes] Your sheet
   *[no] The sheet of { $name }
}: circled numbers { $circled }, gaps { $gaps }, heights of the columns { $heights }
board-bloxx-gaps = { $count ->
    [0] no gap
    [one] { $count } gap
   *[other] { $count } gaps
}
board-bloxx-empty = { $count } empty
board-bloxx-choose = { $you ->
    [yes] Pick a die.
   *[no] { $name } picks a die.
}
board-bloxx-rolls = { $you ->
    [yes] You roll the dice.
   *[no] { $name } rolls the dice.
}
board-bloxx-throw = { $you ->
    [yes] Your turn: roll the dice.
   *[no] { $name } rolls the dice.
}
board-bloxx-draws = { $you ->
    [yes] You are drawing.
   *[no] { $name } is drawing.
}
board-bloxx-others-draw = { $you ->
    [yes] The others draw.
   *[no] Everyone but { $name } draws.
}
board-bloxx-stuck = { $who ->
    [you] Nothing fits on your sheet.
    [all] Nothing fits for you or { $names }.
   *[others] Nothing fits for { $names }.
}
board-bloxx-here = Column { $column }, row { $row }
board-bloxx-not-here = It does not fit here.
board-bloxx-draw = Draw
board-bloxx-rotate = Turn
board-bloxx-mirror = Mirror
board-bloxx-left = Left
board-bloxx-right = Right
board-bloxx-up = Higher
board-bloxx-down = Lower
board-bloxx-die = Die { $die }: { $shape }
board-bloxx-die-taken = Die { $die }, taken by { $you ->
    [yes] you
   *[no] { $name }
}, so without a circle: { $shape }
board-bloxx-die-rolling = Die { $die }

# The lesson.
lesson-bloxx-1 = Two dice show two shapes. Pick one, turn and move it, and draw it. The first one stands on the bottom edge.
lesson-bloxx-1-done = Drawn. One square of every shape is a circle, the others are crosses.
lesson-bloxx-2 = Marie rolled and took die A. On that die you would get a cross instead of the circle. Draw die B.
lesson-bloxx-2-done = Your circle stays a circle.
lesson-bloxx-3 = Shapes stand on something and touch each other. Circled numbers are points: put the circle on a number.
lesson-bloxx-3-done = Circled! That number is yours.
lesson-bloxx-4 = Empty squares below something drawn become gaps and cost a point each. Draw without making one.
lesson-bloxx-4-done = No gap. In the end empty squares cost a point, too.
lesson-bloxx-5 = The green row lacks two squares. Fill it.
lesson-bloxx-5-done = Four points for the first who fills it, two for everybody later. It ends when two cannot draw in the same roll.
