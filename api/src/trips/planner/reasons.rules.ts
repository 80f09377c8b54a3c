import type { PlanReason } from 'shared-contracts/planner';
import type { PlanReasonCode } from 'shared-contracts/values/plans';
import { greatCircleKm } from '../../network/geo/great-circle.rules.ts';
import { pickupOf } from './groups.rules.ts';
import type { PlanStop, PoolOrder } from './pool.rules.ts';

type Named = { id: string; name: string };
type Facts = {
  zone: Named | null;
  isBackhaul: boolean;
  orders: readonly PoolOrder[];
  stops: readonly PlanStop[];
  pickupNames: readonly string[];
  type: Named | null;
  utilization: { space: string; weight: string } | null;
};

const reason = (code: PlanReasonCode, params: PlanReason['params'] = {}): PlanReason => ({ code, params });

function pickupReasons({ orders, pickupNames }: Facts): PlanReason[] {
  if (orders.length < 2) return [];
  const from = Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0));
  const to = Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity));
  const km = Math.max(
    ...orders.flatMap((one) => orders.map((other) => greatCircleKm(pickupOf(one).point, pickupOf(other).point))),
  );
  const where =
    pickupNames.length === 1
      ? reason('samePickup', { location: pickupNames[0] as string })
      : reason('nearPickups', { count: pickupNames.length, km: km.toFixed(1) });
  return [where, ...(from > 0 && to < Infinity && from <= to ? [reason('pickupWindow', { from, to })] : [])];
}

/** How many minutes the tightest delivery still has. */
function slackOf({ orders, stops }: Facts): number {
  const slack = orders.flatMap(({ id, deliveryTo }) =>
    stops
      .filter(({ dropOrderIds }) => dropOrderIds.includes(id))
      .map(({ arriveAt }) => (deliveryTo ?? Infinity) - arriveAt),
  );
  return Math.floor(Math.min(...slack) / 60);
}

/** Why a trip is as it is. */
export function reasonsOf(facts: Facts): PlanReason[] {
  const { zone, isBackhaul, type, utilization, orders } = facts;
  const slack = slackOf(facts);
  const isAskedFor =
    type !== null &&
    orders.some(
      ({ isFlexible, vehicleTypeIds }) => !isFlexible && vehicleTypeIds.length === 1 && vehicleTypeIds[0] === type.id,
    );
  return [
    zone ? reason('zone', { zone: zone.name }) : reason('unzoned'),
    ...(isBackhaul ? [reason('backhaul')] : []),
    ...pickupReasons(facts),
    ...(type && utilization
      ? [
          isAskedFor
            ? reason('requestedType', { type: type.name })
            : reason('smallestType', { type: type.name, ...utilization }),
        ]
      : []),
    ...(slack >= 0 && slack < Infinity ? [reason('onTime', { minutes: slack })] : []),
  ];
}
