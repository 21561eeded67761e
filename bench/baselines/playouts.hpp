// Shared by the twins: a fast random generator, and the loop that plays whole games against the clock.
#pragma once

#include <cstdint>
#include <ctime>

// xoshiro256** by Blackman and Vigna, its 256 bits filled by splitmix64.
class Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) {
            std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
            z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
            word = z ^ (z >> 31);
        }
    }

    // Uniform in 0..bound-1, up to a bias below bound / 2^32.
    int below(int bound) {
        return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
    }

    template <typename T>
    void shuffle(T* items, int count) {
        for (int left = count; left > 1; --left) {
            const int pick = below(left);
            const T kept = items[pick];
            items[pick] = items[left - 1];
            items[left - 1] = kept;
        }
    }

  private:
    static std::uint64_t rotate(std::uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

    std::uint64_t next() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    std::uint64_t state_[4];
};

struct Tally {
    std::uint64_t turns = 0;
    std::uint64_t games = 0;
    double seconds = 0;
};

// Repeat `play_game()`, which returns its number of turns, until `seconds` of the processor are over; the clock is read every 64 games.
template <typename PlayGame>
Tally play_for(double seconds, PlayGame play_game) {
    const auto processor = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    Tally tally;
    const double start = processor();
    do {
        for (int game = 0; game < 64; ++game) tally.turns += static_cast<std::uint64_t>(play_game());
        tally.games += 64;
        tally.seconds = processor() - start;
    } while (tally.seconds < seconds);
    return tally;
}
