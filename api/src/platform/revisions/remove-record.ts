import type { SubjectsWithEvent } from 'shared-contracts/values/timeline-events';
import type { Caller } from '../access/caller.ts';
import { type Db, inTransaction } from '../database/database.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { assertRevision, type Revised, type SeenRevision } from './revisions.ts';

type Removal<Row extends Revised> = {
  /** The subject of the record's timeline. */
  subject: SubjectsWithEvent<'deleted'>;
  seen: SeenRevision;
  at: number;
  /** Locks a record that the caller may delete. @throws 403; 404 */
  lock: (tx: Db) => Promise<Row>;
  remove: (tx: Db, id: string) => Promise<unknown>;
  /** The changes in the entry of its deletion. */
  changes?: (row: Row) => Record<string, unknown>;
};

/** Deletes a record that is as the caller saw it, with an entry in its timeline. @throws 409 `changedMeanwhile` */
export const removeRecord = <Row extends Revised>(
  db: Db,
  caller: Caller,
  { subject, seen, at, lock, remove, changes = () => ({}) }: Removal<Row>,
): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const row = await lock(tx);
    const { id } = row;
    await assertRevision(tx, caller, subject, row, seen);
    await remove(tx, id);
    await recordTimeline(tx, caller, {
      subject,
      subjectId: id,
      event: 'deleted',
      changes: changes(row),
      occurredAt: at,
    });
    return { id };
  });
