"""Visiting a house from the terminal: its lobby, a table with others, and the same game as at home.

words, words_en, words_fr   what is said
remembered                  who one is in each house, and at which tables one sat
connection                  whether the house is heard
names                       of those who sit at a table, fit to be shown
seat, desk                  a table in a house as the client needs it; what may be typed besides playing
lobby, opening, waiting     lists to choose from: tables, a new table, a table before it begins
evening                     from the door to the last game
"""
