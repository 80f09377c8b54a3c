import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';

const TIMEOUT_MS = 5_000;

/** Fetches the registry; undefined when `revision` is still current, or on failure. */
export async function fetchRegistry(revision: string | undefined): Promise<ResolvedRegistry | undefined> {
  const headers = revision === undefined ? undefined : { 'if-none-match': `"${revision}"` };
  const response = await fetch('/areas/registry.json', {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
    ...(headers && { headers }),
  }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
