import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { FreightBill } from '../../../finance/public.ts';

/** Events of an order that its sender is notified of. */
export const REPORTED_EVENTS = [
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'finishDrop',
  'deliver',
  'deliverPart',
  'failDelivery',
  'deliverManually',
  'delay',
  'cancel',
] as const satisfies readonly OrderEvent[];
export type ReportedEvent = (typeof REPORTED_EVENTS)[number];

/** A message to write about an order; times in unix seconds. `stop`: the position of the stop where it happened. */
export type OutgoingMessage =
  | { kind: 'response'; isAccepted: boolean; reason: string | null; at: number }
  | { kind: 'status'; event: ReportedEvent; stop: number | null; reason: string | null; at: number }
  | { kind: 'invoice'; bill: FreightBill; at: number };

export type OrderChange = {
  event: OrderEvent;
  to: OrderStage;
  at: number;
  reason: string | null;
  stop: number | null;
  atHub: boolean;
};

const APPROVALS: readonly OrderEvent[] = ['submit', 'approve'];
const isReported = (event: OrderEvent): event is ReportedEvent =>
  (REPORTED_EVENTS as readonly OrderEvent[]).includes(event);

/**
 * The messages that an event requires. Before an order is accepted, its end is an answer to its tender; an answer isn't
 * repeated.
 * @param isAccepted the last answer; null if there was none
 */
export function toOutgoing(
  { event, to, at, reason, stop, atHub }: OrderChange,
  isAccepted: boolean | null,
): OutgoingMessage | null {
  if (APPROVALS.includes(event) && to === 'validated')
    return isAccepted ? null : { kind: 'response', isAccepted: true, reason: null, at };
  if (event === 'reject' || (event === 'cancel' && !isAccepted))
    return isAccepted === false ? null : { kind: 'response', isAccepted: false, reason, at };
  return isReported(event) && !atHub ? { kind: 'status', event, stop, reason, at } : null;
}
