import { improvePlans, validatePlans } from '../../../api/src/trips/public.ts';
import { randomDay } from '../../../api/src/trips/planner/testing/pools.ts';
import { rounded } from '../../lib/median.ts';
import { coreMs } from '../measure/core-ms.ts';

const DAY = { orders: 1_000, drops: 800, pickups: 3, zones: 20, maxSpace: 6, maxWeight: 2_000 };
const SEED = 7;
const VEHICLES = 120;
const RATES = { perTrip: 100, perKm: 1, perHour: 20 };

/**
 * The cost of a day of 1,000 orders after *improve* with 120 vehicles, in percent of the cost of *quick*, which uses
 * as many vehicles as it needs. Orders that can't be delivered in time are left out by both.
 */
export function measureImprovement(seconds: number): Record<string, number> {
  const pool = randomDay(DAY, SEED);
  const settings = {
    objective: 'cost' as const,
    rates: RATES,
    zoneRule: 'prefer' as const,
    maxTripSeconds: null,
    maxWaitSeconds: null,
    maxTrips: VEHICLES,
  };
  const startedAt = coreMs();
  const { plans, unplaced, before, after } = improvePlans(pool, settings, {
    seed: 1,
    budget: { iterations: Infinity, milliseconds: seconds * 1_000 },
    control: { now: coreMs, shouldStop: () => false },
  });
  const faults = validatePlans(pool, plans, settings);
  if (faults.length > 0) throw new Error(`${plans.length} trips: ${faults.join('; ')}`);
  return {
    planCost: rounded((after.cost / before.cost) * 100),
    planTrips: plans.length,
    planTripsBefore: before.trips,
    planUnplaced: unplaced.length,
    planSeconds: rounded((coreMs() - startedAt) / 1_000),
  };
}
