import { defineMessages } from 'react-intl';

export const serviceMessages = defineMessages({
  title: { id: 'orders.services.title', defaultMessage: 'Services' },
  help: { id: 'orders.services.help', defaultMessage: 'Charged by the price list of the contract.' },
  service: { id: 'orders.services.service', defaultMessage: 'Service' },
  quantity: { id: 'orders.services.quantity', defaultMessage: 'Quantity' },
  add: { id: 'orders.services.add', defaultMessage: 'Add service' },
  none: { id: 'orders.services.none', defaultMessage: 'The contract has no services on request.' },
  notOffered: { id: 'orders.services.notOffered', defaultMessage: '{name} (not in the contract)' },
});

/** Keyed by the unit of a service. */
export const offerMessages = defineMessages({
  order: { id: 'orders.services.order', defaultMessage: '{name}: {rate} per order' },
  stop: { id: 'orders.services.stop', defaultMessage: '{name}: {rate} per stop' },
  hour: { id: 'orders.services.hour', defaultMessage: '{name}: {rate} per hour' },
  kg: { id: 'orders.services.kg', defaultMessage: '{name}: {rate} per kg' },
});
