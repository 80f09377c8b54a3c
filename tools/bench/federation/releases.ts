import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { removeData } from '../../../api/src/platform/embedded/data-folders.ts';
import { buildAll } from '../../portal/build-portal.ts';
import { PORTAL } from '../../build/store.ts';
import { release } from '../../release/cli.ts';
import { folderStore } from '../../release/folder-store.ts';
import { publishArea } from '../../release/publish.ts';
import { ROOT } from '../../lib/paths.ts';
import { serve } from '../api/served.ts';
import { inChromium } from '../measure/in-chromium.ts';
import { median } from '../../lib/median.ts';
import { browse } from './browsing.ts';
import { AREA, BUILDS, changedArea, titleOf } from './changed-area.ts';

const run = promisify(execFile);
/** Published and rolled back one after the other. */
const BUILT = 5;
const RELEASES = 20;
const NAVIGATIONS = 500;
/** Ten tabs, and five live streams. */
const TABS = { browsers: 5, tabsEach: 2 };
const ROLLBACKS = 5;
const GIVES_UP_MS = 60_000;
const LIMITS = { publishToUserMs: 5_000, rollbackMs: 1_000, failedNavigations: 0 };

const since = (start: number) => Math.round(performance.now() - start);

/** Resolves when a title is shown. */
function titles() {
  const waiting = new Map<string, () => void>();
  return {
    seen: (title: string) => waiting.get(title)?.(),
    next: (title: string) => new Promise<void>((resolve) => void waiting.set(title, resolve)),
  };
}

/** A running portal with its own folder of releases. */
async function openPortal() {
  const home = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  chmodSync(home, 0o755);
  const folder = join(home, 'portal');
  cpSync(PORTAL, folder, { recursive: true });
  const { url, headers, close } = await serve(home, 'owner', {
    PORTAL_FOLDER: folder,
    DEMO: 'true',
    SIMULATOR: 'false',
    MAP_TILES_URL: 'none',
  });
  return {
    url,
    token: headers.authorization.replace('Bearer ', ''),
    areas: join(folder, 'areas'),
    close: async () => {
      await close();
      removeData(home);
    },
  };
}

/** The command as operators run it, including npm's start-up. */
async function rollbackTimes(areas: string, sources: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ROLLBACKS; n += 1) {
    await publishArea(folderStore(areas), AREA, {
      channel: 'stable',
      source: sources[n % sources.length],
      portal: BUILDS,
    });
    const start = performance.now();
    await run('npm', ['run', '-s', 'release', '--', 'rollback', AREA, '--to', areas], { cwd: ROOT });
    times.push(since(start));
  }
  return times;
}

/** Publishes and rolls back releases while users browse. */
export async function compareReleases() {
  await buildAll();
  const sources: string[] = [];
  for (let number = 1; number <= BUILT; number += 1) sources.push(await changedArea(number));
  const { url, token, areas, close } = await openPortal();
  try {
    const rollbacks = await rollbackTimes(areas, sources);
    const { seen, next } = titles();
    const toUser: number[] = [];
    const publishing: number[] = [];
    const state = { isDone: false };
    const browsed = inChromium((browser) =>
      browse(browser, {
        url,
        token,
        ...TABS,
        onTitle: seen,
        isOver: (navigations) => state.isDone && navigations >= NAVIGATIONS,
      }),
    );
    for (let n = 0; n < RELEASES; n += 1) {
      const start = performance.now();
      const nextTitle = next(titleOf((n % BUILT) + 1));
      await publishArea(folderStore(areas), AREA, { channel: 'stable', source: sources[n % BUILT], portal: BUILDS });
      publishing.push(since(start));
      await Promise.race([nextTitle, wait(GIVES_UP_MS), browsed]);
      toUser.push(since(start));
      await release(['rollback', AREA, '--to', areas], () => undefined);
    }
    state.isDone = true;
    const { navigations, failed } = await browsed;
    for (const failure of failed) console.error(failure);
    return {
      figures: {
        publishToUserMs: median(toUser),
        publishToUserSlowestMs: Math.max(...toUser),
        publishingMs: median(publishing),
        rollbackMs: median(rollbacks),
        failedNavigations: failed.length,
        navigations,
        releases: RELEASES,
      },
      limits: LIMITS,
    };
  } finally {
    await close();
  }
}
