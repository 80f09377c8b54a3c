import { useSession } from 'shared-auth';
import type { AreaReport } from 'shared-contracts/portal/area-reports';

/** Sends a report in the background, even while the page unloads, and ignores failures. */
export function sendReport(report: AreaReport) {
  const { token } = useSession.getState();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  void fetch('/api/areas/reports', { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(
    () => undefined,
  );
}
