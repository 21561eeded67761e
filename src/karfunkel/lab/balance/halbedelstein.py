"""What is counted in the Halbedelstein-Spiel."""

from karfunkel.games.halbedelstein.events import Captured, Fixed, Settled, Turned
from karfunkel.lab.balance.tables import Count, Ratio, Table, Variant

LONG, ENDLESS = 20, 1000  # sowings in one turn; the latter is where H2 ends a turn

TABLE = Table(
    bot="level3",
    variants=(
        Variant("basic", "Game 1, basic", {}, (2,)),
        Variant("advanced", "Game 2, advanced", {"rules": "advanced"}, (2,)),
        Variant(
            "plunder",
            "Game 2, plundering from the start",
            {"rules": "advanced", "plunder_from_start": True},
            (2,),
        ),
        Variant("lot", "Game 2, the first turn by lot", {"rules": "advanced", "first_by_lot": True}, (2,)),
    ),
    counts=(
        Count("turns", "turns", "H1", Turned),
        Count("captures", "captures", "H5, H9", Captured),
        Count("stones", "stones captured", "H5, H9", Captured, lambda e, _: e.stones),
        Count("idle", "turns without a capture", "H3", Turned, lambda e, _: e.captured == 0),
        Count("single", "turns of a single sowing", "H1", Turned, lambda e, _: e.sowings == 1),
        Count("long", f"turns of {LONG} sowings or more", "H1", Turned, lambda e, _: e.sowings >= LONG),
        Count(
            "endless", "turns cut off at the 1,000th sowing", "H2", Turned, lambda e, _: e.sowings >= ENDLESS
        ),
        Count("settled", "turns that end in the middle, the opponent's inner row being empty", "H2", Settled),
        Count("clockwise", "players who choose clockwise", "H4", Fixed, lambda e, _: e.direction == "cw"),
        Count("sowings", "", "H1", Turned, lambda e, _: e.sowings),
    ),
    ratios=(
        Ratio("sowings a turn", "H1", "sowings", "turns"),
        Ratio("stones a capture", "H5, H9", "stones", "captures"),
    ),
)
