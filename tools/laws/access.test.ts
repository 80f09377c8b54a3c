import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_SUBJECTS, canOpenScreen, SCREENS } from 'shared-contracts/testing/screens';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { AreaManifest } from 'shared-contracts/values/portal/areas';
import { areaNames } from '../build/area-names.ts';

const manifests = areaNames().map((area): AreaManifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', area, 'area.json'), 'utf8')),
);
const routes = manifests.flatMap((manifest) => manifest.routes);

test('the areas declare every screen of the documents once, and no other', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted());
});

test.each(SCREENS)('$path opens for whom the documents say, whatever role, organization and rules', (screen) => {
  const access = routes.find(({ path }) => path === screen.path)?.access;
  const wrong = ACCESS_SUBJECTS.filter(
    (holder) => access && hasAccess(holder, access) !== canOpenScreen(screen, holder),
  );
  expect([access === undefined, wrong]).toEqual([false, []]);
});

test('a menu entry leads to a screen of its own area, so the screen’s access decides over it', () => {
  const strays = manifests.flatMap(({ menu, routes: own }) =>
    menu.filter((entry) => !own.some(({ path }) => path === entry.path)),
  );
  expect(strays).toEqual([]);
});
