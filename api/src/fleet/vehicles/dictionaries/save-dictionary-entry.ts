import { refusalFor } from '../../network/lookups/use.rules.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { deleteEntry, insertEntry, lockEntry, updateEntry, usesOfEntry } from './dictionaries.store.ts';
import { keepsEntry, type Shelf } from './dictionary.rules.ts';

/** How the entries of a dictionary are kept. */
export function entrySavesOf({ db, now }: Pick<Parts, 'db' | 'now'>, shelf: Shelf) {
  const write = (tx: Db, caller: Caller, subjectId: string, event: string, changes: Record<string, unknown>) =>
    record(tx, caller, { subject: shelf.subject, subjectId, event, changes, occurredAt: now() });
  const inputOf = (row: { name: string } & Record<string, unknown>) =>
    Object.fromEntries(shelf.fields.map((field) => [field, row[field]])) as { name: string };

  async function kept(tx: Db, caller: Caller, id: string) {
    const row = await lockEntry(tx, caller, shelf, id);
    if (!row) throw notFound();
    if (!keepsEntry(caller, row.organizationId)) throw forbidden();
    return row;
  }

  return {
    create: (caller: Caller, input: object) =>
      inTransaction(db, async (tx) => {
        const row = await insertEntry(tx, shelf, isRoot(caller) ? null : caller.organizationId, input);
        await write(tx, caller, row.id, 'created', changesOf({}, inputOf(row)));
        return row;
      }),
    change: (caller: Caller, id: string, wanted: object) =>
      inTransaction(db, async (tx) => {
        const before = inputOf(await kept(tx, caller, id));
        const row = await updateEntry(tx, shelf, id, { ...before, ...wanted });
        const changes = changesOf(before, inputOf(row));
        if (Object.keys(changes).length > 0) await write(tx, caller, id, 'updated', changes);
        return row;
      }),
    remove: (caller: Caller, id: string) =>
      inTransaction(db, async (tx) => {
        const gone = inputOf(await kept(tx, caller, id));
        const refusal = refusalFor(await usesOfEntry(tx, shelf, id));
        if (refusal) throw refusal;
        await deleteEntry(tx, shelf, id);
        await write(
          tx,
          caller,
          id,
          'deleted',
          changesOf<object>(gone, Object.fromEntries(shelf.fields.map((field) => [field, null]))),
        );
        return { id };
      }),
  };
}
