import { defineMessages } from 'react-intl';
import type { WebhookDeliveryState, WebhookTopic } from 'shared-contracts/values/webhooks';

export const messages = defineMessages({
  title: { id: 'admin.webhook.title', defaultMessage: 'Webhooks' },
  search: { id: 'admin.webhook.search', defaultMessage: 'Search by name or address' },
  empty: { id: 'admin.webhook.empty', defaultMessage: 'No webhooks' },
  emptyText: {
    id: 'admin.webhook.emptyText',
    defaultMessage: 'Add the address of a system that should hear of changes as they happen.',
  },
  create: { id: 'admin.webhook.create', defaultMessage: 'New webhook' },
  edit: { id: 'admin.webhook.edit', defaultMessage: 'Edit webhook' },
  editSubmit: { id: 'admin.webhook.editSubmit', defaultMessage: 'Save' },
  urlHelp: {
    id: 'admin.webhook.urlHelp',
    defaultMessage: 'Alert rules that post to this address follow a change. The secret stays.',
  },
  createSubmit: { id: 'admin.webhook.createSubmit', defaultMessage: 'Create webhook' },
  secretTitle: { id: 'admin.webhook.secretTitle', defaultMessage: 'Copy the secret' },
  secret: { id: 'admin.webhook.secret', defaultMessage: 'Secret' },
  secretHelp: {
    id: 'admin.webhook.secretHelp',
    defaultMessage: 'You see it only this once. The receiver checks signatures of Standard Webhooks with it.',
  },
  deliveriesTitle: { id: 'admin.webhook.deliveriesTitle', defaultMessage: 'Deliveries' },
  noDeliveries: { id: 'admin.webhook.noDeliveries', defaultMessage: 'Nothing sent yet' },
  attempts: { id: 'admin.webhook.attempts', defaultMessage: '{count, plural, one {# attempt} other {# attempts}}' },
  request: { id: 'admin.webhook.request', defaultMessage: 'Request' },
  response: { id: 'admin.webhook.response', defaultMessage: 'Response' },
  on: { id: 'admin.webhook.on', defaultMessage: 'On' },
  off: { id: 'admin.webhook.off', defaultMessage: 'Off' },
});

export const fields = defineMessages({
  name: { id: 'admin.webhook.field.name', defaultMessage: 'Name' },
  url: { id: 'admin.webhook.field.url', defaultMessage: 'Address' },
  state: { id: 'admin.webhook.field.state', defaultMessage: 'Status' },
  topics: { id: 'admin.webhook.field.topics', defaultMessage: 'Topics' },
  lastDelivery: { id: 'admin.webhook.field.lastDelivery', defaultMessage: 'Last delivery' },
});

export const topics = defineMessages<WebhookTopic>({
  order: { id: 'admin.webhook.topic.order', defaultMessage: 'Orders' },
  trip: { id: 'admin.webhook.topic.trip', defaultMessage: 'Trips' },
  bill: { id: 'admin.webhook.topic.bill', defaultMessage: 'Bills' },
  contract: { id: 'admin.webhook.topic.contract', defaultMessage: 'Contracts' },
  alert: { id: 'admin.webhook.topic.alert', defaultMessage: 'Alerts' },
  geofence: { id: 'admin.webhook.topic.geofence', defaultMessage: 'Arrivals and departures at locations' },
});

export const deliveryStates = defineMessages<WebhookDeliveryState>({
  queued: { id: 'admin.webhook.delivery.queued', defaultMessage: 'Waiting' },
  delivered: { id: 'admin.webhook.delivery.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'admin.webhook.delivery.failed', defaultMessage: 'Given up' },
});

export const actions = defineMessages({
  deliveries: { id: 'admin.webhook.action.deliveries', defaultMessage: 'Deliveries' },
  edit: { id: 'admin.webhook.action.edit', defaultMessage: 'Edit' },
  test: { id: 'admin.webhook.action.test', defaultMessage: 'Send test' },
  sendAgain: { id: 'admin.webhook.action.sendAgain', defaultMessage: 'Send again' },
  turnOn: { id: 'admin.webhook.action.turnOn', defaultMessage: 'Turn on' },
  turnOff: { id: 'admin.webhook.action.turnOff', defaultMessage: 'Turn off' },
  secret: { id: 'admin.webhook.action.secret', defaultMessage: 'New secret' },
  remove: { id: 'admin.webhook.action.remove', defaultMessage: 'Delete' },
});

export const consequences = defineMessages({
  secret: {
    id: 'admin.webhook.consequence.secret',
    defaultMessage: 'Messages are signed with both secrets for a day, so that the receiver can change in the meantime.',
  },
  remove: {
    id: 'admin.webhook.consequence.remove',
    defaultMessage: 'Deletes the webhook “{name}”. Messages that still wait aren’t sent. This can’t be undone.',
  },
});

export const notices = defineMessages({
  tested: { id: 'admin.webhook.notice.tested', defaultMessage: 'Test sent' },
  sentAgain: { id: 'admin.webhook.notice.sentAgain', defaultMessage: 'Sent again' },
  saved: { id: 'admin.webhook.notice.saved', defaultMessage: 'Webhook saved' },
  removed: { id: 'admin.webhook.notice.removed', defaultMessage: 'Webhook deleted' },
});

export const errorMessages = defineMessages({
  https: { id: 'admin.webhook.error.https', defaultMessage: 'Use an address that begins with https://' },
  taken: { id: 'admin.webhook.error.taken', defaultMessage: 'There is a webhook for this address' },
  usedByAlerts: {
    id: 'admin.webhook.error.usedByAlerts',
    defaultMessage: 'Alert rules post to this address. Create a new webhook for it instead',
  },
  topics: { id: 'admin.webhook.error.topics', defaultMessage: 'Choose at least one topic' },
  tooManyWebhooks: { id: 'admin.webhook.error.tooManyWebhooks', defaultMessage: 'You can have at most {max} webhooks' },
});
