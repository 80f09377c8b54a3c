import { MAPBOX_ORIGINS, type MapTiles } from 'shared-contracts/values/maps';
import { lately } from './lately.ts';

/** A token that is set or taken away is seen after this at the latest. */
const FRESH_MS = 10_000;

type Options = { onError: (error: unknown) => void; now?: () => number };

/** What the maps of a page may load from: the tile service, and Mapbox while an organization has a token for it. */
export function openMapOrigins(
  tiles: MapTiles | null,
  usesMapbox: () => Promise<boolean>,
  options: Options,
): () => Promise<readonly string[]> {
  const tileOrigins = tiles ? [new URL(tiles.url).origin] : [];
  const isUsed = lately(usesMapbox, { first: false, freshMs: FRESH_MS, ...options });
  return async () => ((await isUsed()) ? [...tileOrigins, ...MAPBOX_ORIGINS] : tileOrigins);
}
