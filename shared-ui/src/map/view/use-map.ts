import { useEffect, useRef, useState, type RefObject } from 'react';
import { WebGlUnavailableError, type GlMap, type MapEngine } from '../engine/engine.ts';
import { toLngLat, type Coordinates } from '../engine/geo.ts';
import { isTokenRejected, loadEngine } from '../engine/load-engine.ts';
import { removeMap, type MapHandle } from '../engine/map-context.ts';
import { getMapSettings } from '../engine/map-settings.ts';
import type { Mode } from '../basemap/basemap-colours.ts';
import { createBasemap } from '../basemap/show-basemap.ts';
import { createRasterStyle, MAPBOX_STYLES } from '../basemap/raster-style.ts';
import { watchTiles, type TileState } from './watch-tiles.ts';

export type View = { center: Coordinates; zoom: number };
export type MapState =
  | { phase: 'loading' }
  | { phase: 'ready'; handle: MapHandle; tiles: TileState }
  | { phase: 'noWebGl' }
  | { phase: 'failed'; error: unknown };

type Options = {
  box: RefObject<HTMLElement | null>;
  /** The initial view; follows the user's moves. */
  view: RefObject<View>;
  /** Undefined while it loads. */
  token: string | null | undefined;
  mode: Mode;
  /** The language of the bundled map's names. */
  locale: string;
  label: string;
  /** Shows only the bundled map, without requests to other sites. */
  isBundled: boolean;
};
type CreateOptions = Pick<Options, 'view' | 'mode' | 'locale' | 'label' | 'isBundled'> & {
  container: HTMLElement;
  engine: MapEngine;
  onStateChange: (state: MapState) => void;
  onTokenRejected: () => void;
};

/** Creates the map. Returns a function that removes it. */
function createMap({
  container,
  engine,
  view,
  mode,
  locale,
  label,
  isBundled,
  onStateChange,
  onTokenRejected,
}: CreateOptions): () => void {
  const { tiles, extract } = getMapSettings();
  const isMapbox = engine.name === 'mapbox';
  const { center, zoom } = view.current;
  const map: GlMap = engine.createMap({
    container,
    label,
    zoom,
    center: toLngLat(center),
    style: isMapbox ? MAPBOX_STYLES[mode] : createRasterStyle(isBundled ? null : tiles, mode),
  });
  const cleanups: (() => void)[] = [];
  let isStyleLoaded = false;
  map.on('style.load', () => {
    if (isStyleLoaded) return;
    isStyleLoaded = true;
    const handle = { map, engine };
    onStateChange({ phase: 'ready', handle, tiles: 'loading' });
    if (!isMapbox) {
      const basemap = createBasemap(handle, { mode, locale, extract });
      const onChange = (tileState: TileState) => onStateChange({ phase: 'ready', handle, tiles: tileState });
      cleanups.push(watchTiles(map, basemap, onChange));
    }
  });
  map.on('error', (event) => {
    if (isMapbox && (isTokenRejected(event) || !isStyleLoaded)) onTokenRejected();
  });
  map.on('moveend', () => {
    const { lng, lat } = map.getCenter();
    view.current = { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
  });
  return () => {
    for (const cleanup of cleanups) cleanup();
    removeMap(map);
  };
}

/** A map in a box: Mapbox with a token, MapLibre without one or if Mapbox rejects it or cannot be loaded. */
export function useMap({ box, view, token, mode, locale, label, isBundled }: Options): {
  state: MapState;
  retry: () => void;
} {
  const [state, setState] = useState<MapState>({ phase: 'loading' });
  const [rejectedToken, setRejectedToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latestLabel = useRef(label);
  latestLabel.current = label;
  const usedToken = isBundled || token === rejectedToken ? null : token;

  useEffect(() => {
    if (usedToken === undefined) return undefined;
    let remove: (() => void) | undefined;
    let isUnmounted = false;
    const onStateChange = (next: MapState) => !isUnmounted && setState(next);
    const onError = (error: unknown) =>
      onStateChange(error instanceof WebGlUnavailableError ? { phase: 'noWebGl' } : { phase: 'failed', error });
    setState({ phase: 'loading' });
    loadEngine(usedToken)
      .then((engine) => {
        const container = box.current;
        if (isUnmounted || !container) return;
        remove = createMap({
          container,
          engine,
          view,
          mode,
          locale,
          isBundled,
          onStateChange,
          label: latestLabel.current,
          onTokenRejected: () => setRejectedToken(usedToken),
        });
      })
      .catch(onError);
    return () => {
      isUnmounted = true;
      remove?.();
    };
  }, [box, view, usedToken, mode, locale, isBundled, attempt]);

  // The engines set the canvas's label only once; the language may change later.
  useEffect(() => {
    box.current?.querySelector('canvas')?.setAttribute('aria-label', label);
  }, [box, label, state.phase]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
