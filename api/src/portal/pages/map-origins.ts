import { MAPBOX_ORIGINS, type MapTiles } from 'shared-contracts/values/network/maps';
import { staleWhileError } from './stale-while-error.ts';

/** A new or deleted token takes effect after at most this time. */
const CACHE_MS = 10_000;

type Options = { onError: (error: unknown) => void; now?: () => number };

/** Returns a function that lists the origins maps may load from: the tile service, and Mapbox if an organization uses it. */
export function createMapOrigins(
  tiles: MapTiles | null,
  usesMapbox: () => Promise<boolean>,
  options: Options,
): () => Promise<readonly string[]> {
  const tileOrigins = tiles ? [new URL(tiles.url).origin] : [];
  const isMapboxUsed = staleWhileError(usesMapbox, { initialValue: false, cacheMs: CACHE_MS, ...options });
  return async () => ((await isMapboxUsed()) ? [...tileOrigins, ...MAPBOX_ORIGINS] : tileOrigins);
}
