/* Pig in C, as OpenSpiel plays it: a table, the choices, a step, a random game. */
#include "random.h"

enum { SEATS = 2, GOAL = 100, HORIZON = 1000, FACES = 6 };
enum { ROLL, STOP, MOVES };
enum phase { CHOOSING, ROLLING, OVER };

struct table {
    enum phase phase;
    int active, chosen, turn_total;
    int scores[SEATS];
};

static inline void pass_on(struct table *t) {
    t->turn_total = 0;
    t->active = t->active + 1 == SEATS ? 0 : t->active + 1;
}

static inline void happen(struct table *t, int pips) {
    t->phase = CHOOSING;
    if (pips == 1)
        pass_on(t);
    else
        t->turn_total += pips;
}

static inline int choices(const struct table *t, int seat, int *allowed) {
    int offered = 0;
    if (t->phase != CHOOSING || seat != t->active) return 0;
    if (t->scores[seat] + t->turn_total < GOAL) allowed[offered++] = ROLL;
    allowed[offered++] = STOP;
    return offered;
}

static inline void resolve(struct table *t, int move) {
    int seat = t->active;
    t->chosen++;
    if (move == ROLL) {
        t->phase = ROLLING;
    } else {
        t->scores[seat] += t->turn_total;
        pass_on(t);
    }
    if (t->scores[seat] >= GOAL || t->chosen == HORIZON) t->phase = OVER;
}

static inline void step(struct table *t, uint64_t *random) {
    if (t->phase == ROLLING) {
        happen(t, 1 + (int)below(random, FACES));
        return;
    }
    int allowed[MOVES];
    int offered = choices(t, t->active, allowed);
    resolve(t, allowed[offered > 1 ? below(random, offered) : 0]);
}

int64_t play_games(int64_t games, int64_t seed, int64_t seats, int64_t *score_sum) {
    int64_t steps = 0;
    (void)seats; /* always two */
    for (int64_t game = 0; game < games; game++) {
        uint64_t random;
        struct table t = {CHOOSING, 0, 0, 0, {0, 0}};
        seed_stream(&random, seed, game);
        for (; t.phase != OVER; steps++) step(&t, &random);
        /* When time is up nobody has won and nobody has points. */
        if (t.scores[0] >= GOAL || t.scores[1] >= GOAL) *score_sum += t.scores[0] + t.scores[1];
    }
    return steps;
}
