/** A line of an instance of Li and Lim. `pickup` and `delivery` are the sibling's number, 0 for none. */
type Task = {
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
type Instance = { vehicles: number; capacity: number; tasks: readonly Task[] };
type Route = readonly number[];

/** Sums of the same distances in a different order differ in the last digits. */
const TOLERANCE = 1e-6;

const distanceBetween = (a: Task, b: Task) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

function findTimeFaults(route: readonly Task[], depot: Task): string[] {
  const faults: string[] = [];
  let [clock, at] = [depot.earliest, depot];
  for (const task of [...route, depot]) {
    const arrival = clock + distanceBetween(at, task);
    if (arrival > task.latest + TOLERANCE) faults.push(`task ${task.number} is reached after it closes`);
    clock = Math.max(arrival, task.earliest) + task.service;
    at = task;
  }
  return faults;
}

function findLoadFaults(route: readonly Task[], capacity: number): string[] {
  const faults: string[] = [];
  let load = 0;
  for (const task of route) {
    load += task.demand;
    if (load > capacity) faults.push(`the vehicle is overloaded at task ${task.number}`);
    if (load < 0) faults.push(`the vehicle delivers at task ${task.number} what it does not carry`);
  }
  return faults;
}

function findPairFaults(route: readonly Task[]): string[] {
  const numbers = route.map(({ number }) => number);
  return route.flatMap(({ number, pickup }, position) => {
    if (pickup === 0) return [];
    const at = numbers.indexOf(pickup);
    if (at < 0) return [`task ${pickup} is not on the route of its delivery ${number}`];
    return at > position ? [`task ${number} is delivered before its pickup`] : [];
  });
}

function findVisitFaults(routes: readonly Route[], { tasks }: Instance): string[] {
  const visits = new Map<number, number>();
  for (const number of routes.flat()) visits.set(number, (visits.get(number) ?? 0) + 1);
  return tasks
    .slice(1)
    .filter(({ number }) => visits.get(number) !== 1)
    .map(({ number }) => `task ${number} is visited ${visits.get(number) ?? 0} times`);
}

/**
 * Checks a solution against its instance, and measures it. Shares no code with the solver, so that it doesn't repeat
 * its errors.
 */
export function validateRoutes(instance: Instance, routes: readonly Route[]): { faults: string[]; distance: number } {
  const byNumber = new Map(instance.tasks.map((task) => [task.number, task]));
  const depot = byNumber.get(0) as Task;
  const unfamiliar = routes.flat().filter((number) => number === 0 || !byNumber.has(number));
  if (unfamiliar.length > 0) return { faults: unfamiliar.map((number) => `there is no task ${number}`), distance: NaN };
  const taskRoutes = routes.map((route) => route.map((number) => byNumber.get(number) as Task));
  const legs = taskRoutes.flatMap((route) => {
    const path = [depot, ...route, depot];
    return path.slice(1).map((task, i) => distanceBetween(path[i] as Task, task));
  });
  return {
    faults: [
      ...(routes.length > instance.vehicles ? [`there are only ${instance.vehicles} vehicles`] : []),
      ...findVisitFaults(routes, instance),
      ...taskRoutes.flatMap((route) => [
        ...findTimeFaults(route, depot),
        ...findLoadFaults(route, instance.capacity),
        ...findPairFaults(route),
      ]),
    ],
    distance: legs.reduce((sum, leg) => sum + leg, 0),
  };
}
