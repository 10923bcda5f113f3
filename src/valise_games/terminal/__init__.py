"""The terminal client: a person at a table of bots, or in a house. Says what the game's Teller says, knows no rules.

messages.<language>.ftl   what the client says itself
texts        those messages in one language
menu         choices, and finding those that fit what was typed
seat, local  a person's place at a table; one at a table here, with bots
saves        keeping a match in a file
house        a connection to a house, and a place at a table there
game         a table in words at one moment: what screen and lines both show
ui           what a client must offer to be played with: there are two
screens      the whole terminal, with Textual: `layout` says where things go
lines        plain lines, for pipes, dumb terminals and screen readers
local_match, visit   a match here from beginning to end; a visit to a house: lobby, new tables, waiting, games
pages        the catalogue, the rules, the verdict on a record
"""
