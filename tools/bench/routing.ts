import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rounded } from '../lib/median.ts';
import { readInstance } from './routing/li-lim.ts';
import { measureImprovement } from './routing/measure-improvement.ts';
import { solveInstance } from './routing/solve-instance.ts';

const FOLDER = join(import.meta.dirname, 'routing/li-lim');
const SEED = 1;
/** Seconds of one core for an instance, by its number of tasks. */
const SIZES = {
  tasks100: { seconds: 10, isOfSize: (name: string) => !name.includes('_') },
  tasks200: { seconds: 60, isOfSize: (name: string) => name.includes('_2_') },
};
type Size = keyof typeof SIZES;
const PLAN_SECONDS = 30;

const LIMITS = {
  tasks100MoreVehicles: 2,
  tasks100ExtraDistance: 0.5,
  tasks200MostMoreVehicles: 1,
  tasks200ExtraDistance: 2,
  planCost: 85,
};
type Figures = Record<string, number>;

type BestKnown = { name: string; file: string; vehicles: number; distance: number };
/** The instances whose files exist here; more can be added. */
function listInstances(): BestKnown[] {
  const files = new Map(globSync('**/*.txt', { cwd: FOLDER }).map((file) => [basename(file, '.txt'), file]));
  const [, ...rows] = readFileSync(join(FOLDER, 'best-known.csv'), 'utf8').trim().split('\n');
  return rows.flatMap((row) => {
    const [name = '', vehicles, distance] = row.trim().split(',');
    const file = files.get(name);
    return file ? [{ name, file: join(FOLDER, file), vehicles: Number(vehicles), distance: Number(distance) }] : [];
  });
}

const PERCENT = 100;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function measureInstances(size: Size): Figures {
  const { seconds, isOfSize } = SIZES[size];
  const results = listInstances()
    .filter(({ name }) => isOfSize(name))
    .map((best) => {
      const { vehicles, distance } = solveInstance(readInstance(best.file), {
        seconds,
        seed: SEED,
      });
      const result = { more: vehicles - best.vehicles, extra: (distance / best.distance - 1) * PERCENT };
      console.error(`${best.name}: ${vehicles} vehicles (${best.vehicles}), ${rounded(distance)} (${best.distance})`);
      return result;
    });
  const equal = results.filter(({ more }) => more <= 0);
  return {
    [`${size}Instances`]: results.length,
    [`${size}MoreVehicles`]: results.length - equal.length,
    [`${size}MostMoreVehicles`]: Math.max(...results.map(({ more }) => more)),
    [`${size}ExtraDistance`]: rounded(mean(equal.map(({ extra }) => extra))),
  };
}

export const PARTS: Record<string, () => Figures> = {
  tasks100: () => measureInstances('tasks100'),
  tasks200: () => measureInstances('tasks200'),
  plans: () => measureImprovement(PLAN_SECONDS),
};

/**
 * The instances of Li and Lim with 100 and 200 tasks compared with the best known results, and one day of orders with
 * *quick*. Percentages; every solution is checked by `validate-routes.ts`.
 */
export default async function run(parts: readonly string[] = []) {
  const chosen = parts.length > 0 ? parts : Object.keys(PARTS);
  const figures: Figures = Object.assign({}, ...chosen.map((part) => PARTS[part]?.() ?? {}));
  const limits = Object.fromEntries(Object.entries(LIMITS).filter(([name]) => name in figures));
  return {
    holds: Object.entries(limits).every(([name, limit]) => (figures[name] as number) <= limit),
    figures,
    limits,
  };
}
