import { HOUR } from 'shared-contracts/values/time';
import { type RoadTable, toRoadKey } from '../../../network/public.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { sumOf } from '../../../platform/values/money.ts';
import type { Plan, Pool, PoolOrder, PoolType } from '../pool.rules.ts';

/** A pseudo-random generator of numbers from 0 to below 1. */
export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const MONDAY = Date.UTC(2026, 10, 23) / 1_000;
/** Unix seconds of an hour on a Monday. */
export const at = (hour: number) => MONDAY + hour * HOUR;

export const TYPES: PoolType[] = [
  { id: 'T1', averageSpace: '8', maxWeight: '1500' },
  { id: 'T2', averageSpace: '20', maxWeight: '5000' },
  { id: 'T3', averageSpace: '40', maxWeight: '12000' },
];
export const DEPOT = { locationId: 'depot', point: [6.93, 79.86] as const };

/** An order from the depot to one drop, by default without further requirements. */
export const poolOrder = (id: string, more: Partial<PoolOrder> = {}): PoolOrder => ({
  id,
  partnerId: 'partner',
  isBackhaul: false,
  isFlexible: false,
  vehicleTypeIds: [],
  space: '1',
  weight: '100',
  pickupFrom: at(6),
  pickupTo: at(9),
  deliveryFrom: at(9),
  deliveryTo: at(18),
  loadingMinutes: 0,
  unloadingMinutes: 0,
  stops: [DEPOT, { locationId: `drop-${id}`, point: [7.29, 80.63] }],
  cargos: [],
  ...more,
});

export const buildPool = (orders: readonly PoolOrder[], more: Partial<Pool> = {}): Pool => ({
  orders,
  types: TYPES,
  zoneAt: () => null,
  earliest: 0,
  ...more,
});

/** Roads in both directions with this many metres, at 40 km/h unless seconds are passed. Others are unknown. */
export function buildRoads(
  legs: readonly (readonly [from: Point, to: Point, metres: number, seconds?: number])[],
): RoadTable {
  const keys = [...new Set(legs.flatMap(([from, to]) => [toRoadKey(from), toRoadKey(to)]))];
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const empty = () =>
    Float64Array.from({ length: keys.length ** 2 }, (_, i) => (i % (keys.length + 1) === 0 ? 0 : NaN));
  const table = { indexes, metres: empty(), seconds: empty() };
  for (const [from, to, metres, seconds = metres * 0.09] of legs) {
    const [a, b] = [indexes.get(toRoadKey(from)) as number, indexes.get(toRoadKey(to)) as number];
    for (const pair of [a * keys.length + b, b * keys.length + a])
      [table.metres[pair], table.seconds[pair]] = [metres, seconds];
  }
  return table;
}

/** A cargo with a type of its own. */
export const cargo = (id: string, allowed: string[] = []) => ({ id, name: id, cargoTypeId: id, allowed });

export const within = (value: number, low: number, high: number) => value >= low && value <= high;

/** Two zones around Kandy and Galle. */
export const zoneAt: Pool['zoneAt'] = ([latitude, longitude]) => {
  if (within(latitude, 7.2, 7.35) && within(longitude, 80.55, 80.75)) return 'Z1';
  return within(latitude, 5.95, 6.15) && within(longitude, 80.1, 80.3) ? 'Z2' : null;
};

export const loadOf = ({ orderIds }: Plan, { orders }: Pool) => {
  const carried = orders.filter(({ id }) => orderIds.includes(id));
  return { space: sumOf(carried.map(({ space }) => space)), weight: sumOf(carried.map(({ weight }) => weight)) };
};

/** The pallet places and loading meters of the orders of a day; every fourth has none. */
export const floorOf = (i: number) =>
  i % 4 === 3 ? {} : { palletPlaces: String(1 + ((i * 7) % 4)), loadingMeters: (0.4 * (1 + ((i * 5) % 4))).toFixed(3) };

/** A pool that lacks pallet places and loading meters before space and weight. */
export const withFloor = (pool: Pool): Pool => ({
  ...pool,
  types: pool.types.map((type, i) => ({
    ...type,
    palletPlaces: [null, '5', '9'][i % 3] ?? null,
    loadingMeters: ['1.6', '2.4', null][i % 3] ?? null,
  })),
  orders: pool.orders.map((order, i) => ({ ...order, ...floorOf(i) })),
});

type Shape = {
  orders: number;
  drops: number;
  pickups: number;
  zones: number;
  /** The space of the largest orders. */
  maxSpace?: number;
  maxWeight?: number;
};

/** Random orders of one day: up to half a load, with time windows of some hours and drops around zone centers. */
export function randomDay(
  { orders, drops, pickups, zones, maxSpace = 15, maxWeight = 5_000 }: Shape,
  seed: number,
): Pool {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const integer = (below: number) => Math.floor(random() * below);
  const centers = Array.from({ length: zones }, () => [between(6.2, 8.6), between(80, 81.5)] as const);
  const dropLocations = Array.from({ length: drops }, (_, i) => {
    const [latitude, longitude] = centers[i % zones] as readonly [number, number];
    return { locationId: `drop-${i}`, point: [latitude + between(-0.1, 0.1), longitude + between(-0.1, 0.1)] as const };
  });
  const depots = Array.from({ length: pickups }, (_, i) => ({
    locationId: `depot-${i}`,
    point: [between(6.8, 7), between(79.85, 80)] as const,
  }));
  const zoneByPoint = new Map(dropLocations.map(({ point }, i) => [point as readonly number[], `zone-${i % zones}`]));
  const poolOrders = Array.from({ length: orders }, (_, i) => {
    const [opens, due] = [5 + integer(8), 14 + integer(9)];
    return poolOrder(`order-${i}`, {
      space: between(0.2, maxSpace).toFixed(3),
      weight: between(20, maxWeight).toFixed(3),
      pickupFrom: at(opens),
      pickupTo: at(opens + 1 + integer(4)),
      deliveryFrom: at(due - 1 - integer(5)),
      deliveryTo: at(due),
      loadingMinutes: integer(4) * 5,
      unloadingMinutes: integer(4) * 10,
      isFlexible: random() < 0.2,
      vehicleTypeIds: random() < 0.3 ? ['T2', 'T3'] : [],
      stops: [
        depots[integer(pickups)] as (typeof depots)[number],
        dropLocations[integer(drops)] as (typeof dropLocations)[number],
      ],
    });
  });
  return buildPool(poolOrders, { zoneAt: (point) => zoneByPoint.get(point) ?? null });
}
