### The first game

learnt-casanova-1 = Find Casanova, lay down your jewel at the Doge’s, and bring him home to your palazzo.
learnt-casanova-2 = The table sees whom you inspect, never what you saw or whether you exchanged. Exchange for nothing now and then, so that nobody can tell when it counts.
learnt-casanova-3 = Mind the other end of your street: a lady there can look into your gondola, and take him from you. Empty gondolas are short cuts, and obstacles.
lesson-casanova-01 = Venice by night, here a small one for learning: two canals instead of five. Casanova is hiding as a lady’s maid in one of five masked couples: three ride in the gondolas of the players, two sit in theatres. Nobody knows which couple is his. Bring him home to your palazzo, and you win.
lesson-casanova-02 = But the Doge wants to be bribed first: before you bring him home, you must dock at the bottom of the map, at the Doge’s, and leave your jewel there. So: search on the way down, and do not let anybody see that you have found him.
lesson-casanova-03 =
    You have three points a turn. One point takes a gondola to the next landing stage: your own, or an empty one. You are in P1, at the top.
    Move your gondola to A1.
lesson-casanova-04 =
    A dotted street leads from A1 to B3, and there is a theatre in it, with a couple. From either end of the street you may look at that couple and at your own. It costs no point.
    Inspect the theatre.
lesson-casanova-05 =
    Two ordinary maids: he is in neither couple. You alone have seen it. Now you choose in secret whether to exchange the two couples. It would be good for nothing. That is just why you should do it: everybody else must think that you may have found him.
    Exchange.
lesson-casanova-06 =
    The table has seen that you inspected, and nothing else. That was a bluff. Your dossier keeps account of where he may still be.
    Row on to A2.
lesson-casanova-07 =
    One point left.
    Row on to A3, where the street of the other theatre begins.
lesson-casanova-08 =
    Inspecting costs nothing, and you may look at each partner once a turn.
    Inspect this theatre too.
lesson-casanova-09 =
    There he is! Casanova sits in this theatre. This time the exchange is in earnest, and it looks exactly like the other one.
    Exchange.
lesson-casanova-10 =
    He is in your gondola now. Nobody else knows it.
    End your turn.
lesson-casanova-11 = Brice is at B1, at the other end of your street. From there he could have looked into your gondola, and helped himself. He looked into the theatre instead, where your old couple sits. Whether he exchanged, you do not know.
lesson-casanova-12 =
    Brice follows you down, and Chiara searches the other theatre. Your turn: to the Doge’s.
    Move to A4.
lesson-casanova-13 =
    In the basin everything is one point from everything else.
    Dock at V1, the first of the Doge’s stages.
lesson-casanova-14 =
    Your jewel lies before the Doge: from now on your palazzo is open to him. You need not use your last point.
    End your turn.
lesson-casanova-15 = Brice docks next to you, and looks: at the Doge’s one may see all couples that are docked there. So he has seen Casanova in your gondola. Now he knows, and he will come after you. You must be faster.
lesson-casanova-16 =
    By water it is five points home, and Chiara is in the way at A3. But look at the street of A4: at its other end, B2, an empty gondola is waiting, and walking is free.
    Move to A4 first.
lesson-casanova-17 =
    Your lady lands, walks the street with her couple, and boards the gondola there.
    Walk to B2.
lesson-casanova-18 =
    Two points left, and two links to go.
    Move to B1.
lesson-casanova-19 =
    Home! Your couple will be shown to everybody. It had better be the right one.
    Dock at your palazzo, P1.
lesson-casanova-20 = It is Casanova, and you have won. Without him you would have lost the rest of your points, and searched on. In the whole Venice there are ten couples, seven theatres, and the way is longer.
