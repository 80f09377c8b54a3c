import { estimatedKm } from '../../../network/geo/great-circle.rules.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';
import { secondsOf } from '../travel.rules.ts';

const isIn = (set: number, i: number) => (set & (1 << i)) !== 0;
type Stop = PoolOrder['stops'][number];
const drive = (one: Stop, other: Stop) => secondsOf(Math.round(estimatedKm([one.point, other.point]) * 1_000));

/** Whether some order of the drops is in time: when each can be left at the earliest, over all sets of those before it. */
function isInTime(orders: readonly PoolOrder[], seconds: (from: PoolOrder, to: PoolOrder | null) => number): boolean {
  const start = Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0));
  if (start > Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity))) return false;
  const loaded = start + orders.reduce((sum, { loadingMinutes }) => sum + loadingMinutes * 60, 0);
  const size = orders.length;
  const left = new Float64Array(2 ** size * size).fill(Infinity);
  for (let set = 1; set < 2 ** size; set += 1) {
    for (const [last, order] of orders.entries()) {
      if (!isIn(set, last)) continue;
      const before = set & ~(1 << last);
      let arrival = before === 0 ? loaded + seconds(order, null) : Infinity;
      for (let i = 0; i < size; i += 1)
        if (isIn(before, i))
          arrival = Math.min(arrival, (left[before * size + i] as number) + seconds(orders[i] as PoolOrder, order));
      if (arrival <= (order.deliveryTo ?? Infinity))
        left[set * size + last] = Math.max(arrival, order.deliveryFrom ?? 0) + order.unloadingMinutes * 60;
    }
  }
  return left.subarray((2 ** size - 1) * size).some((time) => time < Infinity);
}

/** The fewest trips of orders from one pickup to one drop each, by trying every way to divide them; orders that no trip can carry are left out. */
export function optimum({ orders, types }: Pool): number {
  const [space, weight] = [
    Math.max(...types.map(({ averageSpace }) => Number(averageSpace))),
    Math.max(...types.map(({ maxWeight }) => Number(maxWeight))),
  ];
  const pick = ({ stops }: PoolOrder) => stops[0] as Stop;
  const drop = ({ stops }: PoolOrder) => stops[1] as Stop;
  const waysFrom = (from: PoolOrder) =>
    new Map<PoolOrder | null, number>([
      [null, drive(pick(from), drop(from))],
      ...orders.map((to) => [to, drive(drop(from), drop(to))] as const),
    ]);
  const times = new Map(orders.map((from) => [from, waysFrom(from)]));
  const seconds = (from: PoolOrder, to: PoolOrder | null) => times.get(from)?.get(to) as number;
  const isFeasible = (some: readonly PoolOrder[]) =>
    some.reduce((sum, order) => sum + Number(order.space), 0) <= space &&
    some.reduce((sum, order) => sum + Number(order.weight), 0) <= weight &&
    isInTime(some, seconds);
  const possible = orders.filter((order) => isFeasible([order]));
  const all = 2 ** possible.length;
  const feasible = Array.from(
    { length: all },
    (_, set) => set > 0 && isFeasible(possible.filter((_order, i) => isIn(set, i))),
  );
  const fewest = Array.from({ length: all }, (_, set) => (set === 0 ? 0 : Infinity));
  for (let set = 1; set < all; set += 1) {
    for (let part = set; part > 0; part = (part - 1) & set)
      if (feasible[part]) fewest[set] = Math.min(fewest[set] as number, 1 + (fewest[set & ~part] as number));
  }
  return fewest[all - 1] as number;
}
