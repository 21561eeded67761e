// Carat (rules C1-C16, C18; 2 to 4 seats) as a plain C++17 program, written from the rules.
// It measures what such code reaches: random playouts, shuffled anew, each turn listing the moves and playing one.
// Build: g++ -std=c++17 -O3 -march=native.  Modes: play, perft, replay; called without one it says how.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

#include "playouts.hpp"

namespace {

constexpr int kSide = 6;
constexpr int kFields = kSide * kSide;          // a1, b1 .. f1, a2 .. f6
constexpr int kPlaces = (kSide + 1) * (kSide + 1);  // A1, B1 .. G1, A2 .. G7
constexpr int kTiles = 36;
constexpr int kColours = 4;  // R, Y, B, G
constexpr int kTurns = 4;    // quarter turns of a tile
constexpr int kMaxSeats = 4;
constexpr int kMaxHand = 3;
constexpr int kMaxMoves = kMaxHand * kFields * kTurns;
constexpr char kColourNames[] = "RYBG";

// C1: tile 6 * (value - 1) + order; the orders of the colours clockwise, each beginning with R.
constexpr std::uint8_t kOrders[6][kColours] = {{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 1, 3},
                                               {0, 2, 3, 1}, {0, 3, 1, 2}, {0, 3, 2, 1}};

// The board's geometry (C3), worked out by the compiler.
struct Geometry {
    std::uint8_t chip_at[kFields][4] = {};      // the chips at a field's corners NW, NE, SE, SW
    std::uint8_t neighbours[kFields][4] = {};
    std::uint8_t neighbour_count[kFields] = {};
    std::uint8_t fields_around[kPlaces] = {};
    std::uint8_t inner[16] = {};                // the fields that are not at the edge

    constexpr Geometry() {
        int inner_count = 0;
        for (int row = 0; row < kSide; ++row) {
            for (int column = 0; column < kSide; ++column) {
                const int field = row * kSide + column;
                const int south_west = row * (kSide + 1) + column;
                const int corners[4] = {south_west + kSide + 1, south_west + kSide + 2, south_west + 1, south_west};
                for (int corner = 0; corner < 4; ++corner) {
                    chip_at[field][corner] = static_cast<std::uint8_t>(corners[corner]);
                    ++fields_around[corners[corner]];
                }
                if (row > 0) add_neighbour(field, field - kSide);
                if (row < kSide - 1) add_neighbour(field, field + kSide);
                if (column > 0) add_neighbour(field, field - 1);
                if (column < kSide - 1) add_neighbour(field, field + 1);
                if (row > 0 && row < kSide - 1 && column > 0 && column < kSide - 1)
                    inner[inner_count++] = static_cast<std::uint8_t>(field);
            }
        }
    }

    constexpr void add_neighbour(int field, int other) {
        neighbours[field][neighbour_count[field]++] = static_cast<std::uint8_t>(other);
    }
};
constexpr Geometry kBoard;

// A move is a slot of the hand, a field and a quarter turn, packed into one number.
using Move = std::uint16_t;
constexpr Move make_move(int slot, int field, int turn) {
    return static_cast<Move>((slot * 64 + field) * kTurns + turn);
}
constexpr int slot_of(Move move) { return move / kTurns / 64; }
constexpr int field_of(Move move) { return move / kTurns % 64; }
constexpr int turn_of(Move move) { return move % kTurns; }

constexpr std::uint8_t kFree = 255;  // a free field that no move can reach yet
constexpr std::uint8_t kLaid = 254;  // a field with a tile

struct Deal {
    std::uint8_t chips[kPlaces];   // points, 1..5
    std::uint8_t supply[kTiles];   // tiles in drawing order
};

struct Game {
    std::uint8_t seats;
    std::uint8_t to_move;
    std::uint8_t laid;
    std::uint8_t drawn;
    std::uint8_t hand_count[kMaxSeats];
    std::uint8_t hands[kMaxSeats][kMaxHand];
    std::uint8_t frontier_count;
    std::uint8_t frontier[kFields];  // the fields that may be laid on, in no order
    std::uint8_t place[kFields];     // a field's index in the frontier, or kFree or kLaid
    std::uint8_t open_fields[kPlaces];       // free fields around a chip
    std::uint8_t carats[kPlaces][kColours];  // what touches a chip
    std::uint16_t points[kColours];
};

void put_on_frontier(Game& game, int field) {
    game.place[field] = game.frontier_count;
    game.frontier[game.frontier_count++] = static_cast<std::uint8_t>(field);
}

// C5-C8, C18: the position before the first move.
Game start(const Deal& deal, int seats, bool three_tiles) {
    Game game = {};
    game.seats = static_cast<std::uint8_t>(seats);
    for (auto& place : game.place) place = kFree;
    for (int chip = 0; chip < kPlaces; ++chip) game.open_fields[chip] = kBoard.fields_around[chip];
    for (const int field : kBoard.inner) put_on_frontier(game, field);
    for (int round = 0; round < (three_tiles ? 3 : 1); ++round)
        for (int seat = 0; seat < seats; ++seat) game.hands[seat][game.hand_count[seat]++] = deal.supply[game.drawn++];
    return game;
}

bool is_over(const Game& game) { return game.laid == kTiles; }

int legal(const Game& game, Move* moves) {
    int count = 0;
    for (int slot = 0; slot < game.hand_count[game.to_move]; ++slot)
        for (int i = 0; i < game.frontier_count; ++i)
            for (int turn = 0; turn < kTurns; ++turn) moves[count++] = make_move(slot, game.frontier[i], turn);
    return count;
}

// C12-C15: the highest total that one colour alone has wins the chip's points, once for each colour that touches.
void score(Game& game, int chip, int chip_points) {
    const std::uint8_t* carats = game.carats[chip];
    std::uint32_t seen = 0;  // bit t: some colour has t carats
    std::uint32_t shared = 0;
    int touching = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const std::uint32_t total = 1u << carats[colour];
        shared |= seen & total;
        seen |= total;
        touching += carats[colour] > 0;
    }
    int winner = -1;
    std::uint32_t highest = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const std::uint32_t total = 1u << carats[colour];
        if (!(shared & total) && total > highest) {
            highest = total;
            winner = colour;
        }
    }
    if (winner >= 0) game.points[winner] = static_cast<std::uint16_t>(game.points[winner] + chip_points * touching);
}

// C9: `field` is filled now; its free neighbours can be laid on from now on.
void advance_frontier(Game& game, int field) {
    if (game.laid == 0) {
        for (int i = 0; i < game.frontier_count; ++i) game.place[game.frontier[i]] = kFree;
        game.frontier_count = 0;
    } else {
        const std::uint8_t last = game.frontier[--game.frontier_count];
        game.frontier[game.place[field]] = last;
        game.place[last] = game.place[field];
    }
    game.place[field] = kLaid;
    for (int i = 0; i < kBoard.neighbour_count[field]; ++i) {
        const int next = kBoard.neighbours[field][i];
        if (game.place[next] == kFree) put_on_frontier(game, next);
    }
}

void play(Game& game, const Deal& deal, Move move) {
    const int field = field_of(move);
    std::uint8_t* hand = game.hands[game.to_move];
    const int tile = hand[slot_of(move)];
    const int value = tile / 6 + 1;
    const std::uint8_t* order = kOrders[tile % 6];

    for (int corner = 0; corner < 4; ++corner) {
        const int chip = kBoard.chip_at[field][corner];
        const int colour = order[(corner + turn_of(move)) % kColours];
        game.carats[chip][colour] = static_cast<std::uint8_t>(game.carats[chip][colour] + value);
        if (--game.open_fields[chip] == 0) score(game, chip, deal.chips[chip]);
    }
    advance_frontier(game, field);

    hand[slot_of(move)] = game.drawn < kTiles ? deal.supply[game.drawn++] : hand[--game.hand_count[game.to_move]];
    ++game.laid;
    game.to_move = game.to_move + 1 == game.seats ? 0 : static_cast<std::uint8_t>(game.to_move + 1);
}

// C2, C1: all chips and tiles in order; also the deal of perft.
Deal sorted_deal() {
    Deal deal;
    for (int chip = 0; chip < kPlaces; ++chip) deal.chips[chip] = static_cast<std::uint8_t>(chip / 10 + 1);
    for (int tile = 0; tile < kTiles; ++tile) deal.supply[tile] = static_cast<std::uint8_t>(tile);
    return deal;
}

int play_randomly(Deal& deal, int seats, bool three_tiles, Random& random, std::uint64_t* wins) {
    random.shuffle(deal.chips, kPlaces);
    random.shuffle(deal.supply, kTiles);
    Game game = start(deal, seats, three_tiles);
    Move moves[kMaxMoves];
    while (!is_over(game)) {
        const int count = legal(game, moves);
        play(game, deal, moves[random.below(count)]);
    }
    int best = 0;
    for (int seat = 0; seat < seats; ++seat) best = game.points[seat] > best ? game.points[seat] : best;
    for (int seat = 0; seat < seats; ++seat) wins[seat] += game.points[seat] == best;  // shared by all the best (C16)
    return game.laid;
}

std::uint64_t perft(const Game& game, const Deal& deal, int depth) {
    if (is_over(game)) return 0;
    Move moves[kMaxMoves];
    const int count = legal(game, moves);
    if (depth == 1) return static_cast<std::uint64_t>(count);
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) {
        Game next = game;
        play(next, deal, moves[i]);
        sum += perft(next, deal, depth - 1);
    }
    return sum;
}

int colour_named(char letter) {
    for (int colour = 0; colour < kColours; ++colour)
        if (kColourNames[colour] == letter) return colour;
    return -1;
}

// A tile as it lies: its value, then its colours from NW (or from R in the supply) clockwise, like "3RYBG".
struct Laying {
    int tile = -1;
    int turn = 0;
};

Laying laying_named(const std::string& name) {
    Laying found;
    if (name.size() != 5 || name[0] < '1' || name[0] > '6') return found;
    for (int order = 0; order < 6; ++order) {
        for (int turn = 0; turn < kTurns; ++turn) {
            bool same = true;
            for (int corner = 0; corner < 4; ++corner)
                same = same && colour_named(name[1 + static_cast<std::size_t>(corner)]) ==
                                   kOrders[order][(corner + turn) % kColours];
            if (same) {
                found.tile = (name[0] - '1') * 6 + order;
                found.turn = turn;
            }
        }
    }
    return found;
}

// "d4=3RYBG" among the legal moves, or -1.
int move_named(const Game& game, const std::string& name) {
    if (is_over(game) || name.size() != 8 || name[2] != '=') return -1;
    const int column = name[0] - 'a', row = name[1] - '1';
    const Laying laying = laying_named(name.substr(3));
    Move moves[kMaxMoves];
    const int count = legal(game, moves);
    for (int i = 0; i < count; ++i) {
        const int tile = game.hands[game.to_move][slot_of(moves[i])];
        if (column >= 0 && column < kSide && field_of(moves[i]) == row * kSide + column && tile == laying.tile &&
            turn_of(moves[i]) == laying.turn)
            return moves[i];
    }
    return -1;
}

// Each line of standard input is a game, parted by blanks: seats, three_tiles (0 or 1), 49 chips, 36 supply tiles and
// the moves.  Prints the points of R, Y, B and G after the last move.
int replay() {
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        std::istringstream words(line);
        int seats = 0, three_tiles = 0;
        words >> seats >> three_tiles;
        Deal deal = {};
        for (auto& chip : deal.chips) {
            int points = 0;
            words >> points;
            chip = static_cast<std::uint8_t>(points);
        }
        std::string word;
        bool complete = true;
        for (auto& tile : deal.supply) {
            words >> word;
            const Laying laying = laying_named(word);
            complete = complete && words && laying.tile >= 0;
            tile = static_cast<std::uint8_t>(laying.tile);
        }
        if (!complete || seats < 2 || seats > kMaxSeats) {
            std::cerr << "game " << number << ": seats, chips or supply are not complete\n";
            return 2;
        }
        Game game = start(deal, seats, three_tiles != 0);
        while (words >> word) {
            const int move = move_named(game, word);
            if (move < 0) {
                std::cerr << "game " << number << ": " << word << " is not legal\n";
                return 2;
            }
            play(game, deal, static_cast<Move>(move));
        }
        std::cout << game.points[0] << ' ' << game.points[1] << ' ' << game.points[2] << ' ' << game.points[3] << '\n';
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string mode = argc > 1 ? argv[1] : "";
    const int seats = argc > 2 ? std::atoi(argv[2]) : 0;
    const bool three_tiles = argc > 3 && std::atoi(argv[3]) != 0;
    const bool seats_fit = seats >= 2 && seats <= kMaxSeats;
    Deal deal = sorted_deal();
    if (mode == "play" && argc == 6 && seats_fit) {
        Random random(std::strtoull(argv[5], nullptr, 10));
        std::uint64_t wins[kMaxSeats] = {};
        const Tally tally =
            play_for(std::atof(argv[4]), [&] { return play_randomly(deal, seats, three_tiles, random, wins); });
        std::printf("{\"turns\": %llu, \"games\": %llu, \"seconds\": %.6f, \"mean_turns\": %.3f, \"wins\": [",
                    static_cast<unsigned long long>(tally.turns), static_cast<unsigned long long>(tally.games),
                    tally.seconds, static_cast<double>(tally.turns) / static_cast<double>(tally.games));
        for (int seat = 0; seat < seats; ++seat)
            std::printf("%s%llu", seat ? ", " : "", static_cast<unsigned long long>(wins[seat]));
        std::printf("], \"state_bytes\": %zu}\n", sizeof(Game) + sizeof(Deal));
        return 0;
    }
    if (mode == "perft" && argc == 5 && seats_fit) {
        const Game game = start(deal, seats, three_tiles);
        for (int depth = 1; depth <= std::atoi(argv[4]); ++depth)
            std::printf("%d %llu\n", depth, static_cast<unsigned long long>(perft(game, deal, depth)));
        return 0;
    }
    if (mode == "replay" && argc == 2) return replay();
    std::cerr << "usage: carat play SEATS THREE_TILES SECONDS SEED | perft SEATS THREE_TILES DEPTH | replay <GAMES\n";
    return 2;
}
