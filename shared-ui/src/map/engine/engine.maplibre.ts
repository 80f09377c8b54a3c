import { Map as GlMap, Marker, setWorkerUrl, type CustomLayerInterface } from 'maplibre-gl';
import css from 'maplibre-gl/dist/maplibre-gl.css';
import { addStyleSheet } from '../../base/add-style-sheet.ts';
import { assertWebGl, type MapEngine } from './engine.ts';

// A file, because the page's CSP allows no worker from a blob.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** The drawing library finds elements by Mapbox's class names. */
function addMapboxClasses(map: GlMap) {
  map.getContainer().classList.add('mapboxgl-map');
  map.getCanvasContainer().classList.add('mapboxgl-canvas-container', 'mapboxgl-interactive');
  map.getCanvas().classList.add('mapboxgl-canvas');
}

export function createEngine(): MapEngine {
  addStyleSheet(css);
  return {
    name: 'maplibre',
    createMap({ style, label, ...options }) {
      assertWebGl();
      const map = new GlMap({
        ...options,
        style: style as never,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        locale: { 'Map.Title': label },
      });
      addMapboxClasses(map);
      return map as never;
    },
    loadWorld: async () => (await import(/* webpackChunkName: "map-basemap" */ './read-archives.ts')).readArchives(),
    createMarker: (element) => new Marker({ element }) as never,
    createCustomLayer: (id, { onAdd, paint }): CustomLayerInterface => ({
      id,
      type: 'custom',
      onAdd: (_map, gl) => onAdd(gl as WebGL2RenderingContext),
      render: (gl, { defaultProjectionData }) => paint(gl as WebGL2RenderingContext, defaultProjectionData.mainMatrix),
    }),
  };
}
