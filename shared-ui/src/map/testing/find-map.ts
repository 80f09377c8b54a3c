import { act, waitFor } from '@testing-library/react';
import type { Position } from 'geojson';
import type { MapEvent } from '../engine/engine.ts';
import { toLngLat, toCoordinates, type Geofence, type Coordinates } from '../engine/geo.ts';
import { fakes } from './fake-engine.ts';

/** Finds the last map that is not removed. */
export async function findMap() {
  const map = await waitFor(() => {
    const found = fakes.maps.findLast(({ isRemoved }) => !isRemoved);
    if (!found) throw new Error('No map');
    return found;
  });
  const shapes = (type: string) =>
    map
      .features()
      .flatMap(({ geometry }) => (geometry.type === type && 'coordinates' in geometry ? [geometry.coordinates] : []));
  return {
    engine: typeof map.options.style === 'string' ? 'mapbox' : 'maplibre',
    center: () => toCoordinates([map.getCenter().lng, map.getCenter().lat]),
    zoom: () => map.getZoom(),
    /** Accessible names of markers, clusters and vehicles. */
    markers: () =>
      [...map.markers].map(
        ({ element }) =>
          (element.getAttribute('aria-label') ? element : element.querySelector('[aria-label]'))?.getAttribute(
            'aria-label',
          ) ?? '',
      ),
    getMarkerPosition: (name: string) => {
      const found = [...map.markers].find(
        ({ element }) => element.getAttribute('aria-label') === name || element.querySelector(`[aria-label="${name}"]`),
      );
      return found && toCoordinates(found.at);
    },
    lines: () => (shapes('LineString') as Position[][]).map((points) => points.map(toCoordinates)),
    /** Corners of each geofence. */
    geofences: () => (shapes('Polygon') as Position[][][]).map(([ring = []]) => ring.slice(0, -1).map(toCoordinates)),
    /** Layer ids, from bottom to top. */
    layers: () => [...map.layers.keys()],
    /** Addresses of vector tiles by source. */
    archives: () => Object.fromEntries(map.archives),
    areTilesShown: () => !map.hidden.has('tiles'),
    zoomTo: (zoom: number, center: Coordinates = toCoordinates([map.getCenter().lng, map.getCenter().lat])) =>
      act(() => map.easeTo({ zoom, center: toLngLat(center) })),
    /** Emits an event of the engine: an error, a loaded tile. */
    emit: (type: string, event?: MapEvent) => act(() => map.emit(type, event)),
    click: (point: Coordinates) =>
      act(() =>
        map.emit('click', {
          lngLat: { lng: point.longitude, lat: point.latitude },
          point: map.project(toLngLat(point)),
        }),
      ),
    /** The geofence editor's drawing. */
    drawing: async () => {
      const drawing = await waitFor(() => {
        const found = fakes.drawings.get(map);
        if (!found) throw new Error('No drawing');
        return found;
      });
      return {
        getGeofence: () => drawing.geofence,
        getStartedKind: () => drawing.startedKind,
        /** Places corners without closing the polygon. */
        placeCorners: (geofence: Geofence) => {
          drawing.unfinished = geofence;
        },
        draw: (geofence: Geofence | null) =>
          act(() => {
            drawing.onChange(geofence);
            drawing.onFinish();
          }),
      };
    },
  };
}

/** Runs a test without WebGL. */
export async function withoutWebGl(work: () => Promise<void>) {
  fakes.hasWebGl = false;
  await work().finally(() => {
    fakes.hasWebGl = true;
  });
}
