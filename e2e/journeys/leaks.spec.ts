import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { LEAKS_REPORT } from '../../tools/lib/paths.ts';
import { table } from '../../tools/lib/table.ts';
import { countTimers, measureGrowth, type Growth, findLeaks, MAX_GROWTH } from '../support/leaks.ts';
import { expect, type OpenAs, test } from '../support/test.ts';

/** `npm run leaks` checks the largest screens of each area separately; otherwise one test walks through all areas. */
const CHECKS_ALL = process.env['LEAKS'] === 'all';
const MOUNTS_IN_WALK = { warmUps: 3, mounts: 10 };
/** More warm-ups, because the engine still compiles code of a screen after a few mounts. */
const MOUNTS_PER_AREA = { warmUps: 8, mounts: 20 };
const TIMEOUT_MS = 25 * 60_000;

const ROWS = 'main tbody tr td';
type LeakScreen = { path: string; readySelector: string };
/** The walk visits only the first screen of each area. */
const AREAS: Record<string, [LeakScreen, ...LeakScreen[]]> = {
  'mfe-orders': [
    { path: '/orders', readySelector: ROWS },
    { path: '/locations', readySelector: ROWS },
  ],
  'mfe-fleet': [
    { path: '/vehicles', readySelector: ROWS },
    { path: '/vehicles-monitoring', readySelector: 'main canvas' },
  ],
  'mfe-trips': [
    { path: '/trips', readySelector: ROWS },
    { path: '/routes-zones', readySelector: 'main h1' },
  ],
  'mfe-finance': [
    { path: '/contracts', readySelector: ROWS },
    { path: '/dashboards', readySelector: 'main [role=img] svg' },
  ],
  'mfe-admin': [{ path: '/users', readySelector: ROWS }],
};

async function clickLink(page: Page, link: string, readySelector: string) {
  await page.locator(`${link} >> visible=true`).first().click();
  await page.locator(readySelector).first().waitFor();
}
const goHome = (page: Page) => clickLink(page, 'header a[href="/"]', 'main canvas');

async function openInstrumentedPage(openAs: OpenAs) {
  const page = await openAs('owner');
  await page.addInitScript(countTimers);
  await page.goto('/');
  return page;
}

/** Measures the growth of the page per mount of a screen. */
async function measureScreens(openAs: OpenAs, screens: readonly LeakScreen[]): Promise<Growth> {
  const page = await openInstrumentedPage(openAs);
  const growth = await measureGrowth(
    page,
    async () => {
      for (const { path, readySelector } of screens) {
        await clickLink(page, `main a[href="${path}"]`, readySelector);
        await goHome(page);
      }
    },
    MOUNTS_PER_AREA,
  );
  await page.context().close();
  return { ...growth, kilobytes: Math.round(growth.kilobytes / screens.length) };
}

if (CHECKS_ALL) {
  test('no area leaks', async ({ openAs }) => {
    test.setTimeout(TIMEOUT_MS);
    const results: [string, Growth][] = [];
    for (const [area, screens] of Object.entries(AREAS)) results.push([area, await measureScreens(openAs, screens)]);
    const rows = [...results, ['limit', MAX_GROWTH] as const].map(([area, growth]) => [
      area,
      ...Object.keys(MAX_GROWTH).map((metric) => String(growth[metric as keyof Growth])),
    ]);
    mkdirSync(dirname(LEAKS_REPORT), { recursive: true });
    writeFileSync(LEAKS_REPORT, table(['Growth per mount', ...Object.keys(MAX_GROWTH)], rows));
    expect(results.map(([area, growth]) => [area, findLeaks(growth)])).toEqual(results.map(([area]) => [area, {}]));
  });
} else {
  test('switching between areas does not leak', async ({ openAs }) => {
    const page = await openInstrumentedPage(openAs);
    const walk = async () => {
      for (const [{ path, readySelector }] of Object.values(AREAS))
        await clickLink(page, `a[href="${path}"]`, readySelector);
      await goHome(page);
    };
    const findLeaksOf = async (mounts: typeof MOUNTS_IN_WALK) => {
      const growth = await measureGrowth(page, walk, mounts);
      return findLeaks({ ...growth, kilobytes: growth.kilobytes / Object.keys(AREAS).length });
    };
    const suspected = Object.keys(await findLeaksOf(MOUNTS_IN_WALK));
    // A leak grows with every mount; code that the engine compiles late on a busy machine doesn't.
    const repeated = suspected.length > 0 ? await findLeaksOf({ ...MOUNTS_IN_WALK, warmUps: 0 }) : {};
    expect(Object.entries(repeated).filter(([metric]) => suspected.includes(metric))).toEqual([]);
  });
}
