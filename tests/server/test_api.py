"""Whatever is sent to the API, the answer is one that its description declares, and no mistake of ours."""

from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Served
from tests.server.test_tables import moved, table_for_two

EXAMPLES = 12
"""sent to each operation"""
CHECKS = (status_code_conformance, content_type_conformance, response_schema_conformance)


def test_every_answer_is_declared_and_none_is_a_mistake(house_of_module: Served) -> None:
    playing, _ = table_for_two(house_of_module, "carat")
    moved(playing, 1)
    finished, _ = table_for_two(house_of_module)
    finished.do("resign", seat=1)
    known = [playing.id, finished.id]
    answered: Counter[int] = Counter()
    schema = schemathesis.openapi.from_url(f"{house_of_module.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            count = answered.total()
            if count % 3 and "id" in case.path_parameters:
                case.path_parameters["id"] = known[count % 2]
            if count % 4:
                case.headers["Authorization"] = f"Bearer {playing.client.token}"
            answer = case.call()
            answered[answer.status_code] += 1
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, checks=CHECKS)

        ask()
    assert len(operations) > 20
    assert {200, 201, 400, 401, 404} <= set(answered), answered
