import type { PlannedOrder, PlannedStop, Suggestion } from 'shared-contracts/planner';
import { decimal, toMeasure } from '../../platform/money.ts';
import { utilizationOf } from '../trip-plan.rules.ts';
import { type JudgedPlan, loadOf } from './judge.rules.ts';
import type { PooledOrder } from './planner.store.ts';
import type { PlanStop } from './pool.rules.ts';
import { reasonsOf } from './reasons.rules.ts';
import type { Yard } from './yard.ts';

const METRES_PER_KM = 1_000;
const km = (metres: number) => toMeasure(decimal(metres).div(METRES_PER_KM));

export const presentOrder = ({ id, number, space, weight }: PooledOrder): PlannedOrder => ({
  id,
  number,
  space,
  weight,
});

/** How plans are told: what a yard knows by its ids is looked up once for all of them. */
export function presenterOf({ orders, types, zoneNames, partnerNames, roads }: Yard): (plan: JudgedPlan) => Suggestion {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const places = new Map(
    orders
      .flatMap(({ stops }) => stops)
      .map(({ locationId, name, city, point: [latitude, longitude] }) => [
        locationId,
        { id: locationId, name, city, latitude, longitude },
      ]),
  );
  const place = (id: string) => places.get(id) as PlannedStop['location'];
  const stop = ({ locationId, metres, ...rest }: PlanStop): PlannedStop => ({
    location: place(locationId),
    ...rest,
    distance: km(metres),
  });
  const named = (id: string | null, names: ReadonlyMap<string, string>) =>
    id === null ? null : { id, name: names.get(id) ?? '' };

  return ({ zoneId, partnerId, isBackhaul, vehicleTypeId, orderIds, stops, metres }) => {
    const carried = orderIds.map((id) => byId.get(id) as PooledOrder);
    const type = types.find(({ id }) => id === vehicleTypeId);
    const load = loadOf(carried);
    const capacity = type ? { space: type.averageSpace, weight: type.maxWeight } : null;
    const utilization = capacity && utilizationOf(load, capacity);
    const zone = named(zoneId, zoneNames);
    const pickupNames = [
      ...new Set(
        stops.filter(({ pickOrderIds }) => pickOrderIds.length > 0).map(({ locationId }) => place(locationId).name),
      ),
    ];
    return {
      zone,
      partner: { id: partnerId, name: partnerNames.get(partnerId) ?? '' },
      isBackhaul,
      vehicleType: type && capacity ? { id: type.id, name: type.name, icon: type.icon, capacity } : null,
      orders: carried.map(presentOrder),
      stops: stops.map(stop),
      distance: km(metres),
      isDistanceEstimated: roads === undefined,
      ...load,
      utilization,
      pickAt: stops[0]?.arriveAt ?? 0,
      dropAt: stops.at(-1)?.leaveAt ?? 0,
      reasons: reasonsOf({ zone, isBackhaul, orders: carried, stops, pickupNames, type: type ?? null, utilization }),
    };
  };
}
