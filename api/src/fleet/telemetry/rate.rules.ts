/** The sustained rate of positions, and the largest burst: a token bucket. */
const PER_SECOND = 10_000;
const MAX_BURST = 60_000;

/** The number of positions that an organization may still send. `at`: seconds of any monotonic clock. */
export type Allowance = { remaining: number; at: number };

export const FULL_ALLOWANCE: Allowance = { remaining: MAX_BURST, at: 0 };

/** Consumes allowance for positions. `wait`: seconds until there is enough allowance, 0 when it was consumed. */
export function consumeAllowance(
  { remaining, at }: Allowance,
  positions: number,
  now: number,
): { allowance: Allowance; wait: number } {
  const available = Math.min(MAX_BURST, remaining + Math.max(0, now - at) * PER_SECOND);
  const missing = positions - available;
  if (missing > 0) return { allowance: { remaining: available, at: now }, wait: Math.ceil(missing / PER_SECOND) };
  return { allowance: { remaining: available - positions, at: now }, wait: 0 };
}
