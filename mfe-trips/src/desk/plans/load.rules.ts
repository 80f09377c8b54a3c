import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';

type Loaded = Pick<PlanTrip, 'utilization'>;

const PERCENT = 100;

/** The average utilization of the trips, from 0 to 1, by the scarcest measure of each. */
export function getMeanLoad(trips: readonly Loaded[]): number {
  const loads = trips.flatMap(({ utilization }) =>
    utilization ? Math.max(...Object.values(utilization).map(Number)) / PERCENT : [],
  );
  return loads.length === 0
    ? 0
    : Math.round((loads.reduce((sum, load) => sum + load, 0) / loads.length) * PERCENT) / PERCENT;
}
