import type { FastifyInstance } from 'fastify';
import type { PlanFiguresValue, PlanImprovementSettings } from 'shared-contracts/trips/plan-improvements';
import { MINUTE } from 'shared-contracts/values/time';
import { decimal, toMeasure } from '../../../platform/values/money.ts';
import type { ImprovedPlans } from '../improve/improve-plans.ts';
import type { ImproveSettings, PlanFigures } from '../improve/objective.rules.ts';
import { validateFleet } from '../fleet/validate-fleet.ts';
import { loadPlanningData, type PlanningData } from '../planning-data.ts';
import { createSuggestionsPresenter } from '../suggestion.present.ts';
import { validatePlans } from '../validate-plans.ts';
import { improveInWorker } from './improve-in-worker.ts';
import {
  findImprovementById,
  finishImprovement,
  type ImprovementProgress,
  isStopRequested,
  markRunning,
  saveProgress,
} from './plan-improvements.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobData {
    'trips.improvePlan': { id: string };
  }
}

const SECOND_MS = 1_000;
const METRES_PER_KM = 1_000;
const STOP_POLL_MS = 500;

const toFigures = ({ trips, metres, seconds, cost, emissions, assignedOrders }: PlanFigures): PlanFiguresValue => ({
  trips,
  distance: toMeasure(decimal(metres).div(METRES_PER_KM)),
  minutes: Math.round(seconds / MINUTE),
  cost: decimal(cost).toFixed(2),
  emissions: toMeasure(decimal(emissions)),
  ...(assignedOrders !== undefined && { assignedOrders }),
});

const toSettings = (input: PlanImprovementSettings): ImproveSettings => ({
  objective: input.objective,
  zoneRule: input.zoneRule,
  rates: {
    perTrip: Number(input.rates.perTrip),
    perKm: Number(input.rates.perKm),
    perHour: Number(input.rates.perHour),
    perTonneCo2: Number(input.rates.perTonneCo2 ?? 0),
  },
  maxTripSeconds: input.maxTripMinutes === null ? null : input.maxTripMinutes * MINUTE,
  maxWaitSeconds: input.maxWaitMinutes === null ? null : input.maxWaitMinutes * MINUTE,
});

type Present = (improved: ImprovedPlans) => ImprovementProgress;

/** @throws Error if the vehicles of a fleet are assigned against the rules */
const createProgressPresenter = (data: PlanningData, settings: ImproveSettings): Present => {
  const present = createSuggestionsPresenter(data, settings);
  return ({ plans, unplaced, before, after, iterations }) => {
    const [fault] = data.fleet ? validateFleet(data, plans, data.fleet) : [];
    if (fault !== undefined) throw new Error(`The vehicles are assigned wrongly: ${fault}`);
    return { iterations, before: toFigures(before), after: toFigures(after), plan: present({ plans, unplaced }) };
  };
};

type Improvement = NonNullable<Awaited<ReturnType<typeof findImprovementById>>>;

/** Searches until the time is up or someone stops the run; saves the best so far. */
async function improve(app: FastifyInstance, { id, organizationId, input, tasks }: Improvement) {
  const db = app.batchDb;
  const data = await loadPlanningData(app, organizationId, { ...input, tasks });
  const settings = toSettings(input);
  const present = createProgressPresenter(data, settings);
  let saving = Promise.resolve();
  const save = (plans: ImprovedPlans) => {
    saving = saving.then(() => saveProgress(db, id, present(plans))).then(() => undefined);
    // A failure to save rejects below.
    saving.catch(() => undefined);
  };
  const { orders, types, earliest, driving, roads, zoneAt, fleet } = data;
  const pool = {
    orders,
    types,
    earliest,
    zoneAt,
    ...(driving && { driving }),
    ...(roads && { roads }),
    ...(fleet && { fleet }),
  };
  const { result, stop } = improveInWorker({
    pool,
    settings,
    seed: input.seed,
    iterations: input.iterations,
    milliseconds: input.seconds * SECOND_MS,
    onProgress: save,
  });
  const timer = setInterval(() => {
    void isStopRequested(db, id).then((isRequested) => isRequested && stop(), stop);
  }, STOP_POLL_MS);
  try {
    const improved = await result;
    await saving;
    const isQuick = improved.after === improved.before;
    const faults = isQuick ? [] : validatePlans(pool, improved.plans, { ...settings, isForFleet: fleet !== undefined });
    if (faults.length > 0) throw new Error(`The improved plan is wrong: ${faults[0]}`);
    return present(improved);
  } finally {
    clearInterval(timer);
  }
}

/** Registers the job. A run that fails is not repeated: the user starts another one. */
export function registerImprovementJob(app: FastifyInstance): void {
  const { batchDb: db, jobs } = app;
  jobs.handle('trips.improvePlan', async ({ id }) => {
    const improvement = await findImprovementById(db, id);
    if (!improvement || improvement.state === 'finished' || improvement.state === 'failed') return;
    await markRunning(db, id);
    try {
      const progress = await improve(app, improvement);
      await finishImprovement(db, id, app.now(), progress);
    } catch (error) {
      app.log.error({ err: error }, 'improving a plan failed');
      await finishImprovement(db, id, app.now(), null);
    }
  });
}
