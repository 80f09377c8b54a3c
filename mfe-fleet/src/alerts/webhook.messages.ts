import type { WebhookDeliveryState } from 'shared-contracts/values/webhooks';
import { defineMessages } from 'react-intl';

export const webhookMessages = defineMessages({
  title: { id: 'fleet.webhook.title', defaultMessage: 'Webhook' },
  address: { id: 'fleet.webhook.address', defaultMessage: 'Address' },
  secret: { id: 'fleet.webhook.secret', defaultMessage: 'Secret' },
  secretHelp: {
    id: 'fleet.webhook.secretHelp',
    defaultMessage: 'Copy it now, it isn’t shown again. The receiver checks signatures of Standard Webhooks with it.',
  },
  secretText: {
    id: 'fleet.webhook.secretText',
    defaultMessage: 'The receiver checks with a secret that messages come from here. Create one and enter it there.',
  },
  createSecret: { id: 'fleet.webhook.createSecret', defaultMessage: 'Create secret' },
  createSecretText: {
    id: 'fleet.webhook.createSecretText',
    defaultMessage:
      'Messages are signed with the old secret too for a day. This holds for all rules with this address.',
  },
  test: { id: 'fleet.webhook.test', defaultMessage: 'Send test' },
  tested: { id: 'fleet.webhook.tested', defaultMessage: 'Test sent' },
  deliveries: { id: 'fleet.webhook.deliveries', defaultMessage: 'Deliveries' },
  none: { id: 'fleet.webhook.none', defaultMessage: 'Nothing sent yet' },
  attempts: { id: 'fleet.webhook.attempts', defaultMessage: '{count, plural, one {# attempt} other {# attempts}}' },
  noWebhook: { id: 'fleet.webhook.noWebhook', defaultMessage: 'This rule has no webhook any more' },
});

export const deliveryStates = defineMessages<WebhookDeliveryState>({
  queued: { id: 'fleet.webhook.state.queued', defaultMessage: 'Waiting' },
  delivered: { id: 'fleet.webhook.state.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'fleet.webhook.state.failed', defaultMessage: 'Given up' },
});
