### Agent and Casablanca. `$game` is `agent` or `casablanca` in every message: the two games share most sentences.
### A `seat` is a person at the table: `$seat` is the name, `$seat_is` is `you` or `they`. ▣ is drawn as the briefcase.

## In the hall

summary-agent = Eight agents for hire, one briefcase. Bribe in secret, move anyone, and outbid whoever objects.
summary-casablanca = The same trade in one city, for up to eight. Whoever paid the courier most wins.
option-round_cap = rounds, after which nobody wins; 0 is no limit
option-one_per_capital = one agent per capital
option-opening_bribes = opening bribes on up to three agents
option-home_sanctuary = nobody is eliminated in its own base

## Names that stand in sentences and lists

# In a list of people, for the reader.
you = you
briefcase = briefcase
bahamas = The Bahamas
# A sum of money by itself, as on the rungs of a duel.
sum = { $sum }

## Agents of Casablanca: colours. `letter` is on the piece, and the same in every language.

agent-green = Green
    .letter = G
agent-purple = Purple
    .letter = P
agent-blue = Blue
    .letter = B
agent-white = White
    .letter = W
agent-red = Red
    .letter = R
agent-brown = Brown
    .letter = N
agent-yellow = Yellow
    .letter = Y
agent-grey = Grey
    .letter = S

## Agents of Agent: two of each nation.

agent-green-1 = American 1
    .letter = G1
agent-green-2 = American 2
    .letter = G2
agent-blue-1 = British 1
    .letter = B1
agent-blue-2 = British 2
    .letter = B2
agent-red-1 = Russian 1
    .letter = R1
agent-red-2 = Russian 2
    .letter = R2
agent-yellow-1 = Chinese 1
    .letter = Y1
agent-yellow-2 = Chinese 2
    .letter = Y2

## Buildings of Casablanca. Where a name is longer than a dozen letters, `.short` stands on the board.

place-ricks-cafe = Rick’s Café
    .to = to Rick’s Café
    .at = at Rick’s Café
place-tannery = Tannery
    .to = to the Tannery
    .at = at the Tannery
place-clock-gate = Clock Gate
    .to = to the Clock Gate
    .at = at the Clock Gate
place-spice-loft = Spice Loft
    .to = to the Spice Loft
    .at = at the Spice Loft
place-hotel = Hotel
    .to = to the Hotel
    .at = at the Hotel
place-barber = Barber
    .to = to the Barber
    .at = at the Barber
place-coppersmiths = Coppersmiths
    .to = to the Coppersmiths
    .at = at the Coppersmiths
place-hammam = Hammam
    .to = to the Hammam
    .at = at the Hammam
place-dyers-court = Dyers’ Court
    .to = to the Dyers’ Court
    .at = at the Dyers’ Court
place-cinema-rif = Cinema Rif
    .to = to Cinema Rif
    .at = at Cinema Rif
place-tea-house = Tea House
    .to = to the Tea House
    .at = at the Tea House
place-fountain = Fountain
    .to = to the Fountain
    .at = at the Fountain
place-bazaar = Bazaar
    .to = to the Bazaar
    .at = at the Bazaar
place-changers = Changers
    .to = to the Changers
    .at = at the Changers
place-telegraph = Telegraph
    .to = to the Telegraph
    .at = at the Telegraph
place-stables = Stables
    .to = to the Stables
    .at = at the Stables
place-bakery = Bakery
    .to = to the Bakery
    .at = at the Bakery
place-madrasa = Madrasa
    .to = to the Madrasa
    .at = at the Madrasa
place-carpet-hall = Carpet Hall
    .to = to the Carpet Hall
    .at = at the Carpet Hall
place-garage = Garage
    .to = to the Garage
    .at = at the Garage
place-police = Police
    .to = to the Police
    .at = at the Police
place-courthouse = Courthouse
    .to = to the Courthouse
    .at = at the Courthouse
place-sea-gate = Sea Gate
    .to = to the Sea Gate
    .at = at the Sea Gate
place-customs = Customs
    .to = to Customs
    .at = at Customs
place-airport = Airport
    .to = to the Airport
    .at = at the Airport

## Cities of Agent

place-washington = Washington
    .to = to Washington
    .at = in Washington
place-london = London
    .to = to London
    .at = in London
place-moscow = Moscow
    .to = to Moscow
    .at = in Moscow
place-peking = Peking
    .to = to Peking
    .at = in Peking
place-tangier = Tangier
    .to = to Tangier
    .at = in Tangier
place-azores = Azores
    .to = to the Azores
    .at = in the Azores
place-berlin = Berlin
    .to = to Berlin
    .at = in Berlin
place-bombay = Bombay
    .to = to Bombay
    .at = in Bombay
place-brussels = Brussels
    .to = to Brussels
    .at = in Brussels
place-cairo = Cairo
    .to = to Cairo
    .at = in Cairo
place-dakar = Dakar
    .to = to Dakar
    .at = in Dakar
place-hong-kong = Hong Kong
    .to = to Hong Kong
    .at = in Hong Kong
place-honolulu = Honolulu
    .to = to Honolulu
    .at = in Honolulu
place-istanbul = Istanbul
    .to = to Istanbul
    .at = in Istanbul
place-kiev = Kiev
    .to = to Kiev
    .at = in Kiev
place-lisbon = Lisbon
    .to = to Lisbon
    .at = in Lisbon
place-new-york = New York
    .to = to New York
    .at = in New York
place-paris = Paris
    .to = to Paris
    .at = in Paris
place-reykjavik = Reykjavik
    .to = to Reykjavik
    .at = in Reykjavik
place-rome = Rome
    .to = to Rome
    .at = in Rome
place-tashkent = Tashkent
    .to = to Tashkent
    .at = in Tashkent

## The log: what happened, a sentence each

log-begins = { $seat_is ->
    [you] You begin.
   *[they] { $seat } begins.
 }
# Only the reader is told where his own lots went; of others there is no line.
log-placed = { $seat_is ->
    [you] You put { $worth } on { $agent }.
   *[they] {""}
 }
log-bribed = { $seat_is ->
    [you] You bribe.
   *[they] { $seat } bribes.
 }
log-opening-done = The opening bribes are paid.
log-announced = { $action_do ->
    [step-on] { announced-step-on }
    [step-off] { announced-step-off }
    [strike] { announced-strike }
   *[move] { announced-move }
 }
announced-move = { $seat_is ->
    [you] You move { $action_agent } { $action_to_to }{ and-the-briefcase }.
   *[they] { $seat } moves { $action_agent } { $action_to_to }{ and-the-briefcase }.
 }
# Only in Agent: within a city, onto the briefcase that lies there or off it.
announced-step-on = { $seat_is ->
    [you] You put { $action_agent } on the briefcase.
   *[they] { $seat } puts { $action_agent } on the briefcase.
 }
announced-step-off = { $seat_is ->
    [you] You take { $action_agent } off the briefcase.
   *[they] { $seat } takes { $action_agent } off the briefcase.
 }
# An attack in Agent leads to another city; in Casablanca an agent eliminates where it `stays`, or after one street.
announced-strike = { $game ->
    [agent] { $seat_is ->
        [you] You send { $action_agent } { $action_to_to } to attack { $action_victim }{ and-the-briefcase }.
       *[they] { $seat } sends { $action_agent } { $action_to_to } to attack { $action_victim }{ and-the-briefcase }.
     }
   *[casablanca] { $stays ->
        [yes] { $seat_is ->
            [you] You have { $action_agent } eliminate { $action_victim } { $action_to_at }.
           *[they] { $seat } has { $action_agent } eliminate { $action_victim } { $action_to_at }.
         }
       *[no] { $seat_is ->
            [you] You send { $action_agent } { $action_to_to }{ and-the-briefcase } to eliminate { $action_victim }.
           *[they] { $seat } sends { $action_agent } { $action_to_to }{ and-the-briefcase } to eliminate { $action_victim }.
         }
     }
 }
# The end of the sentences above, with what comes before it: a space, or a comma.
and-the-briefcase = { $briefcase ->
    [with] {" "}with the briefcase
    [onto] , onto the briefcase
    [beside] , beside the briefcase
    [without] , without the briefcase
   *[none] {""}
 }
# The reader's own sealed answer. The others' answers stay sealed, and an answer of no is not worth a line.
log-answered = { $protest ->
    [yes] { $seat_is ->
        [you] You protest.
       *[they] {""}
     }
   *[no] {""}
 }
log-nobody-protests = Nobody protests.
# The reader has had the line of his answer.
log-protests = { $seat_is ->
    [you] {""}
   *[they] { $seat } protests.
 }
# The reader protested too, but whoever sits nearer to the mover, clockwise, speaks first.
log-unheard = { $seat_is ->
    [you] { $speaker } sits before you, and speaks first.
   *[they] {""}
 }
log-took-back = { $seat_is ->
    [you] You take it back.
   *[they] { $seat } takes it back.
 }
log-insisted = { $seat_is ->
    [you] You insist.
   *[they] { $seat } insists.
 }
# In a duel of Agent both name sums; in Casablanca one bids, and the other holds or passes.
log-bid = { $game ->
    [agent] { $seat_is ->
        [you] You name { $sum }.
       *[they] { $seat } names { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] You bid { $sum }.
       *[they] { $seat } bids { $sum }.
     }
 }
log-held = { $game ->
    [agent] { $seat_is ->
        [you] You answer { $sum }.
       *[they] { $seat } answers { $sum }.
     }
   *[casablanca] { $seat_is ->
        [you] You hold.
       *[they] { $seat } holds.
     }
 }
# `undone` is yes where the mover lost his duel, and no where the one who protested did.
log-gave-way = { $game ->
    [agent] { $undone ->
        [yes] { $seat_is ->
            [you] You give way: it is undone.
           *[they] { $seat } gives way: it is undone.
         }
       *[no] { $seat_is ->
            [you] You give up.
           *[they] { $seat } gives up.
         }
     }
   *[casablanca] { $undone ->
        [yes] { $seat_is ->
            [you] You pass: it is undone.
           *[they] { $seat } passes: it is undone.
         }
       *[no] { $seat_is ->
            [you] You pass.
           *[they] { $seat } passes.
         }
     }
 }
# In Agent a protester who has won decides: the mover gives way, and then it is undone or let stand.
log-yielded = { $seat_is ->
    [you] You give way.
   *[they] { $seat } gives way.
 }
log-undid = { $seat_is ->
    [you] You undo it.
   *[they] { $seat } undoes it.
 }
log-let-stand = { $seat_is ->
    [you] You let it stand.
   *[they] { $seat } lets it stand.
 }
# What was announced comes to pass. After a protest that failed this is said; where nobody protested it goes without saying.
log-carried-out = { $action_do ->
    [strike] { $game ->
        [agent] { $action_victim } goes to the Bahamas.
       *[casablanca] { $action_victim } is out of the game.
     }
   *[move] { $contested ->
        [yes] It stands.
       *[no] {""}
     }
 }
log-paid = { $seat_is ->
    [you] You pay { $sum } of your stake on { $agent }.
   *[they] { $seat } pays { $sum } of a stake on { $agent }.
 }
log-lost-stakes = Lost on { $agent }: { $lost }.
log-ended-turn = { $seat_is ->
    [you] You end your turn.
   *[they] { $seat } does nothing more.
 }
# One of several stakes, in a list: "you 1,500, Brice 300".
stakes-item = { $seat_is ->
    [you] you { $sum }
   *[they] { $seat } { $sum }
 }
lost-item = { stakes-item }

## Moments: a word or two, stamped on the board

stamp-protest = Protest
stamp-protest-fails = Protest fails
stamp-gives-way = Gives way
stamp-taken-back = Taken back
stamp-undone = Undone
stamp-stands = It stands
stamp-struck = { $game ->
    [agent] To the Bahamas
   *[casablanca] Eliminated
 }
your-loss = The { $sum } that you had there are lost.

## What is happening, and what the reader owes

happening-opening = Before the first turn everybody bribes in secret.
owed-opening = Place as many lots as you like, then say that you are done.
owed-sealed = The answers are sealed.
happening-bribing = You bribe. Nobody sees whom, or how much.
# `put` counts the lots of this bribe.
owed-bribing = { $put ->
    [0] Place one lot or more. A lot stays where it is for good.
   *[other] Place another lot, or say that you are done.
 }
happening-your-turn = Your turn, round { $round }.
happening-undone = It was undone. You cannot announce the same again this turn.
# `ways` lists some of the four below: "Move an agent, eliminate one or bribe."
owed-turn = { $ways }.
may-move = move an agent
may-strike = { $game ->
    [agent] attack with one
   *[casablanca] eliminate one
 }
may-bribe = bribe
may-end-turn = end your turn
happening-their-turn = { $seat } is thinking.
happening-over = The game is over.
notice-ends-the-game = If it stands, the game ends.
owed-protest = Do you protest?
waits-for-answers = The others are asked whether they protest.
# Drawn on the reader's own paper: nobody else sees it.
your-stake-there = { $sum ->
    [0] You have nothing on { $agent }.
   *[other] You have { $sum } on { $agent }.
 }
owed-reconsider = { $protester } protests. Take it back, or insist?
waits-for-reconsideration = { $mover } takes it back, or insists.
owed-first-bid = { $game ->
    [agent] { $mover } insists. Name a sum, or give up?
   *[casablanca] You protest. Name your bid.
 }
owed-higher-bid = { $game ->
    [agent] { $mover } answers { $sum }. Name more, or give up?
   *[casablanca] { $mover } holds { $sum }. Raise, or pass?
 }
owed-answer = { $game ->
    [agent] { $protester } names { $sum }. Name at least as much, or give way?
   *[casablanca] { $protester } bids { $sum }. Hold, or pass?
 }
waits-for-bid = { $protester } protests, and speaks now.
waits-for-answer = { $mover } must answer { $sum }.
owed-decide = { $mover } gives way. Undo it, or let it stand?
waits-for-decision = { $protester } has won, and decides.

## Buttons: what may be done

do-bribe = Bribe, in secret
do-end-turn = End your turn
do-done = Done
do-protest = Protest
do-let-pass = Let it pass
do-take-back = Take it back
do-insist = Insist
do-hold = Hold
do-bid = { $game ->
    [agent] Name { $sum }
   *[casablanca] Bid { $sum }
 }
# The mover gives way in Agent, whoever protested gives up; in Casablanca both pass.
do-give-way = { $game ->
    [agent] Give way
   *[casablanca] Pass
 }
do-give-up = Give up
do-undo = Undo it
do-let-stand = Let it stand
# The next five say all by themselves.
do-move = { $agent } { $to_to }{ $case ->
    [yes] , with the briefcase
   *[no] {""}
 }
do-step-on = { $agent } onto the briefcase
do-step-off = { $agent } off the briefcase
do-strike = { $game ->
    [agent] { $agent } attacks { $victim } { $to_at }
   *[casablanca] { $agent } eliminates { $victim } { $to_at }
 }{ $case ->
    [yes] , with the briefcase
   *[no] {""}
 }
do-lot = { $worth } on { $agent }
do-put-all = All that is left on { $agent }
do-put-half = Half of what is left on { $agent }
# These stand below the name of the agent, which is the title of the group.
group-of-agent = { $agent }, { $place }
way-move = { $to }{ and-case }
way-step-on = onto ▣
way-step-off = off ▣
way-strike = { $game ->
    [agent] attack { $victim } { $to_at }{ and-case }
   *[casablanca] { $stays ->
        [yes] eliminate { $victim }
       *[no] eliminate { $victim } { $to_at }{ and-case }
     }
 }
and-case = { $briefcase ->
    [with] {" "}with ▣
    [onto] , onto ▣
    [beside] , beside ▣
    [without] {" "}without ▣
   *[none] {""}
 }
group-of-bribe = { $sum ->
    [0] { $agent }
   *[other] { $agent }, { $sum }
 }
way-lot = { $worth } ({ $count } left)
way-put-all = all that is left
way-put-half = half of what is left
# Why a button cannot be pressed.
why-no-stake = You have nothing on { $agent }, so you cannot protest. You are asked all the same.
why-too-little = You have less than { $sum } on { $agent }.

## Asked before an action of weight

warning-home = If it stands, { $agent } brings the briefcase home and the game ends. You have { $sum } there. Do it?
warning-strike = { $agent } goes for { $victim }. If it stands, you pay { $sum } of your stake on { $agent }. Do it?

## Of a seat, in a few words

now-moves = { $seat_is ->
    [you] move
   *[they] moves
 }
now-asked = asked
now-protests = { $seat_is ->
    [you] protest
   *[they] protests
 }
# A ledger that is sealed.
fact-ledger = ledger
fact-bribes = { $count ->
    [0] no bribe
    [one] 1 bribe
   *[other] { $count } bribes
 }
# The stake is known to be at least so much.
fact-shown = { $agent_letter } ≥ { $sum }
fact-paid = paid { $sum }

## The reader's papers

papers-stakes = Stakes placed: { $sum } of { $total }
papers-stake = { $out ->
    [yes] { $agent }: lost { $sum } ({ $lots })
   *[no] { $agent }: { $sum } ({ $lots })
 }
papers-nothing = Nothing placed yet.
papers-left = Lots left: { $sum }
papers-lots = { $left }
left-item = { $count } × { $worth }
# The same, drawn in the page.
dossier-stakes = Stakes placed
dossier-of-total = { $sum } of { $total }
dossier-left = Lots left
dossier-lost = lost { $sum }
dossier-out = out

## Drawn in the page: bribes, duels, the board

which-case = Take the briefcase?
bribe-on-whom = On whom?
bribe-which-lot = Which lot?
bribe-all = all
bribe-half = half
# At the end of the slider: the reader's stake.
duel-stake = your { $sum }
duel-your-bid = { $game ->
    [agent] your sum
   *[casablanca] your bid
 }
duel-your-answer = your answer
# Below a bid, what the mover said to it.
duel-rung = { $game ->
    [agent] { $seat_is ->
        [you] You: { $sum }
       *[they] { $seat }: { $sum }
     }
   *[casablanca] { $seat_is ->
        [you] You hold
       *[they] { $seat } holds
     }
 }
# What a screen reader says of the board, its places and its agents.
board-label = { $game ->
    [agent] Route map: { $places } cities, { $links } links
   *[casablanca] Plan of the medina: { $places } buildings
 }
# `homes` are the agents at home there, `here` those who stand there, `acts` what a touch does.
place-label = { $place }: { $homes_is ->
    [0] {""}
   *[other] home of { $homes };{" "}
 }{ $here_is ->
    [0] nobody is here
   *[other] { $here }
 }{ $acts_is ->
    [0] {""}
   *[other] ; { $acts }
 }
agent-label = { $agent }, { $place_at }
agent-label-out = { $agent }, out
agent-label-target = { $agent }, { $place_at }: { $act }
act-choose = choose { $agent }
act-send = send { $agent } here
act-step-on = put { $agent } on the briefcase
act-step-off = take { $agent } off the briefcase
act-strike = { $game ->
    [agent] attack { $victim }
   *[casablanca] eliminate { $victim }
 }

## The end

result-wins = { $winner_is ->
    [you] You win.
   *[they] { $winner } wins.
 }
result-brought-home = { $agent } has the briefcase home { $home_at }, and the highest stake on it wins.
result-nobody-wins = Nobody wins.
result-not-home = Round { $round } was the last, and the briefcase is not home.
# The next one, and the tie at the end, are of games under version 2 of the rules.
result-rounds-are-up = { $agents_is ->
    [1] Round { $round } was the last, and { $agents } has the shortest way to the briefcase and home with it: the highest stake on it wins.
   *[other] Round { $round } was the last, and { $agents } have the shortest way to the briefcase and home with it: the most on them together wins.
 }
result-stakes = { $count ->
    [1] On it: { $stakes }.
   *[other] On them: { $stakes }.
 }
result-tie = { $winner_is ->
    [you] A tie is the mover’s: yours.
   *[they] A tie is the mover’s: { $winner } moved.
 }
result-tie-at-the-end = { $winner_is ->
    [you] A tie goes to whoever last moved or took the briefcase, or began if nobody did: you.
   *[they] A tie goes to whoever last moved or took the briefcase, or began if nobody did: { $winner }.
 }
ending-ledgers = All ledgers
ending-ledger = { $ledger_is ->
    [0] { $seat }: nothing; { $left } left
   *[other] { $seat }: { $ledger }; { $left } left
 }
# Below a column of stakes: what is left of the lots.
ending-left = left
ledger-item = { $agent } { $sum }
ending-bribes = All bribes
ending-bribes-of = { $seat }: { $turns }
# One turn of bribing, with its lots by agent: "round 3 R 500+300, B 100".
ending-bribe = { $opening ->
    [yes] opening { $placed }
   *[no] round { $round } { $placed }
 }
placed-item = { $agent_letter } { $lots }
ending-unheard = Protests that nobody heard
ending-all-heard = Every protest was heard.
# Who protested against what, and was not the first clockwise.
ending-unheard-of = Round { $round }, { $seat }: { $plan } – { $seats }
# What was announced, in short: the agent, the place, the victim.
plan = { $do ->
    [step-on] { $agent_letter } onto ▣
    [step-off] { $agent_letter } off ▣
    [strike] { $agent_letter } { $to } × { $victim_letter }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
   *[move] { $agent_letter } { $to }{ $case ->
        [yes] {" "}▣
       *[no] {""}
     }
 }

## Looking back: who led on an agent, and the moments at which the game turned

question-lead = who led on { $agent }
answer-lead = { $lead ->
    [nobody] nobody
    [tie] tie
   *[other] { $lead }
 }
# The beginning of most sentences below, in `$had`: it ends before a comma or a full stop.
had-on = { $seat_is ->
    [you] { $sum ->
        [0] You had nothing on { $agent }
       *[other] You had { $sum } on { $agent }
     }
   *[they] { $sum ->
        [0] { $seat } had nothing on { $agent }
       *[other] { $seat } had { $sum } on { $agent }
     }
 }
had-there = { $seat_is ->
    [you] { $sum ->
        [0] You had nothing there
       *[other] You had { $sum } there
     }
   *[they] { $sum ->
        [0] { $seat } had nothing there
       *[other] { $seat } had { $sum } there
     }
 }
# Each comes in two parts: `turn-` of the one whom it is about, `besides-` of the other.
turn-bluffed = { $had }, and protested.
besides-bluffed = { $had }, and took it back all the same.
turn-took-back = { $had }, and took it back.
besides-took-back = { $seat_is ->
    [you] You had protested with { $stake }.
   *[they] { $seat } had protested with { $stake }.
 }
turn-bluff-called = { $had }, protested, and gave up at once.
besides-bluff-called = { $had }, and insisted.
turn-duel = { $had }, and gave way at { $sum }.
besides-duel = { $had }.
turn-gave-way-with-more = { $sum ->
    [0] { $had }, and yet gave up without a bid.
   *[other] { $had }, and yet gave way at { $sum }.
 }
besides-gave-way-with-more = { $stake ->
    [0] { $had }.
   *[other] { $seat_is ->
        [you] You had no more than { $stake } there.
       *[they] { $seat } had no more than { $stake } there.
     }
 }
turn-overbid = { $seat_is ->
    [you] You bid { $sum } on { $agent }, far more than it took.
   *[they] { $seat } bid { $sum } on { $agent }, far more than it took.
 }
besides-overbid = { $had }, and gave way.
turn-let-stand = { $seat_is ->
    [you] { $had }, won the duel, and let it stand.
   *[they] { $had }, won the duel, and let it stand.
 }
besides-let-stand = { $had }.
turn-let-pass-with-more = { $had }, and let it come home.
besides-let-pass-with-more = { $had }, and moved it.
turn-struck = { $seat_is ->
    [you] You got rid of { $victim } with { $agent }.
   *[they] { $seat } got rid of { $victim } with { $agent }.
 }
besides-struck = { $lost_is ->
    [0] Nobody had anything there.
   *[other] Lost with it: { $lost }.
 }
turn-lead-changed = { $seat_is ->
    [you] You bribed { $agent }, and took the lead.
   *[they] { $seat } bribed { $agent }, and took the lead.
 }
# `before` is who led until then, `tie` or `nobody`.
besides-lead-changed = { $before ->
    [tie] Until then it was a tie.
    [nobody] Until then nobody had anything there.
   *[other] { $before_is ->
        [you] Until then you led.
       *[they] Until then { $before } led.
     }
 }
# `how` is `tie` or `nothing` where the mover won because nobody had more, or anything; `sum` is the highest stake.
turn-brought-home = { $how ->
    [nothing] { $seat_is ->
        [you] { $agent } brought the briefcase home. Nobody had anything there, and you won.
       *[they] { $agent } brought the briefcase home. Nobody had anything there, and { $seat } won.
     }
    [tie] { $seat_is ->
        [you] { $agent } brought the briefcase home. A tie at { $sum }: you had moved it, and won.
       *[they] { $agent } brought the briefcase home. A tie at { $sum }: { $seat } had moved it, and won.
     }
   *[more] { $seat_is ->
        [you] { $agent } brought the briefcase home, and you won with { $sum } there.
       *[they] { $agent } brought the briefcase home, and { $seat } won with { $sum } there.
     }
 }
besides-brought-home = { $seat_is ->
    [you] You had moved it.
   *[they] { $seat } had moved it.
 }
turn-shortest-way = { $how ->
    [nothing] { $seat_is ->
        [you] The rounds were up. Nobody had anything on { $agents }, and the win went to whoever last moved or took the briefcase, or began if nobody did: you.
       *[they] The rounds were up. Nobody had anything on { $agents }, and the win went to whoever last moved or took the briefcase, or began if nobody did: { $seat }.
     }
    [tie] { $seat_is ->
        [you] The rounds were up. A tie at { $sum } on { $agents } went to whoever last moved or took the briefcase, or began if nobody did: you.
       *[they] The rounds were up. A tie at { $sum } on { $agents } went to whoever last moved or took the briefcase, or began if nobody did: { $seat }.
     }
   *[more] { $seat_is ->
        [you] The rounds were up: you won with { $sum } on { $agents }, which had the shortest way.
       *[they] The rounds were up: { $seat } won with { $sum } on { $agents }, which had the shortest way.
     }
 }

### The first game: Agent

learnt-agent-1 = An agent that holds the briefcase in its own capital ends the game. The highest stake on it wins, whoever moved it.
learnt-agent-2 = You may protest with nothing in your hand. If the other takes the action back, the bluff has worked; if he insists, you give up and show nothing.
learnt-agent-3 = An attack costs 500 and opens all stakes on its victim. A duel tells that you have at least what you name, and no more.
lesson-agent-01 = Eight agents sit in four capitals, and a briefcase lies in Tangier, in the middle of the map. Sooner or later an agent will hold it in its own capital. Whoever has paid that agent most wins the game.
lesson-agent-02 =
    Before the first turn everybody bribes, in secret and at the same time. Take one of the two Russians, in Moscow: number 1. The other one is another man, and costs extra.
    Put a lot of 1000 on Russian 1.
lesson-agent-03 =
    You could go on. But keep some money back: later you will know more. What you have placed stands on the yellow paper, for your eyes only.
    Say that you are done.
lesson-agent-04 =
    On your turn you move any agent along one link, or attack, or bribe. Tangier is three links from Moscow.
    Move Russian 1 to Kiev.
lesson-agent-05 =
    Nobody protested. Now Brice starts American 1. After every announcement all opponents are asked, at the same time and in secret. He is still far away.
    Let it pass.
lesson-agent-06 =
    Chiara bribes: you see that she does, and nothing else.
    Go on: Russian 1 to Istanbul.
lesson-agent-07 =
    A race for Tangier. To stop American 1 in a duel you would need more money on it than Brice, and he surely has plenty.
    Let it pass.
lesson-agent-08 =
    Chiara sends British 1. You have nothing on it, but here anyone may protest, even with empty hands. If she fears that you have more, she takes the move back. So bluff.
    Protest.
lesson-agent-09 = She takes it back, and ends her turn. Nothing was bid, nobody has learnt anything, and British 1 is still at home. That was your first bluff. Had she insisted, you would have given up, and shown nothing.
lesson-agent-10 =
    Brice is next to Tangier and will be on the briefcase first. You could get there now, and be attacked. Better let him take it, and prepare an attack of your own. That costs money.
    Bribe.
lesson-agent-11 =
    An attack needs 500 on the attacker, and uses them up.
    Put another 1000 on Russian 1.
lesson-agent-12 =
    2000 on Russian 1.
    Say that you are done.
lesson-agent-13 =
    As expected. American 1 enters Tangier and goes on the briefcase: now it holds it, and nobody takes it away, except by an attack.
    Let it pass.
lesson-agent-14 =
    Russian 1 is one link away. An attack moves it onto the victim, which goes to the Bahamas for good; your man can go on the briefcase in its place. At home American 1 would have been safe.
    Attack American 1 in Tangier with Russian 1, and go on the briefcase.
lesson-agent-15 =
    Brice protests, of course. You may take the attack back, or insist. Has he any money on Russian 1 at all? It is your 2000 against whatever he has.
    Insist.
lesson-agent-16 =
    He names 200. You need only name as much: equal is enough for the mover. Naming more would tell the table more.
    Name 200.
lesson-agent-17 = He gives up, and the attack stands. You pay 500 of your 2000. And now all are told what was on American 1: Brice had 1000 there, and they are gone.
lesson-agent-18 =
    Both bribe. Russian 1 holds the briefcase: time to go home.
    Move it to Istanbul, with the briefcase.
lesson-agent-19 =
    Nobody owns an agent, so Brice moves your man, and the wrong way. Now you have something to say, and the money to say it with.
    Protest.
lesson-agent-20 =
    He insists. Who protests names the first sum. Begin low.
    Name 300.
lesson-agent-21 =
    600: so that is where his bribe went. You must name more than he did.
    Name 700.
lesson-agent-22 =
    He gives way: you have won the duel, and whoever wins decides. Rome is the wrong way.
    Undo it.
lesson-agent-23 =
    The move is undone, Russian 1 is still in Istanbul. The table knows that you have at least 700. That you have 1500 remains your secret.
    On to Kiev, with the briefcase.
lesson-agent-24 =
    Brice has bribed once more. Could he have passed 1500? He showed 600, and stopped there. You may bribe again, or trust your sums and end it. Trust them.
    Bring Russian 1 to Moscow, with the briefcase.
lesson-agent-25 =
    Chiara protests. Has she money on him, or is she doing to you what you did to her?
    Insist.
lesson-agent-26 = A bluff: she gives up without naming a sum. The briefcase is in Moscow, all ledgers are open, and you have won with 1500 against Brice’s 900.

### The first game: Casablanca

learnt-casablanca-1 = The agent that brings the briefcase home decides the game: whoever has most on it wins, whoever moved it.
learnt-casablanca-2 = Bribes are secret. What you move, protest and bid is all that the others have to go by: so move what is not yours, now and then.
learnt-casablanca-3 = In a duel nobody may name more than he has, but everybody may stop sooner. Bids are free, and they tell.
lesson-casablanca-01 = Eight agents wait in the corners of Casablanca, and a briefcase lies in the Bazaar, in the middle. Sooner or later one of them will carry it into its own base. Whoever has paid that agent most wins the game.
lesson-casablanca-02 =
    Nobody owns an agent. On your turn you move any one of them, or you bribe, or you have one eliminated. Some bribe early, others late; for this lesson you begin with money: you have 10,000 to spread, and nobody sees where.
    Choose to bribe.
lesson-casablanca-03 =
    Make Red your agent. It lives at the Airport, bottom right.
    Put a lot of 1000 on Red.
lesson-casablanca-04 =
    You may place as many lots as you like in one turn; the others only see that you bribe. But money once given does not come back.
    Put 500 more on Red.
lesson-casablanca-05 =
    You have 1500 on Red now. It stands in your dossier, the yellow paper: that is for your eyes only.
    Say that you are done.
lesson-casablanca-06 = Brice and Chiara have bribed too. Whom, and with how much? You see as little as they did. From now on everybody watches what the others do with the agents.
lesson-casablanca-07 =
    If you move Red at once, they know. So bluff: move an agent on which you have nothing, as if it mattered.
    Send Yellow from the Police, bottom left, to the Courthouse.
lesson-casablanca-08 =
    You announced, both were asked whether they protest, nobody did. Now Brice moves Red: he seems to like it too. Everybody is asked, in secret and at the same time. He carries Red your way.
    Let it pass.
lesson-casablanca-09 =
    Chiara falls for it: her Grey goes to the Courthouse to eliminate Yellow, which she takes for yours. To protest you would need money on Grey, the agent that acts. You have none, but you are asked like everybody else.
    Let it pass.
lesson-casablanca-10 = Yellow is out for good, and with it everything that anybody had on it. An elimination costs 1000 out of the stake on the killer. Chiara has paid 1000 to remove an agent on which you had nothing: that was your first bluff.
lesson-casablanca-11 =
    Since Brice moves Red anyway, nobody wonders if you do it as well.
    Move Red on, from the Garage to the Telegraph.
lesson-casablanca-12 =
    Brice works for you, and does not know it.
    Let it pass.
lesson-casablanca-13 =
    Chiara bribes: perhaps she has noticed where this is going. One more street to the briefcase.
    Move Red into the Bazaar.
lesson-casablanca-14 =
    An agent that leaves the building of the briefcase may take it along. Brice starts the way home with it. He must think that he has most on Red.
    Let it pass.
lesson-casablanca-15 =
    Three streets from home, and Chiara has bribed again.
    Carry on: Red to the Telegraph, with the briefcase.
lesson-casablanca-16 =
    Brice protests, not to stop Red, but to hear what you have. This is a duel. He bids 300, which he must really have on Red. Hold, and you say: I have as much. Pass, and the move is undone. Nobody pays anything.
    Hold.
lesson-casablanca-17 =
    600. You could stop here and look poor: that would be a bluff too. But the case would stay where it is.
    Hold.
lesson-casablanca-18 =
    Brice passes, Red is at the Telegraph, and the table knows: you have at least 600 on Red, and so has Brice. Then he bribed. If it was Red, he may have more than you now.
    Answer him: bribe.
lesson-casablanca-19 =
    It is the last moment to be safe.
    Put another 1000 on Red.
lesson-casablanca-20 =
    2500 in all. The others see a bribe, nothing more.
    You are done.
lesson-casablanca-21 =
    Brice is in a hurry: Red goes to the Garage, one street from home.
    Let it pass.
lesson-casablanca-22 =
    Chiara wants to lead Red astray, briefcase and all. Now it is you who does not agree.
    Protest.
lesson-casablanca-23 =
    Who protests bids first. Begin low: why tell more than you must?
    Bid 100.
lesson-casablanca-24 =
    She holds: so she has at least 100 on Red as well. The mover needs only as much as you name; you must go higher.
    Bid 500.
lesson-casablanca-25 =
    She passes, Red stays in the Garage, and she has to announce something else: Blue, which is of no concern.
    Let it pass.
lesson-casablanca-26 =
    Red is one street from home. Brice has shown 600, you have 2500. Even if he carried it in himself, you would win.
    Bring Red to the Airport, with the briefcase.
lesson-casablanca-27 = Brice let it pass, because he thought that Red was his: he had 1200 on it. All ledgers are open now, and you have won.

## What who lets announcements pass may make exceptions of

exception-case = the briefcase
exception-mine = what I could stop
