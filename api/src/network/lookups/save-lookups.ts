import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { refusalFor } from './use.rules.ts';
import { type LookupKind, usesOf } from './uses.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;

/** How rows of a kind are kept. */
export type Keeper<Row extends { id: string }, Input extends object> = {
  kind: LookupKind;
  /** The part of a row that is put in. */
  inputOf: (row: Row) => Input;
  lock: (tx: Db, id: string) => Promise<Row | undefined>;
  insert: (tx: Db, input: Input) => Promise<Row>;
  update: (tx: Db, id: string, input: Input) => Promise<Row>;
  remove: (tx: Db, id: string) => Promise<unknown>;
};

export function savesOf<Row extends { id: string }, Input extends object>(
  { db, now }: Server,
  { kind, inputOf, lock, insert, update, remove }: Keeper<Row, Input>,
) {
  const write = (tx: Db, caller: Caller, id: string, event: string, changes: Record<string, unknown>) =>
    record(tx, caller, { subject: kind, subjectId: id, event, changes, occurredAt: now() });

  async function locked(tx: Db, id: string): Promise<Row> {
    const row = await lock(tx, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    create: (caller: Caller, input: Input): Promise<Row> =>
      inTransaction(db, async (tx) => {
        const row = await insert(tx, input);
        await write(tx, caller, row.id, 'created', changesOf({}, input));
        return row;
      }),
    change: (caller: Caller, id: string, wanted: Partial<Input>): Promise<Row> =>
      inTransaction(db, async (tx) => {
        const before = inputOf(await locked(tx, id));
        const row = await update(tx, id, { ...before, ...wanted });
        const changes = changesOf(before, inputOf(row));
        if (Object.keys(changes).length > 0) await write(tx, caller, id, 'updated', changes);
        return row;
      }),
    remove: (caller: Caller, id: string): Promise<{ id: string }> =>
      inTransaction(db, async (tx) => {
        const gone = inputOf(await locked(tx, id));
        const refusal = refusalFor(await usesOf(tx, kind, id));
        if (refusal) throw refusal;
        await remove(tx, id);
        await write(
          tx,
          caller,
          id,
          'deleted',
          changesOf(gone, Object.fromEntries(Object.keys(gone).map((field) => [field, null]))),
        );
        return { id };
      }),
  };
}
