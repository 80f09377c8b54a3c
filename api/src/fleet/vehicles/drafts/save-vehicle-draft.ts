import { type VehicleDraftInput, VehicleInput } from 'shared-contracts/vehicles';
import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import { validatorCompiler } from '../../platform/http/validation.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { deleteDraft, type DraftRecord, insertDraft, lockDraft, updateDraft } from './drafts.store.ts';
import { moveFiles, removeFilesOf } from './vehicle-files.store.ts';
import { unknownEntries } from './vehicle-references.store.ts';
import { addVehicle } from './vehicle-saves.ts';

type Server = Pick<Parts, 'db' | 'now' | 'files'>;

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: Pick<DraftRecord, 'id' | 'organizationId'>,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'vehicleDraft', subjectId: id, event, organizationId, changes, occurredAt: now });

async function locked(tx: Db, caller: Caller, id: string): Promise<DraftRecord> {
  const draft = await lockDraft(tx, caller, id);
  if (!draft) throw notFound();
  return draft;
}

/** A draft may lack anything, but names nothing that its organization does not have. */
async function check(tx: Db, organizationId: string, values: VehicleDraftInput) {
  const fields = await unknownEntries(tx, organizationId, values);
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

export const createDraft = ({ db, now }: Server, caller: Caller, values: VehicleDraftInput) =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await check(tx, organizationId, values);
    const id = await insertDraft(tx, { organizationId, values, at: now() });
    await write(tx, caller, { id, organizationId }, 'created', now(), changesOf<object>({}, values));
    return id;
  });

export const changeDraft = ({ db, now }: Server, caller: Caller, id: string, wanted: VehicleDraftInput) =>
  inTransaction(db, async (tx) => {
    const draft = await locked(tx, caller, id);
    await check(tx, draft.organizationId, wanted);
    const values = { ...draft.values, ...wanted };
    const changes = changesOf<object>(draft.values, values);
    if (Object.keys(changes).length === 0) return;
    await updateDraft(tx, id, values, now());
    await write(tx, caller, draft, 'updated', now(), changes);
  });

export const removeDraft = ({ db, now, files }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const draft = await locked(tx, caller, id);
    await removeFilesOf(tx, files, { draftId: id });
    await deleteDraft(tx, id);
    await write(tx, caller, draft, 'deleted', now(), {
      registrationPlate: { from: draft.values.registrationPlate ?? null, to: null },
    });
    return { id };
  });

const judge = validatorCompiler({ schema: VehicleInput, method: 'POST', url: '', httpPart: 'body' });

/** @throws 422 naming every field that is missing or does not fit */
function asVehicle(values: VehicleDraftInput): VehicleInput {
  const judged = judge(values) as { value?: VehicleInput; error?: Error };
  if (!judged.value) throw judged.error;
  return judged.value;
}

/** Makes a vehicle of a draft, its files with it; whoever comes second finds no draft. @returns the id of the vehicle */
export const transferDraft = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const draft = await locked(tx, caller, id);
    const vehicleId = await addVehicle(tx, caller, draft.organizationId, asVehicle(draft.values), now());
    await moveFiles(tx, id, vehicleId);
    await deleteDraft(tx, id);
    await write(tx, caller, draft, 'transferred', now(), { vehicleId });
    return vehicleId;
  });
