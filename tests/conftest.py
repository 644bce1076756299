"""What all tests share."""

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "ecumene", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("random", settings.get_profile("ecumene"), derandomize=False)
settings.register_profile(
    "mutants", settings.get_profile("ecumene"), database=None, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("ecumene")
