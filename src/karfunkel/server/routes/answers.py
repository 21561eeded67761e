"""What all routes share: who asks, and the answers that are declared."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from karfunkel.server.house import House
from karfunkel.server.identity import identify
from karfunkel.server.refusals import STATUS, Problem, Refusal
from karfunkel.store.entities import Guest

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheGuest = NamedDependency[Guest]
"""who asks"""
Visitor = NamedDependency[Guest | None]
"""who asks; None for somebody who is no guest yet"""

TableId = Annotated[
    str, PathParameter(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="the table's id")
]
Language = Annotated[
    str,
    QueryParameter(pattern="^(de|nl|en)?$", description="de, nl or en; events are then told in words too"),
]
SeatAsked = Annotated[
    int | None,
    QueryParameter(ge=1, le=16, description="look through the eyes of this seat of one's own only"),
]
OwnSeat = Annotated[int, QueryParameter(ge=1, le=16, description="a seat of one's own")]
After = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="the latest number one knows")]
Next = Annotated[str, QueryParameter(max_length=200, description="the `next` of the page before")]

_MEANINGS = {
    400: "The request is not as described",
    401: "Nobody known asks, or the token or cookie is not valid",
    403: "Not for whoever asks",
    404: "There is no such thing",
    405: "Not with this method",
    409: "Not now; nothing has changed",
    413: "Too large",
    415: "Not JSON",
    429: "Too much or too fast",
    500: "A mistake of ours",
    503: "The database or the server is in trouble; try again",
}
REFUSED = {
    status: ResponseSpec(
        Problem,
        generate_examples=False,
        description=f"{meaning}. `code`: "
        + (", ".join(f"`{code}`" for code, own in STATUS.items() if own == status) or "see the message"),
    )
    for status, meaning in _MEANINGS.items()
}


async def provide_visitor(request: Asking, house: TheHouse) -> Guest | None:
    return await identify(house, list(request.scope["headers"]))


async def provide_guest(visitor: Visitor) -> Guest:
    if visitor is None:
        raise Refusal("no_guest", 'say who you are first: POST /api/me {"name": "…"}')
    return visitor


def address_of(request: Asking) -> str:
    return request.client.host if request.client else ""
