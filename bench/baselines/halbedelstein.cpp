// Halbedelstein `advanced` (rules H1-H3, H7-H10) as a plain C++17 program, written from the rules.
// It measures what such code reaches: random playouts, each turn listing the legal moves and playing a random one.
// Build: g++ -std=c++17 -O3 -march=native.  Modes: play SECONDS SEED | perft DEPTH | replay (games on standard input).

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>

#include "playouts.hpp"

namespace {

constexpr int kPits = 16;          // a player's ring, clockwise: B1..B8 are 0..7, A8..A1 are 8..15
constexpr int kInner = 8;          // the first eight are the inner row
constexpr int kMaxSowings = 1000;  // H2
constexpr int kQuietLimit = 100;   // H3

enum Outcome : std::uint8_t { kOpen, kFirstWins, kSecondWins, kDraw };

struct Board {
    std::uint8_t pits[2][kPits];
    std::uint8_t to_move;
    std::uint8_t quiet;  // turns in a row without a capture
    Outcome outcome;
    std::uint32_t turns;
};

constexpr Board kStart = {
    {{0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, {0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}},
    0,
    0,
    kOpen,
    0};

bool inner_row_empty(const std::uint8_t* ring) {
    std::uint64_t row;
    std::memcpy(&row, ring, kInner);
    return row == 0;
}

// H10, for one player.
bool has_lost(const std::uint8_t* ring) {
    int most = 0;
    for (int pit = 0; pit < kPits; ++pit) most = ring[pit] > most ? ring[pit] : most;
    return most < 2 || inner_row_empty(ring);
}

// H8: the pits that may be lifted; their number.
int legal(const Board& board, std::uint8_t* moves) {
    const std::uint8_t* own = board.pits[board.to_move];
    int count = 0;
    for (int pit = 0; pit < kPits; ++pit) {
        moves[count] = static_cast<std::uint8_t>(pit);
        count += own[pit] >= 2;
    }
    return count;
}

// H1, H2, H9: the whole turn that begins by lifting `pit`; whether anything was captured.
bool sow(std::uint8_t* own, std::uint8_t* other, int pit, bool may_plunder) {
    bool captured = false;
    int stones = own[pit];
    own[pit] = 0;
    for (int sowing = 1;; ++sowing) {
        for (; stones > 0; --stones) {
            pit = (pit + 1) % kPits;
            ++own[pit];
        }
        if (own[pit] == 1 || sowing == kMaxSowings) return captured;
        stones = own[pit];
        own[pit] = 0;
        if (may_plunder && pit < kInner && other[7 - pit] > 0) {
            stones += other[7 - pit] + other[8 + pit];
            other[7 - pit] = other[8 + pit] = 0;
            captured = true;
            if (inner_row_empty(other)) {
                own[pit] = static_cast<std::uint8_t>(stones);
                return captured;
            }
        }
    }
}

void play(Board& board, int pit) {
    const int mover = board.to_move;
    std::uint8_t* own = board.pits[mover];
    std::uint8_t* other = board.pits[1 - mover];
    const bool captured = sow(own, other, pit, board.turns >= 2);
    board.quiet = captured ? 0 : static_cast<std::uint8_t>(board.quiet + 1);
    ++board.turns;
    if (has_lost(other)) {
        board.outcome = mover == 0 ? kFirstWins : kSecondWins;
    } else if (has_lost(own)) {
        board.outcome = mover == 0 ? kSecondWins : kFirstWins;
    } else if (board.quiet == kQuietLimit) {
        board.outcome = kDraw;
    }
    board.to_move = static_cast<std::uint8_t>(1 - mover);
}

int play_randomly(Random& random, std::uint64_t* outcomes) {
    Board board = kStart;
    std::uint8_t moves[kPits];
    while (board.outcome == kOpen) {
        const int count = legal(board, moves);
        play(board, moves[random.below(count)]);
    }
    ++outcomes[board.outcome];
    return static_cast<int>(board.turns);
}

std::uint64_t perft(const Board& board, int depth) {
    if (board.outcome != kOpen) return 0;
    std::uint8_t moves[kPits];
    const int count = legal(board, moves);
    if (depth == 1) return static_cast<std::uint64_t>(count);
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) {
        Board next = board;
        play(next, moves[i]);
        sum += perft(next, depth - 1);
    }
    return sum;
}

// "B1".."B8" are 0..7, "A8".."A1" are 8..15; -1 if it is neither.
int pit_named(const std::string& name) {
    if (name.size() != 2 || name[1] < '1' || name[1] > '8') return -1;
    const int number = name[1] - '0';
    return name[0] == 'B' ? number - 1 : name[0] == 'A' ? kPits - number : -1;
}

bool is_legal(const Board& board, int pit) {
    return board.outcome == kOpen && pit >= 0 && board.pits[board.to_move][pit] >= 2;
}

// Each line of standard input is a game, its moves parted by blanks.  Prints the winner (0: draw, -: open), all pits.
int replay() {
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        Board board = kStart;
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            const int pit = pit_named(word);
            if (!is_legal(board, pit)) {
                std::cerr << "game " << number << ": " << word << " is not legal\n";
                return 2;
            }
            play(board, pit);
        }
        std::cout << "-120"[board.outcome];
        for (const auto& ring : board.pits)
            for (const int stones : ring) std::cout << ' ' << stones;
        std::cout << '\n';
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string mode = argc > 1 ? argv[1] : "";
    if (mode == "play" && argc == 4) {
        Random random(std::strtoull(argv[3], nullptr, 10));
        std::uint64_t outcomes[4] = {};
        const Tally tally = play_for(std::atof(argv[2]), [&] { return play_randomly(random, outcomes); });
        std::printf(
            "{\"turns\": %llu, \"games\": %llu, \"seconds\": %.6f, \"mean_turns\": %.3f, "
            "\"wins\": [%llu, %llu], \"draws\": %llu, \"state_bytes\": %zu}\n",
            static_cast<unsigned long long>(tally.turns), static_cast<unsigned long long>(tally.games), tally.seconds,
            static_cast<double>(tally.turns) / static_cast<double>(tally.games),
            static_cast<unsigned long long>(outcomes[kFirstWins]),
            static_cast<unsigned long long>(outcomes[kSecondWins]), static_cast<unsigned long long>(outcomes[kDraw]),
            sizeof(Board));
        return 0;
    }
    if (mode == "perft" && argc == 3) {
        for (int depth = 1; depth <= std::atoi(argv[2]); ++depth)
            std::printf("%d %llu\n", depth, static_cast<unsigned long long>(perft(kStart, depth)));
        return 0;
    }
    if (mode == "replay" && argc == 2) return replay();
    std::cerr << "usage: halbedelstein play SECONDS SEED | perft DEPTH | replay <GAMES\n";
    return 2;
}
