import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArea } from '../../build/build-area.ts';
import { GENERATED, ROOT } from '../../lib/paths.ts';

export const AREA = 'mfe-orders';
const FOLDER = join(GENERATED, 'bench/releases');
/** The folder of builds before their publication. */
export const BUILDS = join(FOLDER, 'portal');

export const titleOf = (release: number) => `Orders, release ${release}`;

/** Builds the area once for all runs, with a changed title. @returns its sources */
export async function changedArea(release: number): Promise<string> {
  const source = join(FOLDER, `${AREA}-${release}`);
  rmSync(source, { recursive: true, force: true });
  cpSync(join(ROOT, AREA), source, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(source, 'src/orders/orders.messages.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("defaultMessage: 'Orders'", `defaultMessage: '${titleOf(release)}'`),
  );
  await makeArea(AREA, { source, portal: BUILDS });
  return source;
}
