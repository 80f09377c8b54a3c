import type { Page } from '@playwright/test';
import { FIRST_ROWS } from '../portal/bench-portal.ts';

const LIMIT_MS = 60_000;
const QUIET_MS = 1_000;
/** Compared to this machine. */
const SLOWED = 4;
/** 40 ms round trip, 10 Mbit/s. */
const NETWORK = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

type Network = { latency: number; downloadThroughput: number; uploadThroughput: number };

/** CPU slowdown and a mobile network. `threadMs`: main-thread time so far, which other load on the machine hardly affects. */
export async function onSlowPhone(
  page: Page,
  network: Network = NETWORK,
): Promise<{ threadMs: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  return { threadMs };
}

/** Runs in the page. Records the click, and the paint of the first row: the frame after its layout. */
export const WATCH_ROWS = `
  const wanted = ${JSON.stringify(Object.values(FIRST_ROWS))};
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const first = () => document.querySelector('tbody tr');
  addEventListener('click', ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }), { capture: true });
  const look = () => {
    const isThere = wanted.some((text) => first()?.textContent.includes(text)) && first().getBoundingClientRect().height > 0;
    requestAnimationFrame(isThere ? () => performance.mark('first row') : look);
  };
  requestAnimationFrame(look);
  const lastAnswer = () => Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
  window.rows = {
    firstAfter: (text) => (first()?.textContent.includes(text) && at('first row') ? at('first row') - (at('click') ?? 0) : undefined),
    isHomeQuiet: (quiet) => Boolean(document.querySelector('main a[href^="/orders/"]')) && performance.now() - lastAnswer() > quiet,
  };`;
type Rows = { firstAfter: (text: string) => number | undefined; isHomeQuiet: (quiet: number) => boolean };

const waiting = { timeout: LIMIT_MS, polling: 'raf' } as const;

/** When the first row was painted, in milliseconds since the navigation or the click. */
export async function firstRow(page: Page, screen: keyof typeof FIRST_ROWS): Promise<number> {
  const handle = await page.waitForFunction(
    (text) => (Reflect.get(globalThis, 'rows') as Rows).firstAfter(text),
    FIRST_ROWS[screen],
    waiting,
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** The home page is loaded and the network is idle. */
export const homeIsQuiet = (page: Page) =>
  page.waitForFunction((quiet) => (Reflect.get(globalThis, 'rows') as Rows).isHomeQuiet(quiet), QUIET_MS, waiting);
