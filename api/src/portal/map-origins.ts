import { setTimeout as after } from 'node:timers/promises';
import { MAPBOX_ORIGINS, type MapTiles } from 'shared-contracts/values/maps';

/** A token that is set or taken away is seen after this at the latest. */
const FRESH_MS = 10_000;
/** A page waits no longer for it. */
const PATIENCE_MS = 500;

type Options = { onError: (error: unknown) => void; now?: () => number };

/** What the maps of a page may load from: the tile service, and Mapbox while an organization has a token for it. It never fails: while the database is away it is what it was. */
export function openMapOrigins(tiles: MapTiles | null, usesMapbox: () => Promise<boolean>, { onError, now = Date.now }: Options): () => Promise<readonly string[]> {
  const tileOrigins = tiles ? [new URL(tiles.url).origin] : [];
  let isUsed = false;
  let until = -Infinity;
  let asked: Promise<void> | undefined;

  const ask = () => {
    asked = usesMapbox().then((answer) => {
      isUsed = answer;
      until = now() + FRESH_MS;
    }).catch(onError).finally(() => {
      asked = undefined;
    });
    return asked;
  };

  return async () => {
    if (until <= now()) await Promise.race([asked ?? ask(), after(PATIENCE_MS, undefined, { ref: false })]);
    return isUsed ? [...tileOrigins, ...MAPBOX_ORIGINS] : tileOrigins;
  };
}
