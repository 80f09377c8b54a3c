import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { inUseError } from './usage.rules.ts';
import { type LookupKind, findUsages } from './usage.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/** The storage of a kind of lookup. */
export type LookupStore<Row extends { id: string; revision: number }, Input extends object> = {
  kind: LookupKind;
  /** The editable part of a row. */
  toInput: (row: Row) => Input;
  lock: (tx: Db, id: string) => Promise<Row | undefined>;
  insert: (tx: Db, input: Input) => Promise<Row>;
  update: (tx: Db, id: string, input: Input) => Promise<Row>;
  remove: (tx: Db, id: string) => Promise<unknown>;
};

export function createLookupService<Row extends { id: string; revision: number }, Input extends object>(
  { db, now }: Deps,
  { kind, toInput: inputOf, lock, insert, update, remove }: LookupStore<Row, Input>,
) {
  const recordEvent = (
    tx: Db,
    caller: Caller,
    id: string,
    event: TimelineEvent<'country' | 'currency'>,
    changes: Record<string, unknown>,
  ) => recordTimeline(tx, caller, { subject: kind, subjectId: id, event, changes, occurredAt: now() });

  async function lockSeen(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<Row> {
    const row = await lock(tx, id);
    if (!row) throw notFound();
    await assertRevision(tx, caller, kind, row, seen);
    return row;
  }

  return {
    create: (caller: Caller, input: Input): Promise<Row> =>
      inTransaction(db, async (tx) => {
        const row = await insert(tx, input);
        await recordEvent(tx, caller, row.id, 'created', diffFields({}, input));
        return row;
      }),
    change: (caller: Caller, id: string, changes: Partial<Input>, seen: SeenRevision): Promise<Row> =>
      inTransaction(db, async (tx) => {
        const before = inputOf(await lockSeen(tx, caller, id, seen));
        const row = await update(tx, id, { ...before, ...changes });
        const timelineChanges = diffFields(before, inputOf(row));
        if (Object.keys(timelineChanges).length === 0) return row;
        await recordEvent(tx, caller, id, 'updated', timelineChanges);
        return { ...row, revision: row.revision + 1 };
      }),
    remove: (caller: Caller, id: string, seen: SeenRevision): Promise<{ id: string }> =>
      inTransaction(db, async (tx) => {
        const deleted = inputOf(await lockSeen(tx, caller, id, seen));
        const error = inUseError(await findUsages(tx, kind, id));
        if (error) throw error;
        await remove(tx, id);
        await recordEvent(
          tx,
          caller,
          id,
          'deleted',
          diffFields(deleted, Object.fromEntries(Object.keys(deleted).map((field) => [field, null]))),
        );
        return { id };
      }),
  };
}
