-- Which processes there are. All times are the database's own: no process compares its clock with another's.
CREATE TABLE process (
    id text PRIMARY KEY,
    number integer GENERATED ALWAYS AS IDENTITY,
    renewed timestamptz NOT NULL,
    until timestamptz NOT NULL            -- it is alive until then, unless it says so again
);

-- A process also holds a lock as long as its session lives: PostgreSQL lets go of it when the process is killed, long
-- before its time is up.
CREATE VIEW alive AS
SELECT p.id FROM process p WHERE p.until > clock_timestamp() AND EXISTS (
    SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.classid = 7316 AND l.objid = p.number::oid AND l.granted
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
);

-- Who has a table; a table that nobody ever had is not here.
CREATE TABLE owner (
    table_id text PRIMARY KEY,
    process text,                         -- NULL: it was given back
    epoch bigint NOT NULL,                -- how often it was taken or given
    given timestamptz                     -- when it was last given to this process, or back
) WITH (fillfactor = 50);

CREATE INDEX owner_by_process ON owner (process);

-- A command that opens a table does so once, to whichever process it comes again.
CREATE UNIQUE INDEX log_opened_with ON log (key) WHERE number = 1 AND key <> '\x';
