import type { OrderStage } from './order-stages.ts';

/** The progress of a day's orders, with the stages that belong to it, as filtered by the list. */
export const ORDER_DAY_STAGES = {
  unplanned: ['pendingValidation', 'pending2ndValidation', 'validated'],
  planned: ['addedToTrip'],
  moving: [
    'started',
    'arrivedToPickupLocation',
    'loading',
    'loadingCompleted',
    'transit',
    'arrivedToDropLocation',
    'unloading',
  ],
  delayed: ['delayed'],
  done: ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed'],
} as const satisfies Record<string, readonly OrderStage[]>;
export type OrderDayState = keyof typeof ORDER_DAY_STAGES;
export const ORDER_DAY_STATES = Object.keys(ORDER_DAY_STAGES) as [OrderDayState, ...OrderDayState[]];

/** Why an order of today needs attention, the most urgent first. */
export const ORDER_RISKS = ['delayed', 'pickupMissed', 'unplanned'] as const;
export type OrderRisk = (typeof ORDER_RISKS)[number];
