/** Which contacts or locations an organization shares with a partner, beyond those on common records. */
export const SHARE_SCOPES = ['none', 'chosen', 'all'] as const;
export type ShareScope = (typeof SHARE_SCOPES)[number];

/** Per kind. */
export const MAX_SHARED_RECORDS = 1_000;
