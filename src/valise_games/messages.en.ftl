### What is no game's: characters of the bots, notices and letters of the house

## Characters: what each is like, in one sentence

character-colette = Says what suits her, and blushes only afterwards.
character-anselm = Believes nobody, and says so.
character-tilda = Would rather let a thing pass than quarrel.
character-rosa = Talks big, and quarrels with everybody.
character-emil = Gives way when somebody raises his voice.
character-basil = Lies with a straight face, and often.
character-odile = Lets nothing pass unquestioned.
character-lorenz = Waits, watches and keeps quiet.
character-ines = Bluffs and doubts in the same breath.
character-magnus = Stays with what he has once begun.
character-zelie = Bluffs when it is least expected.
character-viktor = Pays to see whenever he can afford it.
character-mireille = Gives nothing away, not even a protest.
character-amalia = Bluffs, and takes everybody else for a liar.
character-cornelius = Sees every quarrel through to the end.

## Somebody is away, and it is for him to decide

notice-subject = It is for you to decide: { $game_name }
notice-text =
    Your game in Valise goes on: { $link }

    You asked for these notices.

## The code that confirms an address

code-subject = Your code for Valise: { $code }
code-text =
    Enter this code in Valise: { $code }

    You did not ask for it? Forget it.

## Names for guests who give none: one of these, and a number

guest-cities =
    Algiers, Ankara, Athens, Beirut, Berlin, Bern, Bucharest, Budapest, Cairo, Casablanca, Dakar, Fez, Geneva,
    Istanbul, Lisbon, Lyon, Madrid, Malta, Marrakech, Marseille, Naples, Odessa, Oran, Palermo, Paris, Porto,
    Prague, Rabat, Sofia, Stockholm, Tangier, Trieste, Tunis, Venice, Vienna, Warsaw, Zurich

## Quick words and faces: said with one click

quick-hello = Hello!
quick-luck = Good luck!
quick-thinking = Let me think.
quick-doubt = I don’t believe you.
quick-bluff = Nice bluff!
quick-oops = Oops.
quick-played = Well played!
quick-thanks = Thank you!
quick-smile = :-)
quick-wink = ;-)
quick-straight = :-|
quick-gasp = :-o
quick-frown = :-(
quick-mask = B-)

## What a link shows where it is posted

preview-house = Out-of-print board games of bluff and deduction, to play online with friends or bots.
preview-rules = The rules of { $game_name }
preview-first = First game: { $game_name }
preview-table = { $host } invites you to { $game_name }
preview-open = A table waits for players: { $game_name }
preview-playing = A game under way: { $game_name }
preview-free = { $free ->
    [0] All { $count } seats are taken.
    [1] One of { $count } seats is free.
   *[other] { $free } of { $count } seats are free.
}
preview-private = A private table.
preview-won = { $who_is ->
    [1] { $who } has won: { $game_name }
   *[other] { $who } have won: { $game_name }
}
preview-over = A finished game: { $game_name }
preview-review = Look back: who knew what, who lied, and where it turned.

## The text door: what is said to those who play in words

text-you = You
text-who = You play { $game_name } at a table of { $seats }. The others are { $others }. These are the rules.
text-how =
    You are asked one decision at a time. You get what you know, and options with numbers. Answer with the number of one option on the last line. Its label or its action as JSON will do as well, with or without words around it.
text-story = What happened lately:
text-round = Round { $round }
text-board = On the table:
text-seats = The players:
text-papers = Only you know:
text-options = Your options:
text-answer = Answer with one number from 1 to { $last }.
text-nothing-owed = There is nothing for you to decide now.
text-empty = Your answer is empty. Answer with one number from 1 to { $last }.
text-none = Your answer names none of the options. Answer with one number from 1 to { $last }.
text-several = Your answer could mean several options: { $numbers }. Answer with one number.
# Words after which, with a colon, the answer itself is written.
text-marks = answer action choice option
# Talk, where a table has it. `text-say` and `text-tell` are the words that a line begins with.
text-talk = What was said at the table:
text-say = say
text-tell = tell
text-talk-how = Before your answer you may speak: a line “say: …” is heard by all, a line “tell NAME: …” by one alone. Nobody is bound by what he says.
# What an agent of a ladder is asked beside its decision. The word “belief” and the letters stay as they are.
text-belief = To be compared with the truth, say also what you believe. { $question }? { $answers }. Before your answer write one line with how likely each is, in per cent: “belief: a=60, b=40”. Nobody else hears of it.
