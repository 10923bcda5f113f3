-- Version 3 has the names of version 2 in plain words.
ALTER TABLE log RENAME COLUMN shown TO public_seq;

ALTER TABLE log RENAME COLUMN happening TO event;

ALTER TABLE place RENAME TO segment_index;
