import type { UnavailabilityChanges, UnavailabilityInput } from 'shared-contracts/vehicle-sharing';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { isTaken } from '../../platform/violations.ts';
import { tripIn } from './occupation.store.ts';
import {
  deleteUnavailability,
  findUnavailability,
  insertUnavailability,
  type Unavailability,
  UNAVAILABLE_ONCE,
  unavailabilityIn,
  updateUnavailability,
} from './unavailabilities.store.ts';
import { unavailableAlready } from './unavailability.rules.ts';
import { lockVehicle, type VehicleColumns } from './vehicle-saves.store.ts';
import { keptByTrip, periodFault } from './vehicle-share.rules.ts';

type Server = Pick<Parts, 'db' | 'now'>;
type Time = Omit<Unavailability, 'id'>;

async function locked(tx: Db, caller: Caller, vehicleId: string): Promise<VehicleColumns> {
  const vehicle = await lockVehicle(tx, caller, vehicleId);
  if (!vehicle) throw notFound();
  return vehicle;
}

async function known(tx: Db, vehicleId: string, id: string): Promise<Unavailability> {
  const found = await findUnavailability(tx, vehicleId, id);
  if (!found) throw notFound();
  return found;
}

const timeOf = ({ fromAt, toAt, reason }: UnavailabilityInput): Time => ({ fromAt, toAt, reason: reason || null });

/** A vehicle that a live trip needs is not taken off the road. @throws 409, 422 */
async function check(tx: Db, caller: Caller, { id, organizationId }: VehicleColumns, time: Time, now: number) {
  const fault = periodFault(time);
  if (fault) throw invalidFields(fault);
  const trip = await tripIn(tx, id, time, now).limit(1).executeTakeFirst();
  if (trip) throw keptByTrip(isRoot(caller) || trip.organizationId === organizationId ? trip.number : null);
}

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: VehicleColumns,
  event: string,
  changes: Record<string, unknown>,
  now: number,
) => record(tx, caller, { subject: 'vehicle', subjectId: id, event, organizationId, changes, occurredAt: now });

/** Says which time off is in the way of a new or a changed one. */
const naming =
  (db: Db, vehicleId: string, id: string | null, wanted: UnavailabilityChanges) =>
  async (error: unknown): Promise<never> => {
    if (!isTaken(error, UNAVAILABLE_ONCE)) throw error;
    const before = id === null ? undefined : await findUnavailability(db, vehicleId, id);
    const { fromAt = before?.fromAt ?? 0, toAt = before?.toAt ?? fromAt } = wanted;
    throw unavailableAlready(await unavailabilityIn(db, vehicleId, { fromAt, toAt }, id));
  };

/** Takes a vehicle off the road for a time. @throws 404, 409, 422 */
export const addUnavailability = (
  { db, now }: Server,
  caller: Caller,
  vehicleId: string,
  input: UnavailabilityInput,
): Promise<Unavailability> =>
  inTransaction(db, async (tx) => {
    const vehicle = await locked(tx, caller, vehicleId);
    const time = timeOf(input);
    await check(tx, caller, vehicle, time, now());
    const made = await insertUnavailability(tx, { vehicleId: vehicle.id, ...time, createdAt: now() });
    await write(tx, caller, vehicle, 'unavailable', changesOf({}, time), now());
    return made;
  }).catch(naming(db, vehicleId, null, input));

/** Moves a time off or tells another reason; what is left out stays. @throws 404, 409, 422 */
export const changeUnavailability = (
  { db, now }: Server,
  caller: Caller,
  vehicleId: string,
  id: string,
  wanted: UnavailabilityChanges,
): Promise<Unavailability> =>
  inTransaction(db, async (tx) => {
    const vehicle = await locked(tx, caller, vehicleId);
    const before = await known(tx, vehicle.id, id);
    const { fromAt = before.fromAt, toAt = before.toAt, reason = before.reason } = wanted;
    const time = timeOf({ fromAt, toAt, reason });
    const changes = changesOf<Time>(before, time);
    if (Object.keys(changes).length === 0) return before;
    if (changes['fromAt'] || changes['toAt']) await check(tx, caller, vehicle, time, now());
    const after = await updateUnavailability(tx, before.id, time);
    await write(tx, caller, vehicle, 'unavailabilityChanged', changes, now());
    return after;
  }).catch(naming(db, vehicleId, id, wanted));

export const removeUnavailability = ({ db, now }: Server, caller: Caller, vehicleId: string, id: string) =>
  inTransaction(db, async (tx) => {
    const vehicle = await locked(tx, caller, vehicleId);
    const { id: goneId, ...gone } = await known(tx, vehicle.id, id);
    await deleteUnavailability(tx, goneId);
    await write(
      tx,
      caller,
      vehicle,
      'availableAgain',
      Object.fromEntries(Object.entries(gone).map(([field, from]) => [field, { from, to: null }])),
      now(),
    );
    return { id: goneId };
  });
