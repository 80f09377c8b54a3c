import type { Page } from '@playwright/test';
import type { MapBench } from './map/calls.ts';
import { startMapServer } from './map/map-server.ts';
import { inChromium } from './measure/in-chromium.ts';
import { median } from '../lib/median.ts';
import { within } from '../lib/within.ts';

declare const window: { mapBench: MapBench };

const [VEHICLES, MANY] = [10_000, 50_000];
const UPDATES_PER_SECOND = 100;
const SECONDS = 10;
const ROUNDS = 5;
const TYPED = ['0', '01', '012', '0123', '012', '01', ''];
const LIMITS = { idleFrameMs: 34, longestTaskMs: 200, filterMs: 100, filterOfManyMs: 300, firstClusters: 1.5 };

const show = (page: Page, count: number) => page.evaluate((vehicles) => window.mapBench.show(vehicles), count);

async function filtered(page: Page, count: number): Promise<number> {
  await show(page, count);
  const times: number[] = [];
  for (const text of TYPED) times.push(await page.evaluate((typed) => window.mapBench.filter(typed), text));
  return Math.max(...times);
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity;

/** Performance of a map with very many vehicles, with software rendering. */
async function measure(page: Page) {
  await show(page, 0); // the engine comes for the first time
  const empty: number[] = [];
  const clusters: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    empty.push(await show(page, 0));
    clusters.push(await show(page, VEHICLES));
  }
  const { frames, longestTask } = await page.evaluate(
    ([seconds, perSecond]) => window.mapBench.run(seconds, perSecond),
    [SECONDS, UPDATES_PER_SECOND] as const,
  );
  const [emptyMs, clustersMs] = [median(empty), median(clusters)];
  return {
    idleFrameMs: Math.round(percentile(frames, 0.95)),
    longestTaskMs: Math.round(longestTask),
    filterMs: Math.round(await filtered(page, VEHICLES)),
    filterOfManyMs: Math.round(await filtered(page, MANY)),
    firstClusters: Number((clustersMs / emptyMs).toFixed(2)),
    emptyMapMs: Math.round(emptyMs),
    firstClustersMs: Math.round(clustersMs),
    frames: frames.length,
  };
}

/** 10,000 vehicles with 100 updates a second: p95 frame time, longest task, filtering (also 50,000), time to first clusters. */
export default async function map() {
  const { app, address } = await startMapServer();
  try {
    const figures = await inChromium(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      return measure(page);
    });
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await app.close();
  }
}
