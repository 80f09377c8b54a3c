import type { Browser } from '@playwright/test';
import { signedIn } from '../portal/visit.ts';

const LIMIT_MS = 60_000;
/** A phone of the yard against the machine at hand. */
const SLOWED = 4;
/** What a task may take before it keeps people waiting. */
const SHORT_MS = 50;
/** So long nothing was asked for and no task was long: it is over. */
const QUIET_MS = 2_000;

/** Runs in the page. Notes the first picture and every long task, and tells when it is over: what the page is for is there, and nothing has happened for a while. */
const WATCH = `
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const isThere = () => document.querySelector('main a[href^="/orders/"]') && document.querySelector('[role=status] svg') && !document.querySelector('.ui-skeleton');
  const lastEnd = () => Math.max(...longTasks.map(({ startTime, duration }) => startTime + duration), ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
  window.home = {
    isQuiet: () => Boolean(isThere()) && performance.now() - lastEnd() > ${QUIET_MS},
    tasks: () => longTasks.map(({ startTime, duration }) => ({ from: startTime, to: startTime + duration })),
    firstPicture: () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  };`;
type Task = { from: number; to: number };
type Home = { isQuiet: () => boolean; tasks: () => Task[]; firstPicture: () => number };

/** What each task takes beyond 50 ms, in milliseconds; of one that began earlier, what is left of it. */
const blockedSince = (start: number, tasks: readonly Task[]) =>
  tasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, start) - SHORT_MS), 0);

/**
 * How long the main thread keeps a signed-in person waiting until their home page is quiet, on a processor four times slower, with an empty cache.
 * `seen`: Total Blocking Time (https://web.dev/articles/tbt), from the first picture on. `whole`: from the very start.
 */
export const blockingOfHome = (browser: Browser, address: string): Promise<{ seen: number; whole: number }> =>
  signedIn(browser, address, WATCH, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${address}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => (Reflect.get(globalThis, 'home') as Home).isQuiet(), undefined, { timeout: LIMIT_MS, polling: 250 });
    const { tasks, firstPicture } = await page.evaluate(() => {
      const home = Reflect.get(globalThis, 'home') as Home;
      return { tasks: home.tasks(), firstPicture: home.firstPicture() };
    });
    return { seen: blockedSince(firstPicture, tasks), whole: blockedSince(0, tasks) };
  });
