import type { TripSplitInput } from 'shared-contracts/trips/trip-transfers';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { selectUsableLocations } from '../../network/public.ts';
import { insertTransferStops, publishOrderChanged, refitSlots } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidField } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { toStopInput } from '../insertions/insertions.present.ts';
import { findCarriableOrders, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import type { Visit } from '../itinerary/trip-stops.rules.ts';
import { notRunning } from '../stages/trip-errors.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { addVisits, loadCourse, withoutVisits } from './courses.ts';
import { assertOnwardAssignment, type OnwardTrip, openOnwardTrip } from './onward-trip.ts';
import { replanTrip } from './replan-trip.ts';
import { lockTransferableOrders, type TransferableOrder } from './transferable-orders.ts';

/** T21. @throws 403; 409 for a trip that is over */
function assertSplittable(caller: Caller, row: TripRecord) {
  const { trip, actor } = toRuleInput(caller, row);
  const outcome = applyTripEvent(trip, { event: 'splitAtHub', at: row.stageChangedAt }, actor);
  if (outcome.kind === 'applied') return;
  throw outcome.kind === 'rejected' && outcome.rejection === 'forbidden' ? forbidden() : notRunning(row);
}

type Hub = { id: string; name: string; latitude: number; longitude: number };

async function findHub(tx: Db, organizationId: string, id: string): Promise<Hub> {
  const hub = await selectUsableLocations(tx, organizationId)
    .select(['locations.id', 'locations.name', 'latitude', 'longitude'])
    .where('locations.id', '=', id)
    .executeTakeFirst();
  if (!hub) throw invalidField('locationId', 'notFound', 'Location not found');
  return hub;
}

/** The order is unloaded whenever the trip comes to the hub. */
const toHubVisit = (order: TransferableOrder, hub: Hub, pickAt: number): Visit => ({
  orderId: order.id,
  orderPosition: order.position,
  kind: 'drop',
  locationId: hub.id,
  contactId: null,
  point: [hub.latitude, hub.longitude],
  windowFrom: order.pickupFrom ?? pickAt,
  windowTo: order.deliveryTo ?? pickAt + DAY,
  handlingMinutes: null,
});

/** Plans where the first trip unloads its orders, with all its other stops; `arrivesAt`: its arrival there. */
async function planFirstTrip(services: TripServices, tx: Db, row: TripRecord, hub: Hub, orders: TransferableOrder[]) {
  const { routing, hooks, now } = services;
  const course = await loadCourse(tx, row);
  const pickAt = row.pickAt ?? now();
  const positions = new Map(orders.map(({ id, position }) => [id, position]));
  const stops = withoutVisits(
    course.stops,
    ({ orderId, orderPosition }) => orderPosition >= (positions.get(orderId) ?? Infinity),
  );
  const visits = new Map(orders.map((order) => [order.id, [toHubVisit(order, hub, pickAt)]]));
  const estimator = { routing, pricing: hooks.pricing };
  const planned = await addVisits(tx, estimator, row, { ...course, stops }, visits, pickAt);
  const arrivesAt = planned.find(({ locationId }) => locationId === hub.id)?.plannedAt ?? pickAt;
  return { stops: planned.map(toStopInput), passed: course.passed, arrivesAt };
}

type Split = { caller: Caller; row: TripRecord; onward: OnwardTrip; hub: Hub; arrivesAt: number; now: number };

/** Gives the order its stops at the hub, and the second trip to wait for. */
async function transferOrder(services: TripServices, tx: Db, split: Split, order: TransferableOrder) {
  const { caller, row, onward, hub, arrivesAt, now } = split;
  const loadsAt = arrivesAt + order.unloadingMinutes * MINUTE;
  await insertTransferStops(tx, order.id, {
    position: order.position,
    locationId: hub.id,
    drop: {
      windowFrom: Math.min(order.pickupFrom ?? arrivesAt, arrivesAt),
      windowTo: Math.max(order.deliveryTo ?? arrivesAt + DAY, arrivesAt),
    },
    pickup: { windowFrom: loadsAt, windowTo: Math.max(order.deliveryTo ?? loadsAt + DAY, loadsAt) },
  });
  await tx
    .insertInto('orderTransfers')
    .values({
      orderId: order.id,
      stopPosition: order.position,
      locationId: hub.id,
      fromTripId: row.id,
      toTripId: onward.row.id,
      isNewTrip: onward.isNew,
      createdAt: now,
    })
    .execute();
  await tx
    .insertInto('tripOrders')
    .values({ tripId: onward.row.id, orderId: order.id, isLive: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await refitSlots(services, tx, caller, order.id);
  await recordTimeline(tx, caller, {
    subject: 'order',
    subjectId: order.id,
    organizationId: order.organizationId,
    event: 'splitAtHub',
    changes: { hub: { from: null, to: hub.name } },
    occurredAt: now,
  });
}

/** Adds the orders to the stops of the second trip, where they cost least. */
async function planOnwardTrip(services: TripServices, tx: Db, { row }: OnwardTrip, orders: TransferableOrder[]) {
  const estimator = { routing: services.routing, pricing: services.hooks.pricing };
  const { carriable, course } = await loadOnwardCourse(tx, row, orders);
  const routes = await listOrderRoutes(tx, carriable, row.id);
  const visits = new Map(routes.map((route) => [route.orderId, route.visits]));
  const stops = await addVisits(tx, estimator, row, course, visits, row.enteredPickAt);
  return replanTrip(tx, estimator, row, stops.map(toStopInput));
}

async function loadOnwardCourse(tx: Db, row: TripRecord, orders: readonly TransferableOrder[]) {
  const course = await loadCourse(tx, row);
  const carriable = await findCarriableOrders(
    tx,
    row.organizationId,
    orders.map(({ id }) => id),
  );
  for (const order of carriable) course.orders.set(order.id, order);
  return { carriable, course };
}

/**
 * T21: makes orders of a trip change vehicle at a hub. The trip unloads them there; another one, new or not started,
 * loads them and continues to their drops.
 * @returns the id of the second trip
 * @throws 403; 404; 409 for a trip that is over; 422 by field
 */
export const splitAtHub = (
  services: TripServices,
  caller: Caller,
  id: string,
  input: TripSplitInput,
  seen?: SeenRevision,
): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    assertSplittable(caller, row);
    const now = services.now();
    const hub = await findHub(tx, row.organizationId, input.locationId);
    const orders = await lockTransferableOrders(tx, row, hub.id, input.orderIds);
    const onward = await openOnwardTrip(tx, caller, row, input, now);
    const first = await planFirstTrip(services, tx, row, hub, orders);
    const split = { caller, row, onward, hub, arrivesAt: first.arrivesAt, now };
    for (const order of orders) await transferOrder(services, tx, split, order);
    const estimator = { routing: services.routing, pricing: services.hooks.pricing };
    await replanTrip(tx, estimator, row, first.stops, first.passed);
    const plan = await planOnwardTrip(services, tx, onward, orders);
    await assertOnwardAssignment(tx, onward, plan, now);
    const numbers = orders.map(({ number }) => number).join(', ');
    for (const trip of [row, onward.row]) {
      const other = trip === row ? onward.row : row;
      await recordTimeline(tx, caller, {
        subject: 'trip',
        subjectId: trip.id,
        organizationId: row.organizationId,
        event: 'splitAtHub',
        changes: {
          hub: { from: null, to: hub.name },
          orders: { from: null, to: numbers },
          otherTrip: { from: null, to: other.number },
        },
        occurredAt: now,
      });
      await publishTripChanged(tx, trip);
    }
    for (const order of orders) await publishOrderChanged(tx, order.id);
    return onward.row.id;
  });
