import { estimateLeg, findRoad, type Leg, toRoadKey, type Travel } from '../../../network/public.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { Pool } from '../pool.rules.ts';
import { createLocationTravel, toTravelSeconds } from '../routing/travel.rules.ts';
import type { FleetVehicle } from './fleet.rules.ts';

export const toPointKey = ([latitude, longitude]: Point) => `${latitude} ${longitude}`;

/** Positions, start and end places of vehicles. */
export const listFleetPoints = (vehicles: readonly FleetVehicle[]): Point[] =>
  vehicles
    .flatMap(({ place, home, uses }) => [place, home, ...uses.flatMap(({ from, to }) => [from, to])])
    .filter((point) => point !== null);

/** An estimate in whole metres and seconds. */
const roundLeg = ({ metres, seconds, isEstimated }: Leg): Leg => {
  const rounded = Math.round(metres);
  return { metres: rounded, seconds: isEstimated ? toTravelSeconds(rounded) : Math.round(seconds), isEstimated };
};
export const roundTravel =
  (travel: Travel): Travel =>
  (from, to) =>
    roundLeg(travel(from, to));

/** Travel between the places of orders and vehicles, measured as on the planner's trips. */
export function createFleetTravel({ orders, roads }: Pool, vehicles: readonly FleetVehicle[]): Travel {
  const points = [
    ...new Map(
      [...orders.flatMap(({ stops }) => stops.map(({ point }) => point)), ...listFleetPoints(vehicles)].map((point) => [
        toPointKey(point),
        point,
      ]),
    ).values(),
  ];
  const indexes = new Map(points.map((point, index) => [toPointKey(point), index]));
  const { metres } = createLocationTravel({
    locations: points.map(([latitude, longitude]) => [longitude, latitude] as const),
  });
  const roadIndexes = points.map((point) => roads?.indexes.get(toRoadKey(point)));
  const estimate = roundTravel(estimateLeg);
  return (from, to) => {
    const [a, b] = [indexes.get(toPointKey(from)), indexes.get(toPointKey(to))];
    if (a === undefined || b === undefined) return estimate(from, to);
    const [roadFrom, roadTo] = [roadIndexes[a], roadIndexes[b]];
    const road =
      roads && a !== b && roadFrom !== undefined && roadTo !== undefined
        ? findRoad(roads, roadFrom, roadTo)
        : undefined;
    if (road) return roundLeg(road);
    const distance = metres(a, b);
    return { metres: distance, seconds: toTravelSeconds(distance), isEstimated: true };
  };
}
