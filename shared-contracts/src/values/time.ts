/** Durations in seconds, as times are on the wire and in the database. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Durations in milliseconds, for timers and `Date`. */
export const SECOND_MS = 1000;
export const MINUTE_MS = MINUTE * SECOND_MS;
export const HOUR_MS = HOUR * SECOND_MS;
export const DAY_MS = DAY * SECOND_MS;
