import { type Kysely, sql } from 'kysely';

/**
 * A trip that was taken back and submitted again reserves another credit, and the ledger outlives a dissolved trip.
 * `round`: counts the trip's submissions. `trip_number`: that of a trip which may no longer exist.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table epc_entries add column round smallint not null default 1, add column trip_number text;
    create unique index epc_entries_once_per_round on epc_entries (trip_id, kind, round);
    drop index epc_entries_once;
    alter table epc_entries drop constraint epc_entries_trip_id_fkey;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table epc_entries add constraint epc_entries_trip_id_fkey foreign key (trip_id) references trips not valid;
    create unique index epc_entries_once on epc_entries (trip_id, kind) where round = 1;
    drop index epc_entries_once_per_round;
    alter table epc_entries drop round, drop trip_number;
  `)
    .execute(db);
