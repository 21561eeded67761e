"""What is measured, for Prometheus."""

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from karfunkel.server.deeds import AnyDeed

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SLOW = (0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    """In a registry of its own, so that two servers in one process do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.deeds = Counter("karfunkel_deeds", "Deeds done at tables", ["do"], registry=self.registry)
        self.refusals = Counter("karfunkel_refusals", "Requests refused", ["code"], registry=self.registry)
        self.seconds = Histogram(
            "karfunkel_deed_seconds",
            "From the arrival of a deed to its answer",
            buckets=_FAST,
            registry=self.registry,
        )
        self.bots = Histogram(
            "karfunkel_bot_seconds",
            "How long bots think, waiting included",
            buckets=_SLOW,
            registry=self.registry,
        )
        self.sockets = Gauge("karfunkel_sockets", "WebSocket connections", registry=self.registry)
        self.rooms = Gauge("karfunkel_rooms", "Tables kept at hand in memory", registry=self.registry)
        self.tables = Gauge("karfunkel_tables", "Tables in the database", ["status"], registry=self.registry)
        self.guests = Gauge("karfunkel_guests", "Guests in the database", registry=self.registry)
        self.requests = Counter(
            "karfunkel_http_requests", "HTTP requests answered", ["status"], registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        self._done = {kind: self.deeds.labels(kind.__struct_config__.tag) for kind in get_args(AnyDeed)}

    def count(self, deed: AnyDeed) -> None:
        self._done[type(deed)].inc()
