-- Version 4 knows the browsers in which somebody is known.
CREATE TABLE session (
    name TEXT PRIMARY KEY,            -- as it is in the cookie
    person INTEGER NOT NULL REFERENCES person (id),
    epoch INTEGER NOT NULL,           -- of the person's cookies, when it was last seen
    browser TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL                -- within the hour
) WITHOUT ROWID;

CREATE INDEX session_by_person ON session (person);
