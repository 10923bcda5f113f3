"""In a house, in English."""

from valise_games.terminal.visit.words import VisitWords
from valise_games.terminal.words import Said

ENGLISH = VisitWords(
    # ---- at the door
    your_name="Your name, as others will see it; Enter to be a guest",
    guest="Guest",
    welcome="You are {name}, at {url}",
    # ---- the lobby
    lobby="the lobby",
    your_tables="Your tables",
    open_tables="Open tables",
    running_tables="Under way",
    new_table="A new table",
    nobody="nobody yet",
    free="{number} free seats",
    free_seat="a free seat",
    states={"open": "not begun", "playing": "under way", "over": "over"},
    lobby_hint="A number; or the code of a table that somebody told you.",
    lobby_commands="? help · quit",
    # ---- a new table
    seats="Seats",
    bots="The other seats",
    no_bots="people",
    bots_of={"random": "random bots", "novice": "novice bots", "regular": "regular bots", "master": "master bots"},
    bot_of={"random": "random bot", "novice": "novice bot", "regular": "regular bot", "master": "master bot"},
    clock="Clock",
    clocks=(
        "15 minutes each, and 15 seconds more for every decision",
        "5 minutes each, and 5 seconds more for every decision",
        "a day for every decision",
        "none",
    ),
    listed="In the list for everybody",
    spectators="Others may watch",
    open_it="Open the table",
    how_many="{name}: a number from {low} to {high}",
    bad_number="It is a number from {low} to {high}.",
    # ---- a table before it begins
    waiting="{game}, table {code}",
    join_with="Others join with: {command}",
    seat="Seat {seat}",
    host="host",
    away="away",
    sit_here="Sit in seat {seat}",
    stand_up="Stand up",
    start="Start",
    fill="Fill the free seats with {level}",
    send_away="Send {name} away",
    remove="Remove {name}",
    waiting_hint="say … talks to the table.",
    waiting_keys={
        "sit": ("sit",),
        "stand": ("stand", "up"),
        "start": ("start", "begin"),
        "bots": ("bots", "fill"),
        "remove": ("remove", "send", "away"),
    },
    removed="You no longer have a seat here.",
    host_starts="The host starts the game.",
    # ---- at the table
    said="{who}: {text}",
    minded={
        "left": Said("A stand-in plays for you until you are back.", "{who} has left; a stand-in plays."),
        "time": Said("Your time is over; a stand-in plays for you.", "{who}’s time is over; a stand-in plays."),
        "resigned": Said("You have resigned.", "{who} has resigned; a stand-in plays on."),
        "resigned-last": Said("You have resigned.", "{who} has resigned."),
        "": Said("You play again yourself.", "{who} is back."),
    },
    offers={
        "abort": Said(
            "You offer to end the game without a result.",
            "{who} offers to end the game without a result; agree with: abort",
        ),
        "pause": Said("You offer a pause.", "{who} offers a pause; agree with: pause"),
        "resume": Said("You would go on.", "{who} would go on; agree with: resume"),
    },
    no_longer=Said("You take your offer back.", "{who} takes the offer back."),
    came="{who} is here.",
    went="{who} is away.",
    paused="The game is paused. Go on with: resume",
    goes_on="The game goes on.",
    your_time="your time {time}",
    to_answer="{seconds} s to answer",
    hurry="{seconds} seconds left.",
    broken="no connection; trying again",
    lost="The connection is lost; trying again.",
    found="The connection is back.",
    minded_now="a stand-in plays for you: back",
    resigned_now="You have resigned; the others play on.",
    passing="you let everything pass: pass off",
    not_said="Say what? say hello",
    standing={
        "on": "So be it: you let things pass.",
        "off": "From now on you are asked.",
        "not-here": "In this game nothing is announced that one could let pass.",
        "how": "pass until my turn · pass always · pass off",
        "how-agents": "pass until my turn · pass unless the briefcase moves · pass unless red · pass always · pass off",
    },
    until_words=("until", "till"),
    unless_words=("unless", "except"),
    case_words=("briefcase", "case"),
    always_words=("always", "everything"),
    off_words=("off", "no", "stop"),
    small_words=("the", "my", "turn", "moves", "move", "is", "or", "and", "it", "agent", "moved"),
    sure_to_resign="Resign for good?",
    offered="Offered; it is done when everybody agrees.",
    taken_back="You take it back.",
    back_again="You play again yourself.",
    no_answer="The house does not answer; try again in a moment.",
    refusals={
        "stale": "Too late: this was decided meanwhile.",
        "not-yours": "Too late: this was decided meanwhile.",
        "paused": "The game is paused.",
        "over": "The game is over.",
        "not-paused": "The game is not paused.",
        "not-over": "The game is not over.",
        "started": "The game has begun.",
        "empty": "There is nothing in it.",
        "resigned": "You have resigned.",
        "rated": "There are no hints in a rated game.",
        "no-hint": "Nobody has a hint just now. Try again in a while.",
        "taken": "This seat is taken.",
        "full": "No seat is free at this table.",
        "kept": "This is a rematch: for two minutes its seats are kept for those who played before.",
        "not-full": "Some seats are free: wait for somebody, or give them to bots.",
        "not-host": "Only who opened the table can do this.",
        "no-seat": "You do not sit at this table.",
        "no-table": "There is no table with this code.",
        "no-spectators": "This game is played without spectators.",
        "unavailable": "The house cannot write this down just now; try again.",
        "too-fast": "Not so fast; try again in a moment.",
        "no-account": "This table is rated: it is for people with an account.",
        "blocked": "You cannot sit at this table.",
    },
    commands={
        "say": ("say", "tell"),
        "pass": ("pass",),
        "leave": ("leave",),
        "back": ("back",),
        "resign": ("resign",),
        "abort": ("abort",),
        "pause": ("pause",),
        "resume": ("resume",),
        "who": ("who",),
    },
    commands_line="? help · rules · log · say … · who · quit",
    you_watch="You watch this game: say … talks to the gallery, and quit leaves.",
    watch_help=(
        "You watch this game; you have no seat in it.\n\n"
        "?        this page\n"
        "rules    the rules of the game\n"
        "log      the whole story so far\n"
        "table    the board again\n"
        "say …    talk to others who watch; those who play hear it when the game is over\n"
        "who      who sits where, and how much time everybody has\n"
        "quit     leave the room"
    ),
    help=(
        "Type the number of a choice. In a smaller list, 0 goes back.\n"
        "A word or two will do as well, as long as only one choice fits.\n\n"
        "?        this page\n"
        "rules    the rules of the game\n"
        "log      the whole story so far\n"
        "notes    what you know and suspect, where the game has a notebook\n"
        "table    the board and the papers again\n"
        "say …    talk to the table\n"
        "who      who sits where, and how much time everybody has\n"
        "{passing}"
        "leave    let a stand-in play until you are back\n"
        "back     play yourself again\n"
        "pause    offer a pause; resume offers to go on\n"
        "abort    offer to end the game without a result; abort off takes it back\n"
        "resign   give up\n"
        "quit     leave the room; your seat waits, and its clock runs"
    ),
    help_passing={
        "how": (
            "pass …   let things pass without being asked:\n         pass until my turn · pass always · pass off\n"
        ),
        "how-agents": (
            "pass …   let things pass without being asked:\n"
            "         pass until my turn · pass unless the briefcase moves\n"
            "         pass unless red · pass always · pass off\n"
        ),
    },
    # ---- going, and the end
    left="You leave the table. A stand-in plays until you are back.",
    stays="You leave the room. Your seat waits for you; its clock runs.",
    watched="You leave the room.",
    gone="You leave the room. The others play on without you.",
    come_back="Come back with:\n  {command}",
    rematch="Another game with the same people?",
    join_rematch="The others play again. Join them?",
)
