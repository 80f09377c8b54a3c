import { createHash } from 'node:crypto';
import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/portal/areas';

/** Releases are immutable, so their addresses identify their content. */
const toAddresses = ({ name, current, lastGood }: ResolvedArea) => [name, current.entry, lastGood?.entry];

/** Adds the version of the host API, and a revision with which a browser detects changes. */
export function addRevision(
  { areas }: ResolvedRegistry,
  hostApi: string | undefined,
): ResolvedRegistry & { revision: string } {
  const revision = createHash('sha1')
    .update(JSON.stringify([hostApi, areas.map(toAddresses)]))
    .digest('base64url');
  return { areas, revision, ...(hostApi !== undefined && { hostApi }) };
}
