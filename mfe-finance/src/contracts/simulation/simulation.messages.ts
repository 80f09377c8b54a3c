import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  simulate: { id: 'finance.simulation.simulate', defaultMessage: 'Simulate' },
  title: { id: 'finance.simulation.title', defaultMessage: 'Simulation of version {number}' },
  lead: {
    id: 'finance.simulation.lead',
    defaultMessage:
      'What this version would have charged for the orders of a period, before tax. Nothing is saved, and what is entered on draft bills doesn’t count.',
  },
  from: { id: 'finance.simulation.from', defaultMessage: 'Pickup from' },
  to: { id: 'finance.simulation.to', defaultMessage: 'Pickup until' },
  invalidPeriod: {
    id: 'finance.simulation.invalidPeriod',
    defaultMessage: 'Choose a period of at most a year that ends after it starts.',
  },
  empty: { id: 'finance.simulation.empty', defaultMessage: 'No orders of this contract were picked up in the period.' },
  counted: {
    id: 'finance.simulation.counted',
    defaultMessage: '{count, plural, one {# order} other {# orders}} simulated',
  },
  truncated: {
    id: 'finance.simulation.truncated',
    defaultMessage: 'The period has {total} orders. Only the newest {count} are simulated.',
  },
  unrated: {
    id: 'finance.simulation.unrated',
    defaultMessage:
      '{count, plural, one {# order without a rate or distance is left out} other {# orders without a rate or distance are left out}}.',
  },
  before: { id: 'finance.simulation.before', defaultMessage: 'Old' },
  after: { id: 'finance.simulation.after', defaultMessage: 'New' },
  difference: { id: 'finance.simulation.difference', defaultMessage: 'Difference' },
  lane: { id: 'finance.simulation.lane', defaultMessage: 'Lane' },
  lanes: { id: 'finance.simulation.lanes', defaultMessage: 'By lane' },
  order: { id: 'finance.simulation.order', defaultMessage: 'Order' },
  orders: { id: 'finance.simulation.orders', defaultMessage: 'By order' },
  count: { id: 'finance.simulation.count', defaultMessage: 'Orders' },
  pickup: { id: 'finance.simulation.pickup', defaultMessage: 'Pickup' },
  moreOrders: {
    id: 'finance.simulation.moreOrders',
    defaultMessage: 'The newest {visible} of {count} orders are shown. The Excel file has all of them.',
  },
  export: { id: 'finance.simulation.export', defaultMessage: 'Save as Excel' },
});
