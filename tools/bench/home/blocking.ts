import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from '../board/trace.ts';
import { signedIn } from '../portal/visit.ts';

const LIMIT_MS = 60_000;
/** A low-end phone compared to this machine. */
const SLOWED = 4;
/** The length above which a task blocks the user. */
export const SHORT_MS = 50;
/** The page counts as idle after this time without requests and long tasks. */
const QUIET_MS = 2_000;

/** Runs in the page: records first paint and long tasks, and resolves when the main content is there and the page is idle. */
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

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', '__metadata'];
const FIRST_PICTURE = 'firstContentfulPaint';
const TASK = 'RunTask';

/** The time beyond 50 ms of each task of the page's main thread, in milliseconds of thread time. */
function blockingIn(events: readonly TraceEvent[]): number {
  const picture = events.find(({ name }) => name === FIRST_PICTURE);
  if (!picture) throw new Error('Nothing was drawn');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === picture.pid && tid === picture.tid,
  );
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, tdur / 1_000 - SHORT_MS), 0);
}

async function openHome(page: Page, address: string) {
  await page.goto(`${address}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (Reflect.get(globalThis, 'home') as Home).isQuiet(), undefined, {
    timeout: LIMIT_MS,
    polling: 250,
  });
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/**
 * Total Blocking Time (https://web.dev/articles/tbt) of the signed-in home page until it is idle, at 4× CPU slowdown
 * with an empty cache, in milliseconds.
 */
export const blockingOfHome = (browser: Browser, address: string): Promise<number> =>
  signedIn(browser, address, WATCH, async (page) => {
    await slowDown(page);
    await openHome(page, address);
    const { tasks, firstPicture } = await page.evaluate(() => {
      const home = Reflect.get(globalThis, 'home') as Home;
      return { tasks: home.tasks(), firstPicture: home.firstPicture() };
    });
    return tasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, firstPicture) - SHORT_MS), 0);
  });

/** The same from navigation start by thread time, from a trace; tracing adds overhead, so use it only to compare two portals. */
export const workOfHome = (browser: Browser, address: string): Promise<number> =>
  signedIn(browser, address, WATCH, async (page) => {
    await slowDown(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    await openHome(page, address);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return blockingIn(trace.traceEvents);
  });
