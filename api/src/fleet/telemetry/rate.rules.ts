/** So many positions a second for long, and so many at once. */
const PER_SECOND = 10_000;
const AT_ONCE = 60_000;

/** What an organization may still send. `at`: seconds, of whatever clock. */
export type Allowance = { left: number; at: number };

export const FULL: Allowance = { left: AT_ONCE, at: 0 };

/** Takes so many positions off; `wait`: the whole seconds until there is room for them, when there is none now. */
export function spend({ left, at }: Allowance, positions: number, now: number): { allowance: Allowance; wait: number } {
  const filled = Math.min(AT_ONCE, left + Math.max(0, now - at) * PER_SECOND);
  const lacking = positions - filled;
  if (lacking > 0) return { allowance: { left: filled, at: now }, wait: Math.ceil(lacking / PER_SECOND) };
  return { allowance: { left: filled - positions, at: now }, wait: 0 };
}
