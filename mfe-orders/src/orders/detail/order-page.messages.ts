import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notFound: { id: 'orders.page.notFound', defaultMessage: 'Order not found' },
  notFoundText: {
    id: 'orders.page.notFoundText',
    defaultMessage: 'It may have been deleted, or it belongs to another organization.',
  },
  toOrders: { id: 'orders.page.toOrders', defaultMessage: 'Go to orders' },
  rejectTitle: { id: 'orders.page.rejectTitle', defaultMessage: 'Reject order' },
  rejectReason: { id: 'orders.page.rejectReason', defaultMessage: 'Reject reason' },
  reopenReason: { id: 'orders.page.reopenReason', defaultMessage: 'Reason' },
  reopenReasonHelp: { id: 'orders.page.reopenReasonHelp', defaultMessage: 'Kept in the history of the order.' },
  showMap: { id: 'orders.page.showMap', defaultMessage: 'Show map' },
  archived: { id: 'orders.page.archived', defaultMessage: 'Archived' },
  changed: { id: 'orders.page.changed', defaultMessage: 'Somebody has changed this order meanwhile: {from} → {to}' },
  changedBy: { id: 'orders.page.changedBy', defaultMessage: '{name} has changed this order meanwhile: {from} → {to}' },
  actualDistance: { id: 'orders.page.actualDistance', defaultMessage: 'Actual distance' },
  actualCost: { id: 'orders.page.actualCost', defaultMessage: 'Actual cost' },
  deliveredQuantity: { id: 'orders.page.deliveredQuantity', defaultMessage: 'Delivered' },
  send: { id: 'orders.page.send', defaultMessage: 'Send' },
  incomplete: {
    id: 'orders.page.incomplete',
    defaultMessage: 'Order {number} is not complete. Fill in what is missing and send it from here.',
  },
  route: { id: 'orders.page.route', defaultMessage: 'Route' },
  routeMap: { id: 'orders.page.routeMap', defaultMessage: 'Map of the route' },
  noStops: { id: 'orders.page.noStops', defaultMessage: 'No stops yet' },
  cargo: { id: 'orders.page.cargo', defaultMessage: 'Cargo' },
  noCargo: { id: 'orders.page.noCargo', defaultMessage: 'No cargo yet' },
  total: { id: 'orders.page.total', defaultMessage: 'Total' },
  general: { id: 'orders.page.general', defaultMessage: 'General info' },
  prediction: { id: 'orders.page.prediction', defaultMessage: 'Distance and cost' },
  approval: { id: 'orders.page.approval', defaultMessage: 'Approval' },
  firstApproval: { id: 'orders.page.firstApproval', defaultMessage: 'First approval' },
  secondApproval: { id: 'orders.page.secondApproval', defaultMessage: 'Second approval' },
  history: { id: 'orders.page.history', defaultMessage: 'History' },
  yes: { id: 'orders.page.yes', defaultMessage: 'Yes' },
  no: { id: 'orders.page.no', defaultMessage: 'No' },
  estimated: {
    id: 'orders.page.estimated',
    defaultMessage: 'Estimated from the great circle: no routing service answered.',
  },
});

export const delivered = defineMessages({
  mark: { id: 'orders.delivered.mark', defaultMessage: 'Mark delivered' },
  quantity: { id: 'orders.delivered.quantity', defaultMessage: 'Delivered quantity' },
  ordered: { id: 'orders.delivered.ordered', defaultMessage: 'Ordered: {quantity}' },
  shortage: { id: 'orders.delivered.shortage', defaultMessage: 'Shortage reason' },
  tooMany: { id: 'orders.delivered.tooMany', defaultMessage: 'More than was ordered' },
  occurredAt: { id: 'orders.delivered.occurredAt', defaultMessage: 'When it was delivered' },
  occurredAtHelp: { id: 'orders.delivered.occurredAtHelp', defaultMessage: 'Leave it empty for now.' },
});
