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
    He gives way: the move is undone, Russian 1 is still in Istanbul. The table knows that you have at least 700. That you have 1500 remains your secret.
    On to Kiev, with the briefcase.
lesson-agent-23 =
    Brice has bribed once more. Could he have passed 1500? He showed 600, and stopped there. You may bribe again, or trust your sums and end it. Trust them.
    Bring Russian 1 to Moscow, with the briefcase.
lesson-agent-24 =
    Chiara protests. Has she money on him, or is she doing to you what you did to her?
    Insist.
lesson-agent-25 = A bluff: she gives up without naming a sum. The briefcase is in Moscow, all ledgers are open, and you have won with 1500 against Brice’s 900.

### The first game: Casablanca

learnt-casablanca-1 = The agent that brings the briefcase home decides the game: whoever has most on it wins, whoever moved it.
learnt-casablanca-2 = Bribes are secret. What you move, protest and bid is all that the others have to go by: so move what is not yours, now and then.
learnt-casablanca-3 = In a duel nobody may name more than he has, but everybody may stop sooner. Bids are free, and they tell.
lesson-casablanca-01 = Eight agents wait in the corners of Casablanca, and a briefcase lies in the Bazaar, in the middle. Sooner or later one of them will carry it into its own base. Whoever has paid that agent most wins the game.
lesson-casablanca-02 =
    Nobody owns an agent. On your turn you move any one of them, or you bribe, or you have one eliminated. First, money: you have 10,000 to spread, and nobody sees where.
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
    Brice gives up, Red is at the Telegraph, and the table knows: you have at least 600 on Red, and so has Brice. Then he bribed. If it was Red, he may have more than you now.
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
