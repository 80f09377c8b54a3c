import { type Kysely, sql } from 'kysely';

/** Changes related to a record that can't conflict with its edits. */
const APART = [
  ['order', 'makeTrackingLink'],
  ['order', 'revokeTrackingLink'],
  ['order', 'documentAdded'],
  ['order', 'documentRemoved'],
  ['organization', 'epcPurchased'],
  ['vehicle', 'shared'],
  ['vehicle', 'unshared'],
  ['trip', 'reportedLate'],
  ['trip', 'reportedAfterCancellation'],
];
const DEVIATIONS = [
  ['trip', 'startedEarly'],
  ['trip', 'arrivedFar'],
];

const countRevisionsExcept = (events: readonly (readonly string[])[]) => `
    create or replace trigger timeline_entries_count_revision before insert on timeline_entries for each row
      when (new.event <> 'created'
        and (new.subject, new.event) not in (${events.map(([subject, event]) => `('${subject}', '${event}')`).join(', ')})
        and (new.from_stage is not null or (new.to_stage is null and (new.changes - 'stop') <> '{}')))
      execute function count_revision();`;

/**
 * The position of the phone when a driver reported something, and its implausible part: `deviation_by` in seconds or
 * metres, at a stop of the trip. Marking it in the timeline doesn't change the trip.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `alter table driver_events
        add latitude double precision, add longitude double precision, add accuracy double precision,
        add deviation text, add deviation_by bigint, add stop_position integer;
      create index driver_events_deviating on driver_events (trip_id) where deviation is not null;
      ${countRevisionsExcept([...APART, ...DEVIATIONS])}`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(
      `${countRevisionsExcept(APART)}
      drop index driver_events_deviating;
      alter table driver_events
        drop latitude, drop longitude, drop accuracy, drop deviation, drop deviation_by, drop stop_position;`,
    )
    .execute(db);
