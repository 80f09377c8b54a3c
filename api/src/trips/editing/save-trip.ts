import type { TripChanges, TripInput } from 'shared-contracts/trips/trips';
import { addToTrip, removeFromTrip } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidField, invalidFields } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertAssignable, toSpan } from '../candidates/assignment.ts';
import { findTypeNeeds } from '../candidates/requested-types.store.ts';
import { toUnstartedTrip } from '../driver-hours/driver-hours.rules.ts';
import { applyTripEvent, type TripOutcome } from '../stages/trip-stage.rules.ts';
import {
  toColumns,
  deleteTripRow,
  listStopInputs,
  insertTripRow,
  updateTripRow,
  replaceNotificationContacts,
  replaceStops,
} from '../core/trip-writes.store.ts';
import { diffInput, mergeInput } from './trip-input.rules.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { notifyDissolved, notifyEdited, publishTripChanged } from '../core/publish-trip-changed.ts';
import { planTrip, type TripPlan } from '../itinerary/trip-plan.ts';
import { findBillingPartner, findUnknownReferences } from './trip-references.store.ts';
import { notDeletable, notDissolvable, notEditable, orderFromHub } from '../stages/trip-errors.ts';
import { nextTripNumber } from '../core/trip-number.ts';
import { lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';

/** The trip before the change. `orderIds`: its orders. */
type CurrentTrip = {
  organizationId: string;
  tripId: string | null;
  orderIds: ReadonlySet<string>;
  driverId: string | null;
};

/** Validates a trip, computes its plan and locks its vehicle. @throws 422 by field */
async function validateTrip(
  { now, routing, hooks: { pricing } }: TripServices,
  tx: Db,
  { organizationId, tripId, orderIds, driverId }: CurrentTrip,
  input: TripInput,
): Promise<{ plan: TripPlan; billingPartnerId: string | null }> {
  const unknownReferences = await findUnknownReferences(tx, pricing, organizationId, input);
  if (Object.keys(unknownReferences).length > 0) throw invalidFields(unknownReferences);
  const plan = await planTrip(tx, { routing, pricing }, organizationId, input, orderIds, tripId);
  if (Object.keys(plan.problems).length > 0) throw invalidFields(plan.problems);
  const billing = await findBillingPartner(tx, organizationId, input);
  if (billing.isMismatch)
    throw invalidField('billingContractId', 'wrongPartner', 'Contract is not of the partner of the billing contact');
  const typeNeeds = await findTypeNeeds(
    tx,
    plan.orders.map((order) => order.id),
  );
  const context = {
    organizationId,
    span: toSpan(plan, now()),
    tripId,
    now: now(),
    ...typeNeeds,
    trip: toUnstartedTrip(plan),
  };
  await assertAssignable(tx, context, input, plan, { currentDriverId: driverId });
  return { plan, billingPartnerId: billing.partnerId };
}

/**
 * T1: creates a trip of the caller's organization and moves its orders to `addedToTrip`, in one transaction.
 * @returns the id of the new trip
 * @throws 422 by field; 409 when an order has joined another live trip in the meantime
 */
export const createTrip = (services: TripServices, caller: Caller, input: TripInput): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const { organizationId, userId } = caller;
    const { plan, billingPartnerId } = await validateTrip(
      services,
      tx,
      { organizationId, tripId: null, orderIds: new Set(), driverId: null },
      input,
    );
    const at = services.now();
    const number = await nextTripNumber(tx, organizationId);
    const assignedColumns = input.vehicleId === null ? {} : { vehicleAssignedBy: userId, vehicleAssignedAt: at };
    const id = await insertTripRow(tx, {
      ...toColumns(input, plan, billingPartnerId),
      ...assignedColumns,
      organizationId,
      number,
      createdBy: userId,
      createdAt: at,
      stageChangedAt: at,
    });
    await recordTimeline(tx, caller, { subject: 'trip', subjectId: id, event: 'save', to: 'saved', occurredAt: at });
    await addToTrip(services, tx, { caller, tripId: id, orderIds: plan.orders.map((order) => order.id) });
    await replaceStops(tx, id, plan);
    await replaceNotificationContacts(tx, id, input.notificationContactIds);
    await publishTripChanged(
      tx,
      await tx.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return id;
  });

const loadTripInput = async (tx: Db, row: TripRecord): Promise<TripInput> => {
  const stops = await listStopInputs(tx, row.id);
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

/** An assigned trip needs both a vehicle and a driver until it is unassigned. */
function assertFullyAssigned({ stage }: TripRecord, { vehicleId, driverId }: TripInput) {
  if (stage !== 'vehicleAssigned' || (vehicleId !== null && driverId !== null)) return;
  throw invalidField(vehicleId === null ? 'vehicleId' : 'driverId', 'required', 'Field is required');
}

const isForbidden = (outcome: TripOutcome) => outcome.kind === 'rejected' && outcome.rejection === 'forbidden';

/** T6: edits a trip that has not started. Omitted fields keep their value. */
export const editTrip = (
  services: TripServices,
  caller: Caller,
  id: string,
  changes: TripChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const { trip, actor } = toRuleInput(caller, row);
    const at = Math.max(services.now(), row.stageChangedAt);
    const outcome = applyTripEvent(trip, { event: 'edit', at }, actor);
    if (outcome.kind !== 'applied') throw isForbidden(outcome) ? forbidden() : notEditable(row);
    const before = await loadTripInput(tx, row);
    const input = mergeInput(before, changes);
    assertFullyAssigned(row, input);
    const carried = await listCarriedOrders(tx, id);
    const currentOrderIds = new Set(carried.map((order) => order.id));
    const { plan, billingPartnerId } = await validateTrip(
      services,
      tx,
      { organizationId: row.organizationId, tripId: id, orderIds: currentOrderIds, driverId: row.driverId },
      input,
    );
    const orderIds = new Set(plan.orders.map((order) => order.id));
    if (carried.some((order) => order.transfer !== null && !orderIds.has(order.id))) throw orderFromHub(row);
    await removeFromTrip(services, tx, {
      caller,
      orderIds: [...currentOrderIds].filter((orderId) => !orderIds.has(orderId)),
    });
    await addToTrip(services, tx, {
      caller,
      tripId: id,
      orderIds: [...orderIds].filter((orderId) => !currentOrderIds.has(orderId)),
    });
    const isReassigned = input.vehicleId !== row.vehicleId;
    await updateTripRow(tx, id, {
      ...toColumns(input, plan, billingPartnerId),
      ...(isReassigned && {
        vehicleAssignedBy: input.vehicleId === null ? null : caller.userId,
        vehicleAssignedAt: input.vehicleId === null ? null : at,
      }),
    });
    await replaceStops(tx, id, plan);
    await replaceNotificationContacts(tx, id, input.notificationContactIds);
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'edit',
      changes: diffInput(before, input),
      occurredAt: at,
    });
    if (row.stage === 'vehicleAssigned')
      await notifyEdited(tx, caller, row, { from: row.driverId, to: input.driverId }, at);
    await publishTripChanged(tx, { ...row, vehicleId: input.vehicleId ?? row.vehicleId });
  });

/** Removes a trip that has not started, and moves its orders back to `validated`. @throws 403; 404; 409 with the stage */
const removeTrip = (
  services: TripServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
  event: 'delete' | 'dissolve',
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const { trip, actor } = toRuleInput(caller, row);
    const at = Math.max(services.now(), row.stageChangedAt);
    const outcome = applyTripEvent(trip, { event, at }, actor);
    if (outcome.kind === 'rejected' && outcome.rejection === 'noOrderFromHub') throw orderFromHub(row);
    if (outcome.kind !== 'applied')
      throw isForbidden(outcome) ? forbidden() : (event === 'delete' ? notDeletable : notDissolvable)(row);
    if (event === 'dissolve') {
      await services.hooks.tripCredits.giveBack(tx, { caller, organizationId: row.organizationId, tripId: id, at });
      await notifyDissolved(tx, caller, row, at);
    }
    await removeFromTrip(services, tx, {
      caller,
      orderIds: (await listCarriedOrders(tx, id)).map((order) => order.id),
    });
    await publishTripChanged(tx, row);
    await deleteTripRow(tx, id);
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event,
      from: row.stage,
      occurredAt: at,
    });
  });

/** T15: deletes a saved trip. */
export const deleteTrip = (services: TripServices, caller: Caller, id: string, seen: SeenRevision) =>
  removeTrip(services, caller, id, seen, 'delete');

/** T17: deletes a submitted trip that has not started, and returns its credit. */
export const dissolveTrip = (services: TripServices, caller: Caller, id: string, seen: SeenRevision) =>
  removeTrip(services, caller, id, seen, 'dissolve');
