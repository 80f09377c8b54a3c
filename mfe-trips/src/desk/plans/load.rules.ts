import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';

type Loaded = Pick<PlanTrip, 'utilization'>;

const PERCENT = 100;

/** How full the trips are on average, from 0 to 1: by space or weight, whichever is scarcer in each. */
export function getMeanLoad(trips: readonly Loaded[]): number {
  const loads = trips.flatMap(({ utilization }) =>
    utilization ? Math.max(Number(utilization.space), Number(utilization.weight)) / PERCENT : [],
  );
  return loads.length === 0
    ? 0
    : Math.round((loads.reduce((sum, load) => sum + load, 0) / loads.length) * PERCENT) / PERCENT;
}
