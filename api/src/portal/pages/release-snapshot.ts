import type { QuarantinedReleases, Registry } from 'shared-contracts/values/portal/areas';

export type ReleaseSnapshot = { registry: Registry; quarantined: QuarantinedReleases };

/**
 * Returns a function that reads the registry and the quarantined releases together; undefined while there is no
 * registry. Returns the same object until one of them changes.
 */
export function createSnapshotReader(
  getRegistry: () => Promise<Registry | undefined>,
  getQuarantined: () => Promise<QuarantinedReleases>,
): () => Promise<ReleaseSnapshot | undefined> {
  let last: ReleaseSnapshot | undefined;
  return async () => {
    const [registry, quarantined] = await Promise.all([getRegistry(), getQuarantined()]);
    if (!registry) return undefined;
    if (last?.registry !== registry || last.quarantined !== quarantined) last = { registry, quarantined };
    return last;
  };
}
