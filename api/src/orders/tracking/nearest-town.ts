import { LRUCache } from 'lru-cache';
import { loadGazetteer, findNearestPlace } from '../../network/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';

const MAX_CACHED = 10_000;

/** Searching all towns is slow, and most requests are for the same few points. */
const cache = new LRUCache<string, { town: string | null }>({ max: MAX_CACHED });

/** The nearest town within 50 km; null if there is none. */
export async function findNearestTown(point: Point): Promise<string | null> {
  const key = point.join(' ');
  const result = cache.get(key) ?? { town: findNearestPlace(await loadGazetteer(), point)?.city ?? null };
  cache.set(key, result);
  return result.town;
}
