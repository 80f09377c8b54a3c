import type { Drawing, DrawingOptions } from '../drawing.ts';
import { NoWebGl, type GlMap, type MapEngine, type MapOptions, type Marker } from '../engine.ts';
import type { Geofence, LngLat } from '../geo.ts';
import { FakeMap } from './fake-map.ts';

type FakeDrawing = DrawingOptions & { geofence: Geofence | null; begun: Geofence['kind'] | null };

/** What the kit has made, for tests to look at. */
export const made: { maps: FakeMap[]; drawings: Map<GlMap, FakeDrawing>; hasWebGl: boolean } = {
  maps: [],
  drawings: new Map(),
  hasWebGl: true,
};

function marker(element: HTMLElement): Marker {
  const shown = { element, at: [0, 0] as LngLat };
  let on: FakeMap | undefined;
  return {
    setLngLat: (at) => {
      shown.at = at;
    },
    getLngLat: () => ({ lng: shown.at[0], lat: shown.at[1] }),
    addTo: (map) => {
      on = map as FakeMap;
      on.markers.add(shown);
      on.getContainer().append(element);
    },
    remove: () => {
      on?.markers.delete(shown);
      element.remove();
    },
  };
}

/** In the place of both engines: the token decides which it stands for. */
export function createEngine(token?: string): MapEngine {
  return {
    name: token ? 'mapbox' : 'maplibre',
    createMap: (options: MapOptions) => {
      if (!made.hasWebGl) throw new NoWebGl('There is none');
      const map = new FakeMap(options);
      made.maps.push(map);
      queueMicrotask(() => map.tell('style.load'));
      return map;
    },
    createMarker: marker,
    paintedLayer: (id, painter) => ({ id, type: 'custom', ...painter }),
  };
}

/** In the place of what draws: a test says what was drawn. */
export function createDrawing(map: GlMap, options: DrawingOptions): Drawing {
  const drawing: FakeDrawing = { ...options, geofence: null, begun: null };
  made.drawings.set(map, drawing);
  return {
    begin: (kind) => {
      drawing.begun = kind;
    },
    show: (geofence) => {
      drawing.geofence = geofence;
    },
    remove: () => made.drawings.delete(map),
  };
}
