/* BLOXX! by hand: standard sheet and dice, support "settle", seat 0 starts.
 * Plays exactly the games that quartett.sim plays, on bitmaps of columns. */
#include <stdbool.h>
#include <string.h>

#include "random.h"

enum { COLUMNS = 7, ROWS = 10, DICE = 2, FACES = 6, TURNS = 8, SQUARES = 4, MOST_SEATS = 4 };
enum { NO_DIE = DICE, COLOURS = 4, MOST_CHOICES = DICE * TURNS * COLUMNS };

static const char *const DIE_FACES[DICE][FACES] = {
    {"OXXX", "OX/XX", "OXX/.X.", "OX./.XX", "OXX/X..", "XXO/X.."},
    {"XOXX", "XOX/.X.", "XXX/.O.", "XO./.XX", "XOX/X..", "XXX/O.."},
};
static const char *const SHEET[ROWS] = {/* top row first */
    "4..3..4", "..2..2.", "3.....3", "..4.2..", "2....3.",
    "..3...2", "4..2...", "..2..4.", "3....2.", "..2.3..",
};
static const int COLOURED_ROW[COLOURS] = {1, 3, 5, 7};

typedef struct {
    int8_t width, height;
    int8_t bottom[SQUARES], top[SQUARES]; /* by column; beyond the width the bottom is far up */
    uint16_t squares[SQUARES];            /* by column: a bit for each row */
    int8_t circle_column, circle_row;
} Piece;

typedef struct {
    int count;
    Piece pieces[TURNS]; /* turns that look different, in order */
} Looks;

typedef struct {
    int8_t heights[COLUMNS + SQUARES];
    uint16_t drawn[COLUMNS + 2]; /* by column, with an empty one on either side */
    uint16_t row_counts[ROWS];   /* drawn squares in each row */
    int shapes, numbers;
    int filled[COLOURS]; /* the roll in which the row was filled, 0: not */
} Sheet;

typedef struct {
    int8_t die, column, row;
    const Piece *piece;
} Choice;

static Looks LOOKS[DICE][FACES][2]; /* with the circle, with crosses only */
static int8_t NUMBERS[COLUMNS][ROWS];
static bool ready;

/* -- tables ------------------------------------------------------------------------------------ */

typedef struct {
    int width, height;
    char marks[SQUARES][SQUARES]; /* [row from the top][column] */
} Picture;

static Picture read_picture(const char *text) {
    Picture picture = {0, 1, {{0}}};
    int column = 0;
    for (; *text; text++) {
        if (*text == '/') {
            picture.height++;
            column = 0;
        } else {
            picture.marks[picture.height - 1][column++] = *text;
            if (column > picture.width) picture.width = column;
        }
    }
    return picture;
}

static Picture mirrored(const Picture *old) {
    Picture new = {old->width, old->height, {{0}}};
    for (int row = 0; row < old->height; row++)
        for (int column = 0; column < old->width; column++)
            new.marks[row][old->width - 1 - column] = old->marks[row][column];
    return new;
}

static Picture turned_clockwise(const Picture *old) {
    Picture new = {old->height, old->width, {{0}}};
    for (int row = 0; row < old->height; row++)
        for (int column = 0; column < old->width; column++)
            new.marks[column][old->height - 1 - row] = old->marks[row][column];
    return new;
}

static Piece piece_of(const Picture *picture) {
    Piece piece;
    memset(&piece, 0, sizeof piece);
    piece.width = (int8_t)picture->width;
    piece.height = (int8_t)picture->height;
    for (int column = 0; column < SQUARES; column++) {
        piece.bottom[column] = 2 * ROWS;
        for (int up = picture->height - 1; up >= 0; up--) {
            char mark = column < picture->width ? picture->marks[picture->height - 1 - up][column] : '.';
            if (mark == '.') continue;
            piece.squares[column] |= (uint16_t)(1 << up);
            piece.bottom[column] = (int8_t)up;
            if (up + 1 > piece.top[column]) piece.top[column] = (int8_t)(up + 1);
            if (mark == 'O') {
                piece.circle_column = (int8_t)column;
                piece.circle_row = (int8_t)up;
            }
        }
    }
    return piece;
}

static bool same_look(const Piece *one, const Piece *other, bool crossed) {
    return memcmp(one->squares, other->squares, sizeof one->squares) == 0 &&
           (crossed || (one->circle_column == other->circle_column &&
                        one->circle_row == other->circle_row));
}

static void add_look(Looks *looks, const Piece *piece, bool crossed) {
    for (int n = 0; n < looks->count; n++)
        if (same_look(&looks->pieces[n], piece, crossed)) return;
    looks->pieces[looks->count++] = *piece;
}

static void make_tables(void) {
    for (int die = 0; die < DICE; die++) {
        for (int face = 0; face < FACES; face++) {
            Picture shown = read_picture(DIE_FACES[die][face]);
            Picture mirror = mirrored(&shown);
            for (int turn = 0; turn < TURNS; turn++) {
                Picture picture = turn < TURNS / 2 ? shown : mirror;
                for (int quarter = 0; quarter < turn % (TURNS / 2); quarter++)
                    picture = turned_clockwise(&picture);
                Piece piece = piece_of(&picture);
                for (int crossed = 0; crossed < 2; crossed++)
                    add_look(&LOOKS[die][face][crossed], &piece, crossed);
            }
        }
    }
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            char square = SHEET[ROWS - 1 - row][column];
            NUMBERS[column][row] = (int8_t)(square == '.' ? 0 : square - '0');
        }
    ready = true;
}

/* -- rules ------------------------------------------------------------------------------------- */

static inline int landing_row(const Sheet *sheet, const Piece *piece, int column) {
    int row = 0;
    for (int across = 0; across < SQUARES; across++) {
        int sunk = sheet->heights[column + across] - piece->bottom[across];
        row = sunk > row ? sunk : row;
    }
    return row;
}

/* On the floor: some square must lie on a drawn one or beside one. */
static inline bool touches(const Sheet *sheet, const Piece *piece, int column) {
    for (int across = 0; across < piece->width; across++) {
        const uint16_t *drawn = &sheet->drawn[column + across];
        if (piece->squares[across] & (drawn[0] | drawn[2] | (drawn[1] << 1))) return true;
    }
    return false;
}

static inline bool may_lie(const Sheet *sheet, const Piece *piece, int column, int row) {
    if (row + piece->height > ROWS) return false;
    return row > 0 || sheet->shapes == 0 || touches(sheet, piece, column);
}

static int choices(const Sheet *sheet, const int *faces, int taken, Choice *allowed) {
    int offered = 0;
    for (int die = 0; die < DICE; die++) {
        const Looks *looks = &LOOKS[die][faces[die]][die == taken];
        for (int look = 0; look < looks->count; look++) {
            const Piece *piece = &looks->pieces[look];
            for (int column = 0; column + piece->width <= COLUMNS; column++) {
                int row = landing_row(sheet, piece, column);
                if (may_lie(sheet, piece, column, row))
                    allowed[offered++] = (Choice){(int8_t)die, (int8_t)column, (int8_t)row, piece};
            }
        }
    }
    return offered;
}

static void draw(Sheet *sheet, const Choice *choice, int taken, int roll) {
    const Piece *piece = choice->piece;
    for (int across = 0; across < piece->width; across++) {
        int column = choice->column + across;
        sheet->drawn[column + 1] |= (uint16_t)(piece->squares[across] << choice->row);
        sheet->heights[column] = (int8_t)(choice->row + piece->top[across]);
        for (int up = piece->bottom[across]; up < piece->top[across]; up++)
            sheet->row_counts[choice->row + up]++;
    }
    sheet->shapes++;
    if (choice->die != taken)
        sheet->numbers +=
            NUMBERS[choice->column + piece->circle_column][choice->row + piece->circle_row];
    for (int colour = 0; colour < COLOURS; colour++)
        if (sheet->filled[colour] == 0 && sheet->row_counts[COLOURED_ROW[colour]] == COLUMNS)
            sheet->filled[colour] = roll;
}

static int64_t score(const Sheet *sheets, int seats, int seat) {
    int64_t total = sheets[seat].numbers + SQUARES * sheets[seat].shapes - COLUMNS * ROWS;
    for (int colour = 0; colour < COLOURS; colour++) {
        int filled = sheets[seat].filled[colour];
        if (filled == 0) continue;
        int bonus = 4;
        for (int other = 0; other < seats; other++)
            if (sheets[other].filled[colour] != 0 && sheets[other].filled[colour] < filled) bonus = 2;
        total += bonus;
    }
    return total;
}

static int64_t play_game(uint64_t *state, int seats, int64_t *score_sum) {
    Sheet sheets[MOST_SEATS];
    Choice allowed[MOST_CHOICES];
    int64_t steps = 0;
    memset(sheets, 0, sizeof sheets);
    for (int roll = 1, active = 0;; roll++, active = active + 1 == seats ? 0 : active + 1) {
        int event = (int)below(state, FACES * FACES);
        int faces[DICE] = {event / FACES, event % FACES};
        int taken = NO_DIE, stuck = 0;
        steps++;
        int offered = choices(&sheets[active], faces, NO_DIE, allowed);
        if (offered == 0) {
            stuck++;
        } else {
            const Choice *choice = &allowed[offered > 1 ? below(state, offered) : 0];
            draw(&sheets[active], choice, NO_DIE, roll);
            taken = choice->die;
            steps++;
        }
        bool others_drew = false;
        for (int seat = 0; seat < seats; seat++) {
            if (seat == active) continue;
            offered = choices(&sheets[seat], faces, taken, allowed);
            if (offered == 0) {
                stuck++;
                continue;
            }
            draw(&sheets[seat], &allowed[offered > 1 ? below(state, offered) : 0], taken, roll);
            others_drew = true;
        }
        steps += others_drew;
        if (stuck >= 2) break;
    }
    for (int seat = 0; seat < seats; seat++) *score_sum += score(sheets, seats, seat);
    return steps;
}

int64_t play_games(int64_t games, int64_t seed, int64_t seats, int64_t *score_sum) {
    uint64_t state;
    int64_t steps = 0;
    if (!ready) make_tables();
    *score_sum = 0;
    for (int64_t game = 0; game < games; game++) {
        seed_stream(&state, seed, game);
        steps += play_game(&state, (int)seats, score_sum);
    }
    return steps;
}
