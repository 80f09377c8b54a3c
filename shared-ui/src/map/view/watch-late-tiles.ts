import type { GlMap, Listener } from '../engine/engine.ts';
import { TILES } from '../basemap/raster-style.ts';

const TIMEOUT_MS = 10_000;

type LateTileWatcher = {
  /** Ignores the tiles requested so far. */
  reset: () => void;
  stop: () => void;
};

/** Calls `onLate` for each tile that has neither loaded nor failed in time: a service may hang without an error. */
export function watchLateTiles(map: GlMap, onLate: () => void): LateTileWatcher {
  const timers = new Map<unknown, ReturnType<typeof setTimeout>>();
  const onRequested: Listener = ({ sourceId, tile }) => {
    if (sourceId === TILES && tile)
      timers.set(
        tile,
        setTimeout(() => timers.delete(tile) && tile.state === 'loading' && onLate(), TIMEOUT_MS),
      );
  };
  const onAborted: Listener = ({ tile }) => {
    clearTimeout(timers.get(tile));
    timers.delete(tile);
  };
  const reset = () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
  map.on('sourcedataloading', onRequested);
  map.on('sourcedataabort', onAborted);
  return {
    reset,
    stop: () => {
      reset();
      map.off('sourcedataloading', onRequested);
      map.off('sourcedataabort', onAborted);
    },
  };
}
