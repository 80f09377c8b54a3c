import { planTrips, type Pool } from '../../api/src/trips/public.ts';
import { randomDay } from '../../api/src/trips/planner/testing/pools.ts';
import { median, rounded } from '../lib/median.ts';
import { calibration } from './measure/calibration.ts';

const ORDERS = 5_000;
const ROUNDS = 7;
const LIMITS = { planMs: 500, oneGroupMs: 500 };

/** Milliseconds of one core, independent of other load on the machine. */
function coreMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function measure(pool: Pool) {
  planTrips(pool); // the first one compiles
  const [plans, loops]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    loops.push(coreMs(calibration));
    plans.push(coreMs(() => planTrips(pool)));
  }
  return { ms: median(plans), loops: rounded(median(plans) / median(loops)), loopMs: median(loops) };
}

/** Plans 5,000 orders of one day on one core: 20 zones and three depots, and the worst case of one zone and one depot. */
export default async function run() {
  const day = randomDay({ orders: ORDERS, drops: 800, pickups: 3, zones: 20 }, 7);
  const usual = measure(day);
  const worst = measure(randomDay({ orders: ORDERS, drops: 5_000, pickups: 1, zones: 1 }, 7));
  const { plans, unplaced } = planTrips(day);
  const figures = {
    planMs: Math.round(usual.ms),
    planLoops: usual.loops,
    oneGroupMs: Math.round(worst.ms),
    oneGroupLoops: worst.loops,
    loopMs: rounded(usual.loopMs),
    orders: ORDERS,
    trips: plans.length,
    unplaced: unplaced.length,
  };
  return { holds: figures.planMs <= LIMITS.planMs && figures.oneGroupMs <= LIMITS.oneGroupMs, figures, limits: LIMITS };
}
