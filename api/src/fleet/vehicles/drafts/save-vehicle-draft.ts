import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { type VehicleDraftInput, VehicleInput } from 'shared-contracts/fleet/vehicles';
import type { Caller } from '../../../platform/access/caller.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { validatorCompiler } from '../../../platform/http/validation.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { deleteDraft, type DraftRecord, insertDraft, lockDraft, updateDraft } from '../core/vehicle-drafts.store.ts';
import { moveFiles, deleteAllFiles } from '../files/vehicle-files.store.ts';
import { findReferenceErrors } from '../dictionaries/vehicle-references.store.ts';
import { addVehicle } from '../editing/save-vehicle.ts';

type Server = Pick<Services, 'db' | 'now' | 'files' | 'hooks'>;

const recordDraftEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: Pick<DraftRecord, 'id' | 'organizationId'>,
  event: TimelineEvent<'vehicleDraft'>,
  now: number,
  changes: Record<string, unknown>,
) =>
  recordTimeline(tx, caller, {
    subject: 'vehicleDraft',
    subjectId: id,
    event,
    organizationId,
    changes,
    occurredAt: now,
  });

async function lockDraftOrThrow(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<DraftRecord> {
  const draft = await lockDraft(tx, caller, id);
  if (!draft) throw notFound();
  await assertRevision(tx, caller, 'vehicleDraft', draft, seen);
  return draft;
}

/** A draft may lack any field, but its references must exist. */
async function assertReferencesExist(tx: Db, organizationId: string, values: VehicleDraftInput) {
  const fields = await findReferenceErrors(tx, organizationId, values);
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

export const createDraft = ({ db, now }: Server, caller: Caller, values: VehicleDraftInput) =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await assertReferencesExist(tx, organizationId, values);
    const id = await insertDraft(tx, { organizationId, values, createdAt: now() });
    await recordDraftEvent(tx, caller, { id, organizationId }, 'created', now(), diffFields<object>({}, values));
    return id;
  });

export const changeDraft = (
  { db, now }: Server,
  caller: Caller,
  id: string,
  input: VehicleDraftInput,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const draft = await lockDraftOrThrow(tx, caller, id, seen);
    await assertReferencesExist(tx, draft.organizationId, input);
    const values = { ...draft.values, ...input };
    const changes = diffFields<object>(draft.values, values);
    if (Object.keys(changes).length === 0) return;
    await updateDraft(tx, id, values, now());
    await recordDraftEvent(tx, caller, draft, 'updated', now(), changes);
  });

export const removeDraft = ({ db, now, files }: Server, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const draft = await lockDraftOrThrow(tx, caller, id, seen);
    await deleteAllFiles(tx, files, { draftId: id });
    await deleteDraft(tx, id);
    await recordDraftEvent(tx, caller, draft, 'deleted', now(), {
      registrationPlate: { from: draft.values.registrationPlate ?? null, to: null },
    });
    return { id };
  });

const validateVehicle = validatorCompiler({ schema: VehicleInput, method: 'POST', url: '', httpPart: 'body' });

/** @throws 422 with an error for every missing or invalid field */
function parseVehicle(values: VehicleDraftInput): VehicleInput {
  const result = validateVehicle(values) as { value?: VehicleInput; error?: Error };
  if (!result.value) throw result.error;
  return result.value;
}

/** Turns a draft with its files into a vehicle. @returns the id of the vehicle @throws 404 for a draft already transferred */
export const transferDraft = ({ db, now, hooks }: Server, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const draft = await lockDraftOrThrow(tx, caller, id, seen);
    const vehicleId = await addVehicle({ hooks }, tx, caller, draft.organizationId, parseVehicle(draft.values), now());
    await moveFiles(tx, id, vehicleId);
    await deleteDraft(tx, id);
    await recordDraftEvent(tx, caller, draft, 'transferred', now(), { vehicleId });
    return vehicleId;
  });
