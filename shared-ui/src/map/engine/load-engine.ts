import type { Drawing, DrawingOptions } from './drawing.ts';
import type { GlMap, MapEngine, MapEvent } from './engine.ts';

/** With a token Mapbox, without one MapLibre; each comes when it is first needed. */
export async function loadEngine(token: string | null): Promise<MapEngine> {
  if (token) return (await import(/* webpackChunkName: "map-mapbox" */ './engine.mapbox.ts')).createEngine(token);
  return (await import(/* webpackChunkName: "map-maplibre" */ './engine.maplibre.ts')).createEngine();
}

export async function loadDrawing(map: GlMap, options: DrawingOptions): Promise<Drawing> {
  const { createDrawing } = await import(/* webpackChunkName: "map-draw" */ './drawing.gl.ts');
  return createDrawing(map, options);
}

const REFUSED = /access token|unauthorized/i;

/** Mapbox does not take the token: it is wrong, has ended, or is not for this address. */
export const isTokenRefused = ({ error }: MapEvent) =>
  error?.status === 401 || error?.status === 403 || REFUSED.test(error?.message ?? '');
