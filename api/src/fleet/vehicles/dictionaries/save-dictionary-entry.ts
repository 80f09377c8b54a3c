import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { inUseError } from '../../../network/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { diffFields, emptyToNull } from '../../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { forbidden, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { deleteEntry, insertEntry, lockEntry, updateEntry, listEntryUsages } from './dictionaries.store.ts';
import { canEditEntry, type Dictionary } from './dictionary.rules.ts';

/** Creates, updates and deletes the entries of a dictionary. */
export function createEntryService({ db, now }: Pick<Services, 'db' | 'now'>, dictionary: Dictionary) {
  const recordEvent = (
    tx: Db,
    caller: Caller,
    subjectId: string,
    event: TimelineEvent<'cargoType'>,
    changes: Record<string, unknown>,
  ) => recordTimeline(tx, caller, { subject: dictionary.subject, subjectId, event, changes, occurredAt: now() });
  const toInput = (row: { name: string } & Record<string, unknown>) =>
    Object.fromEntries(dictionary.fields.map((field) => [field, row[field]])) as { name: string };

  async function lockEditable(tx: Db, caller: Caller, id: string, seen: SeenRevision) {
    const row = await lockEntry(tx, caller, dictionary, id);
    if (!row) throw notFound();
    if (!canEditEntry(caller, row.organizationId)) throw forbidden();
    await assertRevision(tx, caller, dictionary.subject, row, seen);
    return row;
  }

  return {
    create: (caller: Caller, input: object) =>
      inTransaction(db, async (tx) => {
        const row = await insertEntry(
          tx,
          dictionary,
          isRoot(caller) ? null : caller.organizationId,
          emptyToNull(input),
        );
        await recordEvent(tx, caller, row.id, 'created', diffFields({}, toInput(row)));
        return row;
      }),
    update: (caller: Caller, id: string, input: object, seen: SeenRevision) =>
      inTransaction(db, async (tx) => {
        const before = toInput(await lockEditable(tx, caller, id, seen));
        const row = await updateEntry(tx, dictionary, id, { ...before, ...emptyToNull(input) });
        const changes = diffFields(before, toInput(row));
        if (Object.keys(changes).length === 0) return row;
        await recordEvent(tx, caller, id, 'updated', changes);
        return { ...row, revision: row.revision + 1 };
      }),
    remove: (caller: Caller, id: string, seen: SeenRevision) =>
      inTransaction(db, async (tx) => {
        const entry = toInput(await lockEditable(tx, caller, id, seen));
        const error = inUseError(await listEntryUsages(tx, dictionary, id));
        if (error) throw error;
        await deleteEntry(tx, dictionary, id);
        await recordEvent(
          tx,
          caller,
          id,
          'deleted',
          diffFields<object>(entry, Object.fromEntries(dictionary.fields.map((field) => [field, null]))),
        );
        return { id };
      }),
  };
}
