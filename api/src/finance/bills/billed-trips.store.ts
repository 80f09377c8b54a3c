import { sql } from 'kysely';
import { locationTimeZone } from '../../network/public.ts';
import { kindAt, stopHandlingMinutes, stopWindowFrom } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectAgreedVehicleId } from '../../trips/public.ts';
import type { Billed } from './billed.ts';
import { capacityOf, departureOf, toRatedStop, type TimedStop, transitOf } from './facts.rules.ts';

const tripsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .leftJoin('vehicles', (join) => join.on('vehicles.id', '=', selectAgreedVehicleId('trips')))
    .leftJoin('vehicleTypes', 'vehicleTypes.id', 'trips.requestedVehicleTypeId')
    .select([
      'trips.id',
      'trips.number',
      'trips.reference',
      'trips.stage',
      'trips.organizationId',
      'organizations.name as organization',
      'organizations.code as organizationCode',
      'billingPartnerId',
      'billingContractId',
      'billingContactId',
      'trips.createdAt',
      'pickAt',
      'dropAt',
      'finishedAt',
      'trips.isBackhaul',
      'trips.estimatedDistance',
      'trips.actualDistance',
      'trips.totalSpace',
      'trips.totalWeight',
      'effectiveSpace',
      'maxCarryWeight',
      'averageSpace',
      'maxWeight',
    ])
    .where('trips.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
type Trip = Awaited<ReturnType<typeof tripsOf>>[number];

/** The handling at a stop of the trip, for each order stop there. */
const visitsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('tripStops')
    .innerJoin('tripStopOrders', (join) =>
      join
        .onRef('tripStopOrders.tripId', '=', 'tripStops.tripId')
        .onRef('tripStopOrders.position', '=', 'tripStops.position'),
    )
    .innerJoin('orders', 'orders.id', 'tripStopOrders.orderId')
    .innerJoin('locations', 'locations.id', 'tripStops.locationId')
    .leftJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'orders.id')
        .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
    )
    .select([
      'tripStops.tripId',
      'tripStops.position',
      'tripStops.locationId',
      'locations.name',
      'latitude',
      'longitude',
      locationTimeZone.as('timeZone'),
      'plannedAt',
      'orders.id as orderId',
      'orders.number',
      sql<string | null>`(
        select shipper.code from organizations shipper join trips t on t.id = trip_stops.trip_id
        where shipper.id = orders.organization_id and shipper.id <> t.organization_id)`.as('shipperCode'),
      'orders.predictedDistance',
      'orders.totalWeight',
      'orderPosition',
      'orderStops.kind',
      stopWindowFrom.as('windowFrom'),
      stopHandlingMinutes.as('handlingMinutes'),
      'arrivedAt',
      'departedAt',
    ])
    .where('tripStops.tripId', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('tripStops.tripId')
    .orderBy('tripStops.position')
    .orderBy('orders.number')
    .orderBy('orders.id')
    .execute();
type Visit = Awaited<ReturnType<typeof visitsOf>>[number];

const definedOnly = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const soonest = (values: readonly (number | null)[]) =>
  definedOnly(values).length > 0 ? Math.min(...definedOnly(values)) : null;
const latest = (values: readonly (number | null)[]) =>
  definedOnly(values).length > 0 ? Math.max(...definedOnly(values)) : null;

/**
 * The vehicle arrives with the first of its orders and leaves with the last; a stop where something is loaded counts
 * as loading.
 */
function timedStop(here: readonly Visit[], overAt: number | null): TimedStop {
  const picks = here.filter(({ orderPosition, kind }) => kindAt(orderPosition, kind) === 'pickup');
  const isLeft = here.every(({ arrivedAt, departedAt }) => arrivedAt === null || departedAt !== null);
  const arrivedAt = soonest(here.map((visit) => visit.arrivedAt));
  return {
    what: picks.length > 0 ? 'loading' : 'unloading',
    plannedAt: here[0]?.plannedAt ?? null,
    timeZone: here[0]?.timeZone ?? null,
    windowFrom: latest(here.map(({ windowFrom }) => windowFrom)),
    serviceMinutes: here.reduce((sum, { handlingMinutes }) => sum + handlingMinutes, 0),
    arrivedAt,
    departedAt: departureOf(arrivedAt, isLeft ? latest(here.map(({ departedAt }) => departedAt)) : null, overAt),
  };
}

function billedOf(trip: Trip, visits: readonly Visit[]): Billed {
  const here = [...Map.groupBy(visits, ({ position }) => position).values()];
  const timed = here.map((stop) => timedStop(stop, trip.finishedAt));
  const [first, last] = [here.at(0)?.[0], here.at(-1)?.[0]];
  const picks = [...new Map(visits.map((visit) => [visit.orderId, visit])).values()];
  return {
    of: 'trip',
    id: trip.id,
    number: trip.number,
    reference: trip.reference,
    stage: trip.stage,
    organizationId: trip.organizationId,
    organization: trip.organization,
    organizationCode: trip.organizationCode,
    partnerId: trip.billingPartnerId,
    contractId: trip.billingContractId,
    billingContactId: trip.billingContactId,
    dates: {
      createdAt: trip.createdAt,
      pickupPlanned: trip.pickAt,
      pickupActual: timed.at(0)?.arrivedAt ?? null,
      deliveryPlanned: trip.dropAt,
      deliveryActual: timed.at(-1)?.arrivedAt ?? trip.finishedAt,
    },
    start: first ? [first.latitude, first.longitude] : null,
    facts: {
      fromLocationId: first?.locationId ?? '',
      toLocationId: last?.locationId ?? '',
      isBackhaul: trip.isBackhaul,
      estimatedDistance: trip.estimatedDistance,
      actualDistance: trip.actualDistance,
      stops: timed.map(toRatedStop),
      transit: transitOf(timed),
      load: { space: trip.totalSpace, weight: trip.totalWeight },
      capacity: capacityOf(trip),
    },
    places: here.map((stop) => stop[0]?.name ?? ''),
    sharers: picks.map(({ orderId: id, number, shipperCode, predictedDistance: distance, totalWeight: weight }) => ({
      id,
      number,
      shipperCode,
      distance,
      weight,
    })),
  };
}

/** Loads trips for their bills, in two queries regardless of their number. */
export async function findBilledTrips(db: Db, ids: readonly string[]): Promise<Billed[]> {
  const [trips, visits] = [await tripsOf(db, ids), Map.groupBy(await visitsOf(db, ids), ({ tripId }) => tripId)];
  return trips.map((trip) => billedOf(trip, visits.get(trip.id) ?? []));
}
