"""The API's description as a page: plain HTML from the OpenAPI document, nothing loaded from elsewhere."""

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from karfunkel.server.routes.pages import frame


class ApiPage(OpenAPIRenderPlugin):
    """`/api`"""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return frame("en", "Karfunkel: the API", api_page(openapi_schema)).encode()


def api_page(schema: dict[str, Any]) -> str:
    parts = [f"<p>{_prose(paragraph)}</p>" for paragraph in schema["info"]["description"].split("\n\n")]
    parts.append('<p><a href="/api/openapi.json">openapi.json</a></p>')
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            if isinstance(operation, dict) and "responses" in operation:
                parts.append(_operation(path, method.upper(), operation))
    parts.append("<h2>Types</h2>")
    for name, described in sorted(schema["components"]["schemas"].items()):
        parts.append(_type(name, described))
    return "".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    parts = [
        f"<h2><code>{method} {escape(path)}</code></h2><p>{_prose(operation.get('description', ''))}</p>"
    ]
    rows = [
        (f"{one['name']} ({one['in']})", one.get("description", ""), one.get("schema", {}))
        for one in operation.get("parameters", [])
    ]
    if body := operation.get("requestBody"):
        rows += [("body", "", content.get("schema", {})) for content in body["content"].values()]
    for status, answer in operation["responses"].items():
        if status < "300":
            rows += [(status, "", one.get("schema", {})) for one in answer.get("content", {}).values()]
    cells = "".join(_row(name, schema, about) for name, about, schema in rows)
    return "".join(parts) + f"<table>{cells}</table>"


def _type(name: str, schema: dict[str, Any]) -> str:
    cells = "".join(
        _row(field, kind, kind.get("description", "")) for field, kind in schema.get("properties", {}).items()
    )
    about = _prose(schema.get("description", ""))
    title = escape(schema.get("title", name))
    return f'<h3 id="{escape(name)}">{title}</h3><p>{about}</p><table>{cells}</table>'


def _row(name: str, kind: dict[str, Any], about: str) -> str:
    return f"<tr><th>{escape(name)}</th><td>{_kind(kind)}</td><td>{_prose(about)}</td></tr>"


def _kind(schema: dict[str, Any]) -> str:
    """What kind of value it is, in few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name.rpartition("_")[2])}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "const" in schema or "enum" in schema:
        return " or ".join(
            f"<code>{escape(json.dumps(value))}</code>" for value in schema.get("enum", [schema.get("const")])
        )
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else kind)


def _prose(text: str) -> str:
    """Text in which `code` stands in backquotes."""
    pieces = escape(text).split("`")
    return "".join(f"<code>{piece}</code>" if place % 2 else piece for place, piece in enumerate(pieces))
