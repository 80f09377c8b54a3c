import { HOUR } from 'shared-contracts/values/time';

type PlannedTrip = { beginsAt: number | null; endsAt: number | null };

/** Before what is shown first. */
const MARGIN = HOUR;

/** Where the timeline opens: at the first trip that isn't over, or else now; within the plan. */
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
