"""The terminal client: a person at a table of bots, or in a house. Draws what the seat's view says, knows no rules.

words, words_en, words_fr   what the client says; each game's drawer has its own
paper, canvas               colours of the house, and a grid of characters to draw on
drawer                      what a game must offer to be drawn: one package per game, or the generic one
menu                        numbered choices, and short text that picks one
table, saves                who sits where, bots and their pace; keeping a match in a file
keyboard, halls             where the person types, while others act; pages and lists, on a screen or as plain lines
layout, faces               where things go in a game; a whole screen drawn anew, or plain lines one after the other
client                      the loop: tell, ask, play; the same at home and in a house
visit                       in a house: the lobby, tables with others
pages                       the catalogue, the rules, the verdict on a record
"""
