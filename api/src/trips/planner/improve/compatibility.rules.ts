import { MAX_PICKUP_CLUSTER_KM, type PlanZoneRule } from 'shared-contracts/values/trips/plans';
import { greatCircleKm } from '../../../platform/geometry/great-circle.rules.ts';
import { areCompatible, cargoKey } from '../compatible-orders.rules.ts';
import { lastDropOf, pickupOf } from '../groups.rules.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';

/** Consecutive numbers for equal keys. */
function numberKeys(keys: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** Whether the cargos of two orders may travel together; computed once for each pair of different cargos. */
function createCargoCheck(orders: readonly PoolOrder[]): (a: number, b: number) => boolean {
  const kinds = numberKeys(orders.map(cargoKey));
  const samples = kinds.map((_kind, i) => orders[kinds.indexOf(i)]).filter((order) => order !== undefined);
  const isAllowed = samples.map((a) => samples.map((b) => a === b || areCompatible(a, b)));
  return (a, b) => isAllowed[kinds[a] as number]?.[kinds[b] as number] ?? false;
}

/** Whether two orders may share a trip by the pairwise rules: those of `groupOrders` and pickup windows. */
export function createCompatibility(
  orders: readonly PoolOrder[],
  windows: readonly (readonly [from: number, to: number])[],
  { zoneAt, zoneRule }: Pick<Pool, 'zoneAt'> & { zoneRule: PlanZoneRule },
): (a: number, b: number) => boolean {
  const groups = numberKeys(
    orders.map((order) => {
      const zone = zoneRule === 'keep' ? zoneAt(lastDropOf(order).point) : null;
      return `${zone ?? ''} ${order.partnerId} ${order.isBackhaul}`;
    }),
  );
  const mayShareCargo = createCargoCheck(orders);
  const pickups = orders.map(pickupOf);
  const isNear = (a: (typeof pickups)[number], b: (typeof pickups)[number]) =>
    a.locationId === b.locationId || greatCircleKm(a.point, b.point) <= MAX_PICKUP_CLUSTER_KM;
  const overlap = (a: readonly [number, number], b: readonly [number, number]) => a[0] <= b[1] && b[0] <= a[1];
  return (a, b) =>
    groups[a] === groups[b] &&
    overlap(windows[a] as readonly [number, number], windows[b] as readonly [number, number]) &&
    mayShareCargo(a, b) &&
    isNear(pickups[a] as (typeof pickups)[number], pickups[b] as (typeof pickups)[number]);
}
