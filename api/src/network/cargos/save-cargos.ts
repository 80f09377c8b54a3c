import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { CargoChanges, CargoInput } from 'shared-contracts/network/cargos';
import type { Caller } from '../../platform/access/caller.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findCargoTypes } from './cargo-types.store.ts';
import { validateSpace, computeCargoSpace } from './cargo.rules.ts';
import { deleteCargo, insertCargo, lockCargo, replaceAllowedTypes, updateCargo } from './cargo-writes.store.ts';
import { type CargoRecord, findCargo, findCargoUsage } from './cargos.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/** The cargo as recorded in the timeline. */
const snapshotOf = ({
  id: _id,
  revision: _revision,
  organizationId: _organizationId,
  createdAt: _createdAt,
  cargoType,
  allowedCargoTypes,
  ...snapshot
}: CargoRecord) => ({
  ...snapshot,
  cargoType: cargoType.name,
  allowedCargoTypes: allowedCargoTypes.map(({ name }) => name),
});

const recordEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: CargoRecord,
  event: TimelineEvent<'cargo'>,
  now: number,
  changes: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'cargo', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 naming every unknown cargo type */
async function assertCargoTypesExist(
  tx: Db,
  organizationId: string,
  { cargoTypeId, allowedCargoTypeIds = [] }: CargoChanges,
): Promise<void> {
  const references = [
    ...(cargoTypeId === undefined ? [] : [{ field: 'cargoTypeId', id: cargoTypeId }]),
    ...allowedCargoTypeIds.map((id, i) => ({ field: `allowedCargoTypeIds.${i}`, id })),
  ];
  if (references.length === 0) return;
  const types = await findCargoTypes(
    tx,
    organizationId,
    references.map(({ id }) => id),
  );
  const existing = new Set(types.map(({ id }) => id));
  const missing = references.filter(({ id }) => !existing.has(id.toLowerCase()));
  const error = { code: 'notFound', message: 'Cargo type not found' };
  if (missing.length > 0) throw invalidFields(Object.fromEntries(missing.map(({ field }) => [field, error])));
}

function computeValidSpace(...args: Parameters<typeof computeCargoSpace>) {
  const space = computeCargoSpace(...args);
  const errors = validateSpace(space);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return space;
}

async function getCargo(tx: Db, caller: Caller, id: string): Promise<CargoRecord> {
  const cargo = await findCargo(tx, caller, id);
  if (!cargo) throw notFound();
  return cargo;
}

async function lockAndGetCargo(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<CargoRecord> {
  if (!(await lockCargo(tx, caller, id))) throw notFound();
  const record = await getCargo(tx, caller, id);
  await assertRevision(tx, caller, 'cargo', record, seen);
  return record;
}

/** @returns the id of the new cargo */
export const createCargo = (
  { db, now }: Deps,
  caller: Caller,
  { allowedCargoTypeIds = [], effectiveSpace = null, ...input }: CargoInput,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await assertCargoTypesExist(tx, organizationId, { cargoTypeId: input.cargoTypeId, allowedCargoTypeIds });
    const { id } = await insertCargo(tx, {
      ...input,
      ...computeValidSpace(input, effectiveSpace, null),
      organizationId,
      createdAt: now(),
    });
    await replaceAllowedTypes(tx, id, allowedCargoTypeIds);
    const cargo = await getCargo(tx, caller, id);
    await recordEvent(tx, caller, cargo, 'created', now(), diffFields({}, snapshotOf(cargo)));
    return id;
  });

export const changeCargo = (
  { db, now }: Deps,
  caller: Caller,
  id: string,
  { allowedCargoTypeIds, effectiveSpace, ...changes }: CargoChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockAndGetCargo(tx, caller, id, seen);
    await assertCargoTypesExist(tx, before.organizationId, { cargoTypeId: changes.cargoTypeId, allowedCargoTypeIds });
    await updateCargo(tx, id, { ...changes, ...computeValidSpace({ ...before, ...changes }, effectiveSpace, before) });
    if (allowedCargoTypeIds) await replaceAllowedTypes(tx, id, allowedCargoTypeIds);
    const timelineChanges = diffFields<object>(snapshotOf(before), snapshotOf(await getCargo(tx, caller, id)));
    if (Object.keys(timelineChanges).length > 0)
      await recordEvent(tx, caller, before, 'updated', now(), timelineChanges);
  });

/** @throws 409 when orders use the cargo */
export const removeCargo = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const cargo = await lockAndGetCargo(tx, caller, id, seen);
    const { count, numbers } = await findCargoUsage(tx, id);
    const shownNumbers = numbers.join(', ') + (count > numbers.length ? '…' : '');
    if (count > 0)
      throw conflict('cargoInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${shownNumbers}`, {
        count,
        numbers,
      });
    await deleteCargo(tx, id);
    await recordEvent(tx, caller, cargo, 'deleted', now(), { name: { from: cargo.name, to: null } });
    return { id };
  });
