-- In version 1 each log had its own place, by (table_id, number).
ALTER TABLE log RENAME TO log_1;

-- All logs together, in the order in which they were written.
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    shown INTEGER,
    at REAL NOT NULL,
    key TEXT NOT NULL,
    happening BLOB NOT NULL
);

-- Where the rows of a table lie, on every sheet of the log that is full.
CREATE TABLE place (
    table_id TEXT NOT NULL,
    last INTEGER NOT NULL,            -- the number of the last of them
    ids TEXT NOT NULL,                -- of all of them, as JSON
    PRIMARY KEY (table_id, last)
);

INSERT INTO log (table_id, number, shown, at, key, happening)
    SELECT table_id, number, shown, at, key, happening FROM log_1 ORDER BY table_id, number;

INSERT INTO place (table_id, last, ids)
    SELECT table_id, max(number), json_group_array(id) FROM log
    WHERE id < (SELECT max(id) + 1 FROM log) / 1024 * 1024 GROUP BY id / 1024, table_id;

DROP TABLE log_1;
