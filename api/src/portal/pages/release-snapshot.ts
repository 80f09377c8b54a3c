import type { Quarantined, Registry } from 'shared-contracts/values/areas';

export type Shown = { registry: Registry; quarantined: Quarantined };

/** All that decides who is shown what; the same object as long as neither is another one. Undefined while there is no registry. */
export function openShown(
  registryNow: () => Promise<Registry | undefined>,
  quarantinedNow: () => Promise<Quarantined>,
): () => Promise<Shown | undefined> {
  let last: Shown | undefined;
  return async () => {
    const [registry, quarantined] = await Promise.all([registryNow(), quarantinedNow()]);
    if (!registry) return undefined;
    if (last?.registry !== registry || last.quarantined !== quarantined) last = { registry, quarantined };
    return last;
  };
}
