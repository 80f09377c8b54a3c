import { MINUTE } from 'shared-contracts/values/time';
import { estimateRoadKm } from '../../../platform/geometry/great-circle.rules.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';
import { toTravelSeconds } from '../routing/travel.rules.ts';

const contains = (set: number, i: number) => (set & (1 << i)) !== 0;
type Stop = PoolOrder['stops'][number];
const travelSeconds = (from: Stop, to: Stop) =>
  toTravelSeconds(Math.round(estimateRoadKm([from.point, to.point]) * 1_000));

/**
 * Whether the drops can be made in time in some order. Computes the earliest departure from each drop for all sets of
 * previous drops.
 */
function isInTime(orders: readonly PoolOrder[], seconds: (from: PoolOrder, to: PoolOrder | null) => number): boolean {
  const start = Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0));
  if (start > Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity))) return false;
  const loaded = start + orders.reduce((sum, { loadingMinutes }) => sum + loadingMinutes * MINUTE, 0);
  const size = orders.length;
  const departures = new Float64Array(2 ** size * size).fill(Infinity);
  for (let set = 1; set < 2 ** size; set += 1) {
    for (const [last, order] of orders.entries()) {
      if (!contains(set, last)) continue;
      const previous = set & ~(1 << last);
      let arrival = previous === 0 ? loaded + seconds(order, null) : Infinity;
      for (let i = 0; i < size; i += 1)
        if (contains(previous, i))
          arrival = Math.min(
            arrival,
            (departures[previous * size + i] as number) + seconds(orders[i] as PoolOrder, order),
          );
      if (arrival <= (order.deliveryTo ?? Infinity))
        departures[set * size + last] = Math.max(arrival, order.deliveryFrom ?? 0) + order.unloadingMinutes * MINUTE;
    }
  }
  return departures.subarray((2 ** size - 1) * size).some((time) => time < Infinity);
}

/**
 * The fewest trips for orders with one pickup and one drop each, by trying all partitions. Ignores orders that no trip
 * can carry.
 */
export function findMinTripCount({ orders, types }: Pool): number {
  const [space, weight] = [
    Math.max(...types.map(({ averageSpace }) => Number(averageSpace))),
    Math.max(...types.map(({ maxWeight }) => Number(maxWeight))),
  ];
  const pickupOf = ({ stops }: PoolOrder) => stops[0] as Stop;
  const dropOf = ({ stops }: PoolOrder) => stops[1] as Stop;
  const secondsFrom = (from: PoolOrder) =>
    new Map<PoolOrder | null, number>([
      [null, travelSeconds(pickupOf(from), dropOf(from))],
      ...orders.map((to) => [to, travelSeconds(dropOf(from), dropOf(to))] as const),
    ]);
  const times = new Map(orders.map((from) => [from, secondsFrom(from)]));
  const seconds = (from: PoolOrder, to: PoolOrder | null) => times.get(from)?.get(to) as number;
  const isFeasible = (tripOrders: readonly PoolOrder[]) =>
    tripOrders.reduce((sum, order) => sum + Number(order.space), 0) <= space &&
    tripOrders.reduce((sum, order) => sum + Number(order.weight), 0) <= weight &&
    isInTime(tripOrders, seconds);
  const possible = orders.filter((order) => isFeasible([order]));
  const setCount = 2 ** possible.length;
  const feasible = Array.from(
    { length: setCount },
    (_, set) => set > 0 && isFeasible(possible.filter((_order, i) => contains(set, i))),
  );
  const minTrips = Array.from({ length: setCount }, (_, set) => (set === 0 ? 0 : Infinity));
  for (let set = 1; set < setCount; set += 1) {
    for (let part = set; part > 0; part = (part - 1) & set)
      if (feasible[part]) minTrips[set] = Math.min(minTrips[set] as number, 1 + (minTrips[set & ~part] as number));
  }
  return minTrips[setCount - 1] as number;
}
