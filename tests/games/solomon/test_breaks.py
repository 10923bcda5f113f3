"""The tests of this folder would notice a broken rule."""

from tests.games.breaking import held_to_its_breaks

(
    test_every_test_here_has_a_break_that_it_notices,
    test_every_break_fits_the_source,
    test_breaking_the_rule_is_noticed,
) = held_to_its_breaks(__file__)
