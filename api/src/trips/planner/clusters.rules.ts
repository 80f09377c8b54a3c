import { PICKUP_CLUSTER_KM } from 'shared-contracts/values/plans';
import { greatCircleKm, type Point } from '../../network/geo/great-circle.rules.ts';

type Placed = { locationId: string; point: Point };

const KM_PER_DEGREE = 111;
/** Without working out an arc: too far north or south. */
const isFarNorth = ([one]: Point, [other]: Point) => Math.abs(one - other) * KM_PER_DEGREE > PICKUP_CLUSTER_KM * 1.1;

const isNear = (one: Placed, other: Placed) =>
  !isFarNorth(one.point, other.point) && greatCircleKm(one.point, other.point) <= PICKUP_CLUSTER_KM;

/** Which places are picked up together: in a cluster all are near all others. By location, the number of its cluster. */
export function clustersOf(places: readonly Placed[]): Map<string, number> {
  const clusters: Placed[][] = [];
  const numbers = new Map<string, number>();
  const sorted = places.toSorted((one, other) => (one.locationId < other.locationId ? -1 : 1));
  for (const place of sorted) {
    if (numbers.has(place.locationId)) continue;
    const found = clusters.findIndex((cluster) => cluster.every((other) => isNear(place, other)));
    const number = found < 0 ? clusters.length : found;
    (clusters[number] ??= []).push(place);
    numbers.set(place.locationId, number);
  }
  return numbers;
}
