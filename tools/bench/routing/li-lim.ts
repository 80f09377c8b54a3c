import { readFileSync } from 'node:fs';
import type { ProblemInput } from '../../../api/src/trips/public.ts';

/** A line of an instance. `pickup` and `delivery` are the sibling's number, 0 for none. */
export type LiLimTask = {
  number: number;
  x: number;
  y: number;
  demand: number;
  earliest: number;
  latest: number;
  service: number;
  pickup: number;
  delivery: number;
};
export type LiLimInstance = { vehicles: number; capacity: number; tasks: LiLimTask[] };

export function readInstance(file: string): LiLimInstance {
  const [head, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const [vehicles = 0, capacity = 0] = head ?? [];
  const tasks = rows.map(
    ([number = 0, x = 0, y = 0, demand = 0, earliest = 0, latest = 0, service = 0, pickup = 0, delivery = 0]) => ({
      number,
      x,
      y,
      demand,
      earliest,
      latest,
      service,
      pickup,
      delivery,
    }),
  );
  return { vehicles, capacity, tasks };
}

/** A vehicle less outweighs any distance. */
const COST_PER_ROUTE = 10_000;

/** @returns with `taskOf`, the number of the task of each visit */
export function toProblemInput({ capacity, tasks }: LiLimInstance): { input: ProblemInput; taskOf: number[] } {
  const size = tasks.length;
  const distances = new Float64Array(size * size);
  tasks.forEach((a, i) => {
    tasks.forEach((b, j) => {
      distances[i * size + j] = Math.hypot(a.x - b.x, a.y - b.y);
    });
  });
  const [depot] = tasks as [LiLimTask];
  const toVisit = ({ number, demand, earliest, latest, service }: LiLimTask) => ({
    place: number,
    opens: earliest,
    closes: latest,
    service,
    space: demand,
    weight: 0,
  });
  const pairs = tasks
    .filter(({ number, pickup }) => number > 0 && pickup === 0)
    .map((task) => [task, tasks[task.delivery] as LiLimTask] as const);
  return {
    input: {
      placeCount: size,
      cost: distances,
      seconds: distances,
      depot: { opens: depot.earliest, closes: depot.latest },
      requests: pairs.map((pair) => ({ visits: pair.map(toVisit), allowedTypes: [0] })),
      types: [{ space: capacity, weight: 0 }],
      costPerRoute: COST_PER_ROUTE,
      costPerWaitSecond: 0,
    },
    taskOf: [0, ...pairs.flatMap(([pickup, delivery]) => [pickup.number, delivery.number])],
  };
}
