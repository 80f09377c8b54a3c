import type { PlanReason } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';
import type { PlanReasonCode } from 'shared-contracts/values/trips/plans';
import { requiredCooling } from './allowed-types.rules.ts';
import { greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';
import { pickupOf } from './groups.rules.ts';
import { plannedStopsOf, type PlanStop, type PoolOrder } from './pool.rules.ts';

type Ref = { id: string; name: string };
type PlanFacts = {
  zone: Ref | null;
  isBackhaul: boolean;
  orders: readonly PoolOrder[];
  stops: readonly PlanStop[];
  pickupNames: readonly string[];
  type: Ref | null;
  utilization: { space: string; weight: string } | null;
};

const reason = (code: PlanReasonCode, params: PlanReason['params'] = {}): PlanReason => ({ code, params });

function listPickupReasons({ orders, pickupNames }: PlanFacts): PlanReason[] {
  if (orders.length < 2) return [];
  const from = Math.max(...orders.map(({ pickupFrom }) => pickupFrom ?? 0));
  const to = Math.min(...orders.map(({ pickupTo }) => pickupTo ?? Infinity));
  const km = Math.max(...orders.flatMap((a) => orders.map((b) => greatCircleKm(pickupOf(a).point, pickupOf(b).point))));
  const locationReason =
    pickupNames.length === 1
      ? reason('samePickup', { location: pickupNames[0] as string })
      : reason('nearPickups', { count: pickupNames.length, km: km.toFixed(1) });
  return [locationReason, ...(from > 0 && to < Infinity && from <= to ? [reason('pickupWindow', { from, to })] : [])];
}

/** The minutes between the tightest delivery and its deadline. */
function slackMinutes({ orders, stops }: PlanFacts): number {
  const slack = orders.flatMap((order) => {
    const drops = plannedStopsOf(order).filter(({ kind }) => kind === 'drop');
    return stops
      .filter(({ dropOrderIds }) => dropOrderIds.includes(order.id))
      .map(({ arriveAt }, i) => (drops[i]?.windowTo ?? Infinity) - arriveAt);
  });
  return Math.floor(Math.min(...slack) / MINUTE);
}

/** Explains a planned trip to the user. */
export function listReasons(facts: PlanFacts): PlanReason[] {
  const { zone, isBackhaul, type, utilization, orders } = facts;
  const slack = slackMinutes(facts);
  const isRequestedType =
    type !== null &&
    orders.some(
      ({ isFlexible, vehicleTypeIds }) => !isFlexible && vehicleTypeIds.length === 1 && vehicleTypeIds[0] === type.id,
    );
  return [
    zone ? reason('zone', { zone: zone.name }) : reason('unzoned'),
    ...(isBackhaul ? [reason('backhaul')] : []),
    ...listPickupReasons(facts),
    ...(type && utilization
      ? [
          isRequestedType
            ? reason('requestedType', { type: type.name })
            : reason('smallestType', { type: type.name, space: utilization.space, weight: utilization.weight }),
        ]
      : []),
    ...(orders.some((order) => requiredCooling(order) > 0) ? [reason('cooled')] : []),
    ...(slack >= 0 && slack < Infinity ? [reason('onTime', { minutes: slack })] : []),
  ];
}
