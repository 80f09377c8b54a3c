import type { GlMap, Listener } from './engine.ts';
import { showGrid, showLand } from './land.ts';
import { watchLateTiles } from './late-tiles.ts';
import { TILES } from './style.ts';

/** `away`: the tile service cannot be reached, the shipped land is shown. */
export type TileState = 'loading' | 'there' | 'away';

const FAILURES = 3;
const PROBE_MS = 60_000;
/** The service answers, and has no picture of this place. */
const NO_SUCH_TILE = 404;

/** Watches whether the pictures come: after three that failed or hang and none that came, the shipped land is shown, and every minute, or when the network is back, they are tried again. Returns what ends it. */
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
  const showTiles = (isShown: boolean) =>
    map.getLayer(TILES) && map.setLayoutProperty(TILES, 'visibility', isShown ? 'visible' : 'none');
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
    late.forget();
    if (map.getLayer(TILES)) timer = setTimeout(probe, PROBE_MS);
  };
  function probe() {
    failures = 0;
    showTiles(true);
  }
  const fail = () => {
    if (state === 'there') return;
    failures += 1;
    if (failures >= FAILURES) goAway();
  };
  const late = watchLateTiles(map, fail);
  const failed: Listener = ({ sourceId, error }) => {
    if (sourceId === TILES && error?.status !== NO_SUCH_TILE) fail();
  };
  const came: Listener = ({ sourceId, tile }) => {
    if (sourceId !== TILES || tile?.state !== 'loaded') return;
    clearTimeout(timer);
    if (state === 'away') showTiles(true);
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
    late.end();
    map.off('error', failed);
    map.off('sourcedata', came);
    map.off('moveend', moved);
    window.removeEventListener('online', back);
  };
}
