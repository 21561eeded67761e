"""The games, their rules and the words of the product, for clients."""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from karfunkel import bots, games
from karfunkel.bots.names import how_it_plays, name_of
from karfunkel.games.card import card
from karfunkel.server.refusals import Refusal
from karfunkel.server.routes.answers import REFUSED, Asking
from karfunkel.server.shelf import ASK_ALWAYS, Handout, pack
from karfunkel.words.catalogue import sources
from karfunkel.words.languages import LANGUAGES
from karfunkel.words.rulebooks import rules_text

Spoken = Annotated[Literal["de", "nl", "en"], QueryParameter(description="de, nl or en")]


class Bot(msgspec.Struct, frozen=True):
    """A bot that may sit at tables."""

    bot: str
    """what to ask for when opening a table"""
    name: str
    plays: dict[str, str]
    """how, by game"""


class GameRoutes(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games", responses=REFUSED)
    async def games(self, lang: Spoken = "en") -> list[dict[str, Any]]:
        """The games with their facts and options."""
        return [card(games.load(name), lang) for name in games.NAMES]

    @get("/games/{name:str}/rules", responses=REFUSED, media_type="text/markdown")
    async def rules(
        self, request: Asking, name: Annotated[str, PathParameter(max_length=40)], lang: Spoken = "en"
    ) -> Response[str]:
        """The rules of a game, in Markdown; `{C13}` at a paragraph's end names the rule it states."""
        if name not in games.NAMES:
            raise Refusal("unknown", f"there is no game {name!r}; there are {', '.join(games.NAMES)}")
        return _rules(name, lang).answer(request.headers)

    @get("/words/{lang:str}", responses=REFUSED, media_type="text/plain")
    async def words(
        self, request: Asking, lang: Annotated[str, PathParameter(max_length=10)]
    ) -> Response[str]:
        """All messages of the product in one language, as a Fluent catalogue."""
        if lang not in LANGUAGES:
            raise Refusal("unknown", "there are de, nl and en")
        return _words(lang).answer(request.headers)

    @get("/bots", responses=REFUSED)
    async def bots(self, lang: Spoken = "en") -> list[Bot]:
        """The bots that may sit at tables, and how each plays each game."""
        return [
            Bot(bot, name_of(bot, lang), {game: how_it_plays(bot, game, lang) for game in games.NAMES})
            for bot in bots.NAMES
        ]


@cache
def _rules(game: str, language: str) -> Handout:
    return pack(rules_text(game, language), "text/markdown", ASK_ALWAYS)


@cache
def _words(language: str) -> Handout:
    files = dict.fromkeys(sources(language))
    return pack("\n".join(file.read_text(encoding="utf-8") for file in files), "text/plain", ASK_ALWAYS)
