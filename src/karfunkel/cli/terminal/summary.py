"""A table in words: whose turn it is, how the players stand, what has happened."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from karfunkel.cli.terminal import palette
from karfunkel.cli.terminal.chronicle import LATEST, sentences, told
from karfunkel.cli.terminal.table import Table
from karfunkel.words.catalogue import Speaker, say

LONGEST_NAME = 14


def grouped(number: int, language: str) -> str:
    """A number, its digits grouped as the language does it."""
    return f"{number:,}".replace(",", "," if language == "en" else ".")


@dataclass(frozen=True)
class Summary:
    table: Table
    language: str
    theme: str

    def _style(self, name: str) -> Style:
        return palette.style(self.theme, name)

    def _say(self, message: str, **values: object) -> str:
        return say(self.language, f"terminal-{message}", **values)

    @property
    def _speaker(self) -> Speaker:
        return Speaker(self.language, self.table.names())

    def turn(self, mover: int | None) -> Text:
        """The game and whose turn it is."""
        match, speaker = self.table.match, self._speaker
        name = match.game.facts.name.replace("_", "-")
        text = Text(f" ◆ {say(self.language, f'{name}-title')}  ", self._style("accent"))
        pending = match.pending()
        if match.outcome():
            text.append(self._say("over"), self._style("legal"))
        elif mover is not None:
            text.append("▶ " + self._say("turn", who=speaker.who(mover)), self._style("legal"))
        elif len(pending) == 1:
            text.append("▶ " + self._say("thinks", who=speaker.who(pending[0])), self._style("plain"))
        else:
            who = speaker.all_of([speaker.who(seat) for seat in pending])
            text.append("▶ " + self._say("choose", who=who), self._style("plain"))
        return text

    def players(self) -> Text:
        """Who sits where, and how they stand."""
        match, speaker = self.table.match, self._speaker
        pending, outcome = match.pending(), match.outcome()
        scores = outcome.scores if outcome else match.scores()
        text = Text(no_wrap=True)
        for seat in range(1, match.seats + 1):
            mark = "★" if outcome and seat in outcome.winners else "▶" if seat in pending else " "
            name = speaker.who(seat)[:LONGEST_NAME]
            bot = "⚙" if seat in self.table.bots else " "
            score = grouped(scores[seat - 1], self.language)
            style = self._style("legal" if seat in pending else "plain")
            text.append(f"{mark} {seat} {name:<{LONGEST_NAME}}{bot}{score:>6}\n", style)
        text.rstrip()
        return text

    def story(self, looking: int, since: int, fresh: int) -> Text:
        """The latest entries, so many of them news."""
        table = self.table
        entries = table.chronicle(looking)
        old = entries[max(len(entries) - LATEST, 0) : len(entries) - fresh]
        text = Text()
        if len(entries) <= LATEST:
            for line in sentences(table, table.opening(looking), self.language):
                text.append(line + "\n", self._style("faint"))
        text.append(told(table, old, self.language, self._style("faint"), self._style("faint")))
        news = table.news(looking, since)
        text.append(told(table, news, self.language, self._style("news"), self._style("plain")))
        text.rstrip()
        return text
