import type { Drawing, DrawingOptions } from '../drawing/drawing.ts';
import { WebGlUnavailableError, type GlMap, type MapEngine, type MapOptions, type Marker } from '../engine/engine.ts';
import type { Geofence, LngLat } from '../engine/geo.ts';
import { FakeMap } from './fake-map.ts';

type FakeDrawing = DrawingOptions & {
  geofence: Geofence | null;
  startedKind: Geofence['kind'] | null;
  unfinished: Geofence | null;
};

/** The maps and drawings created in a test. */
export const fakes: { maps: FakeMap[]; drawings: Map<GlMap, FakeDrawing>; hasWebGl: boolean } = {
  maps: [],
  drawings: new Map(),
  hasWebGl: true,
};

function createMarker(element: HTMLElement): Marker {
  const fakeMarker = { element, at: [0, 0] as LngLat };
  let addedTo: FakeMap | undefined;
  return {
    setLngLat: (at) => {
      fakeMarker.at = at;
    },
    getLngLat: () => ({ lng: fakeMarker.at[0], lat: fakeMarker.at[1] }),
    addTo: (map) => {
      addedTo = map as FakeMap;
      addedTo.markers.add(fakeMarker);
      addedTo.getContainer().append(element);
    },
    remove: () => {
      addedTo?.markers.delete(fakeMarker);
      element.remove();
    },
  };
}

/** Replaces both engines: with a token it is Mapbox. */
export function createEngine(token?: string): MapEngine {
  return {
    name: token ? 'mapbox' : 'maplibre',
    createMap: (options: MapOptions) => {
      if (!fakes.hasWebGl) throw new WebGlUnavailableError('No WebGL');
      const map = new FakeMap(options);
      fakes.maps.push(map);
      queueMicrotask(() => map.emit('style.load'));
      return map;
    },
    createMarker,
    loadWorld: async () => '/assets/world.pmtiles',
    createCustomLayer: (id, painter) => ({ id, type: 'custom', ...painter }),
  };
}

/** Replaces the drawing library: the test defines what was drawn. */
export function createDrawing(map: GlMap, options: DrawingOptions): Drawing {
  const drawing: FakeDrawing = { ...options, geofence: null, startedKind: null, unfinished: null };
  fakes.drawings.set(map, drawing);
  return {
    start: (kind) => {
      drawing.startedKind = kind;
    },
    finish: () => {
      if (drawing.unfinished) drawing.onChange(drawing.unfinished);
      drawing.unfinished = null;
      drawing.onFinish();
    },
    show: (geofence) => {
      drawing.geofence = geofence;
    },
    remove: () => fakes.drawings.delete(map),
  };
}
