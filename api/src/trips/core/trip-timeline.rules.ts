import type { TimelineEntry } from 'shared-contracts/timeline';
import type { Caller } from '../../platform/access/caller.ts';
import { anonymizeEntry } from '../../platform/timeline/timeline.rules.ts';
import { viewerOf, type TripParties } from '../stages/trip-actor.rules.ts';

/**
 * Organizations other than the one that runs the trip see only stage changes since the submission, without users and
 * reasons.
 */
export function visibleTimeline(entries: TimelineEntry[], trip: TripParties, caller: Caller): TimelineEntry[] {
  if (viewerOf(caller, trip) === 'runner') return entries;
  return entries
    .filter(({ event, to }) => to !== null && event !== 'save')
    .map((entry) => ({ ...anonymizeEntry(entry), reason: null }));
}
