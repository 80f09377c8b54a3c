import type { Browser, Page } from '@playwright/test';
import { median, rounded } from '../../lib/median.ts';
import { signedIn } from '../portal/visit.ts';
import { TRIPS } from './fixtures.ts';
import { scriptingOf, type TraceEvent } from './trace.ts';

/** An office computer a few years old, compared to this machine. */
const SLOWED = 4;
const DRAGS = 5;
const STEPS = 20;
/** The times are checked after a pause, and the result is drawn as well. */
const SETTLED_MS = 1_500;
/** Waits for the map before dragging: its software rendering isn't part of the board. */
const MAP_MS = 8_000;
const LIMIT_MS = 120_000;
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  '__metadata',
];

type Point = { x: number; y: number };

/** Located in advance: a locator runs in the page too and isn't part of the drag. */
async function locateDrag(page: Page, from: number, to: number) {
  const columns = page.locator('[data-scrolls] [data-column]');
  const grip = columns.nth(from).locator('[data-grip]').first();
  const [start, end, order] = [
    await grip.boundingBox(),
    await columns.nth(to).boundingBox(),
    await grip.getAttribute('data-grip'),
  ];
  if (!start || !end) throw new Error('The columns are not in view');
  return {
    start: { x: start.x + 5, y: start.y + 5 },
    end: { x: end.x + end.width / 2, y: end.y + 60 },
    isThere: async () => (await columns.nth(to).locator(`[data-grip="${order}"]`).count()) === 1,
  };
}

async function drag(page: Page, { start, end }: { start: Point; end: Point }) {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: STEPS });
  await page.mouse.up();
  await page.waitForTimeout(SETTLED_MS);
}

/** Milliseconds of script in each task of one drag and of the following check. */
async function traced(browser: Browser, page: Page, from: number, to: number): Promise<number[]> {
  const path = await locateDrag(page, from, to);
  await browser.startTracing(page, { categories: CATEGORIES });
  await drag(page, path);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  if (!(await path.isThere())) throw new Error('The order is not where it was dragged to');
  return scriptingOf(trace.traceEvents);
}

/** Drags orders between the first columns of the board: milliseconds of script in the longest task. */
export const measureDragging = (browser: Browser, address: string) =>
  signedIn(browser, address, '', async (page) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(`${address}/trips/new?how=automatic`);
    await page.locator('main button[type=submit]').filter({ visible: true }).click({ timeout: LIMIT_MS });
    await page.waitForSelector(`[data-column="trip-${TRIPS}"]`, { state: 'attached', timeout: LIMIT_MS });
    await page.waitForTimeout(MAP_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await traced(browser, page, 0, 1); // code that is compiled on first use is not part of a drag
    const longest: number[] = [];
    for (let turn = 0; turn < DRAGS; turn += 1)
      longest.push((await traced(browser, page, turn % 2, (turn + 1) % 2))[0] ?? Infinity);
    return { longestScriptMs: rounded(Math.max(...longest)), medianScriptMs: rounded(median(longest)), drags: DRAGS };
  });
