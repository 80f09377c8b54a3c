import type { Pool, PoolOrder, PoolType } from '../pool.rules.ts';

/** The same numbers for the same seed, from 0 to below 1. */
export function randomly(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const DAY = Date.UTC(2026, 10, 23) / 1_000;
/** Unix seconds of an hour of a Monday. */
export const at = (hour: number) => DAY + hour * 3_600;

export const TYPES: PoolType[] = [
  { id: 'T1', averageSpace: '8', maxWeight: '1500' },
  { id: 'T2', averageSpace: '20', maxWeight: '5000' },
  { id: 'T3', averageSpace: '40', maxWeight: '12000' },
];
export const DEPOT = { locationId: 'depot', point: [6.93, 79.86] as const };

/** From the depot to one drop; nothing else asked for. */
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

export const poolOf = (orders: readonly PoolOrder[], more: Partial<Pool> = {}): Pool => ({
  orders,
  types: TYPES,
  zoneAt: () => null,
  earliest: 0,
  ...more,
});

type Shape = { orders: number; drops: number; pickups: number; zones: number };

/** Orders of one day: few kilograms to half a load, windows of some hours, drops around the middles of zones. */
export function dayOf({ orders, drops, pickups, zones }: Shape, seed: number): Pool {
  const random = randomly(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const whole = (below: number) => Math.floor(random() * below);
  const middles = Array.from({ length: zones }, () => [between(6.2, 8.6), between(80, 81.5)] as const);
  const places = Array.from({ length: drops }, (_, i) => {
    const [latitude, longitude] = middles[i % zones] as readonly [number, number];
    return { locationId: `drop-${i}`, point: [latitude + between(-0.1, 0.1), longitude + between(-0.1, 0.1)] as const };
  });
  const depots = Array.from({ length: pickups }, (_, i) => ({
    locationId: `depot-${i}`,
    point: [between(6.8, 7), between(79.85, 80)] as const,
  }));
  const zoneOf = new Map(places.map(({ point }, i) => [point as readonly number[], `zone-${i % zones}`]));
  const all = Array.from({ length: orders }, (_, i) => {
    const [opens, due] = [5 + whole(8), 14 + whole(9)];
    return poolOrder(`order-${i}`, {
      space: between(0.2, 15).toFixed(3),
      weight: between(20, 5_000).toFixed(3),
      pickupFrom: at(opens),
      pickupTo: at(opens + 1 + whole(4)),
      deliveryFrom: at(due - 1 - whole(5)),
      deliveryTo: at(due),
      loadingMinutes: whole(4) * 5,
      unloadingMinutes: whole(4) * 10,
      isFlexible: random() < 0.2,
      vehicleTypeIds: random() < 0.3 ? ['T2', 'T3'] : [],
      stops: [depots[whole(pickups)] as (typeof depots)[number], places[whole(drops)] as (typeof places)[number]],
    });
  });
  return poolOf(all, { zoneAt: (point) => zoneOf.get(point) ?? null });
}
