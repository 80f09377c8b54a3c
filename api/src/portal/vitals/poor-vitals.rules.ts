import { rateVital, type WebVital } from 'shared-contracts/values/portal/web-vitals';
import { BUCKETS, countViews, findP75, type VitalCount } from './vitals.rules.ts';

/** A release needs so many views before its web vitals count against it, or for the release that replaces it. */
export const MIN_VIEWS = 200;
/** Today and yesterday. */
export const POOR_VITALS_DAYS = 2;
/** What people notice of a release; the first byte and the first paint depend on networks and the shell. */
const JUDGED: readonly WebVital[] = ['lcp', 'inp', 'cls'];

type Count = Pick<VitalCount, 'vital' | 'part' | 'bucket' | 'views'>;
/** `poor`: the views beyond the limit of a poor value. */
export type PoorVital = { vital: WebVital; p75: number; views: number; poor: number };

const rate = (vital: WebVital, counts: readonly Count[]) => {
  const p75 = countViews(counts) >= MIN_VIEWS ? findP75(vital, counts) : null;
  return p75 === null ? null : rateVital(vital, p75);
};

const isPoorWithoutAnyPart = (vital: WebVital, counts: readonly Count[]) =>
  [...new Set(counts.map(({ part }) => part))].every(
    (excluded) =>
      rate(
        vital,
        counts.filter(({ part }) => part !== excluded),
      ) === 'poor',
  );

const isBeyond = (vital: WebVital, bucket: number) =>
  rateVital(vital, BUCKETS[vital][bucket] ?? Number.POSITIVE_INFINITY) === 'poor';

/**
 * Finds a vital that is poor for those who are signed in, also with any one part of the organizations left out, while
 * it isn't for any of the releases that would replace this one. Releases without enough views are no comparison.
 */
export function findPoorVital(counts: readonly Count[], replacements: readonly (readonly Count[])[]): PoorVital | null {
  const signedIn = counts.filter(({ part }) => part > 0);
  for (const vital of JUDGED) {
    const judged = signedIn.filter((count) => count.vital === vital);
    const p75 = findP75(vital, judged);
    if (p75 === null || !isPoorWithoutAnyPart(vital, judged)) continue;
    const ratings = replacements.map((other) =>
      rate(
        vital,
        other.filter((count) => count.vital === vital),
      ),
    );
    if (ratings.length === 0 || ratings.some((rating) => rating === null || rating === 'poor')) continue;
    const poor = countViews(judged.filter(({ bucket }) => isBeyond(vital, bucket)));
    return { vital, p75, views: countViews(judged), poor };
  }
  return null;
}
