-- Version 5 keeps notices until they are delivered.
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
