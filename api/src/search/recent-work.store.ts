import type { RecentWork } from 'shared-contracts/search';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { byIds, findRecords, isRecordKind } from './records.store.ts';

const SHOWN = 8;
/** So many changes are looked through; work on a few records alone shows fewer. */
const CHANGES = 400;

/** The last change of each record that the caller changed lately, the newest first. */
async function lastChanges(db: Db, { userId }: Caller) {
  const latest = db
    .selectFrom('timelineEntries')
    .select(['subject', 'subjectId', 'event', 'recordedAt', 'position'])
    .where('userId', '=', userId)
    .where('subject', 'in', ['order', 'trip', 'vehicle'])
    .orderBy('recordedAt', 'desc')
    .orderBy('position', 'desc')
    .limit(CHANGES);
  const rows = await db
    .selectFrom(latest.as('latest'))
    .selectAll()
    .distinctOn('subjectId')
    .orderBy('subjectId')
    .orderBy('recordedAt', 'desc')
    .orderBy('position', 'desc')
    .execute();
  return rows
    .toSorted((one, other) => other.recordedAt - one.recordedAt || other.position - one.position)
    .flatMap(({ subject, ...row }) => (isRecordKind(subject) ? [{ kind: subject, ...row }] : []));
}

const idsOf = (changes: { subjectId: string }[] = []) => changes.map(({ subjectId }) => subjectId);

/** What the caller worked on last and may still see. */
export async function recentWork(db: Db, caller: Caller): Promise<RecentWork['items']> {
  const changes = await lastChanges(db, caller);
  const ids = Object.groupBy(changes, ({ kind }) => kind);
  const asked = byIds({ order: idsOf(ids.order), trip: idsOf(ids.trip), vehicle: idsOf(ids.vehicle) });
  const records = new Map((await findRecords(db, caller, asked)).map((record) => [record.id, record]));
  return changes
    .flatMap(({ subjectId, event, recordedAt }) => {
      const record = records.get(subjectId);
      return record ? [{ ...record, event, at: recordedAt }] : [];
    })
    .slice(0, SHOWN);
}
