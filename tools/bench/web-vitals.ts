import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { buildAll } from '../portal/build-portal.ts';
import { median, rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';
import { serve, withApi, type ServedApi } from './api/served.ts';
import { inChromium } from './measure/in-chromium.ts';
import { contention } from './measure/contention.ts';
import { SCREENS, type Screen } from './web-vitals/screens.ts';
import { visit, type Vitals } from './web-vitals/visit.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const LIMITS = { LcpMs: 2_500, InpMs: 200, Cls: 0.05 };

export const PARTS = Object.fromEntries(SCREENS.map((screen) => [screen.name, screen]));

async function pathOf({ url }: ServedApi, headers: Record<string, string>, { path, list }: Screen): Promise<string> {
  if (!list) return path;
  const answer = await fetch(`${url}/api/${list}?limit=1`, { headers });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `${path}/${items[0]?.id}`;
}

async function measure(browser: Browser, api: ServedApi, screen: Screen): Promise<Vitals[]> {
  const headers = await api.signIn(screen.login);
  const token = headers.authorization.replace('Bearer ', '');
  const path = await pathOf(api, headers, screen);
  const visits: Vitals[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    visits.push(await visit(browser, screen, { url: api.url, token, path }));
  return visits;
}

const figuresOf = (name: string, visits: readonly Vitals[]) => {
  const of = (key: keyof Vitals) => median(visits.map((vitals) => vitals[key]));
  return {
    [`${name}LcpMs`]: Math.round(of('lcp')),
    [`${name}InpMs`]: Math.round(of('inp')),
    [`${name}Cls`]: Number(of('cls').toFixed(3)),
    [`${name}FcpMs`]: Math.round(of('fcp')),
    [`${name}ThreadMs`]: Math.round(of('threadMs')),
  };
};

/** LCP, INP and CLS of ten screens of the demo company on a slow phone, opened with an empty cache and used by touch. */
export default async function run(names: readonly string[] = []) {
  await buildAll();
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  const home = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  chmodSync(home, 0o755);
  const contentions: number[] = [];
  const figures: Record<string, number> = {};
  try {
    const settings = { DEMO: 'true', SIMULATOR: 'false', MAP_TILES_URL: 'none' };
    await withApi(await serve(home, 'owner', settings), (api) =>
      inChromium(async (browser) => {
        for (const screen of screens) {
          contentions.push(contention());
          const measured = figuresOf(screen.name, await measure(browser, api, screen));
          console.error(JSON.stringify(measured));
          Object.assign(figures, measured);
        }
      }),
    );
  } finally {
    removeData(home);
  }
  const limits = Object.fromEntries(
    screens.flatMap(({ name }) => Object.entries(LIMITS).map(([vital, limit]) => [`${name}${vital}`, limit])),
  );
  const all = { ...figures, rounds: ROUNDS, contention: rounded(median(contentions)) };
  return { holds: within(all, limits), figures: all, limits };
}
