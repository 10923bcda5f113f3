"""What holds for every test: the examples that hypothesis looks at are the same each time, on however slow a machine.

`pytest --hypothesis-profile=others` looks for others.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("others", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("others"), derandomize=True)
settings.load_profile("same")
