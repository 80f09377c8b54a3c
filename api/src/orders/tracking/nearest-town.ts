import { LRUCache } from 'lru-cache';
import { gazetteer } from '../../network/geo/gazetteer.ts';
import { nearestPlace } from '../../network/geo/gazetteer.rules.ts';
import type { Point } from '../../network/geo/great-circle.rules.ts';

const MOST_KEPT = 10_000;

/** To look through all towns takes long, and many ask for the same few places again and again. */
const known = new LRUCache<string, { town: string | null }>({ max: MOST_KEPT });

/** The nearest town within 50 km; null: there is none. */
export async function townNear(place: Point): Promise<string | null> {
  const key = place.join(' ');
  const found = known.get(key) ?? { town: nearestPlace(await gazetteer(), place)?.city ?? null };
  known.set(key, found);
  return found.town;
}
