"""The client in English."""

from valise_games.terminal.words import Said, Words

ENGLISH = Words(
    thousands=",",
    colon=": ",
    you="You",
    # ---- the table
    round="round {round} of {cap}",
    eyes_only="Your eyes only",
    commitment="Deal sealed: {commitment}",
    resumed="Taken up again from {file}",
    # ---- asking
    commands_line="? help · rules · log · save · quit",
    back="0 back",
    nothing_matches="Nothing here is called “{typed}”.",
    no_such_number="There is no number {typed}: they go from 1 to {last}.",
    several_match="“{typed}” can mean any of these.",
    which_one="Type a number, or what you want in a word or two; ? for help.",
    not_your_turn="Others decide now; you can talk, read or wait.",
    yes=("y", "yes"),
    no=("n", "no"),
    commands={
        "help": ("?", "help"),
        "rules": ("rules",),
        "log": ("log",),
        "notes": ("notes", "notebook"),
        "table": ("table", "board"),
        "hint": ("hint",),
        "save": ("save",),
        "quit": ("quit", "exit", "q"),
    },
    help=(
        "Type the number of a choice. In a smaller list, 0 goes back.\n"
        "A word or two will do as well, as long as only one choice fits.\n\n"
        "?      this page\n"
        "rules  the rules of the game\n"
        "log    the whole story so far\n"
        "notes  what you have noted\n"
        "table  the board and the papers again\n"
        "hint   what a good bot would consider here; only you see it\n"
        "save   keep the match in a file, and play on; save FILE names it\n"
        "quit   leave; the match is kept, and you can go on with it later"
    ),
    hint_of="What a {level} would do here:",
    hint_hopes="chance to win {share}",
    hint_alike="one of {count} alike",
    levels={"random": "random", "novice": "novice", "regular": "regular", "master": "master"},
    press_enter="Enter to read on, q to go back",
    # ---- keeping it
    saved="Saved in {file}",
    not_saved="The match could not be saved in {file}: {why}",
    left="You leave the table. The match is kept.",
    go_on="Go on with:\n  {command}",
    # ---- the end
    the_end="The end",
    early={
        "aborted": "The game was ended without a result, as everybody agreed.",
        "abandoned": "The game was abandoned.",
    },
    resigned=Said("You have resigned.", "{who} has resigned."),
    win=Said("You win.", "{who} wins."),
    win_together=Said("{who} win.", "{who} win."),
    and_="and",
    seed="Seed  {seed}",
    fair="Seal  {commitment}",
    offer_record="Keep the record of this game? A file name, or Enter for no",
    record_hint="Any name will do: game.json is written in this folder. Enter alone keeps nothing.",
    record_saved="Record saved in {file}",
    check_it="Check it with:\n  {command}",
    # ---- pages
    seats="{low} to {high} seats",
    designed_by="{designers}, {publisher} {year}",
    on="on",
    off="off",
    play_it="Play one with: valise play GAME. Read its rules with: valise rules GAME",
    record_is_good="This record is good: {game}, {seats} seats, {entries} entries, all as they were played.",
    seat="Seat {seat}",
    deal_is_fair="The seed fits the seal {commitment}, and every hash fits.",
    closed_early="The table ended before the game was over.",
)
