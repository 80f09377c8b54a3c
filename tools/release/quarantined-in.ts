import type { QuarantinedReleases } from 'shared-contracts/values/portal/areas';
import { Refusal } from './registry.rules.ts';

const PATIENCE_MS = 10_000;

/** What a portal has quarantined, asked at its address. @throws Refusal */
export async function quarantinedIn(portal: string): Promise<QuarantinedReleases> {
  if (!URL.canParse(portal))
    throw new Refusal(`--portal must be an address such as https://portal.example.com, and is ${portal}.`);
  const address = new URL('/areas/quarantined.json', portal).href;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Refusal(`${address} was answered with ${answer.status}.`);
  return (await answer.json()) as QuarantinedReleases;
}
