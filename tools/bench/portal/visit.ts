import type { Browser, Page } from '@playwright/test';
import { USER } from './bench-portal.ts';

const base64 = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const DAY_SECONDS = 86_400;
/** The signature is never checked here. */
const token = [
  base64({ alg: 'none' }),
  base64({ ...USER, exp: Math.trunc(Date.now() / 1_000) + DAY_SECONDS }),
  'signature',
].join('.');

/** A visit with an empty cache, not signed in. */
export async function inFreshBrowser<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A signed-in visit. `watch` runs in the page before anything else. */
export const signedIn = <T>(
  browser: Browser,
  address: string,
  watch: string,
  work: (page: Page) => Promise<T>,
): Promise<T> =>
  inFreshBrowser(browser, async (page) => {
    await page.context().addCookies([{ name: 'consign.user', value: USER.id, url: address }]);
    await page.addInitScript({ content: `localStorage.setItem('consign.token', '${token}');${watch}` });
    return work(page);
  });
