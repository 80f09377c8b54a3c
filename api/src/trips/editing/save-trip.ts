import type { TripChanges, TripInput } from 'shared-contracts/trips';
import { addToTrip, removeFromTrip } from '../orders/trip-orders.ts';
import type { Caller } from '../platform/caller.ts';
import { nextNumber } from '../platform/counters.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { forbidden, invalidField, invalidFields } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { checkAssigned, spanOf } from './assignment.ts';
import { applyTripEvent } from './trip.rules.ts';
import {
  columnsOf,
  deleteTrip,
  givenStops,
  insertTrip,
  updateTrip,
  writeNotificationContacts,
  writeStops,
} from './trip.store.ts';
import { changedFields, mergedTrip } from './trip-input.rules.ts';
import { carriedBy } from './trip-load.store.ts';
import { tellScreens } from './trip-news.ts';
import { planTrip, type TripPlan } from './trip-plan.ts';
import { billingPartnerOf, unknownReferences } from './trip-references.store.ts';
import { notDeletable, notEditable } from './trip-refusals.ts';
import { lockTrip, type TripRecord } from './trip-rows.store.ts';
import type { TripServer } from './trip-server.ts';
import { seenBy } from './trip-state.ts';

const numberOf = (count: number) => `T-${String(count).padStart(6, '0')}`;

type Whose = { organizationId: string; tripId: string | null; inTrip: ReadonlySet<string>; keeps: string | null };

/** Checks all that a trip says and computes what follows from it; holds its vehicle. */
async function settle(
  { now, routing }: TripServer,
  tx: Db,
  { organizationId, tripId, inTrip, keeps }: Whose,
  input: TripInput,
): Promise<{ plan: TripPlan; billingPartnerId: string | null }> {
  const unknown = await unknownReferences(tx, organizationId, input);
  if (Object.keys(unknown).length > 0) throw invalidFields(unknown);
  const plan = await planTrip(tx, routing, organizationId, input, inTrip);
  if (Object.keys(plan.problems).length > 0) throw invalidFields(plan.problems);
  const billing = await billingPartnerOf(tx, organizationId, input);
  if (billing.mismatch)
    throw invalidField('billingContractId', 'wrongPartner', 'Contract is not of the partner of the billing contact');
  await checkAssigned(tx, { organizationId, span: spanOf(plan, now()), tripId, now: now() }, input, plan, { keeps });
  return { plan, billingPartnerId: billing.partnerId };
}

/**
 * Saves a trip of the caller's organization (T1): its orders go to `addedToTrip`. One transaction; all or nothing.
 * @returns the id of the new trip
 * @throws 422 by field, 409 when an order is in another live trip by now
 */
export const createTrip = (server: TripServer, caller: Caller, input: TripInput): Promise<string> =>
  inTransaction(server.db, async (tx) => {
    const { organizationId, userId } = caller;
    const { plan, billingPartnerId } = await settle(
      server,
      tx,
      { organizationId, tripId: null, inTrip: new Set(), keeps: null },
      input,
    );
    const at = server.now();
    const number = numberOf(await nextNumber(tx, organizationId, 'trip'));
    const assigned = input.vehicleId === null ? {} : { vehicleAssignedBy: userId, vehicleAssignedAt: at };
    const id = await insertTrip(tx, {
      ...columnsOf(input, plan, billingPartnerId),
      ...assigned,
      organizationId,
      number,
      createdBy: userId,
      createdAt: at,
      stageChangedAt: at,
    });
    await record(tx, caller, { subject: 'trip', subjectId: id, event: 'save', to: 'saved', occurredAt: at });
    await addToTrip(server, tx, { caller, tripId: id, orderIds: plan.orders.map((order) => order.id) });
    await writeStops(tx, id, plan);
    await writeNotificationContacts(tx, id, input.notificationContactIds);
    await tellScreens(tx, await tx.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
    return id;
  });

const inputOf = async (tx: Db, row: TripRecord): Promise<TripInput> => {
  const stops = await givenStops(tx, row.id);
  const contacts = await tx
    .selectFrom('tripNotificationContacts')
    .select('contactId')
    .where('tripId', '=', row.id)
    .orderBy('contactId')
    .execute();
  const {
    reference,
    enteredPickAt: pickAt,
    enteredDropAt: dropAt,
    requestedVehicleTypeId,
    billingContactId,
    billingContractId,
    vehicleId,
    driverId,
    description,
    routeZoneId,
    isBackhaul,
  } = row;
  return {
    reference,
    pickAt,
    dropAt,
    requestedVehicleTypeId,
    billingContactId,
    billingContractId,
    vehicleId,
    driverId,
    description,
    routeZoneId,
    isBackhaul,
    stops,
    orderIds: [...new Set(stops.flatMap(({ pickOrderIds }) => pickOrderIds))],
    notificationContactIds: contacts.map(({ contactId }) => contactId),
  };
};

/** An assigned trip keeps a vehicle and a driver until it is unassigned. */
function refuseHalf({ stage }: TripRecord, { vehicleId, driverId }: TripInput) {
  if (stage !== 'vehicleAssigned' || (vehicleId !== null && driverId !== null)) return;
  throw invalidField(vehicleId === null ? 'vehicleId' : 'driverId', 'required', 'Field is required');
}

/** T6: other orders, stops, vehicle… before the trip has started; what is left out stays as it is. */
export const editTrip = (server: TripServer, caller: Caller, id: string, changes: TripChanges): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    const { trip, actor } = seenBy(caller, row);
    const at = Math.max(server.now(), row.stageChangedAt);
    const outcome = applyTripEvent(trip, { event: 'edit', at }, actor);
    if (outcome.kind !== 'moved')
      throw outcome.kind === 'refused' && outcome.refusal === 'forbidden' ? forbidden() : notEditable(row.stage);
    const before = await inputOf(tx, row);
    const input = mergedTrip(before, changes);
    refuseHalf(row, input);
    const inTrip = new Set((await carriedBy(tx, id)).map((order) => order.id));
    const { plan, billingPartnerId } = await settle(
      server,
      tx,
      { organizationId: row.organizationId, tripId: id, inTrip, keeps: row.driverId },
      input,
    );
    const wanted = new Set(plan.orders.map((order) => order.id));
    await removeFromTrip(server, tx, { caller, orderIds: [...inTrip].filter((orderId) => !wanted.has(orderId)) });
    await addToTrip(server, tx, {
      caller,
      tripId: id,
      orderIds: [...wanted].filter((orderId) => !inTrip.has(orderId)),
    });
    const isReassigned = input.vehicleId !== row.vehicleId;
    const assigned = isReassigned
      ? { vehicleAssignedBy: input.vehicleId && caller.userId, vehicleAssignedAt: input.vehicleId && at }
      : {};
    await updateTrip(tx, id, {
      ...columnsOf(input, plan, billingPartnerId),
      ...(assigned as { vehicleAssignedBy?: string | null; vehicleAssignedAt?: number | null }),
    });
    await writeStops(tx, id, plan);
    await writeNotificationContacts(tx, id, input.notificationContactIds);
    await record(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'edit',
      changes: changedFields(before, input),
      occurredAt: at,
    });
    await tellScreens(tx, { ...row, vehicleId: input.vehicleId ?? row.vehicleId });
  });

/** T15: a saved trip goes, its orders are validated again. */
export const removeTrip = (server: TripServer, caller: Caller, id: string): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    const { trip, actor } = seenBy(caller, row);
    const at = Math.max(server.now(), row.stageChangedAt);
    const outcome = applyTripEvent(trip, { event: 'delete', at }, actor);
    if (outcome.kind !== 'moved')
      throw outcome.kind === 'refused' && outcome.refusal === 'forbidden' ? forbidden() : notDeletable(row.stage);
    await removeFromTrip(server, tx, { caller, orderIds: (await carriedBy(tx, id)).map((order) => order.id) });
    await tellScreens(tx, row);
    await deleteTrip(tx, id);
    await record(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'delete',
      from: row.stage,
      occurredAt: at,
    });
  });
