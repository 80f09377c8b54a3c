import type { Browser } from '@playwright/test';
import { signedIn } from '../portal/visit.ts';

const LIMIT_MS = 60_000;
/** A phone of the yard against the machine at hand. */
const SLOWED = 4;
/** What a task may take before it keeps people waiting. */
const SHORT_MS = 50;
/** So long nothing was asked for and no task was long: it is over. */
const QUIET_MS = 2_000;

/** Runs in the page. Notes every long task, and tells when it is over: what the page is for is there, and nothing has happened for a while. */
const WATCH = `
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const isThere = () => document.querySelector('main a[href^="/orders/"]') && document.querySelector('[role=status] svg') && !document.querySelector('.ui-skeleton');
  const lastEnd = () => Math.max(...longTasks.map(({ startTime, duration }) => startTime + duration), ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
  window.home = { isQuiet: () => Boolean(isThere()) && performance.now() - lastEnd() > ${QUIET_MS}, durations: () => longTasks.map(({ duration }) => duration) };`;
type Home = { isQuiet: () => boolean; durations: () => number[] };

/** Milliseconds that the main thread keeps a signed-in person waiting until their home page is quiet: what each task takes beyond 50 ms, on a processor four times slower, with an empty cache. */
export const blockingOfHome = (browser: Browser, address: string): Promise<number> =>
  signedIn(browser, address, WATCH, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${address}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => (Reflect.get(globalThis, 'home') as Home).isQuiet(), undefined, { timeout: LIMIT_MS, polling: 250 });
    const durations = await page.evaluate(() => (Reflect.get(globalThis, 'home') as Home).durations());
    return durations.reduce((sum, duration) => sum + Math.max(0, duration - SHORT_MS), 0);
  });
