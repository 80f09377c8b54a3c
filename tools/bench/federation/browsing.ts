import type { Browser, Page } from '@playwright/test';

const LIMIT_MS = 30_000;
/** Every so many navigations the page is loaded anew. */
const RELOAD_EVERY = 10;

/** What is walked through, with its title; that of a release of orders says which it is. */
const WALK = [['/orders', /^Orders(, release \d+)?$/], ['/vehicles', /^Vehicles$/], ['/orders', /^Orders(, release \d+)?$/], ['/contracts', /^Contracts$/], ['/trips', /^Trips$/]] as const;

type Told = { onTitle: (title: string) => void; isOver: () => boolean };
export type Walked = { navigations: number; failed: string[] };

async function goTo(page: Page, path: string, title: RegExp, isReload: boolean): Promise<string> {
  if (isReload) await page.goto(path, { timeout: LIMIT_MS });
  else await page.locator(`nav a[href="${path}"] >> visible=true`).first().click({ timeout: LIMIT_MS });
  const heading = page.locator('main h1', { hasText: title });
  await heading.waitFor({ timeout: LIMIT_MS });
  return heading.innerText();
}

/** Somebody who goes from screen to screen until it is over, and tells what they see. */
async function walk(page: Page, { onTitle, isOver }: Told): Promise<Walked> {
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto('/vehicles');
  let navigations = 0;
  for (; !isOver(); navigations += 1) {
    const [path, title] = WALK[navigations % WALK.length] ?? WALK[0];
    const isReload = navigations % RELOAD_EVERY === RELOAD_EVERY - 1;
    await goTo(page, path, title, isReload).then(onTitle, async (error: Error) => {
      failed.push(`${path}: ${error.message}`);
      await page.goto('/vehicles');
    });
  }
  return { navigations, failed };
}

type Browsing = Told & { url: string; tokens: readonly string[]; tabsEach: number };

/** Several people, each with some tabs of one browser. */
export async function browse(browser: Browser, { url, tokens, tabsEach, ...told }: Browsing): Promise<Walked> {
  const tabsOf = async (token: string) => {
    const localStorage = [{ name: 'consign.localization', value: JSON.stringify({ language: 'en', units: 'metric' }) }, { name: 'consign.token', value: token }];
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', storageState: { cookies: [], origins: [{ origin: url, localStorage }] } });
    return Promise.all(Array.from({ length: tabsEach }, () => context.newPage()));
  };
  const pages = (await Promise.all(tokens.map(tabsOf))).flat();
  const walked = await Promise.all(pages.map((page) => walk(page, told)));
  return { navigations: walked.reduce((sum, { navigations }) => sum + navigations, 0), failed: walked.flatMap(({ failed }) => failed) };
}
