import type { TimelineEntry } from 'shared-contracts/timeline';

/** Hides who acted and what fields changed, as other organizations see the entry. */
export const anonymizeEntry = ({
  changes: _changes,
  apiKey: _apiKey,
  userLogin: _userLogin,
  actorLogin: _actorLogin,
  ...entry
}: TimelineEntry): TimelineEntry => ({
  ...entry,
  user: null,
  actor: null,
  ...(entry.user !== null && { isOfOthers: true }),
});
