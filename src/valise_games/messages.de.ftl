### Was zu keinem Spiel gehört: die Charaktere der Bots, Mitteilungen und Post des Hauses

## Charaktere: wie sie sind, in einem Satz

character-colette = Sagt, was ihr gerade passt, und wird erst hinterher rot.
character-anselm = Glaubt niemandem, und sagt es auch.
character-tilda = Lässt lieber etwas durchgehen, als zu streiten.
character-rosa = Redet groß und legt sich mit allen an.
character-emil = Gibt nach, sobald jemand laut wird.
character-basil = Lügt, ohne eine Miene zu verziehen, und das oft.
character-odile = Lässt nichts ungefragt durchgehen.
character-lorenz = Wartet, schaut zu und schweigt.
character-ines = Blufft und zweifelt in einem Atemzug.
character-magnus = Bleibt bei dem, was er angefangen hat.
character-zelie = Blufft, wenn man es am wenigsten erwartet.
character-viktor = Zahlt fürs Sehen, sooft er es sich leisten kann.
character-mireille = Verrät nichts, nicht einmal durch Protest.
character-amalia = Blufft, und hält alle anderen für Lügner.
character-cornelius = Steht jeden Streit bis zum Ende durch.

## Jemand ist nicht da und hat zu entscheiden

notice-subject = Du bist dran: { $game_name }
notice-text =
    Deine Partie bei Valise geht weiter: { $link }

    Du hast um diese Mitteilungen gebeten.

## Der Code, der eine Adresse bestätigt

code-subject = Dein Code für Valise: { $code }
code-text =
    Gib diesen Code bei Valise ein: { $code }

    Du hast keinen angefordert? Dann vergiss ihn.

## Names for guests who give none: one of these, and a number

guest-cities =
    Algier, Ankara, Athen, Beirut, Berlin, Bern, Budapest, Bukarest, Casablanca, Dakar, Fès, Genf, Istanbul,
    Kairo, Lissabon, Lyon, Madrid, Malta, Marrakesch, Marseille, Neapel, Odessa, Oran, Palermo, Paris, Porto,
    Prag, Rabat, Sofia, Stockholm, Tanger, Triest, Tunis, Venedig, Warschau, Wien, Zürich

## Kurze Worte und Mienen: mit einem Klick

quick-hello = Hallo!
quick-luck = Viel Glück!
quick-thinking = Ich überlege.
quick-doubt = Das glaube ich nicht.
quick-bluff = Schön geblufft!
quick-oops = Hoppla.
quick-played = Gut gespielt!
quick-thanks = Danke!
quick-smile = :-)
quick-wink = ;-)
quick-straight = :-|
quick-gasp = :-o
quick-frown = :-(
quick-mask = B-)

## Was ein Link zeigt, wo er geteilt wird

preview-house = Vergriffene Brettspiele um Bluff und Kombination, online mit Freunden oder gegen Bots.
preview-rules = Die Regeln von { $game_name }
preview-first = Erste Partie: { $game_name }
preview-table = { $host } lädt dich ein: { $game_name }
preview-open = Ein Tisch wartet auf Mitspieler: { $game_name }
preview-playing = Eine laufende Partie: { $game_name }
preview-free = { $free ->
    [0] Alle { $count } Plätze sind besetzt.
    [1] Einer von { $count } Plätzen ist frei.
   *[other] { $free } von { $count } Plätzen sind frei.
}
preview-private = Ein privater Tisch.
preview-won = { $who_is ->
    [1] { $who } hat gewonnen: { $game_name }
   *[other] { $who } haben gewonnen: { $game_name }
}
preview-over = Eine beendete Partie: { $game_name }
preview-review = Der Rückblick: Wer wusste was, wer log, und wo es sich wendete.

## Die Tür der Texte: was denen gesagt wird, die mit Worten spielen

text-you = Du
text-who = Du spielst { $game_name } an einem Tisch für { $seats }. Die anderen sind { $others }. Das sind die Regeln.
text-how =
    Du wirst nach einer Entscheidung auf einmal gefragt. Du bekommst, was du weißt, und nummerierte Möglichkeiten. Antworte in der letzten Zeile mit der Nummer einer einzigen Möglichkeit. Ihr Name oder ihre Aktion als JSON geht auch, mit oder ohne Worte darum herum.
text-story = Was zuletzt geschah:
text-round = Runde { $round }
text-board = Auf dem Tisch:
text-seats = Die Spieler:
text-papers = Nur du weißt:
text-options = Deine Möglichkeiten:
text-answer = Antworte mit einer einzigen Nummer von 1 bis { $last }.
text-nothing-owed = Du hast jetzt nichts zu entscheiden.
text-empty = Deine Antwort ist leer. Antworte mit einer einzigen Nummer von 1 bis { $last }.
text-none = Deine Antwort nennt keine der Möglichkeiten. Antworte mit einer einzigen Nummer von 1 bis { $last }.
text-several = Deine Antwort kann mehrere Möglichkeiten meinen: { $numbers }. Antworte mit einer einzigen Nummer.
# Die Wörter, nach denen mit einem Doppelpunkt die Antwort selbst steht.
text-marks = antwort aktion wahl möglichkeit answer action
# Gespräch, wo ein Tisch es hat. `text-say` und `text-tell` sind die Wörter, mit denen eine Zeile beginnt.
text-talk = Was am Tisch gesagt wurde:
text-say = sage say
text-tell = flüstere tell
text-talk-how = Vor deiner Antwort darfst du reden: Eine Zeile „sage: …“ hören alle, eine Zeile „flüstere NAME: …“ hört einer allein. Niemand ist an das gebunden, was er sagt.
# What an agent of a ladder is asked beside its decision. The word “belief” and the letters stay as they are.
text-belief = Zum Vergleich mit der Wahrheit sage auch, was du glaubst. { $question }? { $answers }. Schreibe vor deine Antwort eine Zeile, wie wahrscheinlich jedes ist, in Prozent: „belief: a=60, b=40“. Sonst erfährt es niemand.
