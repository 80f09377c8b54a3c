/** Smaller deviations of the phone's clock count as network latency. Seconds. */
const TOLERANCE = 30;

/** All in unix seconds. `last`: the time of the driver's previous event for the trip. */
type ReportedTime = { occurredAt: number; sentAt?: number | undefined; now: number; last: number | null };

/** Converts the phone's time to server time: never in the future, never before the previous event. */
export function toServerTime({ occurredAt, sentAt = occurredAt, now, last }: ReportedTime): number {
  const offset = now - Math.max(sentAt, occurredAt);
  const isAccurate = Math.abs(offset) <= TOLERANCE || sentAt === occurredAt;
  return Math.min(now, Math.max(isAccurate ? occurredAt : occurredAt + offset, last ?? 0));
}
