import { createSearchProblem, improveRoutes } from '../../../api/src/trips/public.ts';
import { coreMs } from '../measure/core-ms.ts';
import { type LiLimInstance, toProblemInput } from './li-lim.ts';
import { validateRoutes } from './validate-routes.ts';

/** @throws Error if the answer breaks the instance's rules */
export function solveInstance(
  instance: LiLimInstance,
  { seconds, seed }: { seconds: number; seed: number },
): { vehicles: number; distance: number } {
  const startedAt = coreMs();
  const { input, taskOf } = toProblemInput(instance);
  const { routes: solution } = improveRoutes(createSearchProblem(input), {
    seed,
    budget: { iterations: Infinity, milliseconds: seconds * 1_000 - (coreMs() - startedAt) },
    control: { now: coreMs, shouldStop: () => false },
    routesFirst: true,
  });
  const routes = solution.map(({ visits }) => visits.map((visit) => taskOf[visit] as number));
  const { faults, distance } = validateRoutes(instance, routes);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return { vehicles: routes.length, distance };
}
