import type { InsertionStop, OrderInsertion, OrderInsertions } from 'shared-contracts/trips/order-insertions';
import { MINUTE } from 'shared-contracts/values/time';
import { decimal, toMeasure, toMoney } from '../../platform/values/money.ts';
import type { PlannedStop, DriveOptions } from '../itinerary/trip-plan.rules.ts';
import type { TripPlan } from '../itinerary/trip-plan.ts';
import type { MergedStop } from '../itinerary/trip-stops.rules.ts';
import type { PlanRates } from '../planner/improve/objective.rules.ts';
import type { CheckedInsertion } from './checked-insertion.ts';
import { costOf, type Insertion, measureCourse } from './insert-order.rules.ts';
import type { OpenTrip } from './open-trips.store.ts';

type Locations = ReadonlyMap<string, InsertionStop['location']>;

export const toStopInput = ({ locationId, contactId, visits }: MergedStop) => {
  const idsOf = (wanted: 'pickup' | 'drop') =>
    visits.filter(({ kind }) => kind === wanted).map(({ orderId }) => orderId);
  return { locationId, contactId, pickOrderIds: idsOf('pickup'), dropOrderIds: idsOf('drop') };
};

const toMinutes = (seconds: number) => Math.round(seconds / MINUTE);
const presentCost = (cost: number) => toMoney(decimal(Math.max(0, cost)));

/** Compares distances by road if the routing service knows the trip both with and without the order. */
function addedKm({ trip, insertion, plan }: CheckedInsertion): number {
  const { estimatedDistance, isDistanceEstimated } = trip;
  const isKnown = plan.distance !== null && estimatedDistance !== null && !plan.isEstimated && !isDistanceEstimated;
  const km = isKnown ? Number(decimal(plan.distance ?? 0).minus(estimatedDistance ?? 0)) : insertion.km;
  return Math.max(0, km);
}

const presentStop = (stop: PlannedStop, orderId: string, locations: Locations): InsertionStop => {
  const { locationId, ...input } = toStopInput(stop);
  const { plannedAt, windowTo } = stop;
  return {
    ...input,
    location: locations.get(locationId) as InsertionStop['location'],
    plannedAt,
    lateMinutes: Math.max(0, Math.ceil(((plannedAt ?? 0) - (windowTo ?? Infinity)) / MINUTE)),
    isOfOrder: stop.visits.some((visit) => visit.orderId === orderId),
  };
};

type Presented = { rates: PlanRates; locations: Locations };
/** `orderIds`: the inserted order last; `stops`: those that are still to be made. */
type Place = { trip: OpenTrip; orderIds: string[]; stops: readonly PlannedStop[]; insertion: Insertion; km: number };

export function presentPlace(
  { trip: { id, revision, number, stage, pickAt, vehicle, driver }, orderIds, stops, insertion, km }: Place,
  { rates, locations }: Presented,
): OrderInsertion {
  const orderId = orderIds.at(-1) ?? '';
  return {
    trip: { id, revision, number, stage, pickAt, vehicle, driver },
    orderIds,
    stops: stops.map((stop) => presentStop(stop, orderId, locations)),
    distance: toMeasure(decimal(km)),
    minutes: toMinutes(insertion.seconds),
    cost: presentCost(costOf({ ...insertion, km }, rates)),
    lateMinutes: Math.ceil(insertion.late / MINUTE),
  };
}

export const presentInsertion = (place: CheckedInsertion, presented: Presented): OrderInsertion =>
  presentPlace({ ...place, stops: place.plan.stops, km: addedKm(place) }, presented);

/** The cost of a trip with only this order. */
export function presentAlone(
  { stops, orders, distance }: TripPlan,
  rates: PlanRates,
  now: number,
  driveOptions: DriveOptions,
): OrderInsertions['alone'] {
  const timings = new Map(orders.map((order) => [order.id, order]));
  const measured = measureCourse({ stops, pickAt: null }, timings, now, driveOptions);
  const km = distance === null ? measured.km : Number(distance);
  return {
    distance: toMeasure(decimal(km)),
    minutes: toMinutes(measured.seconds),
    cost: presentCost(rates.perTrip + costOf({ ...measured, km }, rates)),
    lateMinutes: Math.ceil(measured.late / MINUTE),
  };
}
