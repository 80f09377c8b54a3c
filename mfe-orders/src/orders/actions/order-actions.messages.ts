import { defineMessages } from 'react-intl';

export const actionMessages = defineMessages({
  newStage: { id: 'orders.stage.to', defaultMessage: 'New stage' },
  currentStage: { id: 'orders.stage.now', defaultMessage: 'Now: {stage}' },
  stageCount: { id: 'orders.stage.toCount', defaultMessage: '{stage} ({count})' },
  reason: { id: 'orders.stage.reason', defaultMessage: 'Reason' },
  occurredAt: { id: 'orders.stage.occurredAt', defaultMessage: 'When it happened' },
  occurredAtHelp: { id: 'orders.stage.occurredAtHelp', defaultMessage: 'Leave empty to use the current time.' },
  noTransitions: { id: 'orders.stage.nothing', defaultMessage: 'No other stage available' },
  noTransitionsText: {
    id: 'orders.stage.nothingText',
    defaultMessage: 'The order may have changed in the meantime, or someone else has to act.',
  },
  delivered: { id: 'orders.stage.delivered', defaultMessage: 'Delivered cargo' },
  quantity: { id: 'orders.stage.quantity', defaultMessage: '{cargo}: delivered of {quantity}' },
  shortage: { id: 'orders.stage.shortage', defaultMessage: '{cargo}: shortage reason' },
  cancelText: {
    id: 'orders.stage.cancelText',
    defaultMessage:
      'A cancelled order cannot be resumed. It is removed from its trip, and its notification contacts are notified.',
  },
  rejectTitle: { id: 'orders.page.rejectTitle', defaultMessage: 'Reject order' },
  rejectReason: { id: 'orders.page.rejectReason', defaultMessage: 'Reject reason' },
  reopenReason: { id: 'orders.page.reopenReason', defaultMessage: 'Reason' },
  reopenReasonHelp: { id: 'orders.page.reopenReasonHelp', defaultMessage: 'Shown in the order’s history.' },
  editAgain: { id: 'orders.page.editAgain', defaultMessage: 'Edit and send again' },
  editAgainShort: { id: 'orders.page.editAgainShort', defaultMessage: 'Edit again' },
  send: { id: 'orders.page.send', defaultMessage: 'Send' },
  planShort: { id: 'orders.page.planShort', defaultMessage: 'Plan' },
  offerShort: { id: 'orders.page.offerShort', defaultMessage: 'Offer' },
  hasWarnings: {
    id: 'orders.page.hasWarnings',
    defaultMessage: 'Order {number} has warnings. Check them and send it from here.',
  },
  incomplete: {
    id: 'orders.page.incomplete',
    defaultMessage: 'Order {number} is incomplete. Fill in the missing fields and send it from here.',
  },
});

export const deliveredMessages = defineMessages({
  mark: { id: 'orders.delivered.mark', defaultMessage: 'Mark delivered' },
  what: { id: 'orders.delivered.what', defaultMessage: '{cargo} at {place} ({stop})' },
  quantity: { id: 'orders.delivered.quantity', defaultMessage: 'Delivered quantity' },
  ordered: { id: 'orders.delivered.ordered', defaultMessage: 'Ordered: {quantity}' },
  shortage: { id: 'orders.delivered.shortage', defaultMessage: 'Shortage reason' },
  tooMany: { id: 'orders.delivered.tooMany', defaultMessage: 'More than ordered' },
  occurredAt: { id: 'orders.delivered.occurredAt', defaultMessage: 'When it was delivered' },
  occurredAtHelp: { id: 'orders.delivered.occurredAtHelp', defaultMessage: 'Leave empty to use the current time.' },
});

/** Effects of bulk actions. */
export const bulkMessages = defineMessages({
  submit: {
    id: 'orders.bulk.submit',
    defaultMessage:
      'Sends the orders to the approvers of their operations. Incomplete orders stay saved and list what is missing.',
  },
  approve: { id: 'orders.bulk.approve', defaultMessage: 'Approves each of the orders.' },
  archive: {
    id: 'orders.bulk.archive',
    defaultMessage: 'Archives the orders. They no longer appear in the other lists and can be restored.',
  },
  restore: {
    id: 'orders.bulk.restore',
    defaultMessage: 'Restores the orders to the other lists.',
  },
  unacknowledged: {
    id: 'orders.bulk.unacknowledged',
    defaultMessage: 'Open the order to send it despite its warnings',
  },
  noPickupWindow: { id: 'orders.bulk.noPickupWindow', defaultMessage: 'The pickup window is missing' },
  noDeliveryWindow: { id: 'orders.bulk.noDeliveryWindow', defaultMessage: 'The delivery window is missing' },
  reason: { id: 'orders.bulk.reason', defaultMessage: 'Reject reason for all orders' },
  noStage: { id: 'orders.bulk.noStage', defaultMessage: 'None of the orders can change stage now.' },
});
