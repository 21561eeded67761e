"""What a deed at a table leads to: events to be stored, or a refusal.  Pure: nothing is changed here."""

import msgspec

from karfunkel.games.faults import Fault, IllegalMove
from karfunkel.server import course as log
from karfunkel.server import deeds
from karfunkel.server.course import Course, Question, Sat
from karfunkel.server.refusals import Refusal
from karfunkel.store.entities import MOVE, RESIGN, TAKE_BACK, TIME, Guest, NewEvent

STAND_IN = "level2"
"""The bot that takes the place of somebody who is away"""


def judge(course: Course, guest: Guest, deed: deeds.AnyDeed, at: int, away: frozenset[str]) -> list[NewEvent]:
    """What a guest's deed leads to.  ``away`` are the guests who play and are not connected."""
    if course.status == "closed":
        raise Refusal("closed", "this table is closed")
    match deed:
        case deeds.Move():
            return [_move(course, guest, deed, at)]
        case deeds.Sit():
            return _sit(course, guest, deed, at)
        case deeds.Leave():
            return _leave(course, guest, at)
        case deeds.Return():
            return _return(course, guest, at)
        case deeds.Resign():
            _own(course, guest, deed.seat)
            _on(course)
            if course.seats != 2:
                raise Refusal(
                    "not_now", "only a game for two ends by giving up (G5); leave, and a bot plays on"
                )
            return [NewEvent(kind=RESIGN, at=at, seat=deed.seat, guest=guest.id)]
        case deeds.TakeBack():
            return _ask_to_take_back(course, guest, deed.seat, at)
        case deeds.Replace():
            return _ask_to_replace(course, guest, deed.seat, at, away)
        case deeds.Agree():
            return _agree(course, guest, at)
        case deeds.Decline():
            return _decline(course, guest, at)
        case deeds.Close():
            return _close(course, guest, at)
    raise TypeError(deed)


# --- sitting down and getting up


def _sit(course: Course, guest: Guest, deed: deeds.Sit, at: int) -> list[NewEvent]:
    if course.match:
        raise Refusal("not_now", "play has begun; you can watch")
    if course.seats_of(guest.id):
        raise Refusal("already_seated", "you sit at this table already", seats=course.seats_of(guest.id))
    chair = course.chairs.get(deed.seat) if deed.seat else _free_chair(course, guest)
    if chair is None:
        if deed.seat:
            raise Refusal("unknown", f"there is no seat {deed.seat}; seats are 1 to {course.seats}")
        raise Refusal("table_full", "all seats are taken; you can watch")
    if chair.kind != "empty":
        raise Refusal("seat_taken", f"seat {chair.seat} is taken")
    if chair.place.guest not in ("", guest.id):
        raise Refusal("reserved", f"seat {chair.seat} is kept for somebody else")
    if chair.place.kind == "device":
        if guest.id != course.table.host:
            raise Refusal("reserved", "the seats of this device belong to the host of the table")
        taken = tuple(seat for seat, other in course.chairs.items() if other.place.kind == "device")
    else:
        taken = (chair.seat,)
    text = msgspec.json.encode(Sat(guest.name, taken, deed.contribution.lower())).decode()
    return [NewEvent(kind=log.SIT, at=at, seat=taken[0], text=text, guest=guest.id)]


def _free_chair(course: Course, guest: Guest) -> log.Chair | None:
    free = [chair for chair in course.chairs.values() if chair.kind == "empty"]
    mine = [chair for chair in free if chair.place.guest == guest.id]
    if guest.id == course.table.host:
        mine += [chair for chair in free if chair.place.kind == "device"]
    open_to_all = [chair for chair in free if not chair.place.guest and chair.place.kind != "device"]
    return next(iter(mine + open_to_all), None)


def _leave(course: Course, guest: Guest, at: int) -> list[NewEvent]:
    seats = _seated(course, guest)
    if course.status == "over":
        raise Refusal("game_over", "the game is over; nobody has to leave")
    if all(course.chairs[seat].left is not None or course.chairs[seat].kind == "bot" for seat in seats):
        raise Refusal("not_now", "you have left already")
    events = [NewEvent(kind=log.LEAVE, at=at, seat=seats[0], guest=guest.id)]
    if course.match and course.persons() == {guest.id}:
        events.append(NewEvent(kind=log.CLOSE, at=at, text="abandoned"))
    return events


def _return(course: Course, guest: Guest, at: int) -> list[NewEvent]:
    seats = _seated(course, guest)
    _on(course)
    away = [
        seat for seat in seats if course.chairs[seat].left is not None or course.chairs[seat].kind == "bot"
    ]
    if not away:
        raise Refusal("not_now", "you have not left")
    if any(course.chairs[seat].out_of_time for seat in away):
        raise Refusal("not_now", "your time for this game is used up; the bot plays on")
    return [NewEvent(kind=log.RETURN, at=at, seat=seat, guest=guest.id) for seat in away]


def _close(course: Course, guest: Guest, at: int) -> list[NewEvent]:
    if guest.id != course.table.host:
        raise Refusal("not_yours", "only the host closes a table")
    if course.status == "over":
        raise Refusal("game_over", "the game is over and stays in the archive")
    if course.match and course.persons() - {guest.id}:
        raise Refusal("not_now", "others are playing; you can leave")
    return [NewEvent(kind=log.CLOSE, at=at, text="host", guest=guest.id)]


# --- moves


def _move(course: Course, guest: Guest, deed: deeds.Move, at: int) -> NewEvent:
    chair = course.chairs.get(deed.seat)
    if chair is None or chair.guest != guest.id or not guest.id:
        raise Refusal("not_yours", f"seat {deed.seat} is not yours", seats=course.seats_of(guest.id))
    before = course.moves.get((deed.turn, deed.seat))
    if before and before[1] == deed.move:
        raise Refusal("double", "this move is stored already", number=before[0])
    match = course.match
    if match is None:
        raise Refusal("not_started", "play has not begun")
    if course.status != "on":
        raise Refusal("game_over", "the game is over")
    if deed.turn != course.turn:
        raise Refusal("stale", "things have moved on since; look at the table again", turn=course.turn)
    if not chair.is_person():
        raise Refusal("not_yours", f"a bot plays for seat {deed.seat}; return first")
    if deed.seat not in match.pending():
        raise Refusal("not_your_turn", f"it is not seat {deed.seat}'s turn", pending=match.pending())
    return NewEvent(
        kind=MOVE, at=at, seat=deed.seat, text=check_move(course, deed.seat, deed.move), guest=guest.id
    )


def check_move(course: Course, seat: int, text: str) -> str:
    """The move as it is written; an illegal one is refused."""
    match = course.match
    assert match
    try:
        move = match.game.parse_move(match.state, text)
        if move not in match.game.legal(match.state, seat):
            raise IllegalMove(seat, text, match.game.why_not(match.state, seat, move))
        return match.game.format_move(match.state, move)
    except Fault as fault:
        raise Refusal("illegal", str(fault)) from None


# --- what others have to agree to


def _ask_to_take_back(course: Course, guest: Guest, seat: int, at: int) -> list[NewEvent]:
    _own(course, guest, seat)
    _on(course)
    match = course.match
    assert match
    if seat in match.chosen():  # the others know nothing of it yet
        return [NewEvent(kind=TAKE_BACK, at=at, seat=seat, guest=guest.id)]
    if not match.can_take_back(seat):
        raise Refusal("hidden_seen", "there is nothing to take back, or it showed something hidden")
    return _ask(course, guest, Question("take_back", seat, seat), at)


def _ask_to_replace(
    course: Course, guest: Guest, target: int, at: int, away: frozenset[str]
) -> list[NewEvent]:
    seats = _seated(course, guest)
    _on(course)
    chair = course.chairs.get(target)
    if chair is None or not chair.is_person():
        raise Refusal("not_now", f"no person sits on seat {target}")
    if chair.guest == guest.id:
        raise Refusal("not_now", "that is your own seat; leave, and a bot takes it")
    if chair.left is None and chair.guest not in away:
        raise Refusal("not_now", f"{chair.name} is here, or was a moment ago")
    return _ask(course, guest, Question("replace", seats[0], target), at)


def _ask(course: Course, guest: Guest, question: Question, at: int) -> list[NewEvent]:
    if course.question:
        raise Refusal("not_now", "something is being asked already; it needs an answer first")
    if not _to_agree(course, question):
        return _carry_out(question, at)
    text = f"{question.what} {question.target}"
    return [NewEvent(kind=log.ASK, at=at, seat=question.seat, text=text, guest=guest.id)]


def _to_agree(course: Course, question: Question) -> set[str]:
    """The guests who still have to agree."""
    heard = {course.chairs[seat].guest for seat in (question.seat, *question.agreed)}
    if question.what == "replace":
        heard.add(course.chairs[question.target].guest)
    return course.persons() - heard


def _agree(course: Course, guest: Guest, at: int) -> list[NewEvent]:
    question = _question(course)
    if guest.id not in _to_agree(course, question):
        raise Refusal("not_yours", "you are not asked")
    seat = course.seats_of(guest.id)[0]
    events = [NewEvent(kind=log.AGREE, at=at, seat=seat, guest=guest.id)]
    answered = msgspec.structs.replace(question, agreed=(*question.agreed, seat))
    if not _to_agree(course, answered):
        if question.what == "take_back" and not (
            course.match and course.match.can_take_back(question.target)
        ):
            raise Refusal("hidden_seen", "it has shown something hidden since")
        events += _carry_out(question, at)
    return events


def _carry_out(question: Question, at: int) -> list[NewEvent]:
    if question.what == "take_back":
        return [NewEvent(kind=TAKE_BACK, at=at, seat=question.target)]
    return [NewEvent(kind=log.REPLACE, at=at, seat=question.target, text=f"agreed {STAND_IN}")]


def _decline(course: Course, guest: Guest, at: int) -> list[NewEvent]:
    question = _question(course)
    seats = _seated(course, guest)
    if question.what == "replace" and course.chairs[question.target].guest == guest.id:
        seats = (question.target,)  # who is said to be away is here after all
    return [NewEvent(kind=log.DECLINE, at=at, seat=seats[0], guest=guest.id)]


# --- what happens by itself


def overdue(course: Course, at: int) -> list[NewEvent]:
    """What time alone brings about: somebody runs out of it, or a bot takes the place of who has left."""
    if course.status != "on":
        return []
    for seat, deadline in course.deadlines().items():
        if deadline <= at:
            if course.seats == 2:
                return [NewEvent(kind=TIME, at=at, seat=seat)]
            return [NewEvent(kind=log.REPLACE, at=at, seat=seat, text=f"time {STAND_IN}")]
    return [
        NewEvent(kind=log.REPLACE, at=at, seat=seat, text=f"left {STAND_IN}")
        for seat, until in course.departures().items()
        if until <= at
    ][:1]


# --- small questions


def _seated(course: Course, guest: Guest) -> tuple[int, ...]:
    seats = course.seats_of(guest.id)
    if not seats:
        raise Refusal("not_yours", "you do not sit at this table")
    return seats


def _own(course: Course, guest: Guest, seat: int) -> None:
    if seat not in course.seats_of(guest.id):
        raise Refusal("not_yours", f"seat {seat} is not yours", seats=course.seats_of(guest.id))
    if not course.chairs[seat].is_person():
        raise Refusal("not_yours", f"a bot plays for seat {seat}; return first")


def _on(course: Course) -> None:
    if course.match is None:
        raise Refusal("not_started", "play has not begun")
    if course.status != "on":
        raise Refusal("game_over", "the game is over")


def _question(course: Course) -> Question:
    if course.question is None:
        raise Refusal("nothing_asked", "nothing is being asked")
    return course.question
