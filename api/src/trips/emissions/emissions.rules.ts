import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

/** `maxWeight`: payload in kg. */
export type EmittingType = { maxWeight: string; temperature?: Temperature };
/** `metres`: from the previous stop. */
export type EmittingStop = { pickOrderIds: readonly string[]; dropOrderIds: readonly string[]; metres: number };
/** Weight in kg. */
export type EmittingOrder = { id: string; weight: string; stops: readonly { point: Point }[] };

/** kg CO2e per km, empty and fully laden, of vehicles with a payload of up to `maxWeight` kg. */
type EmissionFactor = { maxWeight: number; empty: number; full: number; isArticulated?: true };

/**
 * Well to wheel: the use of the vehicle and the provision of its fuel, added up, for diesel. From the UK Government GHG
 * conversion factors for company reporting, 2025, "Freighting goods" and "WTT – delivery vehicles and freight": vans of
 * class I to III (one average load), rigid lorries of 3.5–7.5, 7.5–17 and over 17 t, articulated ones of over 33 t. ISO
 * 14083 and the GLEC Framework accept such national defaults where fuel isn't measured.
 */
export const EMISSION_FACTORS: readonly EmissionFactor[] = [
  { maxWeight: 500, empty: 0.195, full: 0.195 },
  { maxWeight: 1_000, empty: 0.239, full: 0.239 },
  { maxWeight: 1_500, empty: 0.346, full: 0.346 },
  { maxWeight: 3_500, empty: 0.572, full: 0.67 },
  { maxWeight: 9_000, empty: 0.683, full: 0.876 },
  { maxWeight: 18_000, empty: 0.956, full: 1.371 },
  { maxWeight: Infinity, empty: 0.799, full: 1.322, isArticulated: true },
];
/** The factor by which cooling increases emissions; same source. */
const COOLING = { rigid: 1.19, articulated: 1.155 };

const METRES_PER_KM = 1_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** kg CO2e per km with a load in kg. Between empty and full, it grows with the load. */
export function emissionsPerKm({ maxWeight, temperature = 'ambient' }: EmittingType, load: number): number {
  const payload = Number(maxWeight);
  const factor = EMISSION_FACTORS.find((candidate) => payload <= candidate.maxWeight) as EmissionFactor;
  const cooling = factor.isArticulated ? COOLING.articulated : COOLING.rigid;
  const laden = payload > 0 ? Math.min(1, load / payload) : 1;
  return (factor.empty + (factor.full - factor.empty) * laden) * (temperature === 'ambient' ? 1 : cooling);
}

/** The weight on board when leaving a stop. An order counts in full until its last drop. */
function loadAfter(position: number, stops: readonly EmittingStop[], orders: readonly EmittingOrder[]): number {
  const isServed = ({ id }: EmittingOrder, some: readonly EmittingStop[]) =>
    some.some(({ pickOrderIds, dropOrderIds }) => pickOrderIds.includes(id) || dropOrderIds.includes(id));
  return sum(
    orders
      .filter((order) => isServed(order, stops.slice(0, position + 1)) && isServed(order, stops.slice(position + 1)))
      .map(({ weight }) => Number(weight)),
  );
}

/** Transport activity as ISO 14083 shares emissions out: weight times the direct distance, here in kg km. */
const activityOf = ({ weight, stops }: EmittingOrder) => {
  const [first, last] = [stops[0], stops.at(-1)];
  return first && last ? Number(weight) * greatCircleKm(first.point, last.point) : 0;
};

/** kg CO2e of a planned trip and of each of its orders, without the ways to the first stop and home. */
export function computeEmissions(
  stops: readonly EmittingStop[],
  orders: readonly EmittingOrder[],
  type: EmittingType,
): { total: number; byOrder: ReadonlyMap<string, number> } {
  const total = sum(
    stops.map(({ metres }, i) =>
      i === 0 ? 0 : (metres / METRES_PER_KM) * emissionsPerKm(type, loadAfter(i - 1, stops, orders)),
    ),
  );
  const activity = sum(orders.map(activityOf));
  const shareOf = (order: EmittingOrder) => (activity > 0 ? activityOf(order) / activity : 1 / orders.length);
  return { total, byOrder: new Map(orders.map((order) => [order.id, total * shareOf(order)])) };
}
