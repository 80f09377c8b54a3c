import type { readEntriesToForward } from './forwarding.store.ts';

type Entry = Awaited<ReturnType<typeof readEntriesToForward>>[number];

/** Facility 13 (log audit), severity 6 (informational) of RFC 5424. */
const PRIORITY = 13 * 8 + 6;
const toIsoTime = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** An entry as JSON, without line breaks. */
export const toJsonLine = ({ occurredAt, recordedAt, position, ...entry }: Entry): string =>
  JSON.stringify({ ...entry, position, occurredAt: toIsoTime(occurredAt), recordedAt: toIsoTime(recordedAt) });

/** A message of RFC 5424 with the entry as JSON, framed by its length (RFC 6587, 3.4.1). */
export function toSyslogFrame(entry: Entry, host: string): string {
  const message = `<${PRIORITY}>1 ${toIsoTime(entry.recordedAt)} ${host} consign - audit - ${toJsonLine(entry)}`;
  return `${Buffer.byteLength(message)} ${message}`;
}
