### What the terminal says itself. What a game says is in the game's folder.

you = You
round = { $cap ->
    [none] round { $round }
   *[other] round { $round } of { $cap }
}
eyes-only = Your eyes only
seat-number = Seat { $number }

## Choosing

keys = ? help · / more · Ctrl-Q leave
keys-list = ↑ ↓ Enter or a click · type to find · Esc back
keys-page = ↑ ↓ to read on · Esc back
filter = Only those with “{ $typed }”; Esc shows all
nothing-matches = Nothing here is called “{ $typed }”.
no-such-number = There is no number { $typed }: they go from 1 to { $last }.
several-match = “{ $typed }” can mean any of these.
which-one = Type a number, or a word or two of what you want; ? for help.
not-your-turn = Others decide now; you can talk, read or wait.
more = What else you can do
back = Back
yes = Yes
    .words = y yes
no = No
    .words = n no

## Commands: their label in the list, the words that may be typed, and what they do

command-help = Help
    .words = ? help
    .does = this page
command-rules = Rules of the game
    .words = rules
    .does = the rules of the game
command-log = The whole log
    .words = log
    .does = the whole story so far
command-papers = Your papers
    .words = papers notes notebook
    .does = what only you know
command-board = The board
    .words = board table
    .does = the board again, and the papers
command-words = The board in words
    .words = words
    .does = who and what is where, in words
command-hint = A hint
    .words = hint
    .does = what a good bot would consider here; only you see it
command-save = Keep the match in a file
    .words = save
    .does = keep the match in a file, and play on; save FILE names it
command-quit = Leave
    .words = quit exit q
    .does = leave; the match is kept, and you can go on with it later
command-quick = A quick word
    .words = quick word
    .does = a word or a face, read by everybody in his own language
command-say = Say something
    .words = say tell
    .does = talk to the table: say hello
command-who = Who sits where
    .words = who
    .does = who sits where, and how much time everybody has
command-pass = Let things pass
    .words = pass
    .does = let things pass without being asked
command-ask = Ask me everything
    .words = ask
    .does = be asked even where there is one answer, or no longer
command-limit = Go on up to a limit
    .words = limit
    .does = in a duel, let the house go on for you up to a sum: limit 500; nobody else hears of it
command-skip = Skip to my turn
    .words = skip
    .does = let bots take no time until you are asked
command-leave = Let a stand-in play
    .words = leave
    .does = let a stand-in play until you are back
command-back = Play yourself again
    .words = back
    .does = play yourself again
command-pause = Offer a pause
    .words = pause
    .does = offer a pause, or agree to one
command-resume = Offer to go on
    .words = resume
    .does = offer to go on after a pause, or agree
command-abort = Offer to end the game without a result
    .words = abort
    .does = offer to end the game without a result, or agree
command-take-back = Take your offer back
    .words = off
    .does = take your offer back
command-resign = Resign
    .words = resign
    .does = give up
help-choosing = Choose with the arrow keys and Enter, with the mouse, or by number; a word or two of a choice find it, as long as only one fits. Page Up and Page Down read the log. In plain lines, type a number, some words, or one of these commands:

## Hints

hint-of = What a { $level } would do here:
hint-hopes = chance to win { $share }
hint-alike = one of { $count } alike
level-random = random bot
    .many = random bots
level-novice = novice
    .many = novice bots
level-regular = regular
    .many = regular bots
level-master = master
    .many = master bots

## Keeping a match

sealed = Deal sealed: { $commitment }
resumed = Taken up again from { $file }
saved = Saved in { $file }
not-saved = The match could not be saved in { $file }: { $why }
left-table = You leave the table. The match is kept.
go-on-with = Go on with:

## The end

the-end = The end
early-aborted = The game was ended without a result, as everybody agreed.
early-abandoned = The game was abandoned.
has-resigned = { $seat_is ->
    [you] You have resigned.
   *[they] { $seat } has resigned.
}
wins = { $seat_is ->
    [you] You win.
   *[they] { $seat } wins.
}
win-together = { $winners } win.
# Before a sentence about it.
decisive-lie = The lie that decided it:
decisive-turn = What decided it:
seed = Seed  { $seed }
seal = Seal  { $commitment }
offer-record = Keep the record of this game? A file name, or Enter for no
record-saved = Record saved in { $file }
check-it = Check it with:
keep-record = Keep the record of this game
done = Done

## Pages

seats-range = { $low } to { $high } seats
on = on
off = off
play-it = Play one with: valise play GAME. Read its rules with: valise rules GAME
record-is-good = This record is good: { $game_name }, { $seats } seats, { $entries } entries, all as they were played.
deal-is-fair = The seed fits the seal { $commitment }, and every hash fits.
closed-early = The table ended before the game was over. That it did, and why, is the house’s word alone: nothing here proves it.
signed-by = This record is signed by the house { $house }.
parts-in-the-clear = It is a record of an older Valise: who ran the house could have chosen the deal.
deal-by-the-house = No player brought a part of his own: who ran the table decided the deal alone.
kept-fits = The deal is as it was sealed before the game, with your own part in it: what was kept here fits.
kept-in = What was kept here of the deal: { $file }
record-bad = The house gives no record of this game that can be checked: do not trust this game.
awaiting = Before the deal everybody adds a secret of his own. Waiting for { $names }.
dealt-without = Dealt without the part of { $seat }: it did not come in time. With fewer parts, the house has more say in the deal.
doubt-other-seal = This is not the deal that the house sealed before the game. It was dealt anew: do not trust this game.
doubt-other-parts = What the players had promised for the deal was changed afterwards: do not trust this game.
doubt-part-changed = Your own part of the deal was replaced by another: do not trust this game.
doubt-part-lost = Your own part of the deal did not count. Either it came too late, or the house left it out.
doubt-cut-off = More was played than the house tells: the end was cut off.
doubt-other-house = The house at which you sat down did not sign this record: anybody may have written it.
doubt-not-here = Your part of the deal is kept where you sat down. Open the table there, or it is dealt without your part.

## In a house: the door and the lobby

your-name = Your name, as others will see it; Enter to be a guest
guest = Guest
welcome = You are { $name }, at { $url }
lobby = The lobby
your-tables = Your tables
open-tables = Open tables
running-tables = Under way
new-table = A new table
join-by-code = Join a table by its code
which-code = The code of the table
no-code = “{ $typed }” is no code of a table: a code has eight letters and digits.
nobody = nobody yet
free-seats = { $number ->
    [one] a free seat
   *[other] { $number } free seats
}
state-open = not begun
state-playing = under way
state-over = over

## A new table

plan-seats = Seats: { $value }
plan-bots = The other seats: { $value }
plan-clock = Clock: { $value }
plan-public = In the list for everybody: { $value }
plan-spectators = Others may watch: { $value }
plan-option = { $name }: { $value }
people = people
clock-0 = 15 minutes each, and 15 seconds more for every decision
clock-1 = 5 minutes each, and 5 seconds more for every decision
clock-2 = a day for every decision
clock-3 = none
open-it = Open the table
how-many = { $name }: a number from { $low } to { $high }
bad-number = It is a number from { $low } to { $high }.

## A table before it begins

waiting = { $game_name }, table { $code }
join-with = Others join with: { $command }
host = host
away = away
sit-here = Sit in seat { $number }
stand-up = Stand up
start = Start
fill = Fill the free seats with { $bots }
send-away = Send { $name } away
remove = Remove { $name }
removed = You no longer have a seat here.
host-starts = The host starts the game.

## At a table in a house

said = { $name }: { $text }
minded-left = { $seat_is ->
    [you] A stand-in plays for you until you are back.
   *[they] { $seat } has left; a stand-in plays.
}
minded-time = { $seat_is ->
    [you] Your time is over; a stand-in plays for you.
   *[they] { $seat }’s time is over; a stand-in plays.
}
minded-resigned = { $seat_is ->
    [you] You have resigned.
   *[they] { $seat } has resigned; a stand-in plays on.
}
minded-resigned-last = { $seat_is ->
    [you] You have resigned.
   *[they] { $seat } has resigned.
}
minded-nobody = { $seat_is ->
    [you] You play again yourself.
   *[they] { $seat } is back.
}
offers-abort = { $seat_is ->
    [you] You offer to end the game without a result.
   *[they] { $seat } offers to end the game without a result: do you agree? (/ abort)
}
offers-pause = { $seat_is ->
    [you] You offer a pause.
   *[they] { $seat } offers a pause: do you agree? (/ pause)
}
offers-resume = { $seat_is ->
    [you] You would go on.
   *[they] { $seat } would go on: do you agree? (/ resume)
}
no-longer = { $seat_is ->
    [you] You take your offer back.
   *[they] { $seat } takes the offer back.
}
came = { $seat } is here.
went = { $seat } is away.
paused = The game is paused.
goes-on = The game goes on.
your-time = your time { $time }
to-answer = { $seconds } s to answer
hurry = { $seconds } seconds left.
broken = no connection; trying again
lost = The connection is lost; trying again.
found = The connection is back.
stand-in-plays = a stand-in plays for you
resigned-now = You have resigned; the others play on.
you-watch = You watch this game.
passing = you let everything pass
called = you are called: it passes in a few seconds
pass-how = What do you let pass without being asked?
pass-until-turn = { $value ->
    [yes] Only until my turn
   *[no] Until I say otherwise
}
pass-unless = { $value ->
    [yes] If it concerns { $what } I am called, for a few seconds
   *[no] Also if it concerns { $what }
}
pass-keep = Let things pass so
pass-off = Let nothing pass: ask me
pass-on-now = So be it: you let things pass.
pass-off-now = From now on you are asked.
asked-all-now = From now on you are asked even where there is one answer.
asked-some-now = Where there is one answer, it is given for you.
limit-which = Up to which sum, from { $low } to { $high }?
limit-on-now = The house goes on for you, up to { $sum }.
limit-none = There is no duel in which you could name a limit now.
say-what = What do you say?
say-gallery = Those who play hear it when the game is over.
sure-to-resign = Resign for good?
offered = Offered; it is done when everybody agrees.
no-answer = The house does not answer; try again in a moment.
left-with-stand-in = You leave the table. A stand-in plays until you are back.
left-room = You leave the room. Your seat waits for you; its clock runs.
left-watching = You leave the room.
left-resigned = You leave the room. The others play on without you.
come-back-with = Come back with:
rematch = Another game with the same people?
join-rematch = The others play again. Join them?

## Why the house refuses something

refused-stale = Too late: this was decided meanwhile.
refused-not-yours = Too late: this was decided meanwhile.
refused-paused = The game is paused.
refused-over = The game is over.
refused-not-paused = The game is not paused.
refused-not-over = The game is not over.
refused-started = The game has begun.
refused-empty = There is nothing in it.
refused-resigned = You have resigned.
refused-rated = There are no hints in a rated game.
refused-no-hint = Nobody has a hint just now. Try again in a while.
refused-taken = This seat is taken.
refused-full = No seat is free at this table.
refused-kept = This is a rematch: for two minutes its seats are kept for those who played before.
refused-not-full = Some seats are free: wait for somebody, or give them to bots.
refused-not-alone = Others play here: they want to see what happens.
refused-not-host = Only who opened the table can do this.
refused-no-seat = You do not sit at this table.
refused-no-table = There is no table with this code.
refused-no-spectators = This game is played without spectators.
refused-unavailable = The house cannot write this down just now; try again.
refused-too-fast = Not so fast; try again in a moment.
refused-no-account = This table is rated: it is for people with an account.
refused-blocked = You cannot sit at this table.
