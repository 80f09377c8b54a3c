import { useEffect, useRef, useState, type RefObject } from 'react';
import { NoWebGl, type GlMap, type MapEngine } from './engine.ts';
import { lngLat, type Place } from './geo.ts';
import { isTokenRefused, loadEngine } from './load-engine.ts';
import { endMap, type Stage } from './map-context.ts';
import { mapSettings } from './settings.ts';
import { MAPBOX_STYLES, rasterStyle, type Mode } from './style.ts';
import { watchTiles, type TileState } from './tiles.ts';

export type View = { center: Place; zoom: number };
export type MapState =
  | { phase: 'loading' }
  | { phase: 'ready'; stage: Stage; tiles: TileState }
  | { phase: 'noWebGl' }
  | { phase: 'failed'; error: unknown };

type Options = {
  box: RefObject<HTMLElement | null>;
  /** Where it begins; kept where the person has moved it. */
  view: RefObject<View>;
  /** Undefined: not known yet. */
  token: string | null | undefined;
  mode: Mode;
  label: string;
};
type Starting = Options & {
  container: HTMLElement;
  engine: MapEngine;
  tell: (state: MapState) => void;
  refuse: () => void;
};

/** Makes the map and tells how it is. Returns what ends it. */
function begin({ container, engine, view, mode, label, tell, refuse }: Starting): () => void {
  const { tiles } = mapSettings();
  const isMapbox = engine.name === 'mapbox';
  const { center, zoom } = view.current;
  const map: GlMap = engine.createMap({
    container,
    label,
    zoom,
    center: lngLat(center),
    style: isMapbox ? MAPBOX_STYLES[mode] : rasterStyle(tiles, mode),
  });
  const clean: (() => void)[] = [];
  let isStyled = false;
  map.on('style.load', () => {
    if (isStyled) return;
    isStyled = true;
    const stage = { map, engine };
    tell({ phase: 'ready', stage, tiles: 'loading' });
    if (!isMapbox) clean.push(watchTiles(map, (state) => tell({ phase: 'ready', stage, tiles: state })));
  });
  map.on('error', (event) => {
    if (isMapbox && (isTokenRefused(event) || !isStyled)) refuse();
  });
  map.on('moveend', () => {
    const { lng, lat } = map.getCenter();
    view.current = { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
  });
  return () => {
    for (const end of clean) end();
    endMap(map);
  };
}

/** A map in a box: the engine that fits, and MapLibre where Mapbox refuses its token or cannot be reached. */
export function useMap({ box, view, token, mode, label }: Options): { state: MapState; retry: () => void } {
  const [state, setState] = useState<MapState>({ phase: 'loading' });
  const [refused, setRefused] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const named = useRef(label);
  named.current = label;
  const usedToken = token === refused ? null : token;

  useEffect(() => {
    if (usedToken === undefined) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const tell = (next: MapState) => !isOver && setState(next);
    const fail = (error: unknown) => tell(error instanceof NoWebGl ? { phase: 'noWebGl' } : { phase: 'failed', error });
    setState({ phase: 'loading' });
    loadEngine(usedToken)
      .then((engine) => {
        const container = box.current;
        if (isOver || !container) return;
        end = begin({
          box,
          container,
          engine,
          view,
          mode,
          tell,
          token: usedToken,
          label: named.current,
          refuse: () => setRefused(usedToken),
        });
      })
      .catch(fail);
    return () => {
      isOver = true;
      end?.();
    };
  }, [box, view, usedToken, mode, attempt]);

  // The engines name their canvas once; the language may change later.
  useEffect(() => {
    box.current?.querySelector('canvas')?.setAttribute('aria-label', label);
  }, [box, label, state.phase]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
