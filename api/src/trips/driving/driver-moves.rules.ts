import type { DriverTransition } from 'shared-contracts/trips/driving';
import { DRIVER_EVENTS, type DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type OrderGuard, acceptsQuantities, ORDER_TRANSITIONS } from '../../orders/public.ts';

type OrderDriverEvent = Exclude<DriverEvent, 'start'>;

const isOrderDriverEvent = (event: string): event is OrderDriverEvent =>
  event !== 'start' && (DRIVER_EVENTS as readonly string[]).includes(event);
const dropsCondition = (guards: readonly OrderGuard[]): DriverTransition['drops'] => {
  if (guards.includes('dropsLeft')) return 'left';
  return guards.includes('lastDrop') ? 'last' : null;
};

const toDriverTransitions = (isFurtherPickup: boolean): DriverTransition[] =>
  ORDER_TRANSITIONS.flatMap(({ event, from, to, roles, guards = [] }) =>
    isOrderDriverEvent(event) && roles.includes('driver') && guards.includes('pickupIsNext') === isFurtherPickup
      ? [
          {
            event,
            from: [...from],
            to,
            drops: dropsCondition(guards),
            needsReason: guards.includes('reasonGiven'),
            takesQuantities: acceptsQuantities(event) && event !== 'finishDrop',
          },
        ]
      : [],
  );

/** The rows of the stage table that a driver may request, in its order. */
export const DRIVER_TRANSITIONS: readonly DriverTransition[] = toDriverTransitions(false);
/** Transitions of an order whose next stop is another pickup. */
export const FURTHER_PICKUPS: readonly DriverTransition[] = toDriverTransitions(true);

const TARGET_STAGES = new Map(DRIVER_TRANSITIONS.map(({ event, to }) => [event, to]));

/** The stage that an event moves an order to; undefined for events of the trip. */
export const findTargetStage = (event: DriverEvent): OrderStage | undefined => TARGET_STAGES.get(event);
