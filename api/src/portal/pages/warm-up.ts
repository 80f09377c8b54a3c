import { createHash } from 'node:crypto';

/**
 * An inline script that runs while the other scripts are still loading. Formatting texts needs these browser data, and
 * the first access is slow.
 */
export const WARM_UP = 'Intl.NumberFormat.supportedLocalesOf("en")';

/** Allows this inline script in the content security policy. */
export const WARM_UP_HASH = `'sha256-${createHash('sha256').update(WARM_UP).digest('base64')}'`;
