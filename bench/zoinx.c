/* ZOINX! in C: a table, the choices of each seat, a step, a random game. */
#include <stdbool.h>
#include <string.h>

#include "random.h"

enum { MOST_SEATS = 4, GOAL = 30, ZOINX_POINTS = 5, ALL_WAYS = 81 };
enum { BET_ZOINX = 5, ROLL, STOP, MOVES };
enum phase { BETTING, THROWING, DECIDING, OVER };

static const int DOTS_OF[BET_ZOINX] = {2, 4, 6, 8, 10};
static const int WAYS[] = {16, 32, 24, 8, 1};

struct table {
    enum phase phase;
    int seats, active, last_turns, dots, turn;
    int bets[MOST_SEATS], scores[MOST_SEATS], scored_in[MOST_SEATS];
};

static inline int choices(const struct table *t, int seat, int *allowed) {
    int offered = 0;
    if (t->phase == BETTING) {
        for (int bet = 0; bet < BET_ZOINX; bet++) allowed[offered++] = bet;
        if (seat != t->active) allowed[offered++] = BET_ZOINX;
    } else if (t->phase == DECIDING && seat == t->active) {
        allowed[offered++] = ROLL;
        allowed[offered++] = STOP;
    }
    return offered;
}

static inline void earn(struct table *t, int seat, int points) {
    t->scores[seat] += points;
    t->scored_in[seat] = t->turn;
}

static inline bool ahead_of_all(const struct table *t, int seat) {
    for (int other = 0; other < t->seats; other++)
        if (other != seat && t->scores[other] >= t->scores[seat]) return false;
    return true;
}

static void end_turn(struct table *t, bool zoinx) {
    for (int seat = 0; seat < t->seats; seat++) {
        int bet = t->bets[seat];
        if (bet == BET_ZOINX) {
            if (zoinx) earn(t, seat, ZOINX_POINTS);
        } else if (seat != t->active) {
            if (t->dots >= DOTS_OF[bet]) earn(t, seat, DOTS_OF[bet]);
        } else if (!zoinx) {
            earn(t, seat, DOTS_OF[bet] + (t->dots == DOTS_OF[bet] ? 0 : t->dots));
        }
    }
    if (t->last_turns > 0) {
        if (--t->last_turns == 0) {
            t->phase = OVER;
            return;
        }
    } else if (t->scores[t->active] >= GOAL && ahead_of_all(t, t->active)) {
        t->last_turns = t->seats - 1;
    }
    t->active = t->active + 1 == t->seats ? 0 : t->active + 1;
    t->turn++;
    t->dots = 0;
    t->phase = BETTING;
}

static inline void happen(struct table *t, int dots) {
    if (dots == 0) {
        end_turn(t, true);
        return;
    }
    t->dots += dots;
    if (t->dots >= DOTS_OF[t->bets[t->active]]) t->phase = DECIDING;
}

static inline void resolve(struct table *t, const int *moves) {
    if (t->phase == BETTING) {
        for (int seat = 0; seat < t->seats; seat++) t->bets[seat] = moves[seat];
        t->phase = THROWING;
    } else if (moves[t->active] == ROLL) {
        t->phase = THROWING;
    } else {
        end_turn(t, false);
    }
}

static inline void step(struct table *t, uint64_t *random) {
    if (t->phase == THROWING) {
        int64_t left = below(random, ALL_WAYS);
        int dots = 0;
        while (left >= WAYS[dots]) left -= WAYS[dots++];
        happen(t, dots);
        return;
    }
    int moves[MOST_SEATS], allowed[MOVES];
    for (int seat = 0; seat < t->seats; seat++) {
        int offered = choices(t, seat, allowed);
        if (offered > 0) moves[seat] = allowed[offered > 1 ? below(random, offered) : 0];
    }
    resolve(t, moves);
}

int64_t play_games(int64_t games, int64_t seed, int64_t seats, int64_t *score_sum) {
    int64_t steps = 0;
    for (int64_t game = 0; game < games; game++) {
        uint64_t random;
        struct table t;
        memset(&t, 0, sizeof t);
        t.seats = (int)seats;
        t.turn = 1;
        seed_stream(&random, seed, game);
        for (; t.phase != OVER; steps++) step(&t, &random);
        for (int seat = 0; seat < t.seats; seat++) *score_sum += t.scores[seat];
    }
    return steps;
}
