CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,             -- the same for names that look alike
    account TEXT UNIQUE,              -- the folded name of an account; NULL for guests
    password TEXT NOT NULL DEFAULT '',
    recovery TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0, -- cookies of an earlier one are void
    language TEXT NOT NULL DEFAULT 'en',
    created REAL NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,  -- deleted, or taken over by an account
    taken_by INTEGER REFERENCES person (id) -- the account that a guest turned out to be
);

CREATE INDEX person_by_name ON person (folded);

CREATE INDEX person_taken ON person (taken_by) WHERE taken_by IS NOT NULL;

-- Cookies that were given up before their time.
CREATE TABLE logged_out (
    session TEXT PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;

-- Browsers in which somebody is known.
CREATE TABLE session (
    name TEXT PRIMARY KEY,            -- as it is in the cookie
    person INTEGER NOT NULL REFERENCES person (id),
    epoch INTEGER NOT NULL,           -- of the person's cookies, when it was last seen
    browser TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL                -- within the hour
) WITHOUT ROWID;

CREATE INDEX session_by_person ON session (person);

CREATE TABLE api_key (
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    created REAL NOT NULL
);

CREATE INDEX api_key_by_person ON api_key (person);

CREATE TABLE blocked (
    person INTEGER NOT NULL REFERENCES person (id),
    other INTEGER NOT NULL REFERENCES person (id),
    talk_only INTEGER NOT NULL,       -- muted: may sit at the same table
    PRIMARY KEY (person, other)
) WITHOUT ROWID;

CREATE TABLE report (
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    about INTEGER NOT NULL REFERENCES person (id),
    table_id TEXT NOT NULL,
    words TEXT NOT NULL,
    at REAL NOT NULL
);

CREATE TABLE rating (
    person INTEGER NOT NULL REFERENCES person (id),
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

CREATE INDEX rating_by_game ON rating (game, mu - 3 * sigma);

CREATE INDEX blocked_other ON blocked (other);

-- What can be found without reading a log; it follows from the log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    public INTEGER NOT NULL,
    opened REAL NOT NULL,
    finished REAL,                    -- NULL while it is not over, and where no game was played
    outcome TEXT
) WITHOUT ROWID;

CREATE INDEX tables_by_state ON tables (state, opened);

CREATE INDEX tables_by_game ON tables (game, finished);

CREATE INDEX tables_by_end ON tables (finished);

CREATE TABLE sitting (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    name TEXT NOT NULL,               -- as it was, or the level of a bot
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX sitting_by_person ON sitting (person, table_id);

-- All logs together, in the order in which they were written.
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    public_seq INTEGER,               -- the number of the message; NULL where nobody else may see it
    at REAL NOT NULL,
    key TEXT NOT NULL,
    event BLOB NOT NULL
);

-- Which rows of the log a table has in each full segment of it.
CREATE TABLE segment_index (
    table_id TEXT NOT NULL,
    last INTEGER NOT NULL,            -- the number of the last of them
    ids TEXT NOT NULL,                -- of all of them, as JSON
    PRIMARY KEY (table_id, last)
);

CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    subscription BLOB NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX push_by_person ON push (person);

-- Notices that are not known to be delivered, each with the row of the log that caused it.
CREATE TABLE notice (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    due REAL NOT NULL DEFAULT 0,      -- not before then
    PRIMARY KEY (table_id, number, person)
) WITHOUT ROWID;

CREATE INDEX notice_by_due ON notice (due);

-- Addresses whose owners have not sent back the code yet.
CREATE TABLE email_wish (
    person INTEGER PRIMARY KEY REFERENCES person (id),
    address TEXT NOT NULL,
    code TEXT NOT NULL,               -- its hash
    at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX email_wish_by_address ON email_wish (address);
