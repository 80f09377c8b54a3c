/** All in unix seconds. `lastAt`: of the trip's previous handover, or else of its start. */
type HandoverTime = { at: number | undefined; now: number; lastAt: number };

/** When a handover happened: never in the future; null: before the trip had started, or had been handed over. */
export function toHandoverTime({ at, now, lastAt }: HandoverTime): number | null {
  const time = at === undefined ? Math.max(now, lastAt) : Math.min(at, now);
  return time < lastAt ? null : time;
}
