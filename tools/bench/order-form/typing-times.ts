/** A low-end phone compared to this machine. */
const SLOWED = 4;
const US_PER_MS = 1_000;

/** `ts`: wall clock; `tts`: CPU time of the thread, independent of other processes. Both in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};
export type TypingTimes = { keyMs: number; waitMs: number };

const isOf =
  (type: string) =>
  ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && args?.data?.type === type;
const endOf = ({ tts = 0, tdur = 0 }: TraceEvent) => tts + tdur;
const slowed = (us: number) => (SLOWED * us) / US_PER_MS;

/**
 * Cost of key presses from a trace, in milliseconds at 4× CPU slowdown. Counts main-thread time, so that other load on the
 * machine does not matter.
 * `keyMs`: slowest key press up to the commit of its frame. `waitMs`: longest other task that could delay a key press.
 */
export function measureTime({ traceEvents }: { traceEvents: TraceEvent[] }): TypingTimes {
  const first = traceEvents.find(isOf('keydown'));
  if (!first) throw new Error('No key is in the trace');
  const own = traceEvents
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .toSorted((a, b) => a.ts - b.ts);
  const [keys, inputs, commits] = [isOf('keydown'), isOf('input'), ({ name }: TraceEvent) => name === 'Commit'].map(
    (is) => own.filter(is),
  ) as [TraceEvent[], TraceEvent[], TraceEvent[]];
  const letters = inputs.flatMap((input) => {
    const [key, picture] = [keys.findLast(({ ts }) => ts < input.ts), commits.find(({ ts }) => ts > input.ts)];
    return key && picture ? [endOf(picture) - (key.tts ?? 0)] : [];
  });
  const tasks = own
    .filter(
      ({ name, ts, dur = 0 }) =>
        name === 'RunTask' && ts > first.ts && !inputs.some((input) => input.ts >= ts && input.ts < ts + dur),
    )
    .map(({ tdur = 0 }) => tdur);
  return { keyMs: slowed(Math.max(...letters)), waitMs: slowed(Math.max(...tasks)) };
}
