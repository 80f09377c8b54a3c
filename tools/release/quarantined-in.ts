import type { QuarantinedReleases } from 'shared-contracts/values/portal/areas';
import { ReleaseError } from './registry.rules.ts';

const PATIENCE_MS = 10_000;

/** Requests the quarantined releases from a portal. @throws ReleaseError */
export async function quarantinedIn(portal: string): Promise<QuarantinedReleases> {
  if (!URL.canParse(portal))
    throw new ReleaseError(`--portal must be an address such as https://portal.example.com, and is ${portal}.`);
  const address = new URL('/areas/quarantined.json', portal).href;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new ReleaseError(`${address} was answered with ${answer.status}.`);
  return (await answer.json()) as QuarantinedReleases;
}
