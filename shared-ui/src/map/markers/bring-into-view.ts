import { toLngLat, type Coordinates } from '../engine/geo.ts';
import type { MapHandle } from '../engine/map-context.ts';

const DURATION_MS = 300;

type Options = {
  hasReducedMotion: boolean;
  /** Centers it even if it is visible. */
  always?: boolean;
  duration?: number;
};

/** Moves the map to a point, unless it is visible. */
export function bringIntoView(
  { map }: MapHandle,
  point: Coordinates,
  { hasReducedMotion, always = false, duration = DURATION_MS }: Options,
) {
  const bounds = map.getBounds();
  const { latitude, longitude } = point;
  const isVisible =
    bounds &&
    latitude > bounds.getSouth() &&
    latitude < bounds.getNorth() &&
    longitude > bounds.getWest() &&
    longitude < bounds.getEast();
  if (always || !isVisible) map.easeTo({ center: toLngLat(point), duration: hasReducedMotion ? 0 : duration });
}
