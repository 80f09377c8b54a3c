import type { Page } from '@playwright/test';

declare global {
  interface Window {
    pendingTimers?: () => number;
  }
}

/**
 * Allowed growth per mount. A leak adds at least one listener, node, style rule or timer with every mount;
 * values that come and go, such as cache timers, add up to a few in total. The heap grows a little with every mount
 * because of compiled code; a leaked screen would add hundreds of kilobytes.
 */
export const MAX_GROWTH = { listeners: 0.5, nodes: 0.5, styles: 0.5, timers: 0.5, kilobytes: 60 };

export type Growth = typeof MAX_GROWTH;
const METRICS = Object.keys(MAX_GROWTH) as (keyof Growth)[];

/** Runs in the page before all other scripts. A timer is pending until its last run or until it's cleared. */
export function countTimers() {
  const pending = new Set<number>();
  const wrapSetter =
    (setTimer: Window['setTimeout'], runsOnce: boolean) =>
    (callback: TimerHandler, ms?: number, ...args: unknown[]) => {
      const id = setTimer(() => {
        if (runsOnce) pending.delete(id);
        if (typeof callback === 'function') callback(...args);
      }, ms);
      pending.add(id);
      return id;
    };
  const wrapClearer = (clearTimer: Window['clearTimeout']) => (id?: number) => {
    if (id !== undefined) pending.delete(id);
    clearTimer(id);
  };
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    setTimeout: wrapSetter(setTimeout, true),
    setInterval: wrapSetter(setInterval, false),
    clearTimeout: wrapClearer(clearTimeout),
    clearInterval: wrapClearer(clearInterval),
    pendingTimers: () => pending.size,
  });
}

const measureInPage = () => ({
  styles: [...document.styleSheets].reduce((sum, { cssRules }) => sum + 1 + cssRules.length, 0),
  timers: window.pendingTimers?.() ?? 0,
});

/** Measures the page after garbage collection, including detached nodes. */
async function createMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async (): Promise<Growth> => {
    for (const _ of [1, 2, 3]) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const getValue = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      listeners: getValue('JSEventListeners'),
      nodes: getValue('Nodes'),
      kilobytes: getValue('JSHeapUsedSize') / 1_000,
      ...(await page.evaluate(measureInPage)),
    };
  };
}

/** Measures the growth per mount after the warm-up mounts, which load code and data. Requires `countTimers` as an init script. */
export async function measureGrowth(
  page: Page,
  mount: () => Promise<void>,
  { warmUps, mounts }: { warmUps: number; mounts: number },
): Promise<Growth> {
  const measure = await createMeter(page);
  const mountAndMeasure = async (repetitions: number) => {
    for (let n = 0; n < repetitions; n += 1) await mount();
    return measure();
  };
  const [before, after] = [await mountAndMeasure(warmUps), await mountAndMeasure(mounts)];
  return Object.fromEntries(
    METRICS.map((metric) => [metric, Math.round(((after[metric] - before[metric]) / mounts) * 100) / 100]),
  ) as Growth;
}

/** Returns the metrics that grow more than allowed. */
export const findLeaks = (growth: Growth) =>
  Object.fromEntries(
    METRICS.filter((metric) => growth[metric] > MAX_GROWTH[metric]).map((metric) => [metric, growth[metric]]),
  );
