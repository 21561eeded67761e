"""Who listens to a table in this process, and what they are told: each message is made once for all alike."""

from collections.abc import Callable, Iterable

from karfunkel.server import deeds
from karfunkel.server.course import Course, Told
from karfunkel.server.polling import Mailboxes
from karfunkel.server.shown import WATCHING, ShownEvent, ShownLine, Teller, Viewer, encode, shown_line
from karfunkel.store.entities import Line


class Listener:
    """Somebody with a WebSocket."""

    def __init__(
        self,
        guest: str,
        push: Callable[[bytes], None],
        drop: Callable[[], None],
        language: str = "",
        seat: int | None = None,
        address: str = "",
    ) -> None:
        self.guest = guest
        self.address = address
        self.push = push
        """takes a JSON object that lacks its last brace"""
        self.drop = drop
        """ask to come again, perhaps to another process"""
        self.language = language
        self.seat = seat
        """look through the eyes of this seat only"""
        self.viewer: Viewer = WATCHING
        self.muted: set[int] = set()
        """seats whose talk is not passed on; 0 stands for all"""

    def mutes(self, line: Line, shown: ShownLine) -> bool:
        return line.guest != self.guest and bool(self.muted & {0, shown.seat})

    def look(self, course: Course) -> None:
        self.viewer = viewer_of(course, self.guest, self.seat)


def viewer_of(course: Course, guest: str, seat: int | None) -> Viewer:
    """Through the eyes of which seats a guest sees a table."""
    seats = course.seats_of(guest)
    if seat is not None:
        seats = tuple(own for own in seats if own == seat)
    return seats or WATCHING


class Answer:
    """Who does a deed is answered with the news it makes, which saves a message."""

    def __init__(self, listener: Listener, id: str) -> None:
        self.listener = listener
        self.id = id
        self.given = False

    def add(self, news: bytes, number: int) -> bytes:
        self.given = True
        return news + b',"done":' + encode(deeds.Done(number, self.id))


class Audience:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.mailboxes = Mailboxes()
        self.talked = 0
        """the latest line of talk passed on here"""
        self._presence = b""

    def __bool__(self) -> bool:
        return bool(self.listeners or self.mailboxes)

    def look(self, course: Course) -> None:
        """Seats have changed hands."""
        for listener in self.listeners:
            listener.look(course)

    def tell(self, teller: Teller, told: list[Told], answer: Answer | None = None) -> None:
        """What has just happened."""
        self.mailboxes.hear(one.event.number for one in told)
        messages: dict[tuple[Viewer, str], bytes] = {}
        for listener in self.listeners:
            key = listener.viewer, listener.language
            message = messages.get(key)
            if message is None:
                message = messages[key] = news(teller, told, *key)
            if answer and listener is answer.listener:
                message = answer.add(message, told[0].event.number)
            listener.push(message)

    def tell_talk(self, course: Course, lines: Iterable[Line]) -> None:
        """Lines of talk, of which some may have been told already."""
        for line in lines:
            if line.number <= self.talked:
                continue
            self.talked = line.number
            shown = shown_line(course, line)
            message = b'{"type":"talk","line":' + encode(shown)
            for listener in self.listeners:
                if not listener.mutes(line, shown):
                    listener.push(message)

    def tell_presence(self, seats: list[int], anew: bool) -> None:
        """Who of those who sit here is connected, and how many look on: when that changes, or ``anew``."""
        watching = sum(listener.viewer == WATCHING for listener in self.listeners)
        message = b'{"type":"presence","seats":%b,"watching":%d' % (encode(seats), watching)
        if anew or message != self._presence:
            self._presence = message
            for listener in self.listeners:
                listener.push(message)

    def send_away(self, whom: Callable[[str, str], bool] | None = None) -> None:
        """Listeners are to come again: those who are meant; else all, and who waits for a poll too."""
        for listener in self.listeners:
            if whom is None or whom(listener.guest, listener.address):
                listener.drop()
        if whom is None:
            self.mailboxes.wake()


def news(teller: Teller, told: list[Told], viewer: Viewer, language: str) -> bytes:
    """The message about events that happen now.  It ends before its last brace: an answer may be added."""
    shown: list[ShownEvent] = [teller.event(one, viewer, language, live=True) for one in told]
    return b'{"type":"news","events":%b,"state":%b' % (encode(shown), teller.state(viewer))
