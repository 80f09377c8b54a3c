import mapboxgl, { type CustomLayerInterface } from 'mapbox-gl/dist/mapbox-gl-csp.js';
import css from 'mapbox-gl/dist/mapbox-gl.css';
import { adoptCss } from './adopt-css.ts';
import { demandWebGl, type MapEngine } from './engine.ts';

// A file of ours: the page allows no worker made of a text.
mapboxgl.workerUrl = new URL('mapbox-gl/dist/mapbox-gl-csp-worker.js', import.meta.url).href;

/** It takes every element for a picture called "Map marker": ours say themselves what they are. */
function unnamed<T>(element: HTMLElement, make: () => T): T {
  const own = ['role', 'aria-label'].filter((name) => !element.hasAttribute(name));
  const made = make();
  for (const name of own) element.removeAttribute(name);
  return made;
}

/** Its logo and attribution stay: Mapbox demands both. */
export function createEngine(token: string): MapEngine {
  adoptCss(css);
  return {
    name: 'mapbox',
    createMap({ style, label, ...options }) {
      demandWebGl();
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
    createMarker: (element) => unnamed(element, () => new mapboxgl.Marker({ element })) as never,
    paintedLayer: (id, { prepare, paint }): CustomLayerInterface => ({
      id,
      type: 'custom',
      onAdd: (_map, gl) => prepare(gl),
      render: (gl, matrix) => paint(gl, matrix),
    }),
  };
}
