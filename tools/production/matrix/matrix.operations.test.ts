import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '../../build/area-names.ts';
import { findBreakingChanges, findMissingExports, type Surface } from '../../build/surface.rules.ts';
import { chromium } from '../../browser/chromium.ts';
import { areasFolder } from '../../portal/registry-file.ts';
import { checkInBrowser } from '../../release/gate/check-in-browser.ts';
import { serveLocalPortal } from '../../release/gate/local-portal.ts';
import { buildRevision, checkOut, findBuilt, listRevisions, readNeeds, readSurface } from './revisions.ts';

const RELEASES = 3;
const NOTHING: Surface = { modules: {}, declarations: {} };
/** Opened in a browser; the surfaces are compared for all areas. */
const OPENED = 'mfe-fleet';
const BUILD_MS = 3_600_000;

const revisions = listRevisions(RELEASES);
const checkouts = new Map<string, string>();
const surfaces = new Map<string, Surface>();
const checkoutOf = (revision: string) => checkouts.get(revision) ?? '';
const surfaceOf = (revision: string) => surfaces.get(revision) ?? NOTHING;

/** What an area of one revision would miss in the shell of another, as the gate sees it. */
async function findMismatches(shell: string, revision: string, area: string): Promise<string[]> {
  const { imports, required } = await readNeeds(checkoutOf(revision), area);
  return [
    ...findMissingExports(imports, surfaceOf(shell)),
    ...findBreakingChanges(surfaceOf(revision), surfaceOf(shell), required),
  ];
}

/** Of two revisions, the shell is the same or a later one: what 2.x promises. */
const PROMISED = revisions.flatMap((shell, later) =>
  revisions.slice(later).map((area): [string, string] => [shell, area]),
);

beforeAll(() => {
  for (const revision of revisions) {
    const checkout = checkOut(revision);
    checkouts.set(revision, checkout);
    surfaces.set(revision, readSurface(checkout));
  }
}, BUILD_MS);
afterAll(() => {
  for (const folder of checkouts.values()) rmSync(folder, { recursive: true, force: true });
});

test('there are as many releases as the promise is tested with', () => {
  expect(revisions).toHaveLength(RELEASES);
});

test.each(PROMISED)('the shell %s has all that the areas of %s take', async (shell, revision) => {
  const areas = areaNames().filter((area) => existsSync(join(checkoutOf(revision), area, 'area.json')));
  const found = await Promise.all(areas.map((area) => findMismatches(shell, revision, area)));
  expect([areas.length > 0, found.flat()]).toEqual([true, []]);
});

test(
  'every release of an area opens in every shell, unless the gate refuses it there',
  async () => {
    const portals = new Map<string, string>();
    for (const revision of revisions) portals.set(revision, await buildRevision(checkoutOf(revision), [OPENED]));
    const { path: executable, output } = await chromium();
    if (executable === undefined) throw new Error(output);
    const opened: string[] = [];
    for (const shell of revisions) {
      const portal = await serveLocalPortal(areasFolder(portals.get(shell) ?? ''));
      if (!portal) throw new Error(`The shell of ${shell} isn't built.`);
      try {
        for (const revision of revisions) {
          if ((await findMismatches(shell, revision, OPENED)).length > 0) continue;
          const built = findBuilt(portals.get(revision) ?? '', OPENED);
          const problems = await checkInBrowser(built, { portal: portal.address, executable });
          expect([shell, revision, problems]).toEqual([shell, revision, []]);
          opened.push(`${shell} ${revision}`);
        }
      } finally {
        await portal.close();
      }
    }
    expect(opened).toEqual(expect.arrayContaining(PROMISED.map((pair) => pair.join(' '))));
  },
  BUILD_MS,
);
