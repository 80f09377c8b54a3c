import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import { estimateRoadKm, type Point } from '../../../platform/geometry/great-circle.rules.ts';
import { planTrips } from '../plan.rules.ts';
import { toDrivingRule } from '../../driver-hours/driving.rules.ts';
import { buildRoads, randomDay, seededRandom } from '../testing/pools.ts';
import { validatePlans } from '../validate-plans.ts';
import { improvePlans } from './improve-plans.ts';
import type { ImproveSettings } from './objective.rules.ts';

const SETTINGS: ImproveSettings = {
  objective: 'time',
  rates: { perTrip: 100, perKm: 1, perHour: 20 },
  zoneRule: 'ignore',
  maxTripSeconds: null,
  maxWaitSeconds: null,
};

/** Roads of random length and speed; one in ten is unknown. */
function withRoads(day: ReturnType<typeof randomDay>, seed: number) {
  const random = seededRandom(seed);
  const points = [
    ...new Map(day.orders.flatMap(({ stops }) => stops).map(({ point }) => [point.join(), point])).values(),
  ];
  const legs = points.flatMap((from, i) =>
    points.slice(i + 1).flatMap((to): [Point, Point, number, number][] => {
      const metres = estimateRoadKm([from, to]) * 1_000 * (0.7 + random());
      return random() < 0.1 ? [] : [[from, to, metres, metres / (5 + 20 * random())]];
    }),
  );
  return { ...day, driving: toDrivingRule(DEFAULT_DRIVING), roads: buildRoads(legs) };
}

test.each([1, 2, 3])('plans and improved plans respect the times of the roads (day %d)', (seed) => {
  const day = withRoads(randomDay({ orders: 60, drops: 30, pickups: 2, zones: 2 }, seed), seed);
  const quick = planTrips(day);
  expect(validatePlans(day, quick.plans, { ...SETTINGS, zoneRule: 'keep' })).toEqual([]);
  const improved = improvePlans(day, SETTINGS, {
    seed,
    budget: { iterations: 200, milliseconds: Infinity },
    control: { now: () => 0, shouldStop: () => false },
  });
  expect(validatePlans(day, improved.plans, SETTINGS)).toEqual([]);
  expect(improved.after.seconds).toBeLessThanOrEqual(improved.before.seconds);
});
