"""Tables for people far apart: HTTP, WebSocket, and who may do what."""
