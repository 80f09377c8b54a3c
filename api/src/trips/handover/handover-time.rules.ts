/** All in unix seconds. `lastAt`: the trip's previous handover, or else its start. */
type HandoverTime = { at: number | undefined; now: number; lastAt: number };

/**
 * When a handover took place, never in the future; null if that is before the trip's start or its previous handover.
 */
export function toHandoverTime({ at, now, lastAt }: HandoverTime): number | null {
  const time = at === undefined ? Math.max(now, lastAt) : Math.min(at, now);
  return time < lastAt ? null : time;
}
