import type { WebhookDelivery } from 'shared-contracts/webhooks';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { deliveryStates } from './webhooks.messages.ts';

export const DELIVERY_STATES: Record<WebhookDelivery['state'], StatusStyle> = {
  queued: { label: deliveryStates.queued, tone: 'info', icon: icons.clock },
  delivered: { label: deliveryStates.delivered, tone: 'good', icon: icons.check },
  failed: { label: deliveryStates.failed, tone: 'bad', icon: icons.alert },
};
