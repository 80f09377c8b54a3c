import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DAY } from 'shared-contracts/values/time';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { fetchJson, trimTrailingSlash, type GeoDeps } from './geo-service.ts';
import { type RoadTable, toRoadKey } from './travel.rules.ts';

/** The usual limit of an OSRM server for one request. */
const MAX_REQUESTED = 100;
/** For more places, the table is requested in blocks of half as many rows and columns. */
const PART = MAX_REQUESTED / 2;
/** Parallel requests. */
const CONCURRENCY = 4;
/** 144 requests. */
export const MAX_ROAD_PLACES = 600;
const MAX_CACHED_PAIRS = 500_000;
/** Seconds. */
const RETRY_AFTER = 30;

/** NaN if there is no road. */
type Road = { metres: number; seconds: number };
type Cache = LRUCache<string, Road>;
type Place = { key: string; point: Point; index: number };

const Matrix = z.array(z.array(z.number().min(0).nullable()));
const OsrmTableResponse = z.object({ code: z.literal('Ok'), distances: Matrix, durations: Matrix });

/** `retryAt`: a failed service isn't called before that, because many trips would each wait for it. */
type State = { cache: Cache; retryAt: number };

/** One per configuration, that is, per process. */
const states = new WeakMap<object, State>();
function stateOf({ config, now }: GeoDeps): State {
  const state = states.get(config) ?? {
    cache: new LRUCache<string, Road>({
      max: MAX_CACHED_PAIRS,
      ttl: DAY * 1_000,
      ttlResolution: 0,
      perf: { now: () => now() * 1_000 },
    }),
    retryAt: 0,
  };
  states.set(config, state);
  return state;
}

const toPath = ([latitude, longitude]: Point) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

type Part = { from: readonly Place[]; to: readonly Place[] };

function listParts(places: readonly Place[]): Part[] {
  if (places.length <= MAX_REQUESTED) return [{ from: places, to: places }];
  const parts = Array.from({ length: Math.ceil(places.length / PART) }, (_, i) =>
    places.slice(i * PART, (i + 1) * PART),
  );
  return parts.flatMap((from) => parts.map((to) => ({ from, to })));
}

const range = (start: number, count: number) => Array.from({ length: count }, (_, i) => start + i).join(';');

type SetRoad = (from: Place, to: Place, road: Road) => void;

function readCached({ from, to }: Part, cache: Cache, setRoad: SetRoad): boolean {
  for (const a of from)
    for (const b of to) {
      const road = cache.get(`${a.key} ${b.key}`);
      if (!road) return false;
      setRoad(a, b, road);
    }
  return true;
}

async function requestPart(deps: GeoDeps, url: string, { from, to }: Part): Promise<(a: number, b: number) => Road> {
  const isWhole = from === to;
  const path = (isWhole ? from : [...from, ...to]).map(({ point }) => toPath(point)).join(';');
  const sides = isWhole ? '' : `&sources=${range(0, from.length)}&destinations=${range(from.length, to.length)}`;
  const { distances, durations } = await fetchJson(
    deps,
    `${trimTrailingSlash(url)}/table/v1/driving/${path}?annotations=duration,distance${sides}`,
    OsrmTableResponse,
  );
  return (a, b) => ({ metres: distances[a]?.[b] ?? NaN, seconds: durations[a]?.[b] ?? NaN });
}

/** Sets the roads of a part, from the cache if it has all of them. */
async function loadPart(deps: GeoDeps, url: string, part: Part, setRoad: SetRoad): Promise<void> {
  const { cache } = stateOf(deps);
  if (readCached(part, cache, setRoad)) return;
  const roadAt = await requestPart(deps, url, part);
  part.from.forEach((from, a) =>
    part.to.forEach((to, b) => {
      const road = roadAt(a, b);
      cache.set(`${from.key} ${to.key}`, road);
      setRoad(from, to, road);
    }),
  );
}

/**
 * Distances and travel times by road between all points, from an OSRM-compatible service; cached for a day.
 * @returns null without a service, when it fails, or for too many places: distances must be estimated then
 */
export async function fetchRoadTable(deps: GeoDeps, points: readonly Point[]): Promise<RoadTable | null> {
  const { routingUrl } = deps.config;
  const state = stateOf(deps);
  if (!routingUrl || deps.now() < state.retryAt) return null;
  const byKey = new Map(points.map((point) => [toRoadKey(point), point]));
  if (byKey.size < 2 || byKey.size > MAX_ROAD_PLACES) return null;
  const places = [...byKey].map(([key, point], index): Place => ({ key, point, index }));
  const size = places.length;
  const table = {
    indexes: new Map(places.map(({ key, index }) => [key, index])),
    metres: new Float64Array(size * size),
    seconds: new Float64Array(size * size),
  };
  const setRoad: SetRoad = (from, to, { metres, seconds }) => {
    table.metres[from.index * size + to.index] = metres;
    table.seconds[from.index * size + to.index] = seconds;
  };
  const parts = listParts(places);
  const work = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) await loadPart(deps, routingUrl, part, setRoad);
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    return table;
  } catch (error) {
    parts.length = 0;
    state.retryAt = deps.now() + RETRY_AFTER;
    deps.log.warn({ err: error }, 'The routing service failed: estimating travel times');
    return null;
  }
}
