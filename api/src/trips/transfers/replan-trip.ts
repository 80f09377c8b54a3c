import type { TripStopInput } from 'shared-contracts/trips/trips';
import type { Estimator } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import { replaceStops, updateTripRow } from '../core/trip-writes.store.ts';
import { listPlannedStops } from '../itinerary/planned-stops.store.ts';
import { planTrip, type TripPlan } from '../itinerary/trip-plan.ts';
import { toTotals } from '../itinerary/trip-plan.rules.ts';
import type { TripColumns } from '../core/trip-columns.store.ts';

export type PlannedTrip = Pick<
  TripColumns,
  'id' | 'organizationId' | 'enteredPickAt' | 'enteredDropAt' | 'billingContractId' | 'isBackhaul'
>;

/**
 * Stores the stops of a trip in this order, with the load, times, distance and cost that follow.
 * @param passed how many of them the vehicle has reached or left, which stay as they were planned
 * @throws 422 for `orderIds` unless its orders may travel together
 */
export async function replanTrip(
  tx: Db,
  estimator: Estimator,
  trip: PlannedTrip,
  stops: readonly TripStopInput[],
  passed = 0,
): Promise<TripPlan> {
  const orderIds = [...new Set(stops.flatMap(({ pickOrderIds }) => pickOrderIds))];
  const input = {
    orderIds,
    stops: [...stops],
    pickAt: trip.enteredPickAt,
    dropAt: trip.enteredDropAt,
    billingContractId: trip.billingContractId,
    isBackhaul: trip.isBackhaul,
  };
  const plan = await planTrip(tx, estimator, trip.organizationId, input, new Set(orderIds), trip.id);
  const [problem] = Object.values(plan.problems);
  if (problem) throw invalidFields({ orderIds: problem });
  const planned = (await listPlannedStops(tx, trip.id)).slice(0, passed);
  await replaceStops(tx, trip.id, {
    stops: plan.stops.map((stop, i) => {
      const {
        plannedAt = stop.plannedAt,
        breakMinutes = stop.breakMinutes ?? 0,
        outOfSequenceAt = null,
      } = planned[i] ?? {};
      return { ...stop, plannedAt, breakMinutes, outOfSequenceAt };
    }),
  });
  await updateTripRow(tx, trip.id, {
    pickAt: plan.pickAt,
    dropAt: plan.dropAt,
    ...toTotals(plan),
    estimatedDistance: plan.distance,
    isDistanceEstimated: plan.isEstimated,
    estimatedCost: plan.cost,
  });
  return plan;
}
