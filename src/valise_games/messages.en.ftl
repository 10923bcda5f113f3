### What is no game's: characters of the bots, notices and letters of the house

## Characters: what each is like, in one sentence

character-colette = Says what suits her, and blushes only afterwards.
character-anselm = Believes nobody, and says so.
character-tilda = Would rather let a thing pass than quarrel.
character-basil = Lies with a straight face, and often.
character-odile = Lets nothing pass unquestioned.
character-lorenz = Waits, watches and keeps quiet.
character-zelie = Bluffs when it is least expected.
character-viktor = Pays to see whenever he can afford it.
character-mireille = Gives nothing away, not even a protest.

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
