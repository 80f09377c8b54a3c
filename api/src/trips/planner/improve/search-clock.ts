export type SearchBudget = {
  /** Without a deadline, runs with the same seed are identical. */
  iterations: number;
  milliseconds: number;
};

/** Counts the iterations of a phase, cools down and ends it. */
export type SearchClock = {
  /** Whether there is another iteration. */
  next: () => boolean;
  /** Falls exponentially from the first to the last. */
  temperature: () => number;
  iteration: () => number;
};

export const splitBudget = ({ iterations, milliseconds }: SearchBudget, share: number): SearchBudget => ({
  iterations: Math.floor(iterations * share),
  milliseconds: milliseconds * share,
});

export type SearchControl = {
  /** Milliseconds that only grow. */
  now: () => number;
  /** Looked at every few iterations. */
  shouldStop: () => boolean;
  onCheck?: (iteration: number) => void;
};

const CHECK_EVERY = 32;

export function createClock(
  { iterations, milliseconds }: SearchBudget,
  { from, to }: { from: number; to: number },
  control: SearchControl,
): SearchClock {
  const start = control.now();
  let [iteration, temperature, isStopped] = [0, from, false];
  const check = () => {
    const elapsed = milliseconds === Infinity ? 0 : (control.now() - start) / milliseconds;
    const progress = Math.min(1, Math.max(elapsed, iteration / iterations));
    temperature = from * (to / from) ** progress;
    isStopped ||= control.shouldStop();
    control.onCheck?.(iteration);
    return progress < 1 && !isStopped;
  };
  return {
    next: () => {
      if (isStopped || iteration >= iterations) return false;
      iteration += 1;
      return iteration % CHECK_EVERY !== 0 || check();
    },
    temperature: () => temperature,
    iteration: () => iteration,
  };
}
