import { useMemo } from 'react';
import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';

export type LocationRef = Plan['locations'][number];

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The records that the plan refers to by id. */
export function useLookups({ planTrips, planOrders, locations }: Plan, { vehicles, drivers }: PlanFleet) {
  const tripById = useMemo(() => byId(planTrips), [planTrips]);
  const orderById = useMemo(() => byId(planOrders), [planOrders]);
  const locationById = useMemo(() => byId(locations), [locations]);
  const vehicleById = useMemo(() => byId(vehicles), [vehicles]);
  const driverById = useMemo(() => byId(drivers), [drivers]);
  const tripOfOrder = useMemo(
    () => new Map(planTrips.flatMap(({ id, orderIds }) => orderIds.map((orderId) => [orderId, id] as const))),
    [planTrips],
  );
  return { tripById, orderById, locationById, vehicleById, driverById, tripOfOrder };
}

export type Lookups = ReturnType<typeof useLookups>;
