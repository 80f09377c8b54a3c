import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStageResult } from 'shared-contracts/orders/order-stages';
import { type FormatMessage, type Message, useFormatMessage, withValues } from 'shared-ui';
import { orderStatusStyles } from 'shared-ui/format';
import { resultMessages as messages } from './order-notices.messages.ts';

/**
 * The message for a requested stage that was only recorded, or was reached before; undefined if the stage has changed.
 */
export function describeStageResult(
  { stage, stageOutcome }: Pick<OrderStageResult, 'stage' | 'stageOutcome'>,
  formatMessage: FormatMessage,
): Message | undefined {
  const values = { stage: formatMessage(orderStatusStyles[stage].label) };
  if (stageOutcome === 'recorded') return withValues(messages.recorded, values);
  return stageOutcome === 'unchanged' ? withValues(messages.unchanged, values) : undefined;
}

/** Whether a response says that the order has reached another stage. */
export const hasStageChanged = ({ stageOutcome }: Pick<OrderStageResult, 'stageOutcome'>) => stageOutcome === 'changed';

/** The message for an order that needs no approval; undefined if it waits for its approver. */
export const describeSubmission = (order: OrderStageResult, formatMessage: FormatMessage): Message | undefined =>
  order.stage === 'validated' ? messages.validated : describeStageResult(order, formatMessage);

/** The message that names the second approver after a first approval; undefined if the order is approved. */
export function describeApproval({ stage, waitsFor }: Pick<Order, 'stage' | 'waitsFor'>): Message | undefined {
  if (stage !== 'pending2ndValidation') return undefined;
  return waitsFor ? withValues(messages.approvedFirst, { name: waitsFor }) : messages.approvedFirstUnnamed;
}

/** The notices that depend on an order's response, for the `resultNotice` of a mutation. */
export function useOrderNotices() {
  const formatMessage = useFormatMessage();
  return {
    stage: (order: OrderStageResult) => describeStageResult(order, formatMessage),
    submission: (order: OrderStageResult) => describeSubmission(order, formatMessage),
    approval: describeApproval,
  };
}

export type OrderNotice<Result> = (order: Result) => Message | undefined;
