import { createHash } from 'node:crypto';
import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/areas';

/** Releases never change, so their addresses say all. */
const addresses = ({ name, current, lastGood }: ResolvedArea) => [name, current.entry, lastGood?.entry];

/** With what the shell lends and a name for this content, by which a browser asks whether there is another. */
export function named(
  { areas }: ResolvedRegistry,
  hostApi: string | undefined,
): ResolvedRegistry & { revision: string } {
  const revision = createHash('sha1')
    .update(JSON.stringify([hostApi, areas.map(addresses)]))
    .digest('base64url');
  return { areas, revision, ...(hostApi !== undefined && { hostApi }) };
}
