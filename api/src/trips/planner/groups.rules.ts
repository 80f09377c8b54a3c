import { clusterLocations } from './clusters.rules.ts';
import { groupCompatible } from './compatible-orders.rules.ts';
import { compareById, type Pool, type PoolOrder } from './pool.rules.ts';

/** Orders that may share trips: of the same zone, partner, direction and pickup cluster, with compatible cargos. */
export type Group = { zoneId: string | null; partnerId: string; isBackhaul: boolean; orders: PoolOrder[] };

type Stop = PoolOrder['stops'][number];
export const pickupOf = ({ stops }: PoolOrder) => stops[0] as Stop;
export const lastDropOf = ({ stops }: PoolOrder) => stops.at(-1) as Stop;

/** Looks up each location once. */
function findZones(orders: readonly PoolOrder[], zoneAt: Pool['zoneAt']): Map<string, string | null> {
  const drops = new Map(orders.map(lastDropOf).map(({ locationId, point }) => [locationId, point]));
  return new Map([...drops].map(([locationId, point]) => [locationId, zoneAt(point)]));
}

export function groupOrders(orders: readonly PoolOrder[], zoneAt: Pool['zoneAt']): Group[] {
  const zones = findZones(orders, zoneAt);
  const zoneOf = (order: PoolOrder) => zones.get(lastDropOf(order).locationId) ?? null;
  const candidates = Map.groupBy(
    orders.toSorted(compareById),
    (order) => `${zoneOf(order) ?? ''} ${order.partnerId} ${order.isBackhaul}`,
  );
  const groups = [...candidates.values()].flatMap((candidateOrders) => {
    const clusters = clusterLocations(candidateOrders.map(pickupOf));
    return [...Map.groupBy(candidateOrders, (order) => clusters.get(pickupOf(order).locationId)).values()].flatMap(
      groupCompatible,
    );
  });
  return groups.map((members) => {
    const first = members[0] as PoolOrder;
    return {
      zoneId: zoneOf(first),
      partnerId: first.partnerId,
      isBackhaul: first.isBackhaul,
      orders: members.toSorted(compareById),
    };
  });
}
