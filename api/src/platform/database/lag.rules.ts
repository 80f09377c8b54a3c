/** The position of the primary's log at a time, in bytes and milliseconds. */
export type LogSample = { at: number; position: number };

/** Longer than any lag that matters: beyond it, a replica lags by at least this much. */
const MAX_SAMPLES = 600;

/** Adds a sample. Drops those that the replica has passed, except for the latest of them. */
export function addSample(samples: readonly LogSample[], sample: LogSample, replayed: number): LogSample[] {
  const passed = samples.findLastIndex(({ position }) => position <= replayed);
  const kept = passed > 0 ? samples.slice(passed) : samples;
  // The oldest one determines how long the replica has been behind.
  return kept.length < MAX_SAMPLES ? [...kept, sample] : [...kept.slice(0, -1), sample];
}

/**
 * Milliseconds since the primary was where the replica is now: 0 when it has replayed all that was written before the
 * last sample.
 */
export function lagOf(samples: readonly LogSample[], replayed: number, now: number): number {
  const ahead = samples.findIndex(({ position }) => position > replayed);
  if (ahead === -1) return 0;
  return now - (samples[Math.max(0, ahead - 1)]?.at ?? now);
}
