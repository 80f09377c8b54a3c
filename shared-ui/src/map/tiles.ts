import type { GlMap, Listener } from './engine.ts';
import { showGrid, showLand } from './land.ts';
import { TILES } from './style.ts';

/** `away`: the tile service cannot be reached, the shipped land is shown. */
export type TileState = 'loading' | 'there' | 'away';

const FAILURES = 3;
const PROBE_MS = 60_000;
/** The service answers, and has no picture of this place. */
const NO_SUCH_TILE = 404;

/** Watches whether the pictures come: after three that did not and none that did, the shipped land is shown, and every minute, or when the network is back, they are tried again. Returns what ends it. */
export function watchTiles(map: GlMap, tell: (state: TileState) => void): () => void {
  let state: TileState = 'loading';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLandShown = false;
  let isOver = false;

  const be = (next: TileState) => {
    if (next === state) return;
    state = next;
    tell(next);
  };
  const showTiles = (isShown: boolean) => map.getLayer(TILES) && map.setLayoutProperty(TILES, 'visibility', isShown ? 'visible' : 'none');
  const land = () => {
    if (isLandShown) return;
    isLandShown = true;
    showLand(map).catch(() => {
      isLandShown = false;
    });
  };
  const goAway = () => {
    showTiles(false);
    be('away');
    land();
    showGrid(map);
    clearTimeout(timer);
    if (map.getLayer(TILES)) timer = setTimeout(probe, PROBE_MS);
  };
  function probe() {
    failures = 0;
    showTiles(true);
  }
  const failed: Listener = ({ sourceId, error }) => {
    if (sourceId !== TILES || error?.status === NO_SUCH_TILE || state === 'there') return;
    failures += 1;
    if (failures >= FAILURES) goAway();
  };
  const came: Listener = ({ sourceId, tile }) => {
    if (sourceId !== TILES || tile?.state !== 'loaded') return;
    clearTimeout(timer);
    be('there');
  };
  const moved = () => {
    if (state === 'away') showGrid(map);
  };
  const back = () => {
    if (state === 'away' && !isOver) probe();
  };

  map.on('error', failed);
  map.on('sourcedata', came);
  map.on('moveend', moved);
  window.addEventListener('online', back);
  if (!map.getLayer(TILES)) goAway();
  return () => {
    isOver = true;
    clearTimeout(timer);
    map.off('error', failed);
    map.off('sourcedata', came);
    map.off('moveend', moved);
    window.removeEventListener('online', back);
  };
}
