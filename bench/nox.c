/* NOX by hand in C: the standard game, uniformly random players, as quartett.sim plays it. */
#include <string.h>

#include "random.h"

enum { CARDS = 15, COPIES = 6, COLOURS = 3, MOST_SEATS = 6, HAND_CARDS = 3, SIX_STACKS = 6, GOAL = 150 };
enum { NEW_STACK = CARDS };

/* Card c shows the number c + 1; sets of cards are bit masks. */
static const uint16_t COLOUR_MASK[COLOURS] = {0x4509, 0x2852, 0x12A4};
static const uint8_t COLOUR_OF[CARDS] = {0, 1, 2, 0, 1, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0};

typedef struct {
    uint8_t card, before, onto;
} lay_t;

typedef struct {
    int seats, starter, pile_size;
    uint8_t pile[CARDS];
    uint8_t hands[MOST_SEATS][CARDS];
    uint16_t hand_masks[MOST_SEATS];
    int held[MOST_SEATS];
    uint16_t kitties[MOST_SEATS];
    int64_t scores[MOST_SEATS];
} table_t;

static void draw(table_t *table, int seat, uint64_t *random) {
    int left = (int)below(random, table->pile_size), card = 0;
    while (left >= table->pile[card])
        left -= table->pile[card++];
    table->pile[card]--;
    table->pile_size--;
    table->hands[seat][card]++;
    table->hand_masks[seat] |= (uint16_t)(1 << card);
    table->held[seat]++;
}

static int64_t deal(table_t *table, uint64_t *random) {
    memset(table->pile, COPIES, sizeof table->pile);
    memset(table->hands, 0, sizeof table->hands);
    memset(table->hand_masks, 0, sizeof table->hand_masks);
    memset(table->held, 0, sizeof table->held);
    memset(table->kitties, 0, sizeof table->kitties);
    table->pile_size = CARDS * COPIES;
    for (int dealt = 0, seat = table->starter; dealt < HAND_CARDS * table->seats; dealt++) {
        draw(table, seat, random);
        seat = seat + 1 == table->seats ? 0 : seat + 1;
    }
    return HAND_CARDS * table->seats;
}

static int list_lays(const table_t *table, int seat, lay_t *lays) {
    int offered = 0;
    for (unsigned hand = table->hand_masks[seat]; hand; hand &= hand - 1) {
        uint8_t card = (uint8_t)__builtin_ctz(hand);
        unsigned colour = COLOUR_MASK[COLOUR_OF[card]];
        for (int before = 0; before < table->seats; before++) {
            unsigned kitty = table->kitties[before];
            if (!(kitty >> card & 1))
                lays[offered++] = (lay_t){card, (uint8_t)before, NEW_STACK};
            for (unsigned tops = kitty & colour; tops; tops &= tops - 1)
                lays[offered++] = (lay_t){card, (uint8_t)before, (uint8_t)__builtin_ctz(tops)};
        }
    }
    return offered;
}

static void lay(table_t *table, int seat, lay_t chosen) {
    if (--table->hands[seat][chosen.card] == 0)
        table->hand_masks[seat] &= (uint16_t)~(1 << chosen.card);
    table->held[seat]--;
    if (chosen.onto != NEW_STACK)
        table->kitties[chosen.before] &= (uint16_t)~(1 << chosen.onto);
    table->kitties[chosen.before] |= (uint16_t)(1 << chosen.card);
}

static int64_t play_round(table_t *table, uint64_t *random) {
    lay_t lays[HAND_CARDS * MOST_SEATS * SIX_STACKS];
    int64_t steps = deal(table, random);
    for (int seat = table->starter; table->held[seat] > 0;) {
        int offered = list_lays(table, seat, lays);
        lay_t chosen = lays[offered > 1 ? below(random, offered) : 0];
        lay(table, seat, chosen);
        steps++;
        if (__builtin_popcount(table->kitties[chosen.before]) == SIX_STACKS)
            break;
        if (table->pile_size > 0) {
            draw(table, seat, random);
            steps++;
        }
        seat = seat + 1 == table->seats ? 0 : seat + 1;
    }
    return steps;
}

/* Whether somebody has reached the goal. */
static int score_round(table_t *table) {
    int over = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        unsigned kitty = table->kitties[seat];
        if (kitty & COLOUR_MASK[0] && kitty & COLOUR_MASK[1] && kitty & COLOUR_MASK[2])
            for (; kitty; kitty &= kitty - 1)
                table->scores[seat] += __builtin_ctz(kitty) + 1;
        over |= table->scores[seat] >= GOAL;
    }
    return over;
}

int64_t play_games(int64_t games, int64_t seed, int64_t seats, int64_t *score_sum) {
    int64_t steps = 0;
    for (int64_t game = 0; game < games; game++) {
        uint64_t random;
        seed_stream(&random, seed, game);
        table_t table = {.seats = (int)seats};
        for (;;) {
            steps += play_round(&table, &random);
            if (score_round(&table))
                break;
            table.starter = table.starter + 1 == table.seats ? 0 : table.starter + 1;
        }
        for (int seat = 0; seat < table.seats; seat++)
            *score_sum += table.scores[seat];
    }
    return steps;
}
