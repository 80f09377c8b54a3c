import { MINUTE_MS } from 'shared-contracts/values/time';
import type { GlMap, Listener } from '../engine/engine.ts';
import type { Basemap } from '../basemap/show-basemap.ts';
import { TILES } from '../basemap/raster-style.ts';
import { watchLateTiles } from './watch-late-tiles.ts';

/** While the tiles are `unavailable`, the bundled map is shown. */
export type TileState = 'loading' | 'loaded' | 'unavailable';

const MAX_FAILURES = 3;
const RETRY_MS = MINUTE_MS;
/** The service works, but has no tile for this area. */
const NOT_FOUND = 404;

/**
 * Shows the bundled map after three tiles have failed or timed out and none has loaded. Then retries every minute
 * and when the browser is online again. Returns a function that stops it.
 */
export function watchTiles(map: GlMap, basemap: Basemap, onChange: (state: TileState) => void): () => void {
  let state: TileState = 'loading';
  let failureCount = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const setState = (next: TileState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  const setTilesVisible = (isVisible: boolean) =>
    map.getLayer(TILES) && map.setLayoutProperty(TILES, 'visibility', isVisible ? 'visible' : 'none');
  const showFallback = () => {
    setTilesVisible(false);
    setState('unavailable');
    basemap.show();
    clearTimeout(retryTimer);
    lateTiles.reset();
    if (map.getLayer(TILES)) retryTimer = setTimeout(retry, RETRY_MS);
  };
  function retry() {
    failureCount = 0;
    setTilesVisible(true);
  }
  const onFailure = () => {
    if (state === 'loaded') return;
    failureCount += 1;
    if (failureCount >= MAX_FAILURES) showFallback();
  };
  const lateTiles = watchLateTiles(map, onFailure);
  const onError: Listener = ({ sourceId, error }) => {
    if (sourceId === TILES && error?.status !== NOT_FOUND) onFailure();
  };
  const onData: Listener = ({ sourceId, tile }) => {
    if (sourceId !== TILES || tile?.state !== 'loaded') return;
    clearTimeout(retryTimer);
    if (state === 'unavailable') {
      setTilesVisible(true);
      basemap.hide();
    }
    setState('loaded');
  };
  const onOnline = () => {
    if (state === 'unavailable' && !isStopped) retry();
  };

  map.on('error', onError);
  map.on('sourcedata', onData);
  window.addEventListener('online', onOnline);
  if (!map.getLayer(TILES)) showFallback();
  return () => {
    isStopped = true;
    clearTimeout(retryTimer);
    lateTiles.stop();
    map.off('error', onError);
    map.off('sourcedata', onData);
    window.removeEventListener('online', onOnline);
  };
}
