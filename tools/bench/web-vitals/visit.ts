import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../../lib/paths.ts';
import { onSlowPhone } from '../federation/slow-phone.ts';
import { type Screen, use } from './screens.ts';

/** 150 ms round trip, 1.6 Mbit/s down and 0.75 Mbit/s up: Lighthouse's slow 4G. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LIMIT_MS = 60_000;
const QUIET_MS = 1_500;

/** Runs in the page before anything else: the library that the portal uses too. */
const WATCH = `${readFileSync(join(ROOT, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8')}
  window.measured = { CLS: 0, INP: 0 };
  const keep = ({ name, value }) => { window.measured[name] = value; };
  for (const on of ['onCLS', 'onFCP', 'onINP', 'onLCP']) webVitals[on](keep, { reportAllChanges: true, durationThreshold: 16 });
  const lastAnswer = () => Math.max(0, ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
  window.isQuiet = (quiet) => Boolean(document.querySelector('main h1')) && !document.querySelector('.ui-skeleton') && performance.now() - lastAnswer() > quiet;`;

export type Vitals = { lcp: number; inp: number; cls: number; fcp: number; threadMs: number };
type Measured = { LCP?: number; INP: number; CLS: number; FCP?: number };

const readMeasured = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'measured') as Measured);

const isQuiet = (page: Page) =>
  page.waitForFunction((quiet) => (Reflect.get(globalThis, 'isQuiet') as (quiet: number) => boolean)(quiet), QUIET_MS, {
    timeout: LIMIT_MS,
    polling: 100,
  });

type Signed = { url: string; token: string; path: string };

/** Opens a screen with an empty cache on a slow phone, and uses it. `threadMs`: of the main thread until it was shown. */
export async function visit(browser: Browser, screen: Screen, { url, token, path }: Signed): Promise<Vitals> {
  const localStorage = [
    { name: 'consign.localization', value: JSON.stringify({ language: 'en', units: 'metric' }) },
    { name: 'consign.token', value: token },
  ];
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    timezoneId: 'Asia/Colombo',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    const { threadMs } = await onSlowPhone(page, NETWORK);
    await page.goto(path, { waitUntil: 'commit', timeout: LIMIT_MS });
    await isQuiet(page);
    const [first, thread] = [await readMeasured(page), await threadMs()];
    await use(page, screen);
    const { INP: inp, CLS: cls } = await readMeasured(page);
    return { lcp: first.LCP ?? Number.NaN, fcp: first.FCP ?? Number.NaN, inp, cls, threadMs: thread };
  } finally {
    await context.close();
  }
}
