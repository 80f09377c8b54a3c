import { parseScreens } from 'shared-contracts/testing/screens';
import type { AreaManifest, ResolvedArea } from 'shared-contracts/values/portal/areas';

/** Tests are CommonJS modules. */
declare const __dirname: string;
type FileSystem = {
  globSync(pattern: string, options: { cwd: string }): string[];
  readFileSync(file: string, encoding: 'utf8'): string;
};
const { globSync, readFileSync } = jest.requireActual<FileSystem>('node:fs');
const root = `${__dirname}/../../../../`;
const read = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

const names = globSync('mfe-*/area.json', { cwd: root })
  .map((file) => file.replace(/[\\/].*/, ''))
  .toSorted();

/** The areas of this repository with what they declare. */
export const declaredAreas = names.map((name): ResolvedArea => ({
  name,
  manifest: read(`${name}/area.json`) as AreaManifest,
  current: { build: 'one', version: '1.0.0', entry: '/one.js' },
}));

/** Every screen of the specification that belongs to an area, and root's screens, with the access each requires. */
export const screens = names.flatMap((name) =>
  parseScreens(read(`${name}/screens.json`)).screens.map((screen) => ({ ...screen, area: name })),
);
