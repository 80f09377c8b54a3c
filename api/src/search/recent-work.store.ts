import type { RecentWork } from 'shared-contracts/search';
import type { Caller } from '../platform/access/caller.ts';
import type { Db } from '../platform/database/database.ts';
import { byIds, findRecords, isRecordKind } from './records.store.ts';

const MAX_RECORDS = 8;
/** Limits the scan; users who change the same few records often get fewer results. */
const MAX_CHANGES = 400;

/** The caller's last change of each recently changed record, newest first. */
async function lastChanges(db: Db, { userId }: Caller) {
  const latest = db
    .selectFrom('timelineEntries')
    .select(['subject', 'subjectId', 'event', 'recordedAt', 'position'])
    .where('userId', '=', userId)
    .where('subject', 'in', ['order', 'trip', 'vehicle'])
    .orderBy('recordedAt', 'desc')
    .orderBy('position', 'desc')
    .limit(MAX_CHANGES);
  const rows = await db
    .selectFrom(latest.as('latest'))
    .selectAll()
    .distinctOn('subjectId')
    .orderBy('subjectId')
    .orderBy('recordedAt', 'desc')
    .orderBy('position', 'desc')
    .execute();
  return rows
    .toSorted((a, b) => b.recordedAt - a.recordedAt || b.position - a.position)
    .flatMap(({ subject, ...row }) => (isRecordKind(subject) ? [{ kind: subject, ...row }] : []));
}

const idsOf = (changes: { subjectId: string }[] = []) => changes.map(({ subjectId }) => subjectId);

/** Lists the records that the caller changed last and can still see. */
export async function listRecentWork(db: Db, caller: Caller): Promise<RecentWork['items']> {
  const changes = await lastChanges(db, caller);
  const ids = Object.groupBy(changes, ({ kind }) => kind);
  const filters = byIds({ order: idsOf(ids.order), trip: idsOf(ids.trip), vehicle: idsOf(ids.vehicle) });
  const records = new Map((await findRecords(db, caller, filters)).map((record) => [record.id, record]));
  return changes
    .flatMap(({ subjectId, event, recordedAt }) => {
      const record = records.get(subjectId);
      return record ? [{ ...record, event, at: recordedAt }] : [];
    })
    .slice(0, MAX_RECORDS);
}
