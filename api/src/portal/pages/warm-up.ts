import { createHash } from 'node:crypto';

/** Written into the page and run while its scripts are still on their way, when the browser has nothing to do: the texts will ask for it, and for the first time a browser thinks long. */
export const WARM_UP = 'Intl.NumberFormat.supportedLocalesOf("en")';

/** Lets the page run exactly this. */
export const WARM_UP_HASH = `'sha256-${createHash('sha256').update(WARM_UP).digest('base64')}'`;
