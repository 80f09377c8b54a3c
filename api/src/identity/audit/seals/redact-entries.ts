import type { TimelineSubject } from 'shared-contracts/values/timeline-events';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { storeHashes } from './sealed-entries.store.ts';

/**
 * Removes personal data from the entries about a record: all recorded changes except some fields.
 * @param retainedFields fields that don't identify the person
 */
export async function redactTimeline(
  tx: Db,
  {
    subject,
    subjectIds,
    retainedFields,
  }: { subject: TimelineSubject; subjectIds: readonly string[]; retainedFields: readonly string[] },
  now: number,
): Promise<void> {
  const entries = sql<boolean>`
    subject = ${subject} and subject_id = any(${subjectIds}::uuid[])
    and changes is not null and changes - ${retainedFields}::text[] <> '{}'`;
  await storeHashes(tx, entries, now);
  await sql`
    update timeline_entries
    set changes = coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(changes) where key = any(${retainedFields}::text[])), '{}')
    where ${entries}`.execute(tx);
}
