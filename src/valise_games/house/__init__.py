"""The server: people and bots play over the network, and everything is stored in one file.

tables/     what happens at a table: events, their fold into a state, timers and bots, commands, what each audience gets
storage/    the SQLite file: the log of all tables, one commit for many moves, backups, the lock
people/     guests and accounts: names, passwords, cookies, rate limits, ratings, reports
bots/       bots in processes of their own, hints, compilation ahead of time
archive/    games that are over: replays, lists, reviews
notify/     web push and e-mail to people who are away
transport/  sockets, HTTP connections, the files of the page
api/        HTTP handlers by subject
app.py puts it together, server.py runs it; config.py, errors.py, metrics.py, logging.py serve all of them
"""
