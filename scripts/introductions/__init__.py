"""Makes the lessons of the browser client's introductions: ``make introductions``.

The client knows no rules, so what happens in a lesson is worked out here, by the games themselves, and
stands as JSON beside the introduction that shows it.  A test makes it anew and compares.
"""
