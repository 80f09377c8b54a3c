import { EARTH_RADIUS_KM, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { toEdges, isOnEdge, toGrid, sideOf } from '../geo/segment.rules.ts';

export type Outline = readonly Point[];
export type Zone = { id: string; polygon: Outline };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const height = (latitude: number) => Math.sin(radians(latitude));

/** km² on the sphere; positive for a counterclockwise outline. */
export function signedArea(outline: Outline): number {
  const baseHeight = height(outline[0]?.[0] ?? 0);
  const halves = toEdges(outline).map(
    ([[south, west], [north, east]]) =>
      radians(east - west) * (height(south) - baseHeight + (height(north) - baseHeight)),
  );
  return (-halves.reduce((sum, half) => sum + half, 0) / 2) * EARTH_RADIUS_KM ** 2;
}
export const computeArea = (outline: Outline) => Math.abs(signedArea(outline));

export type Bounds = { south: number; west: number; north: number; east: number };

export function computeBounds(outline: Outline): Bounds {
  const [latitudes, longitudes] = [outline.map(([latitude]) => latitude), outline.map(([, longitude]) => longitude)];
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Also true for bounds that only touch. */
export const areDisjoint = (a: Bounds, b: Bounds) =>
  a.north <= b.south || b.north <= a.south || a.east <= b.west || b.east <= a.west;

/** Exact to a centimetre; edges and corners are inside. */
export function isInside(position: Point, outline: Outline): boolean {
  const point = toGrid(position);
  let isInsideSoFar = false;
  for (const edge of toEdges(outline.map(toGrid))) {
    if (isOnEdge(point, edge)) return true;
    const [[fromNorth], [toNorth]] = edge;
    const isCrossed = fromNorth > point[0] !== toNorth > point[0];
    if (isCrossed && sideOf(...edge, point) > 0 === toNorth > fromNorth) isInsideSoFar = !isInsideSoFar;
  }
  return isInsideSoFar;
}

const bySize = (a: Zone, b: Zone) => computeArea(a.polygon) - computeArea(b.polygon) || (a.id < b.id ? -1 : 1);

/** The smallest zone at a position; the one with the lowest id on a tie. */
export function findZoneAt<Z extends Zone>(position: Point, zones: readonly Z[]): Z | null {
  return zones.filter(({ polygon }) => isInside(position, polygon)).toSorted(bySize)[0] ?? null;
}
