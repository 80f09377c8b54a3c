import { Map as GlMap, Marker, setWorkerUrl, type CustomLayerInterface } from 'maplibre-gl';
import css from 'maplibre-gl/dist/maplibre-gl.css';
import { adoptCss } from './adopt-css.ts';
import { demandWebGl, type MapEngine } from './engine.ts';

// A file of ours: the page allows no worker made of a text.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** What draws on the map knows Mapbox's names only. */
function nameAsMapbox(map: GlMap) {
  map.getContainer().classList.add('mapboxgl-map');
  map.getCanvasContainer().classList.add('mapboxgl-canvas-container', 'mapboxgl-interactive');
  map.getCanvas().classList.add('mapboxgl-canvas');
}

export function createEngine(): MapEngine {
  adoptCss(css);
  return {
    name: 'maplibre',
    createMap({ style, label, ...options }) {
      demandWebGl();
      const map = new GlMap({
        ...options,
        style: style as never,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        locale: { 'Map.Title': label },
      });
      nameAsMapbox(map);
      return map as never;
    },
    createMarker: (element) => new Marker({ element }) as never,
    paintedLayer: (id, { prepare, paint }): CustomLayerInterface => ({
      id,
      type: 'custom',
      onAdd: (_map, gl) => prepare(gl as WebGL2RenderingContext),
      render: (gl, { defaultProjectionData }) => paint(gl as WebGL2RenderingContext, defaultProjectionData.mainMatrix),
    }),
  };
}
