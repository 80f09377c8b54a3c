import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  to: { id: 'orders.stage.to', defaultMessage: 'New stage' },
  now: { id: 'orders.stage.now', defaultMessage: 'Now: {stage}' },
  toCount: { id: 'orders.stage.toCount', defaultMessage: '{stage} ({count})' },
  reason: { id: 'orders.stage.reason', defaultMessage: 'Reason' },
  occurredAt: { id: 'orders.stage.occurredAt', defaultMessage: 'When it happened' },
  occurredAtHelp: { id: 'orders.stage.occurredAtHelp', defaultMessage: 'Leave it empty for now.' },
  nothing: { id: 'orders.stage.nothing', defaultMessage: 'No other stage can follow now' },
  nothingText: {
    id: 'orders.stage.nothingText',
    defaultMessage: 'The order may have moved on meanwhile, or somebody else must act.',
  },
  delivered: { id: 'orders.stage.delivered', defaultMessage: 'What has arrived' },
  quantity: { id: 'orders.stage.quantity', defaultMessage: '{cargo}: arrived of {quantity}' },
  shortage: { id: 'orders.stage.shortage', defaultMessage: '{cargo}: why some is missing' },
  cancelText: {
    id: 'orders.stage.cancelText',
    defaultMessage:
      'A cancelled order cannot be taken up again. If it stands in a trip, it leaves that trip; its notification contacts are told.',
  },
});
