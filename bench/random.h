/* The same random numbers as quartett.sim: SplitMix64 streams, Lemire's bounded draw. */
#include <stdint.h>

static inline uint64_t mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline void seed_stream(uint64_t *state, int64_t seed, int64_t stream) {
    *state = mixed(mixed((uint64_t)seed) + (uint64_t)stream * 0x9E3779B97F4A7C15ULL);
}

static inline int64_t below(uint64_t *state, int64_t limit) {
    uint64_t bound = (uint64_t)limit;
    for (;;) {
        *state += 0x9E3779B97F4A7C15ULL;
        uint64_t product = (mixed(*state) >> 32) * bound;
        uint64_t left = product & 0xFFFFFFFFULL;
        if (left >= bound || left >= (0x100000000ULL - bound) % bound)
            return (int64_t)(product >> 32);
    }
}
