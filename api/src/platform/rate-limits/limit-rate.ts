import { AppError } from '../errors/app-error.ts';
import { type Bucket, type Limit, spend } from './token-bucket.rules.ts';

/** @param retryAfter seconds */
export const tooManyRequests = (limitedBy: string, retryAfter: number) =>
  new AppError(429, 'tooManyRequests', `Too many requests. Try again in ${retryAfter} s`, {
    params: { limitedBy, retryAfter },
  });

/**
 * Limits calls that have no caller of the API, such as those of SCIM, by something that there are few of.
 * @returns counts a call. @throws 429
 */
export function limitRate(limitedBy: string, limit: Limit, secondsNow = () => performance.now() / 1_000) {
  const buckets = new Map<string, Bucket>();
  return (key: string): void => {
    const { bucket, isAllowed, retryAfter } = spend(buckets.get(key), limit, 1, secondsNow());
    if (!isAllowed) throw tooManyRequests(limitedBy, retryAfter);
    buckets.set(key, bucket);
  };
}
