"""The rules of NOX, NOX-1 to NOX-13."""

from quartett.games.nox.effects import Effect
from quartett.games.nox.moves import (
    BY_EMPTY_HANDS,
    BY_EMPTY_PILE,
    BY_SIX_STACKS,
    CARD_OF,
    CHANGE,
    COLOURS,
    EVENTS,
    EXPAND,
    HAND_CARDS,
    LAY,
    MATCH,
    MOST_SEATS,
    MOVES,
    NEW_STACK,
    NUMBERS,
    ONTO_OF,
    SEAT_OF,
    VALUE_OF,
)
from quartett.games.nox.sets import (
    has,
    kinds,
    lowest,
    with_card,
    without,
    without_lowest,
)
from quartett.games.nox.state import PARTS, BestTie, Ending, Phase, State, Variant
from quartett.kit import (
    Ints,
    clear,
    count,
    highest,
    next_seat,
    note,
    noting,
    offer,
    put,
    rule,
    take,
)

__all__ = ["EVENTS", "MOVES", "PARTS", "Ending", "Phase", "State"]

SIX_STACKS = 6
GOAL = 150
HARD_GOAL = 100
MOST_CHOICES = HAND_CARDS * MOST_SEATS * SIX_STACKS


@rule
def set_up(position: State) -> None:
    """The start player of the game is the start player of its first round."""
    position.starter = position.start
    position.turn = position.start
    shuffle(position)


@rule
def shuffle(position: State) -> None:
    """NOX-3, NOX-11: a round begins with all cards in the pile, face down."""
    position.phase = Phase.DEALING
    position.round_number += 1
    for seat in range(position.seats):
        position.kitties[seat] = 0
        clear(position.laid[seat])
        clear(position.hands[seat])
        position.held[seat] = 0
    position.pile_size = count(position.copies)
    for card in range(len(NUMBERS)):
        position.pile[card] = position.copies[card]


@rule
def odds(position: State, weights: Ints) -> int:
    """NOX-3, NOX-4: all face-down cards are equally likely.

    After a round, the next card is dealt from the whole deck, shuffled again (NOX-11).
    """
    if position.phase == Phase.DEALING or position.phase == Phase.DRAWING:
        for card in range(len(NUMBERS)):
            weights[card] = position.pile[card]
        return position.pile_size
    if position.phase == Phase.ROUND_OVER:
        for card in range(len(NUMBERS)):
            weights[card] = position.copies[card]
        return count(position.copies)
    return 0


@rule
def sees(position: State, seat: int) -> bool:
    """Only the player who draws a card sees it."""
    return seat == position.turn


@rule
def happen(position: State, event: int) -> None:
    """Moves the card from the pile to the hand of the seat whose turn it is."""
    if position.phase == Phase.ROUND_OVER:
        shuffle(position)
    take(position.pile, event)
    position.pile_size -= 1
    put(position.hands[position.turn], event)
    position.held[position.turn] += 1
    if position.phase == Phase.DEALING:
        deal_next(position, event)
    else:
        note(position, Effect.DREW, position.turn, event, position.pile_size)
        pass_on(position)


@rule
def deal_next(position: State, card: int) -> None:
    """NOX-3: one card at a time, clockwise from the start player, until each has three."""
    if position.turn == position.starter and position.held[position.turn] == 1:
        note(position, Effect.ROUND_BEGAN, position.round_number, position.starter)
    note(position, Effect.DEALT, position.turn, card, position.pile_size)
    position.turn = next_seat(position, position.turn)
    if position.held[position.turn] == HAND_CARDS:
        position.turn = position.starter
        position.phase = Phase.LAYING
        note(position, Effect.TURN_BEGAN, position.turn)


@rule
def choices(position: State, seat: int, allowed: Ints) -> int:
    """NOX-4: any card from the hand, in front of any seat."""
    offered = 0
    if position.phase == Phase.LAYING and seat == position.turn:
        hand = kinds(position.hands[seat])
        while hand != 0:
            card = lowest(hand)
            family = position.families[position.colours[card]]
            for before in range(position.seats):
                kitty = position.kitties[before]
                offered = offer_lays(card, before, kitty, family, allowed, offered)
            hand = without_lowest(hand)
    return offered


@rule
def offer_lays(card: int, before: int, kitty: int, family: int, allowed: Ints, offered: int) -> int:
    """NOX-5: as a new stack. NOX-6: onto any card of its colour.

    A new stack beside an equal card would merge with it at once (NOX-7). That is the same as laying
    the card onto its equal, so only the latter is offered.
    """
    if not has(kitty, card):
        offered = offer(allowed, offered, LAY[card, before, NEW_STACK])
    tops = kitty & family
    while tops != 0:
        offered = offer(allowed, offered, LAY[card, before, lowest(tops)])
        tops = without_lowest(tops)
    return offered


@rule
def resolve(position: State, moves: Ints) -> None:
    """NOX-4: lays a card, then draws one while the pile lasts. NOX-8: six stacks end the round."""
    word = moves[position.turn]
    card, before, onto = CARD_OF[word], SEAT_OF[word], ONTO_OF[word]
    take(position.hands[position.turn], card)
    position.held[position.turn] -= 1
    note(position, Effect.LAID, position.turn, card, before, onto, way(card, onto))
    lay(position, card, before, onto)
    if is_full(position.kitties[before]):
        end_round(position, BY_SIX_STACKS)
    elif position.pile_size > 0:
        position.phase = Phase.DRAWING
    else:
        pass_on(position)


@rule
def way(card: int, onto: int) -> int:
    """NOX-5 to NOX-7: returns how a card is laid."""
    if onto == NEW_STACK:
        return EXPAND
    return MATCH if onto == card else CHANGE


@rule
def lay(position: State, card: int, before: int, onto: int) -> None:
    """NOX-7: a card merges with an equal top of the kitty; onto its equal it changes nothing."""
    kitty = position.kitties[before]
    was = worth(position, before) if noting(position) else 0
    put(position.laid[before], card)
    position.kitties[before] = laid_onto(kitty, card, onto)
    if noting(position) and onto != card:
        if has(kitty, card):
            note(position, Effect.MERGED, before, card)
        note(position, Effect.KITTY, before, was, worth(position, before), shown(position, before))


@rule
def laid_onto(kitty: int, card: int, onto: int) -> int:
    """NOX-5: adds a top. NOX-6: replaces a top. NOX-7: equal tops become one."""
    if onto != NEW_STACK:
        kitty = without(kitty, onto)
    return with_card(kitty, card)


@rule
def is_full(kitty: int) -> bool:
    """NOX-8: whether there are six stacks, so that one is left after removing five."""
    for _ in range(SIX_STACKS - 1):
        kitty = without_lowest(kitty)
    return kitty != 0


@rule
def pass_on(position: State) -> None:
    """NOX-4: the turn goes clockwise."""
    position.phase = Phase.LAYING
    position.turn = next_seat(position, position.turn)
    if position.pile_size == 0:
        play_down(position)
    if position.phase == Phase.LAYING:
        note(position, Effect.TURN_BEGAN, position.turn)


@rule
def play_down(position: State) -> None:
    """NOX-9: without a pile, hands are played down, unless the option ends the round here."""
    if position.end_on_empty_pile:
        end_round(position, BY_EMPTY_PILE)
        return
    if count(position.held) == 0:
        end_round(position, BY_EMPTY_HANDS)
        return
    while position.held[position.turn] == 0:
        position.turn = next_seat(position, position.turn)


@rule
def end_round(position: State, why: int) -> None:
    """NOX-11: the start player's left neighbour is next. NOX-12: at the goal, the game is over."""
    note(position, Effect.ROUND_ENDED, why, position.round_number)
    write_points(position)
    if highest(position.scores, position.seats) >= goal_of(position):
        position.phase = Phase.OVER
        note(position, Effect.GAME_OVER)
    else:
        position.phase = Phase.ROUND_OVER
        position.starter = next_seat(position, position.starter)
        position.turn = position.starter


@rule
def goal_of(position: State) -> int:
    """NOX-12: the goal is 150. NOX-13: 100 in the hard variant. A table may agree on another."""
    if position.goal > 0:
        return position.goal
    return HARD_GOAL if position.variant == Variant.HARD else GOAL


@rule
def write_points(position: State) -> None:
    """NOX-10: everybody scores. NOX-13: in the hard variant, only the best of the round."""
    for seat in range(position.seats):
        position.last_round[seat] = worth(position, seat)
    least = least_written(position)
    for seat in range(position.seats):
        value = position.last_round[seat]
        if value < least:
            position.last_round[seat] = 0
        points = position.last_round[seat]
        if points > 0:
            position.scores[seat] += points
            for colour in range(len(COLOURS)):
                position.points[seat, colour] += tops_in(position, seat, colour)
        if noting(position):
            colours, score = shown(position, seat), position.scores[seat]
            note(position, Effect.SCORED, seat, value, colours, points, score)


@rule
def least_written(position: State) -> int:
    """NOX-13: returns the least worth that is written down: in the hard variant, the best.

    If several are best, each of them writes; by the option `best_tie`, nobody does.
    """
    if position.variant != Variant.HARD:
        return 0
    best = highest(position.last_round, position.seats)
    tied = position.best_tie == BestTie.NOBODY and times(position, best) > 1
    return best + 1 if tied else best


@rule
def times(position: State, worth: int) -> int:
    """Counts the kitties of this worth at the end of a round."""
    found = 0
    for seat in range(position.seats):
        found += position.last_round[seat] == worth
    return found


@rule
def worth(position: State, seat: int) -> int:
    """NOX-10: returns the sum of all tops if the kitty shows all three colours, otherwise 0."""
    total = 0
    for colour in range(len(COLOURS)):
        shown = tops_in(position, seat, colour)
        if shown == 0:
            return 0
        total += shown
    return total


@rule
def shown(position: State, seat: int) -> int:
    """Returns the colours that a kitty shows, one bit each."""
    colours = 0
    for colour in range(len(COLOURS)):
        if position.kitties[seat] & position.families[colour] != 0:
            colours |= 1 << colour
    return colours


@rule
def tops_in(position: State, seat: int, colour: int) -> int:
    """Returns the sum of a kitty's tops in one colour; 0 only if there are none."""
    total = 0
    tops = position.kitties[seat] & position.families[colour]
    while tops != 0:
        total += VALUE_OF[lowest(tops)]
        tops = without_lowest(tops)
    return total


@rule
def score(position: State, seat: int) -> int:
    """NOX-12: returns the points written down."""
    return position.scores[seat]


@rule
def parts(position: State, seat: int, points: Ints) -> None:
    """Lists the points that came from each colour."""
    for colour in range(len(COLOURS)):
        points[colour] = position.points[seat, colour]


@rule
def ending(position: State) -> int:
    """NOX-12: the game ends after a round in which somebody reaches the goal."""
    if position.phase != Phase.OVER:
        return Ending.NOT_YET
    for seat in range(position.seats):
        if is_full(position.kitties[seat]):
            return Ending.SIX_STACKS
    return Ending.PILE_EMPTY if position.end_on_empty_pile else Ending.HANDS_EMPTY
