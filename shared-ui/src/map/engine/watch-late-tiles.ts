import type { GlMap, Listener } from './engine.ts';
import { TILES } from './style.ts';

const LIMIT_MS = 10_000;

/** Tells of each picture that was asked for and has neither come nor failed in time: a service may hang without a word. `forget`: what is on its way no longer counts. */
export function watchLateTiles(map: GlMap, tellLate: () => void): { forget: () => void; end: () => void } {
  const awaited = new Map<unknown, ReturnType<typeof setTimeout>>();
  const asked: Listener = ({ sourceId, tile }) => {
    if (sourceId === TILES && tile)
      awaited.set(
        tile,
        setTimeout(() => awaited.delete(tile) && tile.state === 'loading' && tellLate(), LIMIT_MS),
      );
  };
  const dropped: Listener = ({ tile }) => {
    clearTimeout(awaited.get(tile));
    awaited.delete(tile);
  };
  const forget = () => {
    for (const wait of awaited.values()) clearTimeout(wait);
    awaited.clear();
  };
  map.on('sourcedataloading', asked);
  map.on('sourcedataabort', dropped);
  return {
    forget,
    end: () => {
      forget();
      map.off('sourcedataloading', asked);
      map.off('sourcedataabort', dropped);
    },
  };
}
