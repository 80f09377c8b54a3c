/** The name of the query parameter that requests an override, and the id of the page element with its status. */
export const OVERRIDE_KEY = 'override';
/** Passed instead of an address: ends the override. */
export const OVERRIDE_OFF = 'off';

/** An area loaded from a developer's address in this browser. `until`: expiry of the link, unix seconds. */
export type Override = { area: string; address: string; until?: number };
export const OVERRIDE_ERRORS = ['expired', 'forged', 'otherHost', 'notHere'] as const;
/** Why a requested override was rejected. */
export type OverrideError = (typeof OVERRIDE_ERRORS)[number];
/** Written into the page. */
export type OverrideStatus = Override | { error: OverrideError };
