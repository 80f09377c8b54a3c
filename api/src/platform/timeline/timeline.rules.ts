import type { TimelineEntry } from 'shared-contracts/timeline';

/** The entry without the name of whose it is. */
export const nameless = (entry: TimelineEntry): TimelineEntry => ({
  ...entry,
  user: null,
  actor: null,
  ...(entry.user !== null && { isOfOthers: true }),
});
