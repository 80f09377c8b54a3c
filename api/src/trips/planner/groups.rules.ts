import { clustersOf } from './clusters.rules.ts';
import { compatibleLists } from './compatible.rules.ts';
import { byId, type Pool, type PoolOrder } from './pool.rules.ts';

/** Orders that may share trips: the same zone, running partner, direction and pickup cluster, and cargos that may travel together. */
export type Group = { zoneId: string | null; partnerId: string; isBackhaul: boolean; orders: PoolOrder[] };

type Stop = PoolOrder['stops'][number];
export const pickupOf = ({ stops }: PoolOrder) => stops[0] as Stop;
export const lastDropOf = ({ stops }: PoolOrder) => stops.at(-1) as Stop;

/** Every place is looked up once. */
function zonesOf(orders: readonly PoolOrder[], zoneAt: Pool['zoneAt']): Map<string, string | null> {
  const drops = new Map(orders.map(lastDropOf).map(({ locationId, point }) => [locationId, point]));
  return new Map([...drops].map(([locationId, point]) => [locationId, zoneAt(point)]));
}

export function groupsOf(orders: readonly PoolOrder[], zoneAt: Pool['zoneAt']): Group[] {
  const zones = zonesOf(orders, zoneAt);
  const zoneOf = (order: PoolOrder) => zones.get(lastDropOf(order).locationId) ?? null;
  const alike = Map.groupBy(
    orders.toSorted(byId),
    (order) => `${zoneOf(order) ?? ''} ${order.partnerId} ${order.isBackhaul}`,
  );
  const lists = [...alike.values()].flatMap((list) => {
    const clusters = clustersOf(list.map(pickupOf));
    return [...Map.groupBy(list, (order) => clusters.get(pickupOf(order).locationId)).values()].flatMap(
      compatibleLists,
    );
  });
  return lists.map((list) => {
    const first = list[0] as PoolOrder;
    return {
      zoneId: zoneOf(first),
      partnerId: first.partnerId,
      isBackhaul: first.isBackhaul,
      orders: list.toSorted(byId),
    };
  });
}
