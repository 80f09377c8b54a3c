import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DAY } from 'shared-contracts/values/time';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { fetchJson, trimTrailingSlash, type GeoDeps } from './geo-service.ts';

/** The usual limit of an OSRM server for one request. */
const MAX_REQUESTED = 100;
/** For more points, the table is requested in parts from half as many points to others. */
const PART = MAX_REQUESTED / 2;
/** 64 requests. */
const MAX_POINTS = 400;
const MAX_CACHED_PAIRS = 500_000;

type Metres = number | null;
/** `metres` null: there is no way. */
type Cached = { metres: Metres };
type Cache = LRUCache<string, Cached>;

const OsrmTableResponse = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.number().min(0).nullable())),
});

/** One for each configuration, that is, for each process. */
const caches = new WeakMap<object, Cache>();
function cacheOf({ config, now }: GeoDeps): Cache {
  const cache =
    caches.get(config) ??
    new LRUCache<string, Cached>({
      max: MAX_CACHED_PAIRS,
      ttl: DAY * 1_000,
      ttlResolution: 0,
      perf: { now: () => now() * 1_000 },
    });
  caches.set(config, cache);
  return cache;
}

const toPath = ([latitude, longitude]: Point) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
const keyOf = (from: Point, to: Point) => `${toPath(from)} ${toPath(to)}`;

type Part = { from: readonly Point[]; to: readonly Point[] };

function listParts(points: readonly Point[]): Part[] {
  if (points.length <= MAX_REQUESTED) return [{ from: points, to: points }];
  const parts = Array.from({ length: Math.ceil(points.length / PART) }, (_, i) =>
    points.slice(i * PART, (i + 1) * PART),
  );
  return parts.flatMap((from) => parts.map((to) => ({ from, to })));
}

const range = (start: number, count: number) => Array.from({ length: count }, (_, i) => start + i).join(';');

/** Requests the distances of a part that aren't cached. */
async function loadPart(deps: GeoDeps, url: string, { from, to }: Part, cache: Cache): Promise<void> {
  if (from.every((a) => to.every((b) => cache.has(keyOf(a, b))))) return;
  const isWhole = from === to;
  const path = (isWhole ? from : [...from, ...to]).map(toPath).join(';');
  const sides = isWhole ? '' : `&sources=${range(0, from.length)}&destinations=${range(from.length, to.length)}`;
  const { distances } = await fetchJson(
    deps,
    `${trimTrailingSlash(url)}/table/v1/driving/${path}?annotations=distance${sides}`,
    OsrmTableResponse,
  );
  from.forEach((a, i) => to.forEach((b, j) => cache.set(keyOf(a, b), { metres: distances[i]?.[j] ?? null })));
}

/**
 * Road distances in metres between all points, from an OSRM-compatible service; those of the last day from the cache.
 * @returns null without a service, when it fails, or for too many points: distances must be estimated then
 */
export async function fetchDistanceTable(deps: GeoDeps, points: readonly Point[]): Promise<Metres[][] | null> {
  const { routingUrl } = deps.config;
  if (!routingUrl || points.length < 2 || points.length > MAX_POINTS) return null;
  const cache = cacheOf(deps);
  try {
    for (const part of listParts(points)) await loadPart(deps, routingUrl, part, cache);
  } catch (error) {
    deps.log.warn({ err: error }, 'The routing service failed: estimating distances');
    return null;
  }
  return points.map((from) => points.map((to) => cache.get(keyOf(from, to))?.metres ?? null));
}
