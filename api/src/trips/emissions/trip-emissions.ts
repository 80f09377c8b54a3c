import type { Db } from '../../platform/database/database.ts';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { computeEmissions } from './emissions.rules.ts';
import { findEmittingTrip, listEmittingVisits } from './trip-emissions.store.ts';

type Visit = Awaited<ReturnType<typeof listEmittingVisits>>[number];
type Emissions = ReturnType<typeof computeEmissions>;

const METRES_PER_KM = 1_000;
const pointOf = ({ latitude, longitude }: Visit): Point => [latitude, longitude];

/** The stops of a trip, with its distance divided among the legs in proportion to their straight lines. */
function toStops(visits: readonly Visit[], km: number) {
  const stops = [...Map.groupBy(visits, ({ position }) => position).values()];
  const legs = stops.map(([visit], i) => {
    const previous = stops[i - 1]?.[0];
    return visit && previous ? estimateRoadKm([pointOf(previous), pointOf(visit)]) : 0;
  });
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  const idsOf = (stop: readonly Visit[], wanted: Visit['kind']) =>
    stop.filter(({ kind }) => kind === wanted).map(({ orderId }) => orderId);
  return stops.map((stop, i) => ({
    pickOrderIds: idsOf(stop, 'pickup'),
    dropOrderIds: idsOf(stop, 'drop'),
    metres: total > 0 ? ((legs[i] as number) / total) * km * METRES_PER_KM : 0,
  }));
}

/**
 * The emissions of a trip and the share of each of its orders, by its distance: driven, or else estimated. Null
 * without a vehicle or requested type.
 */
export async function findTripEmissions(db: Db, tripId: string): Promise<Emissions | null> {
  const trip = await findEmittingTrip(db, tripId);
  if (!trip || trip.maxWeight === null || trip.distance === null) return null;
  const { maxWeight, temperature, distance } = trip;
  const visits = await listEmittingVisits(db, tripId);
  const orders = [...Map.groupBy(visits, ({ orderId }) => orderId)].map(([id, stops]) => ({
    id,
    weight: stops[0]?.totalWeight ?? '0',
    stops: stops.map((visit) => ({ point: pointOf(visit) })),
  }));
  const type = { maxWeight, ...(temperature !== null && { temperature }) };
  return computeEmissions(toStops(visits, Number(distance)), orders, type);
}
