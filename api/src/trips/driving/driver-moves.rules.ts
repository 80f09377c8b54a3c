import type { DriverMove } from 'shared-contracts/driving';
import { DRIVER_EVENTS, type DriverEvent } from 'shared-contracts/values/driver-events';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { takesQuantities } from '../../orders/order.rules.ts';
import { type Guard, TRANSITIONS } from '../../orders/stage-table.rules.ts';

type OnOrder = Exclude<DriverEvent, 'start'>;

const isOnOrder = (event: string): event is OnOrder =>
  event !== 'start' && (DRIVER_EVENTS as readonly string[]).includes(event);
const dropsIn = (guards: readonly Guard[]): DriverMove['drops'] => {
  if (guards.includes('dropsLeft')) return 'left';
  return guards.includes('lastDrop') ? 'last' : null;
};

/** The rows of the stage table that a driver may ask for, in its order. */
export const DRIVER_MOVES: readonly DriverMove[] = TRANSITIONS.flatMap(({ event, from, to, who, guards = [] }) =>
  isOnOrder(event) && who.includes('driver')
    ? [
        {
          event,
          from: [...from],
          to,
          drops: dropsIn(guards),
          needsReason: guards.includes('reasonGiven'),
          takesQuantities: takesQuantities(event),
        },
      ]
    : [],
);

const TARGETS = new Map(DRIVER_MOVES.map(({ event, to }) => [event, to]));

/** Where an event leads an order; undefined for what is none of an order's. */
export const targetOf = (event: DriverEvent): OrderStage | undefined => TARGETS.get(event);
