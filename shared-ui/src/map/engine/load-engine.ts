import type { MapEngine, MapEvent } from './engine.ts';

/** Loads Mapbox with a token and MapLibre without one. */
export async function loadEngine(token: string | null): Promise<MapEngine> {
  if (token) return (await import(/* webpackChunkName: "map-mapbox" */ './engine.mapbox.ts')).createEngine(token);
  return (await import(/* webpackChunkName: "map-maplibre" */ './engine.maplibre.ts')).createEngine();
}

const REJECTED = /access token|unauthorized/i;

/** Whether Mapbox rejects the token: it is invalid, has expired, or is not allowed for this origin. */
export const isTokenRejected = ({ error }: MapEvent) =>
  error?.status === 401 || error?.status === 403 || REJECTED.test(error?.message ?? '');
