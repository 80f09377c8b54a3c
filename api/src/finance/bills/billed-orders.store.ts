import { sql } from 'kysely';
import { EXECUTING_STAGES, stopHandlingMinutes, stopKind, stopWindowFrom } from '../../orders/public.ts';
import { locationTimeZone } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectAgreedVehicleId } from '../../trips/public.ts';
import type { Billed } from './billed.ts';
import { capacityOf, drivenDistance, departureOf, toRatedStop, type TimedStop, transitOf } from './facts.rules.ts';

/** Orders the trips of an order that changed vehicle at hubs: the first one has the smallest value. */
const transferPosition = sql<number | null>`(
  select min(order_transfers.stop_position) from order_transfers
  where order_transfers.order_id = ${sql.ref('tripOrders.orderId')}
    and order_transfers.from_trip_id = ${sql.ref('tripOrders.tripId')})`;

/** The distances of all trips of an order that changed vehicle at hubs; null: of one of them it is unknown. */
async function findLegDistances(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ orderId: string; estimated: string | null; actual: string | null }>`
    select legs.order_id as "orderId",
      case when bool_and(t.estimated_distance is not null) then sum(t.estimated_distance) end as estimated,
      case when bool_and(t.actual_distance is not null) then sum(t.actual_distance) end as actual
    from (
      select order_id, from_trip_id as trip_id from order_transfers where order_id = any(${ids}::uuid[])
      union select order_id, to_trip_id from order_transfers where order_id = any(${ids}::uuid[])
    ) legs join trips t on t.id = legs.trip_id
    group by legs.order_id`.execute(db);
  return new Map(rows.map(({ orderId, ...distances }) => [orderId, distances]));
}

/** Orders, each joined with the trip that carries or last carried it, or that carried it first to a hub. */
const selectOrders = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tripOrders')
          .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
          .select([
            'trips.id',
            'trips.vehicleId',
            'trips.requestedVehicleTypeId',
            'trips.estimatedDistance',
            'trips.actualDistance',
          ])
          .whereRef('tripOrders.orderId', '=', 'orders.id')
          .orderBy(transferPosition, (by) => by.asc().nullsLast())
          .orderBy('tripOrders.isLive', 'desc')
          .orderBy('trips.createdAt', 'desc')
          .orderBy('trips.id')
          .limit(1)
          .as('trip'),
      (join) => join.onTrue(),
    )
    .leftJoin('vehicles', (join) => join.on('vehicles.id', '=', selectAgreedVehicleId('trip')))
    .leftJoin('vehicleTypes', 'vehicleTypes.id', 'trip.requestedVehicleTypeId')
    .select([
      'orders.id',
      'orders.number',
      'orders.reference',
      'orders.stage',
      'orders.stageChangedAt',
      'orders.organizationId',
      'organizations.name as organization',
      'organizations.code as organizationCode',
      'orders.partnerId',
      'orders.contractId',
      'orders.createdAt',
      'pickupFrom',
      'deliveryFrom',
      'isBackhaul',
      'agreedPrice',
      'orders.services',
      'predictedDistance',
      'orders.actualDistance',
      'orders.totalSpace',
      'orders.totalWeight',
      'trip.id as tripId',
      'trip.estimatedDistance as tripEstimated',
      'trip.actualDistance as tripActual',
      'effectiveSpace',
      'maxCarryWeight',
      'averageSpace',
      'maxWeight',
    ])
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
type Order = Awaited<ReturnType<typeof selectOrders>>[number];

/** Stops of orders with their locations. */
const selectStops = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .select([
      'orderId',
      'position',
      stopKind.as('kind'),
      stopWindowFrom.as('windowFrom'),
      stopHandlingMinutes.as('handlingMinutes'),
      'locationId',
      'name',
      'latitude',
      'longitude',
      locationTimeZone.as('timeZone'),
      'arrivedAt',
      'departedAt',
    ])
    .where('orderId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('isTransfer', '=', false)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
type Stop = Awaited<ReturnType<typeof selectStops>>[number];

async function findPlannedArrivals(db: Db, orders: readonly Order[]) {
  const rows = await db
    .selectFrom('tripStopOrders')
    .innerJoin('tripStops', (join) =>
      join
        .onRef('tripStops.tripId', '=', 'tripStopOrders.tripId')
        .onRef('tripStops.position', '=', 'tripStopOrders.position'),
    )
    .select(['tripStopOrders.tripId', 'orderId', 'orderPosition', 'plannedAt'])
    .where(
      'tripStopOrders.tripId',
      '=',
      sql<string>`any(${[...new Set(orders.flatMap(({ tripId }) => tripId ?? []))]}::uuid[])`,
    )
    .execute();
  return new Map(
    rows.map(({ tripId, orderId, orderPosition, plannedAt }) => [`${tripId} ${orderId} ${orderPosition}`, plannedAt]),
  );
}

const isUnderway = ({ stage }: Order) => stage === 'delayed' || EXECUTING_STAGES.includes(stage);

function toBilled(order: Order, stops: readonly Stop[], plans: ReadonlyMap<string, number | null>): Billed {
  const overAt = isUnderway(order) ? null : order.stageChangedAt;
  const timed = stops.map(
    ({ position, kind, windowFrom, handlingMinutes, timeZone, arrivedAt, departedAt }): TimedStop => ({
      what: kind === 'pickup' ? 'loading' : 'unloading',
      windowFrom,
      serviceMinutes: handlingMinutes,
      arrivedAt,
      departedAt: departureOf(arrivedAt, departedAt, overAt),
      plannedAt: plans.get(`${order.tripId} ${order.id} ${position}`) ?? null,
      timeZone,
    }),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  return {
    of: 'order',
    id: order.id,
    number: order.number,
    reference: order.reference,
    stage: order.stage,
    organizationId: order.organizationId,
    organization: order.organization,
    organizationCode: order.organizationCode,
    partnerId: order.partnerId,
    contractId: order.contractId,
    billingContactId: null,
    dates: {
      createdAt: order.createdAt,
      pickupPlanned: order.pickupFrom,
      pickupActual: first?.arrivedAt ?? null,
      deliveryPlanned: order.deliveryFrom,
      deliveryActual: stops.length > 1 ? (last?.arrivedAt ?? null) : null,
    },
    start: first ? [first.latitude, first.longitude] : null,
    facts: {
      fromLocationId: first?.locationId ?? '',
      toLocationId: stops.length > 1 ? (last?.locationId ?? '') : '',
      isBackhaul: order.isBackhaul,
      agreedPrice: order.agreedPrice,
      estimatedDistance: order.predictedDistance,
      actualDistance: drivenDistance(
        { estimatedDistance: order.predictedDistance, actualDistance: order.actualDistance },
        { estimatedDistance: order.tripEstimated, actualDistance: order.tripActual },
      ),
      stops: timed.map(toRatedStop),
      transit: transitOf(timed),
      load: { space: order.totalSpace, weight: order.totalWeight },
      capacity: capacityOf(order),
    },
    services: order.services,
    places: stops.map(({ name }) => name),
    sharers: [],
  };
}

/** Billing data of orders, in four queries. */
export async function findBilledOrders(db: Db, ids: readonly string[]): Promise<Billed[]> {
  const legs = await findLegDistances(db, ids);
  const orders = (await selectOrders(db, ids)).map((order) => {
    const distances = legs.get(order.id);
    return distances ? { ...order, tripEstimated: distances.estimated, tripActual: distances.actual } : order;
  });
  const [stops, plans] = [
    Map.groupBy(await selectStops(db, ids), ({ orderId }) => orderId),
    await findPlannedArrivals(db, orders),
  ];
  return orders.map((order) => toBilled(order, stops.get(order.id) ?? [], plans));
}
