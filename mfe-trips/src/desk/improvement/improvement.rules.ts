import type { Suggestion } from 'shared-contracts/trips/planner';
import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { isCreated } from '../model/rows.rules.ts';

const isFree = (trip: PlanTrip) => !trip.isLocked && !isCreated(trip);

/** Whether no order of an improvement is in a trip that was locked or created in the meantime. */
export function isUpToDate(planTrips: readonly PlanTrip[], suggestions: readonly Suggestion[]): boolean {
  const staying = new Set(planTrips.filter((trip) => !isFree(trip)).flatMap(({ orderIds }) => orderIds));
  return suggestions.every(({ orders }) => orders.every(({ id }) => !staying.has(id)));
}

/** Removes orders that have joined trips on the road in the meantime. */
export function withoutOrders(suggestions: readonly Suggestion[], orderIds: readonly string[]): Suggestion[] {
  const isLeft = (id: string) => !orderIds.includes(id);
  return suggestions
    .map((suggestion) => ({
      ...suggestion,
      orders: suggestion.orders.filter(({ id }) => isLeft(id)),
      stops: suggestion.stops
        .map((stop) => ({
          ...stop,
          pickOrderIds: stop.pickOrderIds.filter(isLeft),
          dropOrderIds: stop.dropOrderIds.filter(isLeft),
        }))
        .filter(({ pickOrderIds, dropOrderIds }) => pickOrderIds.length + dropOrderIds.length > 0),
    }))
    .filter(({ orders }) => orders.length > 0);
}

/** The operations that replace the free trips of a plan by improved ones. */
export const toOperations = (
  planTrips: readonly PlanTrip[],
  suggestions: readonly Suggestion[],
  newId: () => string,
): PlanOperationInput[] => [
  ...planTrips.filter(isFree).map(({ id }) => ({ op: 'removeTrip' as const, tripId: id })),
  ...suggestions.map(({ vehicleType, vehicle, driver, orders, stops, pickAt }) => ({
    op: 'addTrip' as const,
    id: newId(),
    vehicleTypeId: vehicleType?.id ?? null,
    vehicleId: vehicle?.id ?? null,
    driverId: driver?.id ?? null,
    startAt: pickAt,
    orderIds: orders.map(({ id }) => id),
    stops: stops.map(({ location, pickOrderIds, dropOrderIds }) => ({
      locationId: location.id,
      pickOrderIds,
      dropOrderIds,
    })),
  })),
];
