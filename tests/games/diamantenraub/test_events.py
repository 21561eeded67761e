"""The events of Diamantenraub: what is told, to whom, and in which words."""

from collections.abc import Iterator

import msgspec
import pytest

from karfunkel.games.contract import Ended, Event
from karfunkel.games.diamantenraub import GAME, events, rules
from karfunkel.games.diamantenraub.view import Card
from karfunkel.words.catalogue import has, say
from tests.games.diamantenraub.table import Seat, Table, options

A, B, C = Card(17, "L7R:x5"), Card(57, "R5B"), Card(3, "L3R:-G")

SAMPLES: dict[str, tuple[Event, str, str, str]] = {
    "chose a card": (
        events.Chose(1, "card"),
        "Platz 1 hat eine Karte gewählt. (D15)",
        "Plaats 1 heeft een kaart gekozen. (D15)",
        "Seat 1 has chosen a card. (D15)",
    ),
    "chose a hand": (
        events.Chose(2, "hand"),
        "Platz 2 hat über die Handkarten entschieden. (D15)",
        "Plaats 2 heeft over de handkaarten beslist. (D15)",
        "Seat 2 has chosen what to do with the hand. (D15)",
    ),
    "turned up": (
        events.TurnedUp((events.Laid(1, A, "L"), events.Laid(3, B, "R"))),
        "Alle decken gleichzeitig auf. Platz 1: L7R:x5 und Platz 3: R5B. (D4)",
        "De kaarten worden tegelijk opengedraaid. Plaats 1: L7R:x5 en Plaats 3: R5B. (D4)",
        "The cards are turned up together. Seat 1: L7R:x5 and Seat 3: R5B. (D4)",
    ),
    "turned up alone": (
        events.TurnedUp((events.Laid(3, B, "R"),)),
        "Die Karte wird aufgedeckt. Platz 3: R5B. (D4)",
        "De kaart wordt opengedraaid. Plaats 3: R5B. (D4)",
        "The card is turned up. Seat 3: R5B. (D4)",
    ),
    "covered": (
        events.Covered(1, C, A),
        "Platz 1 legt L7R:x5 auf L3R:-G; die verdeckte Karte ist endgültig aus dem Spiel. (D4)",
        "Plaats 1 legt L7R:x5 op L3R:-G; de bedekte kaart is voorgoed uit het spel. (D4)",
        "Seat 1 lays L7R:x5 on L3R:-G; the covered card is out of play for good. (D4)",
    ),
    "hit by number": (
        events.Hit(1, A, "x5", 2, B),
        "L7R:x5 von Platz 1 trifft R5B von Platz 2: Die Karte hat die Zahl 5. (D5)",
        "L7R:x5 van Plaats 1 raakt R5B van Plaats 2: de kaart heeft het getal 5. (D5)",
        "L7R:x5 of Seat 1 hits R5B of Seat 2: it has the number 5. (D5)",
    ),
    "hit by colour": (
        events.Hit(1, A, "xB", 2, B),
        "L7R:x5 von Platz 1 trifft R5B von Platz 2: Ihre Farbe ist Blau. (D5)",
        "L7R:x5 van Plaats 1 raakt R5B van Plaats 2: haar kleur is Blauw. (D5)",
        "L7R:x5 of Seat 1 hits R5B of Seat 2: its colour is Blue. (D5)",
    ),
    "hit an arrow up": (
        events.Hit(1, A, "x^", 2, B),
        "L7R:x5 von Platz 1 trifft R5B von Platz 2: Sie trägt einen Pfeil oben. (D5)",
        "L7R:x5 van Plaats 1 raakt R5B van Plaats 2: ze draagt een pijl omhoog. (D5)",
        "L7R:x5 of Seat 1 hits R5B of Seat 2: it bears an arrow up. (D5)",
    ),
    "hit an arrow down": (
        events.Hit(1, A, "xv", 2, B),
        "L7R:x5 von Platz 1 trifft R5B von Platz 2: Sie trägt einen Pfeil unten. (D5)",
        "L7R:x5 van Plaats 1 raakt R5B van Plaats 2: ze draagt een pijl omlaag. (D5)",
        "L7R:x5 of Seat 1 hits R5B of Seat 2: it bears an arrow down. (D5)",
    ),
    "hit a diamond": (
        events.Hit(1, A, "x*", 2, B),
        "L7R:x5 von Platz 1 trifft R5B von Platz 2: Sie trägt einen Diamanten. (D5)",
        "L7R:x5 van Plaats 1 raakt R5B van Plaats 2: ze draagt een diamant. (D5)",
        "L7R:x5 of Seat 1 hits R5B of Seat 2: it bears a diamond. (D5)",
    ),
    "beaten": (
        events.Beaten(2, "R", (B,)),
        "Platz 2 legt R5B ab. (D5)",
        "Plaats 2 legt R5B af. (D5)",
        "Seat 2 discards R5B. (D5)",
    ),
    "beaten with one": (
        events.Beaten(2, "R", (C, B)),
        "Platz 2 legt R5B ab und dazu die Karte darunter. (D5)",
        "Plaats 2 legt R5B af met de kaart eronder. (D5)",
        "Seat 2 discards R5B and the card under it. (D5)",
    ),
    "beaten with two": (
        events.Beaten(2, "R", (C, A, B)),
        "Platz 2 legt R5B ab und dazu die 2 Karten darunter. (D5)",
        "Plaats 2 legt R5B af met de 2 kaarten eronder. (D5)",
        "Seat 2 discards R5B and the 2 cards under it. (D5)",
    ),
    "nobody": (
        events.Nobody(),
        "Niemand hat eine aktive Karte: Diese Runde gewinnt keiner. (D6)",
        "Niemand heeft een actieve kaart: deze ronde wint niemand. (D6)",
        "Nobody has an active card: nobody wins this round. (D6)",
    ),
    "alone": (
        events.Alone(1),
        "Nur Platz 1 hat aktive Karten und gewinnt die Runde kampflos. (D6)",
        "Alleen Plaats 1 heeft actieve kaarten en wint de ronde zonder strijd. (D6)",
        "Only Seat 1 has active cards and wins the round without a fight. (D6)",
    ),
    "strength": (
        events.Strength(1, 12, (A, B)),
        "Platz 1 hat die Spielstärke 12: L7R:x5 + R5B. (D7)",
        "Plaats 1 heeft sterkte 12: L7R:x5 + R5B. (D7)",
        "Seat 1 has strength 12: L7R:x5 + R5B. (D7)",
    ),
    "no arrows": (
        events.Arrows("highest", "none", 12),
        "Kein Pfeil ist aktiv, also gewinnt die höchste Spielstärke: 12. (D7)",
        "Er is geen pijl actief, dus wint de hoogste sterkte: 12. (D7)",
        "No arrow is active, so the highest strength wins: 12. (D7)",
    ),
    "up": (
        events.Arrows("highest", "up", 12),
        "Ein Pfeil oben ist aktiv, also gewinnt die höchste Spielstärke: 12. (D7)",
        "Er is een pijl omhoog actief, dus wint de hoogste sterkte: 12. (D7)",
        "An arrow up is active, so the highest strength wins: 12. (D7)",
    ),
    "down": (
        events.Arrows("lowest", "down", 3),
        "Ein Pfeil unten ist aktiv und kein Pfeil oben, also gewinnt die niedrigste Spielstärke: 3. (D7)",
        "Er is een pijl omlaag actief en geen pijl omhoog, dus wint de laagste sterkte: 3. (D7)",
        "An arrow down is active and no arrow up, so the lowest strength wins: 3. (D7)",
    ),
    "both": (
        events.Arrows("highest", "both", 12),
        "Beide Pfeile sind aktiv, also gewinnt die höchste Spielstärke: 12. (D7)",
        "Beide pijlen zijn actief, dus wint de hoogste sterkte: 12. (D7)",
        "Both arrows are active, so the highest strength wins: 12. (D7)",
    ),
    "won": (
        events.Won(1, False),
        "Platz 1 gewinnt und nimmt einen Diamanten aus dem Säckchen. (D7)",
        "Plaats 1 wint en neemt een diamant uit het zakje. (D7)",
        "Seat 1 wins and takes a diamond from the bag. (D7)",
    ),
    "won together": (
        events.Won(1, True),
        "Platz 1 gewinnt bei Gleichstand mit und nimmt einen Diamanten aus dem Säckchen. (D7)",
        "Plaats 1 wint bij gelijke stand mee en neemt een diamant uit het zakje. (D7)",
        "Seat 1 ties for the win and takes a diamond from the bag. (D7)",
    ),
    "won a spare": (
        events.WonSpare(1, False),
        "Platz 1 gewinnt und nimmt einen Ersatzdiamanten, denn das Säckchen ist leer. (D7, D9)",
        "Plaats 1 wint en neemt een reservediamant, want het zakje is leeg. (D7, D9)",
        "Seat 1 wins and takes a spare diamond, because the bag is empty. (D7, D9)",
    ),
    "extra": (
        events.Extra(1, A),
        "Platz 1 nimmt für das Symbol auf L7R:x5 noch einen Diamanten. (D8)",
        "Plaats 1 neemt voor het symbool op L7R:x5 nog een diamant. (D8)",
        "Seat 1 takes one more diamond for the symbol on L7R:x5. (D8)",
    ),
    "extra spare": (
        events.ExtraSpare(1, A),
        (
            "Platz 1 nimmt für das Symbol auf L7R:x5 noch einen Diamanten, einen Ersatzdiamanten, "
            "denn das Säckchen ist leer. (D8, D9)"
        ),
        (
            "Plaats 1 neemt voor het symbool op L7R:x5 nog een diamant, een reservediamant, "
            "want het zakje is leeg. (D8, D9)"
        ),
        (
            "Seat 1 takes one more diamond for the symbol on L7R:x5, a spare one, "
            "because the bag is empty. (D8, D9)"
        ),
    ),
    "lost": (
        events.Lost(2, B, 1, C, "B"),
        (
            "Platz 2 legt einen Diamanten ins Säckchen zurück: R5B hat die Farbe Blau, und dafür kostet "
            "L3R:-G von Platz 1 alle Gegner einen. (D8)"
        ),
        (
            "Plaats 2 doet een diamant terug in het zakje: R5B heeft de kleur Blauw, en daarvoor kost L3R:-G "
            "van Plaats 1 elke tegenstander er een. (D8)"
        ),
        (
            "Seat 2 returns a diamond to the bag: R5B has the colour Blue, and L3R:-G of Seat 1 "
            "costs its opponents one for it. (D8)"
        ),
    ),
    "nothing to lose": (
        events.NothingToLose(2, B, 1, C, "B"),
        (
            "Platz 2 müsste für R5B einen Diamanten zurücklegen (Farbe Blau, Verlustsymbol auf L3R:-G "
            "von Platz 1), hat aber keinen. (D8)"
        ),
        (
            "Plaats 2 zou voor R5B een diamant terug moeten doen (kleur Blauw, verliessymbool op L3R:-G "
            "van Plaats 1), maar heeft er geen. (D8)"
        ),
        (
            "Seat 2 would have to return a diamond for R5B (colour Blue, loss symbol on L3R:-G of Seat 1), "
            "but has none. (D8)"
        ),
    ),
    "played on": (
        events.PlayedOn((1, 3), 7),
        (
            "Platz 1 und Platz 3 teilen sich die Führung mit 7 Diamanten: Es geht weiter, bis einer allein "
            "vorne liegt. (D10)"
        ),
        (
            "Plaats 1 en Plaats 3 delen de leiding met 7 diamanten: het spel gaat door tot er één alleen "
            "voorstaat. (D10)"
        ),
        "Seat 1 and Seat 3 share the lead with 7 diamonds: the game goes on until one is ahead alone. (D10)",
    ),
    "usual limit": (
        events.UsualLimit(1, 4),
        "Platz 1 darf wie üblich 4 Karten halten. (D11)",
        "Plaats 1 mag zoals gewoonlijk 4 kaarten in de hand hebben. (D11)",
        "Seat 1 may hold 4 cards, as usual. (D11)",
    ),
    "five": (
        events.FiveLimit(1, 5, A, None),
        "Platz 1 darf dank L7R:x5 5 Karten halten. (D11)",
        "Plaats 1 mag dankzij L7R:x5 5 kaarten in de hand hebben. (D11)",
        "Seat 1 may hold 5 cards thanks to L7R:x5. (D11)",
    ),
    "five beats two": (
        events.FiveLimit(1, 5, A, B),
        "Platz 1 darf dank L7R:x5 5 Karten halten; fünf schlägt zwei, also gilt R5B hier nicht. (D11)",
        (
            "Plaats 1 mag dankzij L7R:x5 5 kaarten in de hand hebben; vijf gaat boven twee, "
            "dus R5B geldt hier niet. (D11)"
        ),
        "Seat 1 may hold 5 cards thanks to L7R:x5; five beats two, so R5B does not matter. (D11)",
    ),
    "two": (
        events.TwoLimit(1, 2, 2, B),
        "Platz 1 darf wegen R5B von Platz 2 nur 2 Karten halten. (D11)",
        "Plaats 1 mag door R5B van Plaats 2 maar 2 kaarten in de hand hebben. (D11)",
        "Seat 1 may hold only 2 cards because of R5B of Seat 2. (D11)",
    ),
    "swapped, own": (
        events.Swapped(1, 2, 1, (A, B), (C,)),
        "Platz 1 wirft alle 2 Handkarten ab (L7R:x5, R5B) und zieht eine Karte (L3R:-G). (D12)",
        "Plaats 1 gooit alle 2 handkaarten weg (L7R:x5, R5B) en trekt een kaart (L3R:-G). (D12)",
        "Seat 1 throws away all 2 cards (L7R:x5, R5B) and draws a card (L3R:-G). (D12)",
    ),
    "swapped, another's": (
        events.Swapped(1, 1, 4, None, None),
        "Platz 1 wirft die letzte Handkarte ab und zieht 4 Karten. (D12)",
        "Plaats 1 gooit de laatste handkaart weg en trekt 4 kaarten. (D12)",
        "Seat 1 throws away the last card and draws 4 cards. (D12)",
    ),
    "swapped nothing": (
        events.Swapped(1, 0, 4, None, None),
        "Platz 1 hat keine Hand mehr abzuwerfen und zieht 4 Karten. (D12)",
        "Plaats 1 heeft geen hand meer om weg te gooien en trekt 4 kaarten. (D12)",
        "Seat 1 has no hand to throw away and draws 4 cards. (D12)",
    ),
    "kept": (
        events.Kept(1, 0, 0, (), ()),
        "Platz 1 behält die Hand und zieht nichts nach. (D12)",
        "Plaats 1 houdt de hand en trekt niets bij. (D12)",
        "Seat 1 keeps the hand and draws nothing. (D12)",
    ),
    "kept and drew": (
        events.Kept(1, 0, 2, (), (A, B)),
        "Platz 1 behält die Hand und zieht 2 Karten nach (L7R:x5, R5B). (D12)",
        "Plaats 1 houdt de hand en trekt 2 kaarten bij (L7R:x5, R5B). (D12)",
        "Seat 1 keeps the hand and draws 2 cards (L7R:x5, R5B). (D12)",
    ),
    "reduced": (
        events.Reduced(1, 1, 0, None, None),
        "Platz 1 hält zu viele Karten und wirft eine ab. (D12)",
        "Plaats 1 heeft te veel kaarten en gooit er één weg. (D12)",
        "Seat 1 holds too many cards and throws one away. (D12)",
    ),
    "reduced, own": (
        events.Reduced(1, 2, 0, (A, B), ()),
        "Platz 1 hält zu viele Karten und wirft 2 ab (L7R:x5, R5B). (D12)",
        "Plaats 1 heeft te veel kaarten en gooit er 2 weg (L7R:x5, R5B). (D12)",
        "Seat 1 holds too many cards and throws 2 away (L7R:x5, R5B). (D12)",
    ),
    "refilled": (
        events.Refilled(1, 0, 1, (), (A,)),
        "Platz 1 zieht eine Karte (L7R:x5). (D14)",
        "Plaats 1 trekt een kaart (L7R:x5). (D14)",
        "Seat 1 draws a card (L7R:x5). (D14)",
    ),
    "refilled nothing": (
        events.Refilled(1, 0, 0, None, None),
        "Platz 1 hat nichts mehr zu ziehen. (D14)",
        "Plaats 1 heeft niets meer te trekken. (D14)",
        "Seat 1 has nothing left to draw. (D14)",
    ),
    "out": (
        events.Out(1, 0, ()),
        "Platz 1 hat keine Karten mehr und scheidet aus, ohne einen Diamanten. (D13)",
        "Plaats 1 heeft geen kaarten meer en valt uit, zonder diamant. (D13)",
        "Seat 1 has no cards left and is out, without a diamond. (D13)",
    ),
    "out with one": (
        events.Out(1, 1, (A,)),
        (
            "Platz 1 hat keine Karten mehr und scheidet aus, mit einem Diamanten; "
            "die letzte ausliegende Karte kommt auf die Ablage. (D13)"
        ),
        (
            "Plaats 1 heeft geen kaarten meer en valt uit, met één diamant; "
            "de laatste kaart op tafel gaat naar de aflegstapel. (D13)"
        ),
        "Seat 1 has no cards left and is out, with one diamond; the last card in play is discarded. (D13)",
    ),
    "out with more": (
        events.Out(1, 3, (A, B)),
        (
            "Platz 1 hat keine Karten mehr und scheidet aus, mit 3 Diamanten; "
            "die 2 ausliegenden Karten kommen auf die Ablage. (D13)"
        ),
        (
            "Plaats 1 heeft geen kaarten meer en valt uit, met 3 diamanten; "
            "de 2 kaarten op tafel gaan naar de aflegstapel. (D13)"
        ),
        "Seat 1 has no cards left and is out, with 3 diamonds; the 2 cards in play are discarded. (D13)",
    ),
    "last": (
        events.Last(2),
        "Nur Platz 2 ist noch im Spiel und spielt allein weiter. (D13)",
        "Alleen Plaats 2 doet nog mee en speelt alleen verder. (D13)",
        "Only Seat 2 is left and plays on alone. (D13)",
    ),
    "began": (
        events.Began(2),
        "Runde 2: Alle wählen eine Karte. (D4)",
        "Ronde 2: iedereen kiest een kaart. (D4)",
        "Round 2: everyone picks a card. (D4)",
    ),
    "seven": (
        Ended((1,), "seven"),
        "Einer allein hat die meisten Diamanten, und zwar mindestens sieben. Platz 1 gewinnt. (D10)",
        "Eén speler heeft alleen de meeste diamanten, en minstens zeven. Plaats 1 wint. (D10)",
        "One alone has the most diamonds, and at least seven. Seat 1 wins. (D10)",
    ),
    "all out": (
        Ended((1, 2), "all_out"),
        (
            "Niemand hat mehr Karten; die meisten Diamanten gewinnen. "
            "Platz 1 und Platz 2 teilen sich den Sieg. (D13)"
        ),
        (
            "Niemand heeft nog kaarten; de meeste diamanten winnen. "
            "Plaats 1 en Plaats 2 delen de overwinning. (D13)"
        ),
        "Nobody has any cards left; the most diamonds win. Seat 1 and Seat 2 share the victory. (D13)",
    ),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_every_event_is_told_in_all_languages(name: str) -> None:
    event, german, dutch, english = SAMPLES[name]
    told = [GAME.narrate(event, language) for language in ("de", "nl", "en")]
    assert told == [german, dutch, english]


def kinds_of_events(base: type[Event]) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield from kinds_of_events(kind)
        if kind.__module__ == events.__name__ and not kind.__name__.startswith("_"):
            yield kind


def test_every_kind_of_event_has_a_sample() -> None:
    told = {type(event) for event, *_ in SAMPLES.values()}
    assert set(kinds_of_events(Event)) <= told


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_titles_options_and_endings_have_words(language: str) -> None:
    for message in ("title", "about", "option-junior", "option-deck", *(f"ended-{r}" for r in rules.REASONS)):
        assert has(language, f"diamantenraub-{message}")
        assert say(language, f"diamantenraub-{message}")
    assert set(GAME.endings) == set(rules.REASONS)


def test_names_of_players_are_used() -> None:
    event = SAMPLES["lost"][0]
    told = GAME.narrate(event, "en", {1: "Wickie", 2: "Halvar"})
    assert told.startswith(
        "Halvar returns a diamond to the bag: R5B has the colour Blue, and L3R:-G of Wickie"
    )


# --- what happens in a round


def test_D4_D5_a_round_is_told_step_by_step() -> None:
    table = Table(
        Seat("R8B:*", left="L1Y:xR", right="R10Y", diamonds=1),
        Seat("L7G:x^", left="L3R:-G", right="R2R:xB", diamonds=1),
        Seat("R8G:^", left="L5B:five", diamonds=1),
    )
    table.move(1, "R8B:*")
    table.move(2, "L7G:x^")
    told = [GAME.narrate(event, "en") for event in table.move(3, "R8G:^")]
    assert told == [
        "Seat 3 has chosen a card. (D15)",
        "The cards are turned up together. Seat 1: R8B:*, Seat 2: L7G:x^ and Seat 3: R8G:^. (D4)",
        "Seat 1 lays R8B:* on R10Y; the covered card is out of play for good. (D4)",
        "Seat 2 lays L7G:x^ on L3R:-G; the covered card is out of play for good. (D4)",
        "L1Y:xR of Seat 1 hits R2R:xB of Seat 2: its colour is Red. (D5)",
        "L7G:x^ of Seat 2 hits R8G:^ of Seat 3: it bears an arrow up. (D5)",
        "R2R:xB of Seat 2 hits R8B:* of Seat 1: its colour is Blue. (D5)",
        "R2R:xB of Seat 2 hits L5B:five of Seat 3: its colour is Blue. (D5)",
        "Seat 1 discards R8B:* and the card under it. (D5)",
        "Seat 2 discards R2R:xB. (D5)",
        "Seat 3 discards L5B:five. (D5)",
        "Seat 3 discards R8G:^. (D5)",
        "Seat 1 has strength 1: L1Y:xR. (D7)",
        "Seat 2 has strength 7: L7G:x^. (D7)",
        "No arrow is active, so the highest strength wins: 7. (D7)",
        "Seat 2 wins and takes a diamond from the bag. (D7)",
        "Seat 1 may hold 4 cards, as usual. (D11)",
        "Seat 2 may hold 4 cards, as usual. (D11)",
        "Seat 3 may hold 4 cards, as usual. (D11)",
    ]


def test_D8_gain_and_loss_name_the_cards_behind_them() -> None:
    table = Table(Seat("L9G:*", right="R1B"), Seat("R5B", diamonds=1), Seat("R3R:-G", left="L1Y:-B"))
    found = table.play("L9G:*", "R5B", "R3R:-G")
    assert events.Extra(1, Card(2, "L9G:*")) in found
    assert events.Lost(1, Card(2, "L9G:*"), 3, Card(42, "R3R:-G"), "G") in found
    assert events.Lost(2, Card(21, "R5B"), 3, Card(41, "L1Y:-B"), "B") in found


def test_D11_limits_name_the_cards_behind_them() -> None:
    table = Table(Seat("L9R:two"), Seat("R8G:five"), Seat("R7B"))
    found = table.play("L9R:two", "R8G:five", "R7B")
    assert found[-3:] == [
        events.UsualLimit(1, 4),
        events.FiveLimit(2, 5, Card(21, "R8G:five"), Card(1, "L9R:two")),
        events.TwoLimit(3, 2, 1, Card(1, "L9R:two")),
    ]


def test_D11_the_first_opponent_with_a_two_cards_symbol_is_named() -> None:
    table = Table(Seat("R9R", left="L1R:two"), Seat("R8G:two"), Seat("R7B"), Seat("R7Y:two"))
    found = table.play("R9R", "R8G:two", "R7B", "R7Y:two")
    two = [event for event in found if isinstance(event, events.TwoLimit)]
    assert [(event.seat, event.by, event.card.text) for event in two] == [
        (1, 2, "R8G:two"),
        (2, 1, "L1R:two"),
        (3, 1, "L1R:two"),
        (4, 1, "L1R:two"),
    ]


def test_D12_own_cards_are_told_to_their_owner_only() -> None:
    table = Table(
        Seat("L9R L2R L3R L4R", pile="R5B R1Y R7B R8B R9B"),
        Seat("R8G:two L2G L4G R1G"),
        Seat("R7B L3B", pile="R2B R3B"),
    )
    table.play("L9R", "R8G:two", "R7B")
    swapped, kept, third = table.play("S", "K", "K")[3:6]
    assert swapped == events.Swapped(
        1, 3, 2, (Card(2, "L2R"), Card(3, "L3R"), Card(4, "L4R")), (Card(5, "R5B"), Card(6, "R1Y"))
    )
    for viewer in (0, 2, 3):
        assert swapped.seen_by(viewer) == events.Swapped(1, 3, 2, None, None)
    assert swapped.seen_by(1) == swapped
    assert isinstance(kept, events.Kept)
    assert kept.drew == 1
    assert third.seen_by(3) == events.Kept(3, 0, 1, (), (Card(43, "R2B"),))
    assert third.seen_by(0) == events.Kept(3, 0, 1, None, None)


def test_D12_a_reduction_tells_others_how_many_cards_but_not_which() -> None:
    table = Table(Seat("L9R L2R L3R L4R"), Seat("R8G:two L2G"))
    table.play("L9R", "R8G:two")
    (reduced,) = [event for event in table.play("L2R L4R", "K") if isinstance(event, events.Reduced)]
    assert reduced == events.Reduced(1, 1, 0, (Card(3, "L3R"),), ())
    assert reduced.seen_by(2) == events.Reduced(1, 1, 0, None, None)


def test_D12_drawn_cards_are_told_wherever_they_fit_into_the_hand() -> None:
    pile = [10, 20, 30, 40, 25, 5, 50, *range(60, 73)]
    others = [number for number in range(1, 81) if number not in pile]
    deal = {"deck": ["L1R"] * 80, "piles": [pile, others[:20]]}
    (state,) = GAME.layouts(options(2, deck="ones.txt"), 2, deal)
    for text in ("P20", "P30"):
        GAME.play(state, 1, GAME.parse_move(state, text))
        GAME.play(state, 2, GAME.legal(state, 2)[0])
        GAME.play(state, 1, GAME.parse_move(state, "K"))
        found = GAME.play(state, 2, GAME.parse_move(state, "K"))
        kept = [event for event in found if isinstance(event, events.Kept) and event.seat == 1]
        assert [card.number for card in kept[0].drawn or ()] == [{"P20": 25, "P30": 5}[text]]


def test_D13_who_goes_out_and_who_is_left_is_told() -> None:
    table = Table(Seat("L9R", right="R1R R2R", pile="", diamonds=2), Seat("R8G L2G"))
    found = table.round("L9R", "R8G")
    cards = (Card(3, "L9R"), Card(1, "R1R"), Card(2, "R2R"))
    assert found[-3:] == [events.Out(1, 3, cards), events.Last(2), events.Began(2)]


def test_D15_a_choice_alone_reveals_nothing_and_turning_up_does() -> None:
    assert not events.Chose.reveals
    assert events.TurnedUp.reveals
    assert events.Swapped.reveals


def test_only_the_usual_limit_is_left_out_of_logs() -> None:
    assert [kind.__name__ for kind in kinds_of_events(Event) if kind.detail] == ["UsualLimit"]


def test_what_the_deal_lays_open_is_that_the_first_round_begins() -> None:
    table = Table(Seat("L9R"), Seat("R8G"))
    assert GAME.opening(table.state) == (events.Began(1),)


def test_the_most_shots_that_can_be_fired_fit_into_the_journal() -> None:
    """Two symbols on all eight active cards, each at all six cards of opponents: no more can happen."""
    seats = [Seat("R5R:xR+x5", left="L5R:xR+x5", right="R1B")] * 4
    table = Table(*seats)
    found = table.play(*["R5R:xR+x5"] * 4)
    assert sum(isinstance(event, events.Hit) for event in found) == 8 * 2 * 6
    assert sum(isinstance(event, events.Beaten) for event in found) == 8


def test_events_are_plain_data() -> None:
    for event, *_ in SAMPLES.values():
        assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event


def test_D14_junior_rounds_tell_what_is_drawn_to_the_owner() -> None:
    table = Table(Seat("L9R", pile="R5B"), Seat("R8G L2G", pile=""), junior=True)
    found = table.play("L9R", "R8G")
    assert events.Refilled(1, 0, 1, (), (Card(2, "R5B"),)) in found
    assert events.Refilled(2, 0, 0, (), ()) in found
    assert events.Refilled(1, 0, 1, None, None) in [event.seen_by(2) for event in found]
