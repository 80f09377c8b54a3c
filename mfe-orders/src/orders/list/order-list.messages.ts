import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  view: { id: 'orders.list.view', defaultMessage: 'Which orders' },
  search: { id: 'orders.list.search', defaultMessage: 'Search by number or reference' },
  waiting: { id: 'orders.list.waiting', defaultMessage: 'For whom they wait' },
});

/** Lists of orders, by the value of `view` in the address; the first is the usual one. */
export const views = defineMessages({
  own: { id: 'orders.list.view.own', defaultMessage: 'My orders' },
  partner: { id: 'orders.list.view.partner', defaultMessage: 'Partner orders' },
  '3pl': { id: 'orders.list.view.3pl', defaultMessage: '3PL orders' },
  delayed: { id: 'orders.list.view.delayed', defaultMessage: 'Delayed' },
  demurrage: { id: 'orders.list.view.demurrage', defaultMessage: 'Demurrage' },
  archive: { id: 'orders.list.view.archive', defaultMessage: 'Archive' },
});
export type ViewName = keyof typeof views;

/** By the value of `waitingForMe`. */
export const waits = defineMessages({
  all: { id: 'orders.view.all', defaultMessage: 'All' },
  true: { id: 'orders.view.waitingForMe', defaultMessage: 'Waiting for me' },
});

/** What a list without entries is called, and what will stand there. */
export const empty = {
  title: defineMessages<ViewName>({
    own: { id: 'orders.list.empty', defaultMessage: 'No orders found' },
    partner: { id: 'orders.list.empty.partner', defaultMessage: 'No partner orders found' },
    '3pl': { id: 'orders.list.empty.3pl', defaultMessage: 'No 3PL orders found' },
    delayed: { id: 'orders.list.empty.delayed', defaultMessage: 'No delayed orders found' },
    demurrage: { id: 'orders.list.empty.demurrage', defaultMessage: 'No orders in demurrage found' },
    archive: { id: 'orders.list.empty.archive', defaultMessage: 'No archived orders found' },
  }),
  text: defineMessages<ViewName>({
    own: {
      id: 'orders.list.emptyText',
      defaultMessage: 'Orders tell what is to be moved, from where, to where and when.',
    },
    partner: {
      id: 'orders.list.emptyText.partner',
      defaultMessage: 'Orders that partners address to your organization stand here once they are sent.',
    },
    '3pl': {
      id: 'orders.list.emptyText.3pl',
      defaultMessage: 'Orders that 3PL partners address to your organization stand here once they are sent.',
    },
    delayed: {
      id: 'orders.list.emptyText.delayed',
      defaultMessage: 'An order stands here when it has not reached its next stop 30 minutes after the deadline.',
    },
    demurrage: {
      id: 'orders.list.emptyText.demurrage',
      defaultMessage: 'An order stands here when it waits at a stop longer than is free.',
    },
    archive: {
      id: 'orders.list.emptyText.archive',
      defaultMessage: 'Archive what is billed, cancelled, rejected or not delivered, to keep the other lists short.',
    },
  }),
};

export const filters = defineMessages({
  vehicleType: { id: 'orders.filter.vehicleType', defaultMessage: 'Vehicle type' },
  pickLocation: { id: 'orders.filter.pickLocation', defaultMessage: 'Pickup location' },
  dropLocation: { id: 'orders.filter.dropLocation', defaultMessage: 'Drop location' },
  created: { id: 'orders.filter.created', defaultMessage: 'Created' },
  pickup: { id: 'orders.filter.pickup', defaultMessage: 'Pickup begins' },
  delivery: { id: 'orders.filter.delivery', defaultMessage: 'Delivery begins' },
});

export const columnHeads = defineMessages({
  since: { id: 'orders.column.since', defaultMessage: 'Since' },
  late: { id: 'orders.column.late', defaultMessage: 'Late by' },
  nextStop: { id: 'orders.column.nextStop', defaultMessage: 'Next stop' },
  deadline: { id: 'orders.column.deadline', defaultMessage: 'Deadline' },
  stops: { id: 'orders.column.stops', defaultMessage: 'Waits at' },
  dwell: { id: 'orders.column.dwell', defaultMessage: 'Stay' },
  free: { id: 'orders.column.free', defaultMessage: 'Free time' },
  charged: { id: 'orders.column.charged', defaultMessage: 'Over free time' },
  amount: { id: 'orders.column.amount', defaultMessage: 'Demurrage' },
  yes: { id: 'orders.column.yes', defaultMessage: 'Yes' },
});

/** What is done to several orders, and what it causes. */
export const bulk = defineMessages({
  submit: {
    id: 'orders.bulk.submit',
    defaultMessage:
      'Sends them to the approvers of their operations. One that is not complete stays saved and says what is missing.',
  },
  approve: { id: 'orders.bulk.approve', defaultMessage: 'Gives your approval to each of them.' },
  archive: {
    id: 'orders.bulk.archive',
    defaultMessage: 'Puts them into the archive. They leave the other lists and can be taken out again.',
  },
  restore: {
    id: 'orders.bulk.restore',
    defaultMessage: 'Takes them out of the archive and back into the other lists.',
  },
  noPickupWindow: { id: 'orders.bulk.noPickupWindow', defaultMessage: 'The pickup window is missing' },
  noDeliveryWindow: { id: 'orders.bulk.noDeliveryWindow', defaultMessage: 'The delivery window is missing' },
  reason: { id: 'orders.bulk.reason', defaultMessage: 'Reject reason, for all of them' },
  noStage: { id: 'orders.bulk.noStage', defaultMessage: 'No stage can follow for any of them now.' },
});
