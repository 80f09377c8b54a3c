import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readRegistry } from 'shared-contracts/portal/areas';
import type { Registry, ShellRelease } from 'shared-contracts/values/portal/areas';
import type { TrustedKey } from 'shared-contracts/values/portal/release-signature';
import { createFileReader } from './file-reader.ts';
import { createFindSigner, type FindSigner, filterSigned } from './release-signatures.ts';
import { createRemoteReader } from './remote-reader.ts';

declare module 'fastify' {
  interface FastifyInstance {
    releases: ReleaseSource;
  }
}

/** Reads the current releases; undefined while there are none. */
export type ReleaseSource = {
  /** Returns the same object until the registry changes. */
  getRegistry: () => Promise<Registry | undefined>;
  getShell: () => ShellRelease | undefined;
  /** Whose key signed a release, of the keys that the portal trusts. */
  findSigner: FindSigner;
};

const REGISTRY_FILE = 'areas/registry.json';
const SHELL_FILE = 'shell/release.json';

type Options = {
  /** The built portal: `shell/` and `areas/`. */
  folder: string;
  /** The address of the registry, when another host serves the areas. */
  registryUrl?: string | undefined;
  /** If given, releases that none of them signed are not served. */
  trustedKeys?: readonly TrustedKey[] | undefined;
};

/** Creates the source of releases. It reads documents only on demand. */
export function createReleaseSource(
  { folder, registryUrl, trustedKeys = [] }: Options,
  log: Pick<FastifyBaseLogger, 'error'>,
): ReleaseSource {
  const logDamaged = (path: string) => (error: unknown) =>
    log.error({ err: error, path }, 'a document of the portal is damaged');
  const getShell = createFileReader(join(folder, SHELL_FILE), {
    parse: (content) => content as ShellRelease,
    onError: logDamaged(SHELL_FILE),
  });
  const findSigner = createFindSigner(trustedKeys);
  const parse = (content: unknown) => {
    const registry = readRegistry(content, (release, error) =>
      log.error({ err: error, release }, 'a release cannot be read'),
    );
    if (trustedKeys.length === 0) return registry;
    return filterSigned(registry, findSigner, (release) =>
      log.error({ release }, 'a release is not signed with a trusted key, and is not served'),
    );
  };
  const readFile = createFileReader(join(folder, REGISTRY_FILE), { parse, onError: logDamaged(REGISTRY_FILE) });
  if (registryUrl === undefined) return { getRegistry: async () => readFile(), getShell, findSigner };
  const getRegistry = createRemoteReader(registryUrl, {
    parse: (content) => ({ base: new URL('.', registryUrl).href, ...parse(content) }),
    onError: logDamaged(registryUrl),
  });
  return { getRegistry, getShell, findSigner };
}

/** Why pages can't be served; undefined if they can. */
export async function findReleaseProblem({ getRegistry, getShell }: ReleaseSource): Promise<string | undefined> {
  if (!getShell()) return 'shell not built';
  return (await getRegistry()) ? undefined : 'registry unreadable';
}
