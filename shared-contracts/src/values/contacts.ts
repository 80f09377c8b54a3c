import type { OrderStage } from './order-stages.ts';

/** The stages of which an order's notification contacts are told, in the order of a normal life. */
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

/** What a contact may be to other records. */
export const CONTACT_USES = ['stop', 'orderNews', 'approver', 'operationNews', 'location', 'driver', 'user'] as const;
export type ContactUseKind = (typeof CONTACT_USES)[number];
