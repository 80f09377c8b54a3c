import type { PlannedTripInput, Suggestion } from 'shared-contracts/trips/planner';
import type { Column } from './board.rules.ts';

/** The stops of a suggestion for exactly these orders. After a move, the API plans the trip again. */
function toPlannedStops(orderIds: readonly string[], suggestion: Suggestion | null) {
  const suggested = new Set(suggestion?.orders.map(({ id }) => id));
  if (!suggestion || suggested.size !== orderIds.length || orderIds.some((id) => !suggested.has(id))) return {};
  return {
    stops: suggestion.stops.map(({ location, pickOrderIds, dropOrderIds }) => ({
      locationId: location.id,
      pickOrderIds,
      dropOrderIds,
    })),
    pickAt: suggestion.pickAt,
    dropAt: suggestion.dropAt,
  };
}

export function toPlannedTripInput({ orders, suggestion }: Column): PlannedTripInput {
  const orderIds = orders.map(({ id }) => id);
  return {
    orderIds,
    vehicleTypeId: suggestion?.vehicleType?.id ?? null,
    vehicleId: suggestion?.vehicle?.id ?? null,
    driverId: suggestion?.driver?.id ?? null,
    routeZoneId: suggestion?.zone?.id ?? null,
    ...toPlannedStops(orderIds, suggestion),
  };
}
