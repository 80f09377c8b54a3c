import type { TimelineEntry } from 'shared-contracts/timeline';
import type { Caller } from '../platform/caller.ts';
import { nameless } from '../platform/timeline.rules.ts';
import { sightOf, type TripParties } from './trip-actor.rules.ts';

/** Whoever does not run the trip sees where it went, from when it was submitted: neither who edited what nor why. */
export function shownTimeline(entries: TimelineEntry[], trip: TripParties, caller: Caller): TimelineEntry[] {
  if (sightOf(caller, trip) === 'runner') return entries;
  return entries
    .filter(({ event, to }) => to !== null && event !== 'save')
    .map((entry) => ({ ...nameless(entry), reason: null }));
}
