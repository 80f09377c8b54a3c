import type { Browser } from '@playwright/test';
import { FIRST_ROWS } from '../portal/stand.ts';
import { inFreshBrowser, signedIn } from '../portal/visit.ts';

const LIMIT_MS = 30_000;

type Screen = keyof typeof FIRST_ROWS;

/** Runs in the page. Notes when the first row has been painted: the frame after the one that laid it out. */
const watch = (text: string) => `
  const look = () => {
    const row = document.querySelector('tbody tr');
    if (row?.textContent.includes('${text}') && row.getBoundingClientRect().height > 0) requestAnimationFrame(() => performance.mark('first row'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;
const SCRIPT_BYTES = `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** Milliseconds from the start of the navigation until a signed-in user with an empty cache sees the first row of the screen. */
export const coldLoad = (screen: Screen) => (browser: Browser, address: string): Promise<number> =>
  signedIn(browser, address, watch(FIRST_ROWS[screen]), async (page) => {
    await page.goto(address + screen, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(() => performance.getEntriesByName('first row')[0]?.startTime, undefined, { timeout: LIMIT_MS });
    return (await mark.jsonValue()) ?? Number.NaN;
  });

/** Bytes of script over the wire until the sign-in page stands. */
export const signInBytes = (browser: Browser, address: string): Promise<number> =>
  inFreshBrowser(browser, async (page) => {
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
    await page.locator('input').first().waitFor();
    return page.evaluate<number>(SCRIPT_BYTES);
  });
