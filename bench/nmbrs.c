/* nmbrs! by hand in C: the standard game, uniformly random players, as quartett.sim plays it. */
#include <stdbool.h>
#include <string.h>

#include "random.h"

enum { CARDS = 104, HIGHEST = 100, JOKERS = 4, MOST_SEATS = 8, MOST_ROWS = 52, MOST_CHOICES = 40000 };
enum { START = 50, GOAL = 100, ROUNDS = 100, NONE = -1 };
enum kind { LAY, GROW, CROSS, SAY, SWAP, DISCARD };
enum purpose { LISTING, ASKING, SEEKING };

/* Card n - 1 shows the number n; the jokers follow, red, green, blue, orange. */
static const uint8_t COLOUR[CARDS] = {
    2, 1, 3, 0, 3, 0, 1, 2, 3, 0, 2, 1, 2, 1, 3, 0, 0, 3, 2, 1, 2, 1, 3, 0, 2, 0,
    3, 1, 3, 0, 1, 2, 2, 0, 1, 3, 0, 2, 1, 3, 2, 3, 0, 1, 1, 3, 0, 2, 2, 3, 1, 0,
    1, 2, 3, 0, 2, 1, 0, 3, 3, 1, 2, 0, 2, 1, 0, 3, 1, 3, 2, 0, 2, 1, 0, 3, 2, 3,
    1, 0, 2, 1, 0, 3, 2, 3, 1, 0, 2, 0, 3, 1, 2, 0, 1, 3, 1, 3, 2, 0, 0, 1, 2, 3,
};
static const uint8_t WORTH[CARDS] = {
    3, 3, 3, 2, 3, 2, 3, 2, 2, 2, 3, 1, 3, 2, 1, 1, 3, 1, 3, 1, 1, 2, 3, 1, 2, 2,
    1, 1, 3, 1, 3, 1, 1, 2, 2, 1, 3, 2, 2, 1, 3, 1, 3, 1, 1, 2, 3, 1, 2, 1, 2, 1,
    3, 1, 2, 1, 2, 2, 3, 1, 3, 2, 1, 1, 2, 1, 3, 1, 2, 1, 3, 1, 3, 2, 1, 1, 2, 1,
    3, 1, 1, 2, 3, 1, 2, 2, 2, 1, 3, 1, 2, 1, 2, 2, 2, 1, 3, 2, 2, 2, 0, 0, 0, 0,
};

/* The steps of the rows that may begin with a number. */
static uint8_t steps_from[HIGHEST + 1][HIGHEST], steps_of[HIGHEST + 1];

typedef struct {
    uint8_t first, step, length, jokers;
} row_t;

typedef struct {
    uint8_t kind, first, step, length; /* SAY: joker, number; SWAP: joker; DISCARD: card */
} choice_t;

typedef struct {
    int seats, opener, at_turn, asked;
    int64_t scores[MOST_SEATS];
    bool opened[MOST_SEATS], over;
    uint8_t pile[CARDS], open[CARDS];
    int face_down, face_up, ran_out;
    uint8_t hands[MOST_SEATS][CARDS];
    int held[MOST_SEATS];
    row_t rows[MOST_ROWS];
    int row_count;
    uint8_t lying_jokers, meaning[JOKERS]; /* as a mask; 0: stands for nothing */
    int freed, replaced;
} table_t;

typedef struct {
    const table_t *table;
    const uint8_t *hand;
    enum purpose purpose;
    int free, sayings, lowest_said, pending, most_new, limit;
    uint8_t said[HIGHEST + 1], fresh[HIGHEST + 1], needs[HIGHEST + 1], covered[HIGHEST + 1];
    uint8_t lies_in[HIGHEST + 1], jokers_at[HIGHEST + 1], begins[HIGHEST + 1];
    uint8_t sayable[HIGHEST + 1]; /* 1: by the freed joker, or any; 2: by the others too */
    uint8_t holds[MOST_ROWS], barred[MOST_ROWS], chosen[MOST_ROWS];
    int chosen_count, crossed, ways, sought_kind, sought_length, sought_jokers;
    choice_t *choices;
    int offered, offered_before;
} search_t;

static inline int last_of(row_t row) { return row.first + (row.length - 1) * row.step; }

/* -- lays ------------------------------------------------------------------------------------- */

static int joker_at(const table_t *table, int jokers, int number) {
    for (int joker = 0; joker < JOKERS; joker++)
        if (jokers >> joker & 1 && table->meaning[joker] == number)
            return joker;
    return NONE;
}

static void look_over(search_t *s, const table_t *table, int swapped) {
    int seat = table->asked;
    memset(s, 0, sizeof *s);
    s->table = table;
    s->hand = table->hands[seat];
    s->limit = HIGHEST;
    s->most_new = table->held[seat] - 1;
    for (int number = 1; number <= HIGHEST; number++)
        s->fresh[number] = s->hand[number - 1];
    for (int joker = 0; joker < JOKERS; joker++) {
        int said = table->meaning[joker];
        if (joker == swapped) {
            s->fresh[said] = 0;
            s->free++;
            s->pending = 1;
        } else if (s->hand[HIGHEST + joker]) {
            if (!said) {
                s->free++;
                s->pending |= joker == table->freed;
            } else {
                s->said[said] = 1;
                if (!s->sayings++ || said < s->lowest_said)
                    s->lowest_said = said;
            }
        }
    }
    for (int number = 1; number <= HIGHEST; number++)
        s->needs[number] = !(s->fresh[number] | s->said[number]);
    if (!table->opened[seat])
        return;
    for (int joker = 0; joker < JOKERS; joker++)
        if (table->lying_jokers >> joker & 1 && joker != swapped)
            s->jokers_at[table->meaning[joker]] |= (uint8_t)(1 << joker);
    int met_before = 0;
    for (int slot = 0; slot < table->row_count; slot++) {
        row_t row = table->rows[slot];
        s->holds[slot] = row.jokers;
        if (swapped != NONE && row.jokers >> swapped & 1) {
            s->barred[slot] = 1;
            s->holds[slot] ^= (uint8_t)(1 << swapped);
        }
        if (!s->begins[row.first])
            s->begins[row.first] = (uint8_t)(slot + 1);
        for (int number = row.first, last = last_of(row); number <= last; number += row.step) {
            int joker = s->holds[slot] ? joker_at(table, s->holds[slot], number) : NONE;
            if (joker == NONE) {
                s->lies_in[number]++;
                if (number == table->replaced)
                    s->barred[slot] = 1;
            } else if (met_before >> joker & 1) {
                s->jokers_at[number] ^= (uint8_t)(1 << joker);
            } else {
                met_before |= 1 << joker;
            }
        }
    }
}

/* Whether a card or joker from the hand can be laid as this number. */
static inline bool may_be_new(const search_t *s, int number) {
    return number <= s->limit && (s->free || s->fresh[number] || s->said[number]);
}

/* Whether a card that lies as this number may be crossed. */
static inline bool crossable(const search_t *s, int number) {
    return s->lies_in[number] == 1 || s->jokers_at[number];
}

typedef struct {
    int cards, new, missing, said, kind, jokers, reach, crossed;
} lay_t;

static void note_sayings(search_t *s, int first, int step, lay_t lay, int numbers, int replaceable) {
    bool spare = s->free > lay.missing, others = s->pending && s->free > 1;
    for (int place = 0, number = first; place < lay.cards; place++, number += step) {
        if (s->covered[number] || number == lay.crossed || s->said[number])
            continue;
        if (!s->fresh[number]) {
            s->sayable[number] |= 1;
            if (others && (lay.missing > 1 || (replaceable > 0 && numbers > 1)))
                s->sayable[number] |= 2;
        } else if (spare && numbers > 1) {
            s->sayable[number] |= 1;
            if (others && (lay.missing > 0 || (replaceable > 1 && numbers > 2)))
                s->sayable[number] |= 2;
        }
    }
}

static bool met(search_t *s, int first, int step, lay_t lay) {
    int numbers = lay.cards - __builtin_popcount((unsigned)lay.jokers) - s->sayings - lay.missing;
    if (numbers < 1)
        return false;
    if (s->purpose == SEEKING) {
        if (lay.kind != s->sought_kind || lay.cards != s->sought_length)
            return false;
        s->ways |= 1 << lay.jokers;
        s->crossed = lay.crossed;
        return lay.jokers == s->sought_jokers;
    }
    int replaceable = lay.new - lay.missing - s->sayings;
    if (s->purpose == ASKING)
        return lay.missing > 0 || (replaceable > 0 && numbers > 1);
    if (!lay.missing && !s->pending) {
        choice_t word = {(uint8_t)lay.kind, (uint8_t)first, (uint8_t)step, (uint8_t)lay.cards};
        int place = s->offered_before;
        while (place < s->offered && memcmp(&s->choices[place], &word, sizeof word))
            place++;
        if (place == s->offered)
            s->choices[s->offered++] = word;
    }
    if (s->free)
        note_sayings(s, first, step, lay, numbers, replaceable);
    return false;
}

static bool row_begins(const search_t *s, int first, int step) {
    if (s->begins[first])
        for (int slot = s->begins[first] - 1;
             slot < s->table->row_count && s->table->rows[slot].first == first; slot++)
            if (s->table->rows[slot].step % step == 0)
                return true;
    return false;
}

/* Whether the next number that this row does not hold can come from somewhere. */
static bool goes_on(const search_t *s, row_t row, int step) {
    int following = (row.step > step ? row.first : last_of(row)) + step;
    return following <= s->limit &&
           (may_be_new(s, following) || s->covered[following] || row_begins(s, following, step));
}

static bool row_may_grow(const search_t *s, int first, int step) {
    if (s->begins[first])
        for (int slot = s->begins[first] - 1;
             slot < s->table->row_count && s->table->rows[slot].first == first; slot++) {
            row_t row = s->table->rows[slot];
            if (row.step % step == 0 && goes_on(s, row, step))
                return true;
        }
    return false;
}

static bool may_take_in(const search_t *s, int slot, int step, int new) {
    row_t row = s->table->rows[slot];
    int last = last_of(row);
    if (s->barred[slot] || row.step % step || last > s->limit)
        return false;
    if (!new && !goes_on(s, row, step))
        return false;
    for (int number = row.first; number <= last; number += row.step)
        if (s->covered[number] || s->said[number])
            return false;
    return true;
}

static void cover(search_t *s, row_t row, uint8_t covered) {
    for (int number = row.first, last = last_of(row); number <= last; number += row.step)
        s->covered[number] = covered;
}

static bool walk(search_t *s, int first, int step, int number, lay_t lay);

/* Go on with the rows that begin here and the cards that may be crossed. */
static bool branch(search_t *s, int first, int step, int number, lay_t lay) {
    const table_t *table = s->table;
    if (s->begins[number])
        for (int slot = s->begins[number] - 1;
             slot < table->row_count && table->rows[slot].first == number; slot++)
            if (may_take_in(s, slot, step, lay.new)) {
                row_t row = table->rows[slot];
                lay_t grown = lay;
                grown.kind = GROW;
                grown.jokers |= s->holds[slot];
                grown.reach = lay.reach > last_of(row) ? lay.reach : last_of(row);
                cover(s, row, 1);
                s->chosen[s->chosen_count++] = (uint8_t)slot;
                if (walk(s, first, step, number, grown))
                    return true;
                s->chosen_count--;
                cover(s, row, 0);
            }
    if (lay.kind != LAY || s->said[number] || (lay.cards < 2 && !may_be_new(s, number + step)) ||
        (lay.cards < 1 && !may_be_new(s, number + 2 * step)))
        return false;
    lay.kind = CROSS;
    lay.crossed = number;
    for (int joker = 0; joker <= JOKERS; joker++)
        if (joker < JOKERS ? s->jokers_at[number] >> joker & 1 : s->lies_in[number] == 1) {
            lay.jokers = joker < JOKERS ? 1 << joker : 0;
            if (walk(s, first, step, number, lay))
                return true;
        }
    return false;
}

static bool walk(search_t *s, int first, int step, int number, lay_t lay) {
    for (; number <= s->limit; number += step) {
        if (!s->covered[number] && number != lay.crossed) {
            if (lay.kind != CROSS &&
                (s->begins[number] || crossable(s, number)) && branch(s, first, step, number, lay))
                return true;
            lay.new++;
            if (s->said[number])
                lay.said++;
            else if (!s->fresh[number])
                lay.missing++;
            if (lay.new > s->most_new || lay.missing > s->free)
                return false;
        }
        lay.cards++;
        if (lay.cards >= 3 && number >= lay.reach && lay.new && lay.said == s->sayings &&
            met(s, first, step, lay))
            return true;
    }
    return false;
}

/* Whether three cards may come together here. */
static bool leads_somewhere(const search_t *s, int first, int step) {
    int second = first + step, third = second + step;
    if (s->sayings && (s->lowest_said < first || (s->lowest_said - first) % step))
        return false;
    int free = s->free - s->needs[first];
    if (free >= 0) {
        int left = free - s->needs[second];
        if (left >= 0 && (left >= s->needs[third] || s->begins[third] || crossable(s, third)))
            return true;
        if (crossable(s, second) && free >= s->needs[third])
            return true;
        if (row_begins(s, second, step))
            return true;
    }
    if (crossable(s, first) && s->needs[second] + s->needs[third] <= s->free)
        return true;
    return row_may_grow(s, first, step);
}

static bool every_lay(search_t *s) {
    for (int first = 1; first <= HIGHEST - 2; first++) {
        if (!may_be_new(s, first) && !s->begins[first] && !crossable(s, first))
            continue;
        for (int place = 0; place < steps_of[first]; place++) {
            int step = steps_from[first][place];
            if (!leads_somewhere(s, first, step))
                continue;
            s->offered_before = s->offered;
            if (walk(s, first, step, first, (lay_t){0}))
                return true;
        }
    }
    return false;
}

static int acts(const table_t *table, choice_t *choices) {
    search_t s, asked;
    look_over(&s, table, NONE);
    s.choices = choices;
    every_lay(&s);
    int offered = s.offered;
    if (s.free)
        for (int joker = 0; joker < JOKERS; joker++)
            if (s.hand[HIGHEST + joker] && !table->meaning[joker]) {
                int by = s.pending && joker != table->freed ? 2 : 1;
                for (int number = 1; number <= HIGHEST; number++)
                    if (s.sayable[number] & by)
                        choices[offered++] = (choice_t){SAY, (uint8_t)joker, (uint8_t)number, 0};
            }
    if (s.sayings || s.pending)
        return offered;
    if (table->opened[table->asked])
        for (int joker = 0; joker < JOKERS; joker++)
            if (table->lying_jokers >> joker & 1 && s.hand[table->meaning[joker] - 1]) {
                look_over(&asked, table, joker);
                asked.purpose = ASKING;
                if (every_lay(&asked))
                    choices[offered++] = (choice_t){SWAP, (uint8_t)joker, 0, 0};
            }
    for (int card = 0; card < CARDS; card++)
        if (s.hand[card])
            choices[offered++] = (choice_t){DISCARD, (uint8_t)card, 0, 0};
    return offered;
}

/* -- the table --------------------------------------------------------------------------------- */

static void begin_round(table_t *table) {
    memset(table->hands, 0, sizeof table->hands);
    memset(table->held, 0, sizeof table->held);
    memset(table->opened, 0, sizeof table->opened);
    memset(table->pile, 1, sizeof table->pile);
    memset(table->meaning, 0, sizeof table->meaning);
    table->face_down = CARDS;
    table->face_up = table->ran_out = table->row_count = table->lying_jokers = 0;
    table->freed = NONE;
    table->replaced = 0;
    table->at_turn = table->opener;
}

static void end_round(table_t *table) {
    for (int seat = 0; seat < table->seats; seat++) {
        for (int card = 0; card < CARDS; card++)
            if (table->hands[seat][card])
                table->scores[seat] -= WORTH[card];
        table->over |= table->scores[seat] >= GOAL;
    }
    table->opener = (table->opener + 1) % table->seats;
    begin_round(table);
}

static int drawn(table_t *table, uint64_t *random) {
    int64_t left = below(random, table->face_down);
    int card = 0;
    while (left >= table->pile[card])
        left -= table->pile[card++];
    table->pile[card] = 0;
    table->face_down--;
    return card;
}

static void draw(table_t *table, int seat, uint64_t *random) {
    table->hands[seat][drawn(table, random)] = 1;
    table->held[seat]++;
}

static void shuffle_back(table_t *table) {
    if (table->face_down || table->face_up < 2)
        return;
    for (int place = 0; place < table->face_up - 1; place++)
        table->pile[table->open[place]] = 1;
    table->face_down = table->face_up - 1;
    table->open[0] = table->open[table->face_up - 1];
    table->face_up = 1;
}

/* Whether the round goes on after somebody has drawn. */
static bool round_goes_on(table_t *table) {
    if (table->face_down)
        return true;
    if (++table->ran_out == 2)
        return false;
    shuffle_back(table);
    return true;
}

static bool before(row_t a, row_t b) {
    if (a.first != b.first)
        return a.first < b.first;
    if (a.step != b.step)
        return a.step < b.step;
    return a.length != b.length ? a.length < b.length : a.jokers < b.jokers;
}

static void sort_rows(table_t *table) {
    for (int slot = 1; slot < table->row_count; slot++) {
        row_t row = table->rows[slot];
        int place = slot;
        for (; place && before(row, table->rows[place - 1]); place--)
            table->rows[place] = table->rows[place - 1];
        table->rows[place] = row;
    }
}

static void swap(table_t *table, int joker) {
    uint8_t number = table->meaning[joker], *hand = table->hands[table->asked];
    hand[number - 1] = 0;
    hand[HIGHEST + joker] = 1;
    table->lying_jokers ^= (uint8_t)(1 << joker);
    for (int slot = 0; slot < table->row_count; slot++)
        table->rows[slot].jokers &= (uint8_t)~(1 << joker);
    table->meaning[joker] = 0;
    table->freed = joker;
    table->replaced = number;
    sort_rows(table);
}

static int ways_to_lay(search_t *s, const table_t *table, choice_t word, int jokers) {
    look_over(s, table, NONE);
    s->purpose = SEEKING;
    s->free = 0;
    s->limit = word.first + (word.length - 1) * word.step;
    s->sought_kind = word.kind;
    s->sought_length = word.length;
    s->sought_jokers = jokers;
    walk(s, word.first, word.step, word.first, (lay_t){0});
    return s->ways;
}

static void put_down(table_t *table, choice_t word, int jokers) {
    search_t s;
    ways_to_lay(&s, table, word, jokers);
    int seat = table->asked, points = 0, shown[4] = {0}, most = 0;
    for (int place = 0, number = word.first; place < word.length; place++, number += word.step) {
        if (s.covered[number] || number == s.crossed)
            continue;
        int card = number - 1;
        if (s.said[number]) {
            int joker = 0;
            while (!table->hands[seat][HIGHEST + joker] || table->meaning[joker] != number)
                joker++;
            jokers |= 1 << joker;
            table->lying_jokers |= (uint8_t)(1 << joker);
            card = HIGHEST + joker;
        }
        table->hands[seat][card] = 0;
        table->held[seat]--;
        points += WORTH[card];
    }
    for (int chosen = 0; chosen < s.chosen_count; chosen++)
        table->rows[s.chosen[chosen]].length = 0;
    int kept = 0;
    for (int slot = 0; slot < table->row_count; slot++)
        if (table->rows[slot].length)
            table->rows[kept++] = table->rows[slot];
    table->rows[kept++] = (row_t){word.first, word.step, word.length, (uint8_t)jokers};
    table->row_count = kept;
    sort_rows(table);
    for (int place = 0, number = word.first; place < word.length; place++, number += word.step) {
        int joker = joker_at(table, jokers, number);
        int colour = joker == NONE ? COLOUR[number - 1] : joker;
        if (++shown[colour] > most)
            most = shown[colour];
    }
    table->scores[seat] += most == word.length || most == 1 ? 2 * points : points;
    if (word.kind == LAY)
        table->opened[seat] = true;
    table->ran_out = 0;
    table->freed = NONE;
    table->replaced = 0;
}

/* Lay a row; where it could take in different lying jokers, answer at random. The steps taken. */
static int64_t lay(table_t *table, choice_t word, uint64_t *random) {
    search_t s;
    int ways = ways_to_lay(&s, table, word, NONE);
    int64_t steps = 1;
    for (int joker = 0; joker < JOKERS; joker++) {
        int with = 0, without = 0;
        for (int jokers = 0; jokers < 1 << JOKERS; jokers++)
            if (ways >> jokers & 1)
                *(jokers >> joker & 1 ? &with : &without) |= 1 << jokers;
        if (with && without) {
            ways = below(random, 2) ? without : with;
            steps++;
        }
    }
    put_down(table, word, __builtin_ctz((unsigned)ways));
    return steps;
}

/* NMB-4. Whether the round goes on; counts the steps. */
static bool get_card(table_t *table, uint64_t *random, int64_t *steps) {
    int seats = table->seats, turn = table->at_turn;
    while (table->face_up) {
        int asked = turn;
        bool taken = false;
        for (int others = 0; others < (table->face_down ? seats : 1) && !taken; others++) {
            asked = (turn + others) % seats;
            ++*steps;
            taken = below(random, 2) == 0;
        }
        if (!taken)
            break;
        table->hands[asked][table->open[--table->face_up]] = 1;
        table->held[asked]++;
        if (asked == turn)
            return true;
        draw(table, asked, random);
        ++*steps;
        if (!round_goes_on(table))
            return false;
    }
    if (table->face_down) {
        draw(table, turn, random);
        ++*steps;
        return round_goes_on(table);
    }
    return true;
}

/* A turn's acts, to the discard. Whether the round goes on. */
static bool lay_and_discard(table_t *table, choice_t *choices, uint64_t *random, int64_t *steps) {
    uint8_t *hand = table->hands[table->asked = table->at_turn];
    for (;;) {
        int offered = acts(table, choices);
        choice_t word = choices[offered > 1 ? below(random, offered) : 0];
        switch ((enum kind)word.kind) {
        case SAY:
            table->meaning[word.first] = word.step;
            ++*steps;
            break;
        case SWAP:
            swap(table, word.first);
            ++*steps;
            break;
        case DISCARD:
            ++*steps;
            hand[word.first] = 0;
            table->open[table->face_up++] = word.first;
            return --table->held[table->asked] > 0;
        default:
            *steps += lay(table, word, random);
        }
    }
}

static int64_t play_round(table_t *table, choice_t *choices, uint64_t *random) {
    int64_t steps = 0;
    int size = table->seats > 2 ? 7 : 9;
    for (int card = 0; card < size * table->seats; card++, steps++)
        draw(table, (table->opener + card) % table->seats, random);
    table->open[table->face_up++] = (uint8_t)drawn(table, random);
    steps++;
    while (get_card(table, random, &steps) && lay_and_discard(table, choices, random, &steps)) {
        shuffle_back(table);
        table->at_turn = (table->at_turn + 1) % table->seats;
    }
    end_round(table);
    return steps;
}

static void list_steps(void) {
    for (int first = 1; first <= HIGHEST; first++) {
        steps_of[first] = 0;
        for (int step = 1; first + 2 * step <= HIGHEST; step++)
            if (first % step == 0)
                steps_from[first][steps_of[first]++] = (uint8_t)step;
    }
}

int64_t play_games(int64_t games, int64_t seed, int64_t seats, int64_t *score_sum) {
    static choice_t choices[MOST_CHOICES];
    int64_t steps = 0;
    list_steps();
    for (int64_t number = 0; number < games; number++) {
        table_t table = {.seats = (int)seats};
        uint64_t random;
        seed_stream(&random, seed, number);
        for (int seat = 0; seat < table.seats; seat++)
            table.scores[seat] = START;
        begin_round(&table);
        for (int round = 0; round < ROUNDS && !table.over; round++)
            steps += play_round(&table, choices, &random);
        for (int seat = 0; seat < table.seats; seat++)
            *score_sum += table.scores[seat];
    }
    return steps;
}
