import type { Browser } from '@playwright/test';
import type { FIRST_ROWS } from '../portal/stand.ts';
import { inFreshBrowser, signedIn } from '../portal/visit.ts';
import { firstRow, onSlowPhone, WATCH_ROWS } from './slow-phone.ts';

const SCRIPT_BYTES = `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** Milliseconds from the start of the navigation until a signed-in user with an empty cache sees the first row of the screen. */
export const coldLoad = (screen: keyof typeof FIRST_ROWS) => (browser: Browser, address: string): Promise<number> =>
  signedIn(browser, address, WATCH_ROWS, async (page) => {
    await onSlowPhone(page);
    await page.goto(address + screen, { waitUntil: 'commit' });
    return firstRow(page, screen);
  });

/** Bytes of script over the wire until the sign-in page stands. */
export const signInBytes = (browser: Browser, address: string): Promise<number> =>
  inFreshBrowser(browser, async (page) => {
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
    await page.locator('input').first().waitFor();
    return page.evaluate<number>(SCRIPT_BYTES);
  });
