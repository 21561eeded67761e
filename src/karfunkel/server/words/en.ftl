# Pages of the server.

server-front-missing = The browser client has not been built. To build it, in the folder of the sources:
server-front-api = How programs play here: the API
server-front-terminal = At one device you play in the terminal:
