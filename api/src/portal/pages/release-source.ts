import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readRegistry } from 'shared-contracts/areas';
import type { Registry, ShellRelease } from 'shared-contracts/values/areas';
import { cachedJson } from './cached-json.ts';
import { remoteJson } from './remote-json.ts';

declare module 'fastify' {
  interface FastifyInstance {
    releases: Releases;
  }
}

/** What is released, as it is by now; undefined while there is none. */
export type Releases = {
  /** The same object until it is another registry. */
  registry: () => Promise<Registry | undefined>;
  shell: () => ShellRelease | undefined;
};

const REGISTRY = 'areas/registry.json';
const SHELL = 'shell/release.json';

type Places = {
  /** The built portal: `shell/` and `areas/`. */
  folder: string;
  /** Where the registry is read instead of in that folder, when the areas stand on a host of their own. */
  registryUrl?: string | undefined;
};

/** Nothing is read before it is asked for. */
export function openReleases({ folder, registryUrl }: Places, log: Pick<FastifyBaseLogger, 'error'>): Releases {
  const damaged = (path: string) => (error: unknown) =>
    log.error({ err: error, path }, 'a document of the portal is damaged');
  const shell = cachedJson(join(folder, SHELL), {
    parse: (content) => content as ShellRelease,
    onDamaged: damaged(SHELL),
  });
  const reading = {
    parse: (content: unknown) =>
      readRegistry(content, (release, error) => log.error({ err: error, release }, 'a release cannot be read')),
    onDamaged: damaged(registryUrl ?? REGISTRY),
  };
  const local = cachedJson(join(folder, REGISTRY), reading);
  const remote =
    registryUrl === undefined
      ? undefined
      : remoteJson(registryUrl, {
          ...reading,
          parse: (content) => ({ base: new URL('.', registryUrl).href, ...reading.parse(content) }),
        });
  return { registry: async () => (remote ? remote() : local()), shell };
}
