import { MAX_PICKUP_CLUSTER_KM } from 'shared-contracts/values/trips/plans';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

type ClusterLocation = { locationId: string; point: Point };

const KM_PER_DEGREE = 111;
/** A cheap check before the great-circle distance. */
const isFarApartNorthSouth = ([latitudeA]: Point, [latitudeB]: Point) =>
  Math.abs(latitudeA - latitudeB) * KM_PER_DEGREE > MAX_PICKUP_CLUSTER_KM * 1.1;

const isNear = (a: ClusterLocation, b: ClusterLocation) =>
  !isFarApartNorthSouth(a.point, b.point) && greatCircleKm(a.point, b.point) <= MAX_PICKUP_CLUSTER_KM;

/**
 * Groups pickup locations so that all locations of a cluster are near each other. Returns the cluster's number by
 * location.
 */
export function clusterLocations(locations: readonly ClusterLocation[]): Map<string, number> {
  const clusters: ClusterLocation[][] = [];
  const numbers = new Map<string, number>();
  const unique = [...new Map(locations.map((location) => [location.locationId, location])).values()];
  for (const location of unique.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1))) {
    const index = clusters.findIndex((cluster) => cluster.every((other) => isNear(location, other)));
    const number = index < 0 ? clusters.length : index;
    (clusters[number] ??= []).push(location);
    numbers.set(location.locationId, number);
  }
  return numbers;
}
