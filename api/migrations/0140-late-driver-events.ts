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
];
const LATE_REPORTS = [
  ['trip', 'reportedLate'],
  ['trip', 'reportedAfterCancellation'],
];

const countRevisionsExcept = (events: readonly (readonly string[])[]) => `
    create or replace trigger timeline_entries_count_revision before insert on timeline_entries for each row
      when (new.event <> 'created'
        and (new.subject, new.event) not in (${events.map(([subject, event]) => `('${subject}', '${event}')`).join(', ')})
        and (new.from_stage is not null or (new.to_stage is null and (new.changes - 'stop') <> '{}')))
      execute function count_revision();`;

/** Why a driver's event was only recorded in the timeline of its trip, which doesn't change the trip. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `alter table driver_events add late_cause text;
    ${countRevisionsExcept([...APART, ...LATE_REPORTS])}`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`${countRevisionsExcept(APART)} alter table driver_events drop late_cause;`).execute(db);
