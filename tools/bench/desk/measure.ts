import type { Browser, Page } from '@playwright/test';
import { median, quantile, rounded } from '../../lib/median.ts';
import { tasksOf, type TraceEvent } from '../board/trace.ts';
import { signedIn } from '../portal/visit.ts';
import { PLAN_ID } from './fixtures.ts';

const [VISITS, STEPS, MOVES, TURNS] = [3, 30, 40, 4];
/** Waiting time for the map and the first requests, which are not part of a gesture. */
const SETTLED_MS = 4_000;
/** Waiting time after a gesture until its effects are drawn and answered. */
const AFTER_MS = 600;
const LIMIT_MS = 120_000;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

declare const requestAnimationFrame: (callback: (now: number) => void) => number;
declare const window: { deskDrawnMs?: number; deskFrames?: number[]; deskIsRecording?: boolean };

/** Notes when the first bars are on the screen. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-bar=plan]')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.deskDrawnMs = performance.now(); }));
}).observe(document, { childList: true, subtree: true });`;

async function visit(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/trips/planning?view=${PLAN_ID}`);
  const drawn = await page.waitForFunction(() => window.deskDrawnMs, undefined, { timeout: LIMIT_MS });
  return (await drawn.jsonValue()) ?? Infinity;
}

const record = (page: Page) =>
  page.evaluate(() => {
    window.deskFrames = [];
    window.deskIsRecording = true;
    let last = performance.now();
    const onFrame = (now: number) => {
      window.deskFrames?.push(now - last);
      last = now;
      if (window.deskIsRecording) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(onFrame);
    });
  });
const stopRecording = (page: Page) =>
  page.evaluate(() => {
    window.deskIsRecording = false;
    return window.deskFrames ?? [];
  });

const timelineOf = (page: Page) => page.locator('[data-desk-timeline]');

async function toCentre(page: Page) {
  const box = await timelineOf(page).boundingBox();
  if (!box) throw new Error('The timeline is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return box;
}

/** Scrolls through vehicles and days, and back. */
async function pan(page: Page) {
  await toCentre(page);
  for (const [x, y] of [
    [0, 180],
    [160, 0],
    [0, -180],
    [-160, 0],
  ] as const)
    for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(x, y);
}

async function zoom(page: Page) {
  await toCentre(page);
  await page.keyboard.down('Control');
  for (const by of [-60, 60]) for (let step = 0; step < STEPS / 2; step += 1) await page.mouse.wheel(0, by);
  await page.keyboard.up('Control');
}

/** Drags the first visible trip two rows down. */
async function drag(page: Page) {
  const box = await toCentre(page);
  const bars = await page.locator('[data-bar=plan]').all();
  for (const bar of bars) {
    const at = await bar.boundingBox();
    const isInView =
      at && at.x > box.x + 200 && at.x + 20 < box.x + box.width && at.y > box.y + 60 && at.y < box.y + 300;
    if (!isInView) continue;
    await page.mouse.move(at.x + 8, at.y + 10);
    await page.mouse.down();
    await page.mouse.move(at.x + 30, at.y + 110, { steps: MOVES });
    const changed = page.waitForResponse((response) => response.url().endsWith('/changes'));
    await page.mouse.up();
    await changed;
    return;
  }
  throw new Error('No trip is in view');
}

const GESTURES = { pan, zoom, drag };
type Gesture = (page: Page) => Promise<void>;

async function framesOf(page: Page, gesture: Gesture): Promise<number> {
  const frames: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await record(page);
    await gesture(page);
    frames.push(...(await stopRecording(page)));
    await page.waitForTimeout(AFTER_MS);
  }
  return rounded(quantile(frames, 0.95));
}

async function longestTaskOf(browser: Browser, page: Page, gesture: Gesture): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await gesture(page);
  await page.waitForTimeout(AFTER_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return tasksOf(traceEvents)[0] ?? 0;
}

/** 95th percentile of the frame times of each gesture, CPU time of the longest task, and time to the first bars. */
export const measureDesk = (browser: Browser, address: string) =>
  signedIn(browser, address, WATCH, async (page) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    const firstVisit = await visit(page, address);
    const visits: number[] = [];
    for (let turn = 0; turn < VISITS; turn += 1) visits.push(await visit(page, address));
    await page.waitForTimeout(SETTLED_MS);
    for (const gesture of Object.values(GESTURES)) await gesture(page); // what is compiled at the first time
    const figures: Record<string, number> = {};
    for (const [name, gesture] of Object.entries(GESTURES)) figures[`${name}FrameMs`] = await framesOf(page, gesture);
    const tasks: number[] = [];
    for (const [name, gesture] of Object.entries(GESTURES)) {
      const longest = await longestTaskOf(browser, page, gesture);
      figures[`${name}TaskMs`] = rounded(longest);
      tasks.push(longest);
    }
    return {
      ...figures,
      longestTaskMs: rounded(Math.max(...tasks)),
      firstDrawingMs: rounded(median(visits)),
      emptyCacheDrawingMs: rounded(firstVisit),
    };
  });
