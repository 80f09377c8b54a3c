import { useSession } from 'shared-auth';
import type { AreaReport } from 'shared-contracts/area-reports';
import type { ResolvedRegistry } from 'shared-contracts/values/areas';

const LIMIT_MS = 5_000;

/** What the portal shows this browser by now; undefined when that is what it knows already, or when there is no answer. */
export async function askRegistry(known: string | undefined): Promise<ResolvedRegistry | undefined> {
  const headers = known === undefined ? undefined : { 'if-none-match': `"${known}"` };
  const answer = await fetch('/areas/registry.json', {
    signal: AbortSignal.timeout(LIMIT_MS),
    cache: 'no-store',
    ...(headers && { headers }),
  }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

/** Tells operations how areas fare, also from a page that is being left. Nobody waits for it, and nobody hears when it fails. */
export function sendReport(report: AreaReport) {
  const { token } = useSession.getState();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  void fetch('/api/areas/reports', { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(
    () => undefined,
  );
}
