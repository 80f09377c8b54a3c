import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { toJsonLine, toSyslogFrame } from './log-line.rules.ts';

export type AuditTarget = { url: string; token?: string };
type Entries = readonly Parameters<typeof toJsonLine>[0][];

const TIMEOUT_MS = 10_000;
const DEFAULT_PORTS: Record<string, number> = { 'syslog+tcp:': 601, 'syslog+tls:': 6514 };

async function postJsonLines({ url, token }: AuditTarget, entries: Entries) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) },
    body: entries.map((entry) => `${toJsonLine(entry)}\n`).join(''),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`AUDIT_URL answered ${response.status}`);
}

/** Syslog has no acknowledgement: the entries count as sent once the receiver has closed the connection. */
async function sendSyslog(url: URL, entries: Entries, host: string) {
  const address = { host: url.hostname, port: Number(url.port) || DEFAULT_PORTS[url.protocol], timeout: TIMEOUT_MS };
  const socket =
    url.protocol === 'syslog+tls:'
      ? connectTls({ ...address, servername: url.hostname })
      : connectTcp({ ...address, port: address.port ?? 0 });
  socket.on('timeout', () => socket.destroy(new Error('AUDIT_URL did not answer in time')));
  socket.resume().end(entries.map((entry) => toSyslogFrame(entry, host)).join(''));
  await once(socket, 'close');
}

/**
 * Sends entries to a collector of logs: as JSON lines over HTTP, or as syslog messages.
 * @param host the portal's host name, for syslog
 * @throws Error if they were not accepted
 */
export async function postEntries(target: AuditTarget, entries: Entries, host: string): Promise<void> {
  const url = new URL(target.url);
  await (url.protocol.startsWith('syslog') ? sendSyslog(url, entries, host) : postJsonLines(target, entries));
}
