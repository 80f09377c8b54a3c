import type { Browser } from '@playwright/test';
import { HINTED, withContenders } from '../portal/contenders.ts';
import { signedIn } from '../portal/visit.ts';
import { figuresOf, onEach, ratioOf, ROUNDS, type Screen } from './screens.ts';
import { firstRow, homeIsQuiet, onSlowPhone, WATCH_ROWS } from './slow-phone.ts';

const LIMITS = { navigationRatio: 1.05 };
/** The time between hovering over a link and clicking it. */
const POINTS_MS = 200;

/**
 * From the click on a home page link to the first row of a screen of an area not loaded yet; `threadMs` from pointer
 * enter.
 */
const goTo =
  (screen: Screen) =>
  (browser: Browser, address: string): Promise<{ ms: number; threadMs: number }> =>
    signedIn(browser, address, WATCH_ROWS, async (page) => {
      const { threadMs } = await onSlowPhone(page);
      await page.goto(`${address}/`, { waitUntil: 'commit' });
      await homeIsQuiet(page);
      const link = page.locator(`main a[href="${screen}"]`).first();
      const before = await threadMs();
      await link.hover();
      await page.waitForTimeout(POINTS_MS);
      await link.click();
      const ms = await firstRow(page, screen);
      return { ms, threadMs: (await threadMs()) - before };
    });

/** The first screen of each area, opened from the home page. */
export const compareNavigation = () =>
  withContenders(async (contenders) => {
    const gone = await onEach(contenders, HINTED, 'h2', goTo);
    const figures = {
      navigationRatio: ratioOf(gone.values(), ({ ms }) => ms, 'hintedBundle'),
      navigationThreadRatio: ratioOf(gone.values(), ({ threadMs }) => threadMs, 'hintedBundle'),
      navigationRounds: ROUNDS,
      ...figuresOf('Navigation', gone, 'hintedBundle'),
    };
    return { figures, limits: LIMITS };
  });
