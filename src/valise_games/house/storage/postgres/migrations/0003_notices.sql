-- Notices that are not known to be delivered, each with the row of the log that caused it.
CREATE TABLE notice (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    person bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    due double precision NOT NULL DEFAULT 0, -- not before then, by the clock of the database
    taken_by text,                        -- the process that sends it, as long as that is alive
    PRIMARY KEY (table_id, number, person)
);

CREATE INDEX notice_by_due ON notice (due);
