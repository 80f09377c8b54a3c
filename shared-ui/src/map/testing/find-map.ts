import { act, waitFor } from '@testing-library/react';
import type { Position } from 'geojson';
import type { MapEvent } from '../engine.ts';
import { lngLat, placeAt, type Geofence, type Place } from '../geo.ts';
import { made } from './fake-engine.ts';

/** The map that was made last and is still there. */
export async function shownMap() {
  const map = await waitFor(() => {
    const found = made.maps.findLast(({ isRemoved }) => !isRemoved);
    if (!found) throw new Error('There is no map');
    return found;
  });
  const shapes = (type: string) =>
    map
      .features()
      .flatMap(({ geometry }) => (geometry.type === type && 'coordinates' in geometry ? [geometry.coordinates] : []));
  return {
    /** The engine it stands for, by how it was begun. */
    engine: typeof map.options.style === 'string' ? 'mapbox' : 'maplibre',
    center: () => placeAt([map.getCenter().lng, map.getCenter().lat]),
    zoom: () => map.getZoom(),
    /** What stands on it, in the words that are read: markers, bubbles, vehicles. */
    markers: () =>
      [...map.markers].map(
        ({ element }) =>
          (element.getAttribute('aria-label') ? element : element.querySelector('[aria-label]'))?.getAttribute(
            'aria-label',
          ) ?? '',
      ),
    /** Where a marker stands. */
    placeOf: (name: string) => {
      const found = [...map.markers].find(
        ({ element }) => element.getAttribute('aria-label') === name || element.querySelector(`[aria-label="${name}"]`),
      );
      return found && placeAt(found.at);
    },
    lines: () => (shapes('LineString') as Position[][]).map((points) => points.map(placeAt)),
    /** The corners of each. */
    geofences: () => (shapes('Polygon') as Position[][][]).map(([ring = []]) => ring.slice(0, -1).map(placeAt)),
    /** What its layers are called, from below. */
    layers: () => [...map.layers.keys()],
    areTilesShown: () => !map.hidden.has('tiles'),
    zoomTo: (zoom: number, center: Place = placeAt([map.getCenter().lng, map.getCenter().lat])) =>
      act(() => map.easeTo({ zoom, center: lngLat(center) })),
    /** Lets the engine tell something: an error, a tile that came. */
    tell: (type: string, event?: MapEvent) => act(() => map.tell(type, event)),
    click: (place: Place) =>
      act(() =>
        map.tell('click', { lngLat: { lng: place.longitude, lat: place.latitude }, point: map.project(lngLat(place)) }),
      ),
    /** What is being drawn, and a person who draws. */
    drawing: async () => {
      const drawing = await waitFor(() => {
        const found = made.drawings.get(map);
        if (!found) throw new Error('Nothing can be drawn');
        return found;
      });
      return {
        shown: () => drawing.geofence,
        begun: () => drawing.begun,
        draw: (geofence: Geofence | null) =>
          act(() => {
            drawing.onChange(geofence);
            drawing.onEnd();
          }),
      };
    },
  };
}

/** A browser that cannot draw maps, until the work is over. */
export async function withoutWebGl(work: () => Promise<void>) {
  made.hasWebGl = false;
  await work().finally(() => {
    made.hasWebGl = true;
  });
}
