import { EARTH_RADIUS_KM, type Point } from '../geo/great-circle.rules.ts';
import { edgesOf, liesOn, onGrid, sideOf } from '../geo/segment.rules.ts';

export type Outline = readonly Point[];
export type Zone = { id: string; polygon: Outline };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const height = (latitude: number) => Math.sin(radians(latitude));

/** km² on the sphere; more than 0 against the clock, less than 0 with it. */
export function signedArea(outline: Outline): number {
  const ground = height(outline[0]?.[0] ?? 0);
  const halves = edgesOf(outline).map(
    ([[south, west], [north, east]]) => radians(east - west) * (height(south) - ground + (height(north) - ground)),
  );
  return (-halves.reduce((sum, half) => sum + half, 0) / 2) * EARTH_RADIUS_KM ** 2;
}
export const areaOf = (outline: Outline) => Math.abs(signedArea(outline));

export type Bounds = { south: number; west: number; north: number; east: number };

export function boundsOf(outline: Outline): Bounds {
  const [latitudes, longitudes] = [outline.map(([latitude]) => latitude), outline.map(([, longitude]) => longitude)];
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Whether a place lies in an outline, to a centimetre; its edge and its corners are inside. */
export function isInside(place: Point, outline: Outline): boolean {
  const point = onGrid(place);
  let isIn = false;
  for (const edge of edgesOf(outline.map(onGrid))) {
    if (liesOn(point, edge)) return true;
    const [[fromNorth], [toNorth]] = edge;
    const isPassed = fromNorth > point[0] !== toNorth > point[0];
    if (isPassed && sideOf(...edge, point) > 0 === toNorth > fromNorth) isIn = !isIn;
  }
  return isIn;
}

const smallestFirst = (one: Zone, other: Zone) =>
  areaOf(one.polygon) - areaOf(other.polygon) || (one.id < other.id ? -1 : 1);

/** The zone that a place belongs to: of several the smallest, of equally large ones that with the lowest id; null: none. */
export function zoneOf<Z extends Zone>(place: Point, zones: readonly Z[]): Z | null {
  const around = zones.filter(({ polygon }) => isInside(place, polygon));
  return around.length > 1 ? (around.toSorted(smallestFirst)[0] ?? null) : (around[0] ?? null);
}
