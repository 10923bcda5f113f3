### Code Casablanca in English
###
### $seat, $to, $from, $accused, $claimant and $by are people at the table; with _is they are “you” (the reader) or “they”
### (somebody else). $seats are several, “you and Brice”. $at is a building, $codes are several, “Casino and Mosque”.
### $kind and $number are a tile: “code 5”, “file 3”; in a message somebody wrote, $number may be “none”: he wrote that
### there is no such tile there. $message, $wrote and $really are tiles too, in parts: $wrote_kind, $wrote_number.
### A language may give buildings and kinds any further forms as attributes (.from = …), and use them ($at_from).
### Messages that others refer to, as { tile-there }, may be used or written out, as the grammar wants.

## The game and its options

summary-code-casablanca = One genuine file among six. Look, ask, lie in writing, and claim before the others dare.
option-round_cap = rounds before a draw; 0 is no limit
option-evidence_only = challenge only with a tile you saw or were told of

## Buildings
## .the is the building itself, “You search the Harbour”; .there is where a tile lies or somebody stands, “code 5 at the
## Harbour”; .to is where somebody goes; .short is for narrow columns, at most ten letters.

building-micks-cafe = Mick’s Café
    .the = Mick’s Café
    .there = at Mick’s Café
    .to = to Mick’s Café
    .short = Mick’s
building-station = Station
    .the = the Station
    .there = at the Station
    .to = to the Station
    .short = Station
building-mosque = Mosque
    .the = the Mosque
    .there = at the Mosque
    .to = to the Mosque
    .short = Mosque
building-harbour = Harbour
    .the = the Harbour
    .there = at the Harbour
    .to = to the Harbour
    .short = Harbour
building-market-hall = Market hall
    .the = the Market hall
    .there = at the Market hall
    .to = to the Market hall
    .short = Market
building-turkish-bath = Turkish bath
    .the = the Turkish bath
    .there = at the Turkish bath
    .to = to the Turkish bath
    .short = Turk. bath
building-casino = Casino
    .the = the Casino
    .there = at the Casino
    .to = to the Casino
    .short = Casino
building-hotel = Hotel
    .the = the Hotel
    .there = at the Hotel
    .to = to the Hotel
    .short = Hotel
building-post-office = Post office
    .the = the Post office
    .there = at the Post office
    .to = to the Post office
    .short = Post
building-police-station = Police station
    .the = the Police station
    .there = at the Police station
    .to = to the Police station
    .short = Police
building-consulate = Consulate
    .the = the Consulate
    .there = at the Consulate
    .to = to the Consulate
    .short = Consulate
# A building as an order names it. Whoever is sent to a star may go elsewhere.
starred = { $at_is ->
    [casino] { $at } ★
    [hotel] { $at } ★
    [station] { $at } ★
   *[other] { $at }
 }

## Tiles
## A tile is a code or a file, with a number. .which is asked in a question, .none is the answer that there is none of
## that kind, .tight is for a narrow column, .letter is one letter; those of code and file differ.

kind-code = code
    .which = which code
    .none = no code
    .tight = code
    .letter = c
kind-file = file
    .which = which file
    .none = no file
    .tight = file
    .letter = f
# The space before the number is one that no line breaks at.
tile = { $number ->
    [none] { $kind_none }
   *[other] { $kind } { $number }
 }
board-tile = { $number ->
    [none] no { $kind_tight }
   *[other] { $kind_tight } { $number }
 }
tile-letter = { $number ->
    [none] no { $kind_letter }
   *[other] { $kind_letter }{ $number }
 }
tile-there = { tile } { $at_there }
# What somebody sees: with an article, in languages that want one. Here $number is never “none”.
the-tile = { tile }

## People within a sentence: as whom somebody asks, accuses, writes to

# The reader in a list: “you and Brice”.
you = you
to-name = { $to_is ->
    [you] you
   *[they] { $to }
 }
accused-name = { $accused_is ->
    [you] you
   *[they] { $accused }
 }
claimant-name = { $claimant_is ->
    [you] you
   *[they] { $claimant }
 }
by-name = { $by_is ->
    [you] you
   *[they] { $by }
 }

## The log: what happened

# $orders is a list of “orders-item”.
log-drew = { $seat_is ->
    [you] You draw an order: { $orders }.
   *[they] { $seat } draws an order: { $orders }.
 }
# “Hotel ★ for you and Brice”
orders-item = { starred } for { $seats }
# Only who was sent to a star chooses; $ordered: he goes where the order sent him.
log-went = { $seat_is ->
    [you] { $ordered ->
        [yes] You go { $at_to }, as ordered.
       *[no] You go { $at_to } instead.
    }
   *[they] { $ordered ->
        [yes] { $seat } goes { $at_to }, as ordered.
       *[no] { $seat } goes { $at_to } instead.
    }
 }
log-saw = { $seat_is ->
    [you] You see { the-tile } { $at_there }.
   *[they] { $seat } sees { the-tile } { $at_there }.
 }
log-question = { $seat_is ->
    [you] You ask { $to } { $kind_which } lies { $at_there }.
   *[they] { $seat } asks { to-name } { $kind_which } lies { $at_there }.
 }
# For those who do not read the answer; asker and writer are told it by log-message.
log-answered = { $seat_is ->
    [you] {""}
   *[they] { $to_is ->
        [you] {""}
       *[they] { $seat } answers in writing.
    }
 }
log-message = { $from_is ->
    [you] You write: { tile }.
   *[they] { $from } writes: { tile }.
 }
# $quiet: he has neither asked nor accused. Otherwise nothing is said.
log-ended-search = { $quiet ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] You ask nothing.
       *[they] { $seat } asks nothing.
    }
 }
log-accuses = { $seat_is ->
    [you] You accuse { $accused } of a false message.
   *[they] { $seat } accuses { accused-name } of a false message.
 }
log-charged = { $seat_is ->
    [you] You call this message false: { tile-there }.
   *[they] { $seat } calls this message false: { tile-there }.
 }
# What was written against a message; “none”: that there is none of that kind.
written-answer = { $wrote_number ->
    [none] { $wrote_kind_none }
   *[other] { $wrote_kind } { $wrote_number }
 }
# The accuser has named the message already, and now writes the true answer; the accused is told both.
log-verdict = { $accused_is ->
    [you] Your message was: { $message_number ->
        [none] { $message_kind_none }
       *[other] { $message_kind } { $message_number }
    } { $message_at_there }. Written against it: { written-answer }.
   *[they] { $seat_is ->
        [you] You write
       *[they] { $seat } writes
    } against it: { written-answer }.
 }
log-unmasked = { $accused_is ->
    [you] You are unmasked, and may never ask again.
   *[they] { $accused } is unmasked, and may never ask again.
 }
log-accused-in-vain = It is not proved.
log-out = { $seat_is ->
    [you] You are out of the game.
   *[they] { $seat } is out of the game.
 }
# Told to who decided. $claim: he hands in a claim; if not, nothing is said.
log-sealed = { $claim ->
   *[no] {""}
    [yes] { $seat_is ->
        [you] You hand in a claim.
       *[they] { $seat } hands in a claim.
    }
 }
# How many claim, and $seats who. A single claim is told by log-heard.
log-claims = { $claims_is ->
    [0] Nobody makes a claim.
    [1] {""}
   *[other] { $seats } claim to have solved the case.
 }
log-heard = { $seat_is ->
    [you] Your claim: { claimed }.
   *[they] { $seat } claims: { claimed }.
 }
# What a claim says; $codes are buildings.
claimed = { file-there }; codes in { $codes }
file-there = { file } { $at_there }
file = file { $number }
log-no-challenge = { $seat_is ->
    [you] You let it pass.
   *[they] { $seat } lets it pass.
 }
# For those who do not read the challenge; challenger and claimant are told it by log-named.
log-challenges = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } challenges the claim, in writing.
    }
 }
log-named = { log-challenged }
# The challenge is shown to all, because its tile is turned; challenger and claimant know it.
log-opened = { $seat_is ->
    [you] {""}
   *[they] { $claimant_is ->
        [you] {""}
       *[they] { $seat } had written: { tile-there }.
    }
 }
log-challenged = { $seat_is ->
    [you] You challenge: { tile-there }.
   *[they] { $seat } challenges: { tile-there }.
 }
log-admitted = { $seat_is ->
    [you] You admit the error.
   *[they] { $seat } admits the error.
 }
log-stood = { $seat_is ->
    [you] You stand by it.
   *[they] { $seat } stands by it.
 }
# $challenged: the tile that somebody named in a challenge; or else one of those of a claim that was checked.
log-turned = { $challenged ->
   *[no] { $at }: { tile }.
    [yes] A tile is turned: { tile-there }. { $agrees ->
        [yes] It agrees with the claim.
       *[no] It contradicts the claim.
    }
 }
log-silenced = { $seat_is ->
    [you] You may not ask in the next round.
   *[they] { $seat } may not ask in the next round.
 }
log-claim-right = The claim is checked, and right.
log-claim-unchallenged = Nobody has challenged the claim: it stands.
log-claim-wrong = The claim is checked, and wrong.
log-orders-shuffled = All orders are shuffled again.

## Moments: a word or two, stamped on the board

stamp-unmasked = Unmasked
stamp-accused-in-vain = In vain
stamp-claim = A claim
stamp-challenge = A challenge
stamp-agrees = It agrees
stamp-contradicts = Contradicted
stamp-admitted = An error
stamp-claim-right = Right
stamp-claim-unchallenged = It stands
stamp-claim-wrong = Wrong
stamp-out = Out

## What is happening now, and what the reader owes

phase-drawing = { $seat_is ->
    [you] You draw the order of this round.
   *[they] { $seat } draws the order of this round.
 }
owed-drawing = From which pile? Nobody knows what lies where.
notice-few-orders = { $left } left; then all are shuffled again.
phase-choosing = { $seat_is ->
    [you] You are sent { $at_to } ★.
   *[they] { $seat } is sent { $at_to } ★, and may go elsewhere.
 }
owed-choosing = Go there, or to any other building.
phase-searching = { $seat_is ->
    [you] You search { $at_the }.
   *[they] { $seat } searches { $at_the }.
 }
owed-ask = One question, to { $seats }; the answer may be a lie.
owed-accuse = You may accuse { $seats }.
notice-found = You see { the-tile }.
# $seat has asked $to, who now writes the answer.
phase-answering = { $to_is ->
    [you] { $seat } asks { $kind_which } you found { $at_there }.
   *[they] { $seat_is ->
        [you] { $to } writes an answer to you.
       *[they] { $to } writes an answer to { $seat }.
    }
 }
owed-answering = Answer in writing, for { $seat } alone, true or false.
notice-it-is = It is { the-tile }.
phase-accusing = { $seat_is ->
    [you] You accuse { $accused } of a false message.
   *[they] { $seat } accuses { accused-name } of a false message.
 }
owed-accusing = Which message is false?
# The reader has chosen the message.
phase-charging = You call this message false: { tile-there }.
owed-charging = What is the true answer?
phase-claiming = All searches are done.
owed-claiming = Have you solved the case? All answers are sealed.
wait-claiming = Who has solved the case? All answers are sealed.
notice-stand = You stand { $at_there }: { tile }.
owed-more-codes = Codes in { $codes }; { $left } more.
owed-file = Codes in { $codes }. Which file lies { $at_there }?
owed-hand-in = Your claim: { claimed }.
owed-challenge-wins = Do you challenge? Unchallenged, it wins.
owed-challenge-checked = Do you challenge? Unchallenged, it is checked.
owed-challenge = Do you challenge?
notice-wrong = It is wrong: { tile-there }.
notice-nothing-against = You know nothing against it.
wait-challenging = { $seat_is ->
    [you] You are asked whether to challenge.
   *[they] { $seat } is asked whether to challenge.
 }
owed-standing = Admit the error, and you are out; or stand by it, and the tile is turned.
wait-standing = { $seat_is ->
    [you] You admit the error, or stand by it.
   *[they] { $seat } admits the error, or stands by it.
 }
you-are-out = You are out, and watch.
phase-over = The game is over.

## Actions, each by itself

do-draw = { $pile ->
    [1] Draw from the first pile
   *[2] Draw from the second pile
 }
do-go = Go { $at_to }
do-ask = Ask { $seat } { $kind_which } lies { $at_there }
do-answer = { $number ->
    [none] Answer: none
   *[other] Answer: { $number }
 }
do-accuse = Accuse { $seat }
do-charge = Call this message false: { tile-there }
do-write = Write: { tile }
do-end-search = End your search
do-code-at = A code { $at_there }
do-genuine = The genuine file is { file }
do-claim = Hand in the claim
do-no-claim = Make no claim
do-challenge = Challenge: { tile-there }
do-no-challenge = Let it pass
do-admit = Admit the error
do-stand = Stand by it

## Actions in a menu: titles, and short labels under them

pile-choice = { $pile ->
    [1] From the first pile ({ $left } left)
   *[2] From the second pile ({ $left } left)
 }
as-ordered = As ordered, { starred }{ seen-there }
elsewhere = Or elsewhere
ask-for = Ask { $seat } for the { $kind }
# What the reader knows to lie there, if anything, after the name of a building.
seen-there = { $seen ->
    [none] {""}
   *[other] {" "}{ $seen }
 }
# $told is what the one who would be asked has written of this building before.
told-item = { tile }
place-choice = { $at }{ seen-there }{ $told ->
    [none] {""}
   *[other] {" "}({ $told })
 }
# $mark is “true-mark” beside the true answer.
answer-choice = { tile }{ $mark ->
    [none] {""}
   *[other] {" "}{ $mark }
 }
true-mark = true
# A message that may be called false, with the rounds in which it was written.
message-choice = { $at }, { tile } (round { $rounds }){ seen-there }
a-code-lies = A code lies in
drop-claim = Drop the claim

## Asked before an action of weight

warn-accuse = You must then write the true answer. If that is wrong, you are out at once. Accuse { $seat }?
warn-charge = You know { the-tile } there: the message is true, and you would be out at once. Call it false?
warn-write = You know { the-tile } there: this is wrong, and you would be out at once. Write it?
warn-claim = If it is challenged and wrong, you are out. Hand it in?
warn-false-claim = You know { tile-there }: the claim is wrong, and wins only if nobody challenges it. Hand it in?
warn-pass = You are the last one asked: { $claimant } wins if you let it pass. Let it pass?
warn-pass-known = { $claimant } wins if you let it pass, and you know it is wrong: { tile-there }. Let it pass?
warn-admit = You will be out of the game. Admit the error?
warn-stand = You know { the-tile } there: it contradicts your claim, and you will be out. Stand by it?

## People at the table: what each is doing, in a word, and what all know of him

now-drawing = draws
now-choosing = goes
now-searching = searches
now-answering = writes
now-accusing = accuses
now-claiming = asked
now-challenging = asked
now-standing = asked
# How many envelopes somebody has looked into.
fact-seen = seen { $count }
fact-out = out
fact-unmasked = unmasked
fact-silenced = may not ask

## The notebook

paper-known = You know
known-tile = { $at }: { tile }.
paper-genuine = Genuine file
may-be-genuine = { $numbers_is ->
    [1] It is file { $numbers }.
   *[other] It may be file { $numbers }.
 }
paper-received = Messages to you
note-received = { $round } · { $from }: { tile-there }.
paper-sent = Messages you wrote
note-sent = { $round } · To { $to }: { tile-there }.
was-true = True.
was-false = A lie.
paper-verdicts = Accusations you know of
note-verdict = { $seat_is ->
    [you] You
   *[they] { $seat }
 } against { accused-name }: “{ $message_number ->
    [none] { $message_kind_none }
   *[other] { $message_kind } { $message_number }
 } { $message_at_there }”; written: { written-answer }.
proved = Proved.
not-proved = Not proved.
paper-places = Who was where
# $places is a list of “places-item”.
note-places = { $round } · { $places }
places-item = { $seat_is ->
    [you] you
   *[they] { $seat }
 } { $at_there }
paper-questions = Questions you heard
note-question = { $round } · { $seat } to { $to }: { $kind_which } { $at_there }?
note-order = { $places }
paper-orders = Orders still in the piles: { $count }

## The end

wins = { $seat_is ->
    [you] You win.
   *[they] { $seat } wins.
 }
# Several; the reader may be among them.
share = { $seats } share the win.
drawn-between = A draw between { $seats }.
result-solved = The claim was checked, and right.
result-unchallenged = Nobody challenged the claim.
result-last-one-left = Everybody else was out.
result-rounds-are-up = The rounds are up.
genuine-was = Genuine was { file-there }.
end-secrets = What everybody hid
end-secret = { $seat_is ->
    [you] You
   *[they] { $seat }
 }: messages { $count }, lies { $lies }, buildings seen { $seen }
end-envelopes = All envelopes
end-envelope = { $at }: { tile }
end-genuine = { $at }: { tile }, genuine
end-messages = All messages
note-message = { $round } · { $from_is ->
    [you] You
   *[they] { $from }
 } to { to-name }: { tile-there }.
no-message = Nobody wrote a message.
# $counts is a list of “counts-item”.
lies-told = Lies: { $counts }.
counts-item = { $seat } { $lies } of { $count }
end-claims = All claims
note-claim = { $round } · { $seat_is ->
    [you] You
   *[they] { $seat }
 }: { claimed }.
# A claim that was begun, and not handed in.
note-dropped = { $round } · { $seat_is ->
    [you] You
   *[they] { $seat }
 }: codes in { $codes }. Dropped.
was-right = Right.
was-wrong = Wrong.
end-challenges = All challenges
end-verdicts = All accusations

## On the board

town = The town: { $count } buildings around a square
# A building for a screen reader. $tile is a tile or “closed”, $slip what is claimed of it, $here who stands there, $been
# who has looked into the envelope.
front = { starred }, { $tile }{ $slip ->
    [none] {""}
   *[other] , { $slip }
 }{ $here_is ->
    [0] {""}
   *[other] , here { $here }
 }, { $been_is ->
    [0] nobody has been there
   *[other] seen by { $been }
 }
front-deed = { $front }. { $deed }
closed = closed envelope
# A slip on a front: what is being claimed of it, or said against it.
slip-code = code?
slip-tile = { tile }?
claimed-code = claimed: { kind-code }
claimed-tile = claimed: { tile }
genuine = Genuine
deed-go = Go { $at_to }
deed-ask = Ask about this building
deed-charge = Call a message about it false
deed-code-at = Name it: a code lies here
deed-genuine = Say which file lies here
deed-challenge = Challenge: say what lies here
agent-ask = { $seat }. Choose whom to ask: { $seat }
agent-accuse = { $seat }. Accuse { $seat }
board-orders = Orders of round { $round }
orders-label = Orders of round { $round }: { $orders }
board-no-order = not drawn yet
piles = Orders left
# $left is how many lie in each pile: “16 · 16”.
board-piles = Orders left: { $left }

## Forms

whom = Whom
what-kind = Which kind
where = Where
what-lies-there = What lies there
ask-it = Ask
challenge-it = Challenge
there-seen = { $at_there } ({ tile })
place-with-tile = { $at } ({ tile })

## The page of the notebook

column-building = Building
column-been = Been there
column-saw = You saw
column-says = { $seat } says
# The same under the badge of somebody.
says = says
column-mark = Mark
column-round = Round
# What somebody wrote of a building, as a list of “told-in-round”.
told-in-round = round { $round }: { tile }
your-mark = Your mark: what lies { $at_there }
ruled-out = File { $number } is not genuine: you know where code { $number } lies
strike-out = Strike out file { $number }

## Looking back: what the game was about, and the moments at which it turned

question-genuine-file = which file was genuine
question-genuine-place = where the genuine file lay
answer-genuine-file = { file }
answer-genuine-place = { $at }
# $really is the tile that lay there.
turn-lied = { $seat_is ->
    [you] You lied to { $to }
   *[they] { $seat } lied to { to-name }
 }: “{ tile }” { $at_there }. It was { $really_kind } { $really_number }.
turn-unmasked = { $seat_is ->
    [you] You accused { $accused }
   *[they] { $seat } accused { accused-name }
 }, and proved it: { $really_kind } { $really_number } { $at_there }. { $accused_is ->
    [you] From then on you could not ask.
   *[they] From then on { $accused } could not ask.
 }
# $lie: the message was false, but what the accuser wrote against it was wrong too.
turn-accused-in-vain = { $seat_is ->
    [you] You accused { $accused } in vain.
   *[they] { $seat } accused { accused-name } in vain.
 } { $lie ->
    [yes] The message was false, but so was what was written against it, “{ written-answer }”: there was { $really_kind } { $really_number } { $at_there }.
   *[no] The message was true: { $really_kind } { $really_number } { $at_there }.
 } { $seat_is ->
    [you] You were out at once.
   *[they] { $seat } was out at once.
 }
turn-claimed = { $seat_is ->
    [you] You claimed
   *[they] { $seat } claimed
 } to have solved the case: { file-there }. { it-was-right }
it-was-right = { $right ->
    [yes] It was right.
   *[no] It was wrong.
 }
turn-challenged = { $seat_is ->
    [you] You challenged { $claimant }
   *[they] { $seat } challenged { claimant-name }
 }: { tile-there }. So it was.
turn-bluffed = { $seat_is ->
    [you] You challenged { $claimant }
   *[they] { $seat } challenged { claimant-name }
 }: { tile-there }. It was a bluff.
turn-withstood = { $seat_is ->
    [you] You stood by the claim against { $by }
   *[they] { $seat } stood by the claim against { by-name }
 }, and the tile { $at_there } agreed with it.
turn-caught = { $seat_is ->
    [you] You stood by the claim against { $by }
   *[they] { $seat } stood by the claim against { by-name }
 }, but the tile { $at_there } contradicted it.
turn-admitted = Challenged by { by-name }, { $seat_is ->
    [you] you admitted the error, and were out.
   *[they] { $seat } admitted the error, and was out.
 }
turn-admitted-though-right = Challenged by { by-name }, { $seat_is ->
    [you] you admitted an error. Your claim was right.
   *[they] { $seat } admitted an error. The claim was right.
 }
turn-claim-wrong = { $seat_is ->
    [you] You were out: the claim was checked, and wrong.
   *[they] { $seat } was out: the claim was checked, and wrong.
 }
turn-claim-right = { $seat_is ->
    [you] You won: the claim was challenged, checked, and right.
   *[they] { $seat } won: the claim was challenged, checked, and right.
 }
turn-claim-unchallenged = { $seat_is ->
    [you] You won: nobody challenged the claim.
   *[they] { $seat } won: nobody challenged the claim.
 } { it-was-right }
turn-last-one-left = { $seat_is ->
    [you] You won: everybody else was out.
   *[they] { $seat } won: everybody else was out.
 }

## The first game

learnt-code-casablanca-1 = Each code you find rules out the file with its number: the genuine file has the number of the missing code. Claim when you stand on it.
learnt-code-casablanca-2 = A written answer may be a lie. Your lies slow the others down; theirs can be proved, by accusing whoever wrote them.
learnt-code-casablanca-3 = A claim that nobody challenges wins, even a wrong one. So challenge when in doubt, and claim in time.
lesson-code-casablanca-01 = Secret envelopes lie in the buildings of Casablanca. Here are five, for learning; in the whole game there are eleven. Three hold files, numbered 1 to 3, and only one file is genuine. Two hold codes. There were three codes, but one was taken away: the genuine file has the number of the missing code.
lesson-code-casablanca-02 =
    Say first which buildings hold the codes and which file is genuine, while you stand where it is, and you win. Your agent is red. Each round an order sends all agents out at once. This time you draw it.
    Draw an order from pile 1.
lesson-code-casablanca-03 =
    You and Brice are at Mick’s Café, Chiara is at the Mosque. Whoever stands in a building looks into its envelope, in secret: here lies code 2. So file 2 is a forgery. It goes into your notebook by itself. You could question Brice, but so far he has seen only the same as you.
    End your search.
lesson-code-casablanca-04 =
    At the end of every round all are asked, in secret and at the same time, whether they claim to have solved the case. Who is proved wrong is out. You know far too little.
    Make no claim.
lesson-code-casablanca-05 = Brice has drawn: all three go to the Harbour. You find file 1 there. Now there is somebody to question: whoever shares a building may put one question to another, about any building which that one has seen.
lesson-code-casablanca-06 = Brice asked Chiara which code she found at the Mosque. Everybody hears the question. The answer is in writing, and only Brice has read it.
lesson-code-casablanca-07 =
    Now Chiara asks you which code you found at Mick’s Café. It was code 2. But you need not tell the truth. If you write that there is none, she will take it for a file. Only she could prove it, if she learns better and meets you again.
    Lie: answer that there is no code.
lesson-code-casablanca-08 =
    She folds up your message. That was a bluff, in writing. Your turn to search: what did Chiara see at the Mosque?
    Ask Chiara which code she found at the Mosque.
lesson-code-casablanca-09 =
    Code 1, she writes, for your eyes only. True or not? If you ever knew it to be false you could accuse her, and unmask her. But an accuser who errs is out. Believe her for now.
    End your search.
lesson-code-casablanca-10 =
    Code 2 at Mick’s, code 1 at the Mosque: then code 3 is missing, and file 3 is genuine. But where is it? At the Station or in the Consulate, and to claim you must stand there.
    Make no claim yet.
lesson-code-casablanca-11 =
    A star! The order sends you and Chiara to the Station, and whoever is sent to a star may go anywhere else instead. Chiara stays at the Station. File 3 is there or in the Consulate.
    Go to the Consulate.
lesson-code-casablanca-12 =
    File 3: you stand on it. Everything fits, if Chiara told the truth. The others know nearly as much, so do not wait. A claim is put together unseen, building by building.
    Begin your claim: a code at Mick’s Café.
lesson-code-casablanca-13 =
    Which code is where is not asked.
    The other code: at the Mosque.
lesson-code-casablanca-14 =
    And the genuine file?
    File 3.
lesson-code-casablanca-15 =
    Until now you could still drop it.
    Hand in the claim.
lesson-code-casablanca-16 =
    Brice lets it pass. Chiara challenges, in a note that only you read: file 3 lies at Mick’s Café. Your lie has led her there! You may admit an error, and be out; or stand by your claim, and the tile is turned. You know what is there.
    Stand by it.
lesson-code-casablanca-17 = Code 2, as you knew. The claim was challenged and has stood, so all of it is checked: it is right, and you have won. Had nobody challenged, it would have won even if it was wrong. Now try the whole game, with eleven buildings.

## Who claims nothing in advance may make an exception, and is offered to

exception-new = a tile that is new to me
offer-new = Make no claim until I see a new tile
