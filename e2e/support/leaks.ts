import type { Page } from '@playwright/test';

declare global {
  interface Window {
    pendingTimers?: () => number;
  }
}

/**
 * What may be more after a mount than before it. Whatever is left behind is left each time: one listener, one node, one rule of style, one timer.
 * What comes and goes by itself, such as the timers of data that are kept for a while, is a few in all. The heap grows a little by what the engine learns of the code, less each time:
 * a screen that is kept would be hundreds of kilobytes.
 */
export const MOST = { listeners: 0.5, nodes: 0.5, styles: 0.5, timers: 0.5, kilobytes: 60 };

export type Grown = typeof MOST;
const KINDS = Object.keys(MOST) as (keyof Grown)[];

/** Runs in the page before all else: a timer is pending until it has run for the last time or was taken back. */
export function countTimers() {
  const pending = new Set<number>();
  const count =
    (begin: Window['setTimeout'], runsOnce: boolean) =>
    (work: TimerHandler, ms?: number, ...given: unknown[]) => {
      const id = begin(() => {
        if (runsOnce) pending.delete(id);
        if (typeof work === 'function') work(...given);
      }, ms);
      pending.add(id);
      return id;
    };
  const forget = (end: Window['clearTimeout']) => (id?: number) => {
    if (id !== undefined) pending.delete(id);
    end(id);
  };
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    setTimeout: count(setTimeout, true),
    setInterval: count(setInterval, false),
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
    pendingTimers: () => pending.size,
  });
}

const inPage = () => ({
  styles: [...document.styleSheets].reduce((sum, { cssRules }) => sum + 1 + cssRules.length, 0),
  timers: window.pendingTimers?.() ?? 0,
});

/** What the browser holds of the page after its garbage is gone, also what is not in the document any more. */
async function openScales(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async (): Promise<Grown> => {
    for (const _ of [1, 2, 3]) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      listeners: of('JSEventListeners'),
      nodes: of('Nodes'),
      kilobytes: of('JSHeapUsedSize') / 1_000,
      ...(await page.evaluate(inPage)),
    };
  };
}

/** By how much a page grows with each mount: what comes with the first ones, code and data, does not count. The page must have begun with `countTimers`. */
export async function growth(
  page: Page,
  mount: () => Promise<void>,
  { warm, mounts }: { warm: number; mounts: number },
): Promise<Grown> {
  const weigh = await openScales(page);
  const times = async (count: number) => {
    for (let n = 0; n < count; n += 1) await mount();
    return weigh();
  };
  const [before, after] = [await times(warm), await times(mounts)];
  return Object.fromEntries(
    KINDS.map((kind) => [kind, Math.round(((after[kind] - before[kind]) / mounts) * 100) / 100]),
  ) as Grown;
}

/** What grows more than it may. */
export const leaksIn = (grown: Grown) =>
  Object.fromEntries(KINDS.filter((kind) => grown[kind] > MOST[kind]).map((kind) => [kind, grown[kind]]));
