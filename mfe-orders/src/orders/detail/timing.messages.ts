import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.timing.title', defaultMessage: 'Timing' },
  open: { id: 'orders.timing.open', defaultMessage: 'Show timing' },
  stop: { id: 'orders.timing.stop', defaultMessage: 'Stop' },
  planned: { id: 'orders.timing.planned', defaultMessage: 'Planned' },
  arrival: { id: 'orders.timing.arrival', defaultMessage: 'Arrival' },
  departure: { id: 'orders.timing.departure', defaultMessage: 'Departure' },
  work: { id: 'orders.timing.work', defaultMessage: 'Loading or unloading' },
  late: { id: 'orders.timing.late', defaultMessage: 'Late' },
  dwell: { id: 'orders.timing.dwell', defaultMessage: 'Dwell' },
  free: { id: 'orders.timing.free', defaultMessage: 'Free' },
  charged: { id: 'orders.timing.charged', defaultMessage: 'Charged' },
  amount: { id: 'orders.timing.amount', defaultMessage: 'Amount' },
  transit: { id: 'orders.timing.transit', defaultMessage: 'Transit time' },
  inferred: { id: 'orders.timing.inferred', defaultMessage: 'inferred' },
  inferredText: {
    id: 'orders.timing.inferredText',
    defaultMessage: 'Inferred: this time was not reported and is derived from later events.',
  },
  noStops: { id: 'orders.timing.noStops', defaultMessage: 'The order has no stops yet.' },
  failed: { id: 'orders.timing.failed', defaultMessage: 'Couldn’t load the timing' },
});
