/** An event of Chromium's trace; times in microseconds, `tdur`: CPU time of its thread. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** Events that run the page's own code. */
const SCRIPTS = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'v8.callFunction',
  'V8.RunMicrotasks',
]);
const TASKS = new Set(['RunTask']);

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** CPU time of the thread: while it waits for a core on a busy machine, no script runs. */
const workOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur;

/** Counts nested scripts once. */
function lengthOf(events: readonly TraceEvent[]): number {
  let [sum, until] = [0, 0];
  for (const event of events.toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one))) {
    if (event.ts < until) continue;
    sum += workOf(event);
    until = endOf(event);
  }
  return sum;
}

/** Events of the pages' main threads. */
function wholeOf(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`));
}

const longestFirst = (one: number, other: number) => other - one;

/** Milliseconds of each task of the pages' main threads: script, style, layout and paint; longest first. */
export const tasksOf = (events: readonly TraceEvent[]): number[] =>
  wholeOf(events)
    .filter(({ name }) => TASKS.has(name))
    .map((task) => workOf(task) / 1_000)
    .toSorted(longestFirst);

/** Milliseconds of script in each task of the pages' main threads, longest first. */
export function scriptingOf(events: readonly TraceEvent[]): number[] {
  const whole = wholeOf(events);
  const scripts = whole.filter(({ name }) => SCRIPTS.has(name));
  const tasks = whole.filter(({ name }) => TASKS.has(name));
  const within = (task: TraceEvent) =>
    scripts.filter(
      (event) => event.pid === task.pid && event.tid === task.tid && event.ts >= task.ts && endOf(event) <= endOf(task),
    );
  return tasks
    .map((task) => lengthOf(within(task)) / 1_000)
    .filter((ms) => ms > 0)
    .toSorted(longestFirst);
}
