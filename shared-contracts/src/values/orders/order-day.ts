import type { OrderStage } from './order-stages.ts';

/** How far the orders of a day are, and the stages that belong to it, as the list filters by them. */
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

/** Why an order of today needs somebody, the most urgent first. */
export const ORDER_RISKS = ['delayed', 'pickupMissed', 'unplanned'] as const;
export type OrderRisk = (typeof ORDER_RISKS)[number];
