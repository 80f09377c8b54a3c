import type { Browser } from '@playwright/test';
import type { FIRST_ROWS } from '../portal/stand.ts';
import { signedIn } from '../portal/visit.ts';
import { firstRow, homeIsQuiet, onSlowPhone, WATCH_ROWS } from './slow-phone.ts';

/** So long somebody points at a link before they press it. */
const POINTS_MS = 200;

/** Milliseconds from the click on a link of the home page until the first row of a screen stands whose area has shown no page yet. */
export const navigation = (screen: keyof typeof FIRST_ROWS) => (browser: Browser, address: string): Promise<number> =>
  signedIn(browser, address, WATCH_ROWS, async (page) => {
    await onSlowPhone(page);
    await page.goto(`${address}/`, { waitUntil: 'commit' });
    await homeIsQuiet(page);
    const link = page.locator(`main a[href="${screen}"]`).first();
    await link.hover();
    await page.waitForTimeout(POINTS_MS);
    await link.click();
    return firstRow(page, screen);
  });
