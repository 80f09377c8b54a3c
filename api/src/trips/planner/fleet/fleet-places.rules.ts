import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { Pool } from '../pool.rules.ts';
import { createDistanceFunction } from '../routing/travel.rules.ts';
import type { FleetVehicle } from './fleet.rules.ts';
import { estimateMetres, type MetresBetween } from './vehicle-day.rules.ts';

export const toPointKey = ([latitude, longitude]: Point) => `${latitude} ${longitude}`;

/** Where vehicles are, come from and go to. */
export const listFleetPoints = (vehicles: readonly FleetVehicle[]): Point[] =>
  vehicles
    .flatMap(({ place, home, uses }) => [place, home, ...uses.flatMap(({ from, to }) => [from, to])])
    .filter((point) => point !== null);

/** The metres between the places of orders and vehicles, as the planner measures them on trips. */
export function createMetresBetween({ orders, roadMetres }: Pool, vehicles: readonly FleetVehicle[]): MetresBetween {
  const stops = orders.flatMap((order) => order.stops);
  const locationIds = new Map(stops.map(({ locationId, point }) => [toPointKey(point), locationId]));
  const points = [
    ...new Map(
      [...stops.map(({ point }) => point), ...listFleetPoints(vehicles)].map((point) => [toPointKey(point), point]),
    ).entries(),
  ];
  const indexes = new Map(points.map(([key], index) => [key, index]));
  const estimate = createDistanceFunction({
    locations: points.map(([, [latitude, longitude]]) => [longitude, latitude] as const),
  });
  return (from, to) => {
    const [fromKey, toKey] = [toPointKey(from), toPointKey(to)];
    if (fromKey === toKey) return 0;
    const road = roadMetres?.get(locationIds.get(fromKey) ?? '')?.get(locationIds.get(toKey) ?? '');
    if (road !== undefined) return road;
    const [fromIndex, toIndex] = [indexes.get(fromKey), indexes.get(toKey)];
    return fromIndex === undefined || toIndex === undefined ? estimateMetres(from, to) : estimate(fromIndex, toIndex);
  };
}
