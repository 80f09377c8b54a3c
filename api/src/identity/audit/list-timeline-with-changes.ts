import type { TimelineEntry } from 'shared-contracts/timeline';
import type { TimelineSubject } from 'shared-contracts/values/timeline-events';
import type { Db } from '../../platform/database/database.ts';
import { findRecordedChanges, listTimeline } from '../../platform/timeline/timeline.ts';
import { listReferences, parseChanges, replaceIdsByNames } from './entry.rules.ts';
import { createNameResolver } from './names.store.ts';

/**
 * The timeline of one record with the changed fields, oldest first. Only the organization that owns the record sees
 * their values.
 */
export async function listTimelineWithChanges(
  db: Db,
  subject: TimelineSubject,
  subjectId: string,
): Promise<TimelineEntry[]> {
  const entries = await listTimeline(db, subject, subjectId);
  const recorded = await findRecordedChanges(db, subject, subjectId);
  const changes = new Map([...recorded].map(([id, value]) => [id, parseChanges(value)]));
  const nameOf = await createNameResolver(db, [...changes.values()].flatMap(listReferences));
  return entries.map((entry) => {
    const ofEntry = changes.get(entry.id) ?? [];
    return ofEntry.length > 0 ? { ...entry, changes: replaceIdsByNames(ofEntry, nameOf) } : entry;
  });
}
