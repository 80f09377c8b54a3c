/** A clock that is wrong by less than this is right: an answer takes its time too. */
const TOLERANCE = 30;

/** All in unix seconds; `last`: what the same driver told last of the same trip. */
type Told = { occurredAt: number; sentAt?: number | undefined; now: number; last: number | null };

/** When it happened by the clock here: never in the future, never before what was told before it. */
export function happenedAt({ occurredAt, sentAt = occurredAt, now, last }: Told): number {
  const wrongBy = now - Math.max(sentAt, occurredAt);
  const isRight = Math.abs(wrongBy) <= TOLERANCE || sentAt === occurredAt;
  return Math.min(now, Math.max(isRight ? occurredAt : occurredAt + wrongBy, last ?? 0));
}
