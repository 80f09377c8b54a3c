import type { OrderStage } from '../orders/order-stages.ts';

/** The stages an order's notification contacts are notified of, in their usual order. */
export const NOTIFIED_STAGES = [
  'validated',
  'rejected',
  'started',
  'arrivedToPickupLocation',
  'transit',
  'delayed',
  'arrivedToDropLocation',
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'cancelled',
] as const satisfies readonly OrderStage[];
export type NotifiedStage = (typeof NOTIFIED_STAGES)[number];

/** How other records use a contact. */
export const CONTACT_USES = ['stop', 'orderNews', 'approver', 'operationNews', 'location', 'driver', 'user'] as const;
export type ContactUseKind = (typeof CONTACT_USES)[number];
