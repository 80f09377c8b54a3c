import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type EtaState, UNDER_WAY_STAGES } from 'shared-contracts/values/orders/tracking';
import { findLastPosition } from '../../fleet/public.ts';
import { createTravel, type Routing } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { type Breaks, estimateArrivals, type RemainingStop, toBreaks, toEtaState } from './eta.rules.ts';
import { findLiveTrip, listVisitsUnderWay } from './etas.store.ts';

export type EtaServices = { db: Db; routing: Routing };
type Visit = Awaited<ReturnType<typeof listVisitsUnderWay>>[number];
type TripStop = Omit<RemainingStop, 'drive'> & { point: Point; visits: readonly Visit[] };

/** `eta`: unix seconds; null unless `etaState` is `live`. `stopsBefore`: also those of other orders. */
type StopEta = { eta: number | null; stopsBefore: number };
export type Etas = {
  etaState: EtaState;
  position: { latitude: number; longitude: number; at: number } | null;
  /** Stops that the vehicle has yet to reach, keyed by their position in the order. */
  byStop: ReadonlyMap<number, StopEta>;
};

const withoutNull = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** Stops that the vehicle has reached come first, even if it reached them out of sequence. */
const toTripStops = (visits: readonly Visit[]): TripStop[] =>
  [...Map.groupBy(visits, ({ position }) => position).values()]
    .map((here): TripStop => {
      const arrivals = withoutNull(here.map(({ arrivedAt }) => arrivedAt));
      const windows = withoutNull(here.map(({ windowFrom }) => windowFrom));
      return {
        visits: here,
        point: [here[0]?.latitude ?? 0, here[0]?.longitude ?? 0],
        arrivedAt: arrivals.length > 0 ? Math.min(...arrivals) : null,
        windowFrom: windows.length > 0 ? Math.max(...windows) : null,
        handlingMinutes: here.reduce((sum, { handlingMinutes }) => sum + handlingMinutes, 0),
      };
    })
    .toSorted((a, b) => Number(a.arrivedAt === null) - Number(b.arrivedAt === null));

/** The drive to each stop. A vehicle standing at a stop starts from there. */
async function addDriveTimes({ roads }: Routing, from: Point, stops: readonly TripStop[]): Promise<RemainingStop[]> {
  const travel = createTravel(await roads([from, ...stops.map(({ point }) => point)]));
  return stops.map((stop, i) => ({
    ...stop,
    drive: stop.arrivedAt === null ? travel(stops[i - 1]?.point ?? from, stop.point).seconds : 0,
  }));
}

type LastPosition = { latitude: number; longitude: number; at: number };

/**
 * Estimates when a vehicle reaches the stops that its trip has left.
 * @param visits of one trip, in the order of its stops
 * @param now unix seconds
 * @param breaks of the driver
 */
export async function estimateTripArrivals(
  routing: Routing,
  { latitude, longitude, at }: LastPosition,
  visits: readonly Visit[],
  now: number,
  breaks: Breaks,
): Promise<{ visits: readonly Visit[]; eta: number | null }[]> {
  const stops = toTripStops(visits);
  const arrivals = estimateArrivals(at, await addDriveTimes(routing, [latitude, longitude], stops), now, breaks);
  return stops.map((stop, i) => ({ visits: stop.visits, eta: arrivals[i] ?? null }));
}

/** Estimates when the vehicle of an order reaches its stops. @param now unix seconds */
export async function loadEtas(
  { db, routing }: EtaServices,
  { orderId, stage }: { orderId: string; stage: OrderStage },
  now: number,
): Promise<Etas> {
  const trip = UNDER_WAY_STAGES.includes(stage) ? await findLiveTrip(db, orderId) : undefined;
  const position = trip?.vehicleId ? await findLastPosition(db, trip.vehicleId) : null;
  const etaState = toEtaState(stage, position?.at ?? null, now);
  const underWay = trip ? await listVisitsUnderWay(db, [trip.id]) : [];
  const arrivals =
    trip && position && etaState === 'live'
      ? await estimateTripArrivals(routing, position, underWay, now, toBreaks(trip))
      : [];
  const byStop = toTripStops(underWay).flatMap(({ visits, arrivedAt }, stopsBefore): [number, StopEta][] =>
    arrivedAt === null
      ? visits
          .filter((visit) => visit.orderId === orderId)
          .map(({ orderPosition }) => [orderPosition, { eta: arrivals[stopsBefore]?.eta ?? null, stopsBefore }])
      : [],
  );
  return { etaState, position, byStop: new Map(byStop) };
}
