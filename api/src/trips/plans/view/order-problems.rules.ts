import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { MINUTE } from 'shared-contracts/values/time';
import type { PlanProblem } from 'shared-contracts/trips/plans/plan-trips';
import { findIncompatibleOrders } from '../../../network/public.ts';
import { coolingOf, requiredCooling } from '../../planner/allowed-types.rules.ts';
import { planProblem } from '../fleet/assignment-problems.rules.ts';
import type { DeskOrder } from '../schedule/plan-order.ts';
import type { ScheduledStop } from '../schedule/plan-schedule.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

export type DeskTypes = ReadonlyMap<string, { name: string; temperature?: Temperature }>;

/** Why orders cannot be carried by this trip any more. */
function findStateProblems({ id, stage, liveTrip, isAccepted, ...numbered }: DeskOrder): PlanProblem[] {
  const number = formatOrderNumber(numbered);
  const about = { orderId: id };
  if (liveTrip)
    return [
      planProblem(
        'orderInTrip',
        true,
        { order: number, ...(liveTrip.number !== null && { trip: liveTrip.number }) },
        about,
      ),
    ];
  if (stage !== 'validated') return [planProblem('orderNotFree', true, { order: number, stage }, about)];
  return isAccepted ? [] : [planProblem('orderNotAccepted', true, { order: number }, about)];
}

function findTypeProblems(order: DeskOrder, vehicleTypeId: string | null, types: DeskTypes): PlanProblem[] {
  const { id, isFlexible, vehicleTypeIds } = order;
  if (vehicleTypeId === null || vehicleTypeIds.includes(vehicleTypeId)) return [];
  const vehicleType = types.get(vehicleTypeId);
  const [type, about] = [vehicleType?.name ?? '', { orderId: id }];
  const number = formatOrderNumber(order);
  if (isFlexible || vehicleTypeIds.length === 0) {
    const isCold = !vehicleType || coolingOf(vehicleType) >= requiredCooling(order);
    return isCold ? [] : [planProblem('tooWarm', true, { order: number, type }, about)];
  }
  const requested = vehicleTypeIds.map((typeId) => types.get(typeId)?.name ?? '').join(', ');
  return [planProblem('vehicleType', true, { order: number, type, requested }, about)];
}

/** Each order at each stop that it reaches after its window. */
export function findLateStops(stops: readonly ScheduledStop[], orders: ReadonlyMap<string, DeskOrder>): PlanProblem[] {
  return stops.flatMap(({ stop, arriveAt, late, windowTo }, index) => {
    if (late === 0 || windowTo === null) return [];
    return stop.visits.flatMap(({ orderId, kind, windowTo: own }) => {
      const order = orders.get(orderId);
      const to = own ?? (kind === 'pickup' ? order?.pickupTo : order?.deliveryTo) ?? null;
      if (!order || to === null || arriveAt <= to) return [];
      const location = order.stops.find(({ locationId }) => locationId === stop.locationId)?.name ?? '';
      const params = {
        order: formatOrderNumber(order),
        location,
        minutes: Math.ceil((arriveAt - to) / MINUTE),
        arriveAt,
        to,
      };
      return [planProblem('lateStop', false, params, { orderId, stop: index })];
    });
  });
}

/** @param types all vehicle types */
export function findOrderProblems(
  orders: readonly DeskOrder[],
  vehicleTypeId: string | null,
  types: DeskTypes,
): PlanProblem[] {
  const conflicts = findIncompatibleOrders(orders).map(({ order, otherOrder, cargo, otherCargo }) =>
    planProblem(
      'incompatibleCargo',
      true,
      {
        order: formatOrderNumber(order),
        other: formatOrderNumber(otherOrder),
        first: otherCargo.name,
        second: cargo.name,
      },
      { orderId: order.id },
    ),
  );
  return [
    ...orders.flatMap((order) => [...findStateProblems(order), ...findTypeProblems(order, vehicleTypeId, types)]),
    ...conflicts,
  ];
}
