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

const countRevisionsOf = (changes: string) => `
    create or replace trigger timeline_entries_count_revision before insert on timeline_entries for each row
      when (new.event <> 'created'
        and (new.subject, new.event) not in (${APART.map(([subject, event]) => `('${subject}', '${event}')`).join(', ')})
        and (new.from_stage is not null or (new.to_stage is null and ${changes} <> '{}')))
      execute function count_revision();`;

/** A late event names its stop without changing the order: such an entry doesn't increment the revision. */
export const up = (db: Kysely<unknown>) => sql.raw(countRevisionsOf("(new.changes - 'stop')")).execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(countRevisionsOf('new.changes')).execute(db);
