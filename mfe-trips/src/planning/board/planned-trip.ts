import type { PlannedTripInput } from 'shared-contracts/trips/planner';
import type { Column } from './board.rules.ts';

export const toPlannedTripInput = ({ orders, suggestion }: Column): PlannedTripInput => ({
  orderIds: orders.map(({ id }) => id),
  vehicleTypeId: suggestion?.vehicleType?.id ?? null,
  routeZoneId: suggestion?.zone?.id ?? null,
});
