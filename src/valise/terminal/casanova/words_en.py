"""Casanova in English."""

from valise.terminal.casanova.words import CasanovaWords
from valise.terminal.words import Said

ENGLISH = CasanovaWords(
    and_="and",
    or_="or",
    whose=("{who}’s", "{who}’s"),
    gondola=Said("your gondola", "{whose} gondola"),
    theatre="the theatre {street}",
    doges_palace="Doge’s Palace",
    to_doges="to the Doge’s",
    from_doges="from the Doge’s",
    to_palazzo=Said("to your palazzo", "to {whose} palazzo"),
    to_nobodys_palazzo="to palazzo {place}",
    from_home=Said("from home", "from home"),
    from_palazzo=Said("from your palazzo", "from {whose} palazzo"),
    from_nobodys_palazzo="from palazzo {place}",
    to_stage="to {place}",
    from_stage="from {place}",
    casanova="Casanova",
    maid="a lady and her maid",
    percent="{n}%",
    less_than_one="<1%",
    # ---- the story
    set_up="Empty gondolas lie at {places}. Couples sit in the theatres {theatres}.",
    begins=Said("You begin.", "{who} begins."),
    goes=Said("You go {start} {goal}.", "{who} goes {start} {goal}."),
    goes_on="On {goal}.",
    comes_home=Said("You come home {start}.", "{who} comes home {start}."),
    sends=Said("You take an empty gondola {start} {goal}.", "{who} takes an empty gondola {start} {goal}."),
    walks=Said("You walk {start} {goal}.", "{who} walks {start} {goal}."),
    inspects=Said("You inspect {what}.", "{who} inspects {what}."),
    looks=Said("At the Doge’s you look into {whom}.", "At the Doge’s {who} looks into {whom}."),
    looks_alone=Said("Alone at the Doge’s you look at your couple.", "Alone at the Doge’s {who} looks."),
    you_find="You see Casanova, in {where}.",
    only_maids="You see only maids, in {places}.",
    exchanged="You exchange the necklaces.",
    left="You leave the necklaces.",
    lays_jewel=Said("You lay down your jewel.", "{who} lays down the jewel."),
    shown="The couple is shown to all: {couple}.",
    too_early="The jewel is not laid down yet, so nothing is shown.",
    does_nothing=Said("You stay where you are.", "{who} does nothing."),
    # ---- the strip
    your_turn="Your turn, round {round}: {points}.",
    points=("no points left", "one point left", "{n} points left"),
    may={
        "move": "move a gondola", "walk": "walk", "inspect": "inspect", "look": "look", "end-turn": "end your turn",
    },
    must_leave_mouth="You may not end on a mouth again.",
    their_turn="{who} is thinking.",
    you_inspected="You inspect {what}.",
    exchange_or_leave="Exchange the necklaces, or leave them? Nobody sees your answer.",
    they_choose="{who} inspects {what}, and chooses in secret.",
    it_is_over="The game is over.",
    # ---- choices
    you_to="You to {place}",
    you_home="You home, {place}",
    you_to_doges="You to the Doge’s, {place}",
    walk="Walk to {place}",
    inspect="Inspect {what}",
    choose={"look": "Look, at the Doge’s", "end-turn": "End your turn", "exchange": "Exchange", "leave": "Leave them"},
    empty_at="Empty, {place}",
    to_doges_stage="the Doge’s, {place}",
    keys={
        "you": ("me", "lady", "you"), "home": ("home",), "doges": ("doge", "doges"), "empty": ("empty",),
        "walk": ("walk", "foot"), "inspect": ("inspect", "theatre"), "look": ("look", "doge"),
        "end-turn": ("end", "turn", "stop", "done"), "exchange": ("exchange", "swap"), "leave": ("leave", "them"),
    },
    type_it="Or type it: {example}",
    warn_shown="Your couple will be shown to everyone: Casanova’s with {chance}, by your account. Dock at home?",
    warn_early="You have not laid down your jewel: nothing will be shown, and your turn ends. Dock at home?",
    # ---- papers
    where_he_is="Where he can be",
    he_is="Casanova is in {where}.",
    onlooker="with you, for an onlooker: {chance}",
    seen="Seen (★ him)",
    nothing_seen="nothing seen yet",
    was_shown="shown to all",
    did_exchange="exchanged",
    did_leave="left",
    jewel_laid="jewel laid",
    off_mouth="the next turn may not end on a mouth",
    moves_now="moves",
    lady_at=Said("You are {place}", "{who} is {place}"),
    at_stage="at {place}",
    at_doges="at the Doge’s",
    at_home=Said("You are at home", "{who} is at home"),
    street_to="the street leads to {place}",
    with_theatre="past a theatre with a couple",
    with_dark_theatre="past an empty theatre",
    empty_gondolas="Empty gondolas",
    theatres_lit="Theatres with a couple",
    theatres_dark="Empty theatres",
    # ---- the end
    wins=Said("You win.", "{who} wins."),
    brought_home=Said("You have brought Casanova home to your palazzo.", "{who} has brought Casanova home."),
    draw_rounds="A draw: the {cap} rounds are up.",
    he_was="Casanova was in {where}.",
    his_way="Casanova’s way",
    at_first="At first he was in {where}.",
    passes=Said(
        "Round {round}: you exchange, and he is in {where}.",
        "Round {round}: {who} exchanges, and he is in {where}.",
    ),
    inspections="All inspections (★ Casanova seen, ⇄ exchanged)",
    round_short="r{round}",
    # ---- the page
    venice="Venice by night: canals, landing stages, streets and theatres",
    free_here="free",
    empty_here="an empty gondola",
    chosen_here="chosen",
    take_it="Choose this gondola, then where it goes",
    take_yours="Choose your gondola, then where it goes",
    home_of=Said("your palazzo", "{whose} palazzo"),
    lit_here="a couple inside",
    dark_here="nobody inside",
    move_it="Empty gondola from {place}: {to}",
    jewel_in_hand="jewel in hand",
    just_now="Just now, round {round}",
    coin_tosses="if the others’ choices are coin tosses",
    what_you_saw="What you saw",
    not_him="not him",
    you_exchanged="You exchanged.",
    you_left="You left them.",
    sees_him=Said("You see Casanova, in {where}.", "{who} sees Casanova, in {where}."),
    sees_maids=Said("You see only maids, in {places}.", "{who} sees only maids, in {places}."),
    exchanges=Said("You exchange the necklaces.", "{who} exchanges the necklaces."),
    leaves=Said("You leave the necklaces.", "{who} leaves the necklaces."),
    nobody_looked="inspected nobody",
    help=(
        "Move     your own gondola: where to, a3; an empty one: from and to, a5 a6\n"
        "         v3 is a Doge’s stage, p2 a palazzo\n"
        "Walk     walk\n"
        "Inspect  inspect, and a name or “theatre” where there are both\n"
        "Look     look, at the Doge’s\n"
        "End      end\n\n"
        "Board    ■B a lady’s gondola, ╰╯ an empty one, ○ a free stage,\n"
        "         ◎ one in your reach, [∞] a theatre with a couple, [ ] one without\n"
        "Dossier  where he can be, if the others’ choices are coin tosses;\n"
        "         an onlooker has only watched\n\n"
        "One point takes a gondola along a line to the next stage, at a crossing to any\n"
        "of the next ones. In a basin (≈) everything is next to everything. Streets are\n"
        "dotted."
    ),
)  # fmt: skip
