"""The tests of this folder would notice a broken rule."""

from tests.games.breaking import held_to_its_breaks

test_breaking_the_rule_is_noticed = held_to_its_breaks(__file__)
