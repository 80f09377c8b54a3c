import type { TrustedKey } from 'shared-contracts/values/portal/release-signature';

const PATIENCE_MS = 10_000;

/** The keys of which a portal demands one. Those of earlier releases demand none. */
export async function fetchTrustedKeys(address: string): Promise<TrustedKey[]> {
  const answer = await fetch(new URL('/api/areas/signing-keys', address), { signal: AbortSignal.timeout(PATIENCE_MS) });
  const isAnswered = answer.ok && answer.headers.get('content-type')?.includes('json');
  return isAnswered ? ((await answer.json()) as { items: TrustedKey[] }).items : [];
}
