import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { listItemLabels } from 'shared-contracts/values/trips/item-labels';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { findTripInspections, LIVE_STAGES, RUNNING_STAGES } from '../../fleet/public.ts';
import { findOrderRecords, orderStageMachine, toRuleInput as toOrderRuleInput } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { allowedTripStages } from '../stages/trip-stage.rules.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { presentTripOrder } from '../core/trip-order.present.ts';
import { listLabelVisits } from '../core/label-visits.ts';
import { presentStops } from '../core/trip.present.ts';
import { findTripRelations } from '../core/trip-relations.store.ts';
import { type TripRecord, findTripRecords } from '../core/trip-records.store.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { listScannedLabels } from '../core/scanned-labels.store.ts';
import { isDrivenBy } from '../core/trip-visibility.store.ts';

const DRIVER_EVENTS: readonly string[] = [
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'startUnloading',
  'finishDrop',
  'deliver',
  'deliverPart',
  'failDelivery',
];

async function presentDriverTrip(db: Db, caller: Caller, row: TripRecord): Promise<MyTrip> {
  const relations = await findTripRelations(db, caller, row);
  const { trip, actor } = toRuleInput(caller, row);
  const orderIds = relations.orders.map(({ id }) => id);
  const orderRecords = await findOrderRecords(db, orderIds);
  const carriedOrders = new Map((await listCarriedOrders(db, row.id)).map((order) => [order.id, order]));
  /** An order that another trip still has to bring to a hub is as if this trip had not started. */
  const stageOf = ({ id, stage }: { id: string; stage: OrderStage }) => {
    const order = carriedOrders.get(id);
    if (!order || order.transfer === null) return stage;
    return order.transfer === 'awaited' ? 'addedToTrip' : order.stage;
  };
  // An order that changes vehicle at a hub is moved by the driver of the trip that has it.
  const carried = orderRecords.filter(({ tripId }) => tripId === row.id);
  const orders = new Map(carried.map((order) => [order.id, toOrderRuleInput(caller, order)]));
  const listNextEvents = (id: string) => {
    const input = orders.get(id);
    if (!input) return [];
    return orderStageMachine
      .requestableTransitions(input.order, input.actor)
      .filter(({ event }) => DRIVER_EVENTS.includes(event))
      .map(({ event, to }) => ({ event, stage: to }));
  };
  const stops = presentStops(relations);
  const labelVisits = await listLabelVisits(db, orderIds);
  const toOrder = (order: (typeof relations.orders)[number]) => {
    const presented = presentTripOrder(order, relations);
    const labels = listItemLabels(labelVisits.get(order.id) ?? [], presented.cargoItems.length);
    return { ...presented, stage: stageOf(order), nextEvents: listNextEvents(order.id), labels };
  };
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    stage: row.stage,
    pickAt: row.pickAt,
    dropAt: row.dropAt,
    description: row.description,
    vehicle:
      row.vehicleId !== null && row.registrationPlate !== null
        ? { id: row.vehicleId, name: row.registrationPlate }
        : null,
    allowedStages: allowedTripStages(trip, actor),
    stops,
    nextStop: stops.find(({ departedAt }) => departedAt === null)?.position ?? null,
    inspections:
      row.vehicleId === null ? null : await findTripInspections(db, { tripId: row.id, vehicleId: row.vehicleId }),
    orders: relations.orders.map(toOrder),
    scans: await listScannedLabels(db, orderIds),
  };
}

/**
 * The trips that the caller drives: those of a day, those not over by then and those on the road. Excludes saved ones.
 * @param span in unix seconds; null: all trips that are not over
 */
export async function listDriverTrips(
  db: Db,
  caller: Caller,
  span: { from: number; to: number } | null,
): Promise<MyTrip[]> {
  const live = LIVE_STAGES.filter((stage) => stage !== 'saved' && stage !== 'waitingForTrip');
  const trips = await db
    .selectFrom('trips')
    .select('id')
    .where(isDrivenBy(caller))
    .where('stage', '<>', 'saved')
    .where(({ eb, or, and }) => {
      if (!span) return eb('stage', 'in', live);
      const startsThatDay = and([eb('pickAt', '>=', span.from), eb('pickAt', '<', span.to)]);
      const isNotOver = and([eb('stage', 'in', live), eb('pickAt', '<', span.to)]);
      const endedThatDay = and([eb('finishedAt', '>=', span.from), eb('finishedAt', '<', span.to)]);
      return or([startsThatDay, isNotOver, eb('stage', 'in', RUNNING_STAGES), endedThatDay]);
    })
    .orderBy('pickAt')
    .orderBy('number')
    .limit(50)
    .execute();
  const records = await findTripRecords(
    db,
    caller,
    trips.map(({ id }) => id),
  );
  const driverTrips: MyTrip[] = [];
  for (const record of records) driverTrips.push(await presentDriverTrip(db, caller, record));
  return driverTrips;
}
