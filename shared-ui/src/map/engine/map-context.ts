import { createContext, use } from 'react';
import type { GlMap, MapEngine } from './engine.ts';

/** A loaded map and its engine. */
export type MapHandle = { map: GlMap; engine: MapEngine };

export const MapContext = createContext<MapHandle | null>(null);

/** The surrounding map; null until it is loaded. */
export const useMapHandle = () => use(MapContext);

const removedMaps = new WeakSet<GlMap>();

export function removeMap(map: GlMap) {
  removedMaps.add(map);
  map.remove();
}

/** A removed map has no layers and markers any more, so there is nothing to clean up. */
export const isMapRemoved = (map: GlMap) => removedMaps.has(map);
