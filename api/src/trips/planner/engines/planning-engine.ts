import type { RoutingEngine, RoutingProblem, RoutingSolution } from 'shared-contracts/trips/planner';
import type { Config } from '../../../platform/config/config.ts';
import { packTrips } from '../packing/pack-trips.rules.ts';
import { planTrips } from '../plan.rules.ts';
import type { Pool } from '../pool.rules.ts';
import { isPlannable, toRoutingSolution, toVroomProblem } from './vroom.rules.ts';
import { VroomSolution } from './vroom-json.ts';

type EngineDeps = {
  config: Pick<Config, 'plannerUrl'>;
  log: { warn: (details: object, message: string) => void };
};

const TIMEOUT_MS = 20_000;

/** @throws when the response is invalid or late */
async function requestSolution(url: string, problem: RoutingProblem): Promise<RoutingSolution> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(toVroomProblem(problem)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The planner responded with status ${response.status}`);
  return toRoutingSolution(VroomSolution.parse(await response.json()), problem);
}

const keyOf = ({ shipments }: RoutingProblem) => shipments.map(({ description }) => description).join();

/** The portal's engine plans what another engine has left. */
function completeSolution({ routes, unassigned }: RoutingSolution, problem: RoutingProblem, effort: number) {
  if (unassigned.length === 0) return { routes, unassigned };
  const rest = packTrips(
    { ...problem, shipments: unassigned.map((order) => problem.shipments[order] as never) },
    effort,
  );
  const toOrder = (index: number) => unassigned[index] as number;
  return {
    routes: [
      ...routes,
      ...rest.routes.map((route) => ({
        ...route,
        shipments: route.shipments.map(toOrder),
        steps: route.steps.map((step) => ({
          ...step,
          pickups: step.pickups.map(toOrder),
          deliveries: step.deliveries.map(toOrder),
        })),
      })),
    ],
    unassigned: rest.unassigned.map(toOrder),
  };
}

/**
 * The engine that plans a pool: a VROOM server if one is configured, called in advance for each group of orders, or
 * else the portal's own. A server that fails isn't called again for this plan.
 */
export async function createEngine({ config, log }: EngineDeps, pool: Pool): Promise<RoutingEngine> {
  const { plannerUrl } = config;
  if (!plannerUrl) return packTrips;
  const problems: RoutingProblem[] = [];
  planTrips(pool, (problem) => {
    problems.push(problem);
    return { routes: [], unassigned: [] };
  });
  const solutions = new Map<string, RoutingSolution>();
  try {
    for (const problem of problems.filter(isPlannable))
      solutions.set(keyOf(problem), await requestSolution(plannerUrl, problem));
  } catch (error) {
    log.warn({ err: error }, 'The planner failed: planning without it');
  }
  return (problem, effort) => {
    const solution = solutions.get(keyOf(problem));
    return solution ? completeSolution(solution, problem, effort) : packTrips(problem, effort);
  };
}
