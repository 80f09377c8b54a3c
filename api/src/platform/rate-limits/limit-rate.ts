import { AppError } from '../errors/app-error.ts';
import { type Bucket, isFull, type Limit, spend } from './token-bucket.rules.ts';

/** @param retryAfter seconds */
export const tooManyRequests = (limitedBy: string, retryAfter: number) =>
  new AppError(429, 'tooManyRequests', `Too many requests. Try again in ${retryAfter} s`, {
    params: { limitedBy, retryAfter },
  });

/** More buckets than this are swept: full ones contain no information. */
const SWEEP_AT = 10_000;

/**
 * Limits calls without a caller of the API, such as those of SCIM, by a key such as a network address.
 * @returns a function that counts a call
 * @throws 429
 */
export function limitRate(limitedBy: string, limit: Limit, secondsNow = () => performance.now() / 1_000) {
  const buckets = new Map<string, Bucket>();
  const sweep = (at: number) => {
    for (const [key, bucket] of buckets) if (isFull(bucket, limit, at)) buckets.delete(key);
  };
  return (key: string): void => {
    const at = secondsNow();
    if (buckets.size > SWEEP_AT) sweep(at);
    const { bucket, isAllowed, retryAfter } = spend(buckets.get(key), limit, 1, at);
    if (!isAllowed) throw tooManyRequests(limitedBy, retryAfter);
    buckets.set(key, bucket);
  };
}
