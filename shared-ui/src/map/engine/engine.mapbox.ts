import mapboxgl, { type CustomLayerInterface } from 'mapbox-gl/dist/mapbox-gl-csp.js';
import css from 'mapbox-gl/dist/mapbox-gl.css';
import { addStyleSheet } from '../../base/add-style-sheet.ts';
import { assertWebGl, type MapEngine } from './engine.ts';

// A file, because the page's CSP allows no worker from a blob.
mapboxgl.workerUrl = new URL('mapbox-gl/dist/mapbox-gl-csp-worker.js', import.meta.url).href;

/** Mapbox gives every marker element the role of an image called "Map marker"; our elements have their own. */
function withoutAddedAria<T>(element: HTMLElement, createMarker: () => T): T {
  const missing = ['role', 'aria-label'].filter((name) => !element.hasAttribute(name));
  const marker = createMarker();
  for (const name of missing) element.removeAttribute(name);
  return marker;
}

/** Shows Mapbox's logo and attribution, as its terms require. */
export function createEngine(token: string): MapEngine {
  addStyleSheet(css);
  return {
    name: 'mapbox',
    createMap({ style, label, ...options }) {
      assertWebGl();
      return new mapboxgl.Map({
        ...options,
        style: style as never,
        accessToken: token,
        projection: 'mercator',
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        locale: { 'Map.Title': label },
      }) as never;
    },
    createMarker: (element) => withoutAddedAria(element, () => new mapboxgl.Marker({ element })) as never,
    createCustomLayer: (id, { onAdd, paint }): CustomLayerInterface => ({
      id,
      type: 'custom',
      onAdd: (_map, gl) => onAdd(gl),
      render: (gl, matrix) => paint(gl, matrix),
    }),
  };
}
