"""What the server answers when it does not do what it was asked for."""

from typing import Any

import msgspec


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is not a success."""

    code: str
    """a short stable word"""
    message: str
    """what is wrong and what to do about it, in English"""
    detail: dict[str, Any] = {}
    """what a program may need, such as the event at which a move was stored already"""


class Refusal(Exception):
    """Nothing was done."""

    def __init__(self, code: str, message: str, **detail: Any) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, detail)

    @property
    def code(self) -> str:
        return self.problem.code

    @property
    def status(self) -> int:
        return STATUS[self.code]


STATUS = {
    # who asks
    "no_guest": 401,
    "bad_cookie": 401,
    "bad_token": 401,
    "banned": 403,
    "foreign_origin": 403,
    "not_yours": 403,
    # what is asked
    "bad_request": 400,
    "bad_options": 400,
    "bad_name": 400,
    "unknown": 404,
    "bad_link": 404,
    "wrong_method": 405,
    "not_acceptable": 406,
    "too_large": 413,
    "wrong_type": 415,
    # moves
    "double": 409,
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "game_over": 409,
    "not_started": 409,
    # tables
    "seat_taken": 409,
    "table_full": 409,
    "already_seated": 409,
    "reserved": 403,
    "not_now": 409,
    "closed": 409,
    "nothing_asked": 409,
    "hidden_seen": 409,
    "not_over": 409,
    "no_proof": 409,
    "no_talk": 403,
    # limits and troubles
    "too_many": 429,
    "too_fast": 429,
    "busy": 503,
    "store": 503,
    "stopping": 503,
    "rules_changed": 503,
    "mistake": 500,
}
"""The HTTP status of every code."""
