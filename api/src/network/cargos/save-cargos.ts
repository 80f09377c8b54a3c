import type { CargoChanges, CargoInput } from 'shared-contracts/cargos';
import type { Caller } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { unknownEntries } from '../../fleet/vehicles/vehicle-references.store.ts';
import { spaceProblems, spacesOf } from './cargo.rules.ts';
import { deleteCargo, insertCargo, lockCargo, replaceAllowed, updateCargo } from './cargo-saves.store.ts';
import { type CargoRecord, findCargo, usesOfCargo } from './cargos.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;

/** A cargo as the timeline tells of it. */
const storyOf = ({
  id: _id,
  organizationId: _of,
  createdAt: _at,
  cargoType,
  allowedCargoTypes,
  ...told
}: CargoRecord) => ({
  ...told,
  cargoType: cargoType.name,
  allowedCargoTypes: allowedCargoTypes.map(({ name }) => name),
});

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: CargoRecord,
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'cargo', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 naming every type that the organization has not */
async function demandTypes(
  tx: Db,
  organizationId: string,
  { cargoTypeId, allowedCargoTypeIds = [] }: CargoChanges,
): Promise<void> {
  const own = cargoTypeId === undefined ? [] : [cargoTypeId];
  const unknown = await unknownEntries(tx, organizationId, { cargoTypeIds: [...own, ...allowedCargoTypeIds] });
  const fields = [...own.map(() => 'cargoTypeId'), ...allowedCargoTypeIds.map((_, i) => `allowedCargoTypeIds.${i}`)];
  const faults = fields.flatMap((field, i) =>
    unknown[`cargoTypeIds.${i}`] ? [[field, unknown[`cargoTypeIds.${i}`]] as const] : [],
  );
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults) as typeof unknown);
}

function computed(...given: Parameters<typeof spacesOf>) {
  const spaces = spacesOf(...given);
  const problems = spaceProblems(spaces);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return spaces;
}

async function whole(tx: Db, caller: Caller, id: string): Promise<CargoRecord> {
  const cargo = await findCargo(tx, caller, id);
  if (!cargo) throw notFound();
  return cargo;
}

async function locked(tx: Db, caller: Caller, id: string): Promise<CargoRecord> {
  if (!(await lockCargo(tx, caller, id))) throw notFound();
  return whole(tx, caller, id);
}

/** @returns the id of the new cargo */
export const createCargo = (
  { db, now }: Server,
  caller: Caller,
  { allowedCargoTypeIds = [], effectiveSpace = null, ...input }: CargoInput,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await demandTypes(tx, organizationId, { cargoTypeId: input.cargoTypeId, allowedCargoTypeIds });
    const { id } = await insertCargo(tx, {
      ...input,
      ...computed(input, effectiveSpace, null),
      organizationId,
      createdAt: now(),
    });
    await replaceAllowed(tx, id, allowedCargoTypeIds);
    const made = await whole(tx, caller, id);
    await write(tx, caller, made, 'created', now(), changesOf({}, storyOf(made)));
    return id;
  });

export const changeCargo = (
  { db, now }: Server,
  caller: Caller,
  id: string,
  { allowedCargoTypeIds, effectiveSpace, ...wanted }: CargoChanges,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await locked(tx, caller, id);
    await demandTypes(tx, before.organizationId, { cargoTypeId: wanted.cargoTypeId, allowedCargoTypeIds });
    await updateCargo(tx, id, { ...wanted, ...computed({ ...before, ...wanted }, effectiveSpace, before) });
    if (allowedCargoTypeIds) await replaceAllowed(tx, id, allowedCargoTypeIds);
    const changes = changesOf<object>(storyOf(before), storyOf(await whole(tx, caller, id)));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, 'updated', now(), changes);
  });

/** Only one that no order holds. */
export const removeCargo = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await locked(tx, caller, id);
    const { count, numbers } = await usesOfCargo(tx, id);
    const named = numbers.join(', ') + (count > numbers.length ? '…' : '');
    if (count > 0)
      throw conflict('cargoInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${named}`, { count, numbers });
    await deleteCargo(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { name: { from: gone.name, to: null } });
    return { id };
  });
