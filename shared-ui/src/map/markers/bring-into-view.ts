import { lngLat, type Place } from './geo.ts';
import type { Stage } from './map-context.ts';

const MOTION_MS = 300;

type Way = { isStill: boolean; /** Also when it is in view. */ always?: boolean; duration?: number };

/** Brings a place into view. */
export function goTo({ map }: Stage, place: Place, { isStill, always = false, duration = MOTION_MS }: Way) {
  const bounds = map.getBounds();
  const { latitude, longitude } = place;
  const isSeen =
    bounds &&
    latitude > bounds.getSouth() &&
    latitude < bounds.getNorth() &&
    longitude > bounds.getWest() &&
    longitude < bounds.getEast();
  if (always || !isSeen) map.easeTo({ center: lngLat(place), duration: isStill ? 0 : duration });
}
