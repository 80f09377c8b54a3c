import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { LEAKS_REPORT } from '../../tools/run/paths.ts';
import { table } from '../../tools/run/table.ts';
import { countTimers, growth, type Grown, leaksIn, MOST } from '../support/leaks.ts';
import { expect, type As, test } from '../support/test.ts';

/** `npm run leaks`: each area by itself, with its largest screens. Else all of them in one walk. */
const IS_WHOLE = process.env['LEAKS'] === 'all';
const MOUNTS = { warm: 3, mounts: 10 };
/** The engine still learns of a screen by then. */
const LONGER = { warm: 8, mounts: 20 };
const LIMIT_MS = 25 * 60_000;

const ROWS = 'main tbody tr td';
type Shown = { path: string; isThere: string };
/** The first of each is the list of the walk. */
const AREAS: Record<string, [Shown, ...Shown[]]> = {
  'mfe-orders': [
    { path: '/orders', isThere: ROWS },
    { path: '/locations', isThere: ROWS },
  ],
  'mfe-fleet': [
    { path: '/vehicles', isThere: ROWS },
    { path: '/vehicles-monitoring', isThere: 'main canvas' },
  ],
  'mfe-trips': [
    { path: '/trips', isThere: ROWS },
    { path: '/routes-zones', isThere: 'main h1' },
  ],
  'mfe-finance': [
    { path: '/contracts', isThere: ROWS },
    { path: '/dashboards', isThere: 'main [role=img] svg' },
  ],
  'mfe-admin': [{ path: '/users', isThere: ROWS }],
};

async function follow(page: Page, link: string, isThere: string) {
  await page.locator(`${link} >> visible=true`).first().click();
  await page.locator(isThere).first().waitFor();
}
const toHome = (page: Page) => follow(page, 'header a[href="/"]', 'main a[href="/orders"]');

async function begin(as: As) {
  const page = await as('owner');
  await page.addInitScript(countTimers);
  await page.goto('/');
  return page;
}

/** By how much the page grows with each mount of a screen. */
async function grownBy(as: As, screens: readonly Shown[]): Promise<Grown> {
  const page = await begin(as);
  const grown = await growth(
    page,
    async () => {
      for (const { path, isThere } of screens) {
        await follow(page, `main a[href="${path}"]`, isThere);
        await toHome(page);
      }
    },
    LONGER,
  );
  await page.context().close();
  return { ...grown, kilobytes: Math.round(grown.kilobytes / screens.length) };
}

if (IS_WHOLE) {
  test('each area leaves nothing behind', async ({ as }) => {
    test.setTimeout(LIMIT_MS);
    const found: [string, Grown][] = [];
    for (const [area, screens] of Object.entries(AREAS)) found.push([area, await grownBy(as, screens)]);
    const rows = [...found, ['at most', MOST] as const].map(([area, grown]) => [
      area,
      ...Object.keys(MOST).map((kind) => String(grown[kind as keyof Grown])),
    ]);
    mkdirSync(dirname(LEAKS_REPORT), { recursive: true });
    writeFileSync(LEAKS_REPORT, table(['More with each mount', ...Object.keys(MOST)], rows));
    expect(found.map(([area, grown]) => [area, leaksIn(grown)])).toEqual(found.map(([area]) => [area, {}]));
  });
} else {
  test('areas that are gone through again and again leave nothing behind', async ({ as }) => {
    const page = await begin(as);
    const grown = await growth(
      page,
      async () => {
        for (const [{ path, isThere }] of Object.values(AREAS)) await follow(page, `a[href="${path}"]`, isThere);
        await toHome(page);
      },
      MOUNTS,
    );
    expect(leaksIn({ ...grown, kilobytes: grown.kilobytes / Object.keys(AREAS).length })).toEqual({});
  });
}
