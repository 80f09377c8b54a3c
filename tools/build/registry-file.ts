import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'shared-contracts/areas';
import { STABLE, type AreaRelease, type Registry as Document } from 'shared-contracts/values/areas';
import { alone, readJson, writeWhole } from './files.ts';

const EMPTY: Document = { releases: {}, channels: { [STABLE]: { areas: {} } }, hosts: { '*': { channel: STABLE } } };

export const registryFile = (portal: string) => join(portal, 'areas/registry.json');

export const readRegistry = (portal: string): Document => (existsSync(registryFile(portal)) ? Registry.parse(readJson(registryFile(portal))) : EMPTY);

/** Puts a release on the stable channel; what stood there before is kept as the last known to be good. */
export function publish(registry: Document, build: string, release: AreaRelease): Document {
  const { name } = release.manifest;
  const stable = registry.channels[STABLE] ?? { areas: {} };
  const before = stable.areas[name];
  const previous = before === undefined || before === build ? stable.previous : { ...stable.previous, [name]: before };
  return {
    ...registry,
    releases: { ...registry.releases, [name]: { ...registry.releases[name], [build]: release } },
    channels: { ...registry.channels, [STABLE]: { ...stable, areas: { ...stable.areas, [name]: build }, ...(previous && { previous }) } },
  };
}

/** Two builds that finish at once are both kept. */
export const register = (portal: string, build: string, release: AreaRelease) =>
  alone(registryFile(portal), () => writeWhole(registryFile(portal), Registry.parse(publish(readRegistry(portal), build, release))));
