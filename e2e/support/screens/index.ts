import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScreens, type ScreenVisit } from 'shared-contracts/testing/screens';
import { ROOT } from '../../../tools/lib/paths.ts';
import type { RecordIds, Screen } from './screen.ts';
import { readStep } from './read-step.ts';

const toScreen = ({ name, path, open, ready }: ScreenVisit): Screen => ({
  name,
  path: (ids) => path.replaceAll(/\{(\w+)\}/g, (_, id: keyof RecordIds) => ids[id]),
  open: open.map(readStep),
  ready: readStep(ready),
});

const visits = globSync('*/screens.json', { cwd: ROOT })
  .toSorted()
  .flatMap((file) => Object.entries(parseScreens(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))).visits));

/** Every page, view and dialog that the shell and the areas list in `screens.json`, by the login that opens it. */
export const SCREENS: Record<string, readonly Screen[]> = Object.fromEntries(
  [...Map.groupBy(visits, ([login]) => login)].map(([login, lists]) => [
    login,
    lists.flatMap(([, list]) => list.map(toScreen)),
  ]),
);
