import type { TimelineEntry } from 'shared-contracts/timeline';

/** Hides who acted, as other organizations see the entry. */
export const anonymizeEntry = (entry: TimelineEntry): TimelineEntry => ({
  ...entry,
  user: null,
  actor: null,
  ...(entry.user !== null && { isOfOthers: true }),
});
