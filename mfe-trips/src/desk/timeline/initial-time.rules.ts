import { HOUR } from 'shared-contracts/values/time';

type PlannedTrip = { beginsAt: number | null; endsAt: number | null };

/** The time shown before it. */
const MARGIN = HOUR;

/** The initial time of the timeline: the first trip that hasn't ended, or else now; within the plan. */
export function getInitialTime(
  trips: readonly PlannedTrip[],
  { from, to, now }: { from: number; to: number; now: number },
): number {
  const current = Math.min(Math.max(from, now), to);
  const begins = trips.flatMap(({ beginsAt, endsAt }) =>
    beginsAt !== null && (endsAt ?? beginsAt) > current ? beginsAt : [],
  );
  const first = begins.length > 0 ? Math.min(...begins) : current;
  return Math.max(from, first - MARGIN);
}
