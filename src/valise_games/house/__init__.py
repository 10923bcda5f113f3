"""The server: people and bots play over the network, and all of it is kept in one file.

happenings, table, clock     a table as it follows from its log
running, showing             a table that people sit at now, and what each of them gets of it
house, lobby, tick, store    all tables, and how they are written down
commands, messages, refusal  the protocol
door, wire, sockets, web     how it comes in, with *_routes for the rest of HTTP
people, accounts, cookies    who is who, with names, passwords, limits, ratings, reports, moving, export
archive                      games that are over
notices, webpush             words to those who are away
workers, worker, warming     bots, in processes of their own, and what they compile
config, logs, counts, operating, backup, serve   for who runs it
"""
