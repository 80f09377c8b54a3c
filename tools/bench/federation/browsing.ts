import type { Browser, Page } from '@playwright/test';

const LIMIT_MS = 30_000;
/** Reloads the page after this many navigations. */
const RELOAD_EVERY = 7;
/** People pause before they continue. */
const LOOKS_MS = 250;

/** The visited screens with their titles; the title of the orders screen identifies the release. */
const WALK = [
  ['/orders', /^Orders(, release \d+)?$/],
  ['/vehicles', /^Vehicles$/],
  ['/orders', /^Orders(, release \d+)?$/],
  ['/contracts', /^Contracts$/],
  ['/trips', /^Trips$/],
] as const;

/** `isOver` is checked before each navigation, with the number of navigations in all tabs. */
type BrowsingCallbacks = { onTitle: (title: string) => void; isOver: (navigations: number) => boolean };
export type BrowsingResult = { navigations: number; failed: string[] };

async function goTo(page: Page, path: string, title: RegExp, isReload: boolean): Promise<string> {
  if (isReload) await page.goto(path, { timeout: LIMIT_MS });
  else await page.locator(`nav a[href="${path}"] >> visible=true`).first().click({ timeout: LIMIT_MS });
  const heading = page.locator('main h1', { hasText: title }).first();
  await heading.waitFor({ timeout: LIMIT_MS });
  return heading.innerText();
}

/** Navigates from screen to screen until it is over, and records the titles shown. */
async function walk(page: Page, { onTitle, isOver }: BrowsingCallbacks, result: BrowsingResult): Promise<void> {
  page.on('pageerror', ({ message }) => result.failed.push(message));
  await page.goto('/vehicles');
  for (let n = 0; !isOver(result.navigations); n += 1) {
    const [path, title] = WALK[n % WALK.length] ?? WALK[0];
    const isReload = n % RELOAD_EVERY === RELOAD_EVERY - 1;
    result.navigations += 1;
    await goTo(page, path, title, isReload).then(onTitle, async (error: Error) => {
      result.failed.push(`${path}: ${error.message}`);
      await page.goto('/vehicles');
    });
    await page.waitForTimeout(LOOKS_MS);
  }
}

type Browsing = BrowsingCallbacks & { url: string; token: string; browsers: number; tabsEach: number };

/** A user with several browsers, each with several tabs. */
export async function browse(
  browser: Browser,
  { url, token, browsers, tabsEach, ...callbacks }: Browsing,
): Promise<BrowsingResult> {
  const open = async () => {
    const localStorage = [
      { name: 'consign.localization', value: JSON.stringify({ language: 'en', units: 'metric' }) },
      { name: 'consign.token', value: token },
    ];
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    return Promise.all(Array.from({ length: tabsEach }, () => context.newPage()));
  };
  const pages = (await Promise.all(Array.from({ length: browsers }, open))).flat();
  const result: BrowsingResult = { navigations: 0, failed: [] };
  await Promise.all(pages.map((page) => walk(page, callbacks, result)));
  return result;
}
