import { defineMessages } from 'react-intl';
import type { OrderView } from '../orders.api.ts';

export const messages = defineMessages({
  view: { id: 'orders.list.view', defaultMessage: 'Order lists' },
  search: { id: 'orders.list.search', defaultMessage: 'Search by number, place, partner or person' },
  waiting: { id: 'orders.list.waiting', defaultMessage: 'Waiting for' },
});

/** Tabs by the value of `view` in the URL; the first is the default. */
export const viewLabels = defineMessages<OrderView>({
  own: { id: 'orders.list.view.own', defaultMessage: 'My orders' },
  partner: { id: 'orders.list.view.partner', defaultMessage: 'Partner orders' },
  '3pl': { id: 'orders.list.view.3pl', defaultMessage: '3PL orders' },
  delayed: { id: 'orders.list.view.delayed', defaultMessage: 'Delayed' },
  demurrage: { id: 'orders.list.view.demurrage', defaultMessage: 'Demurrage' },
  archive: { id: 'orders.list.view.archive', defaultMessage: 'Archive' },
});

/** Keyed by the value of `waitingForMe`. */
export const waitingOptions = defineMessages({
  all: { id: 'orders.view.all', defaultMessage: 'All' },
  true: { id: 'orders.view.waitingForMe', defaultMessage: 'Waiting for me' },
});

/** Keyed by the value of `toDo`. */
export const toDoOptions = defineMessages({
  all: { id: 'orders.view.allPartner', defaultMessage: 'All' },
  accept: { id: 'orders.view.toAccept', defaultMessage: 'To accept' },
  plan: { id: 'orders.view.toPlan', defaultMessage: 'To plan' },
});

export const emptyMessages = {
  title: defineMessages<OrderView>({
    own: { id: 'orders.list.empty', defaultMessage: 'No orders found' },
    partner: { id: 'orders.list.empty.partner', defaultMessage: 'No partner orders found' },
    '3pl': { id: 'orders.list.empty.3pl', defaultMessage: 'No 3PL orders found' },
    delayed: { id: 'orders.list.empty.delayed', defaultMessage: 'No delayed orders found' },
    demurrage: { id: 'orders.list.empty.demurrage', defaultMessage: 'No orders in demurrage found' },
    archive: { id: 'orders.list.empty.archive', defaultMessage: 'No archived orders found' },
  }),
  text: defineMessages<OrderView>({
    own: {
      id: 'orders.list.emptyText',
      defaultMessage: 'Create an order to start moving freight.',
    },
    partner: {
      id: 'orders.list.emptyText.partner',
      defaultMessage: 'You’ll see orders here after partners send them to your organization.',
    },
    '3pl': {
      id: 'orders.list.emptyText.3pl',
      defaultMessage: 'You’ll see orders here after 3PL partners send them to your organization.',
    },
    delayed: {
      id: 'orders.list.emptyText.delayed',
      defaultMessage: 'You’ll see orders here that are at least 30 minutes past the deadline of their next stop.',
    },
    demurrage: {
      id: 'orders.list.emptyText.demurrage',
      defaultMessage: 'You’ll see orders here that exceed their free time at a stop.',
    },
    archive: {
      id: 'orders.list.emptyText.archive',
      defaultMessage: 'Archive billed, cancelled, rejected and not delivered orders to keep the other lists short.',
    },
  }),
};

export const filterLabels = defineMessages({
  vehicleType: { id: 'orders.filter.vehicleType', defaultMessage: 'Vehicle type' },
  pickLocation: { id: 'orders.filter.pickLocation', defaultMessage: 'Pickup location' },
  dropLocation: { id: 'orders.filter.dropLocation', defaultMessage: 'Drop location' },
  created: { id: 'orders.filter.created', defaultMessage: 'Created' },
  pickup: { id: 'orders.filter.pickup', defaultMessage: 'Pickup starts' },
  delivery: { id: 'orders.filter.delivery', defaultMessage: 'Delivery starts' },
});

export const columnLabels = defineMessages({
  delivery: { id: 'orders.column.delivery', defaultMessage: 'Delivery' },
  since: { id: 'orders.column.since', defaultMessage: 'Since' },
  late: { id: 'orders.column.late', defaultMessage: 'Late by' },
  nextStop: { id: 'orders.column.nextStop', defaultMessage: 'Next stop' },
  deadline: { id: 'orders.column.deadline', defaultMessage: 'Deadline' },
  stops: { id: 'orders.column.stops', defaultMessage: 'Waiting at' },
  dwell: { id: 'orders.column.dwell', defaultMessage: 'Dwell time' },
  free: { id: 'orders.column.free', defaultMessage: 'Free time' },
  charged: { id: 'orders.column.charged', defaultMessage: 'Over free time' },
  amount: { id: 'orders.column.amount', defaultMessage: 'Demurrage' },
  yes: { id: 'orders.column.yes', defaultMessage: 'Yes' },
});
