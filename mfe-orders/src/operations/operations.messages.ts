import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.operation.title', defaultMessage: 'Operations' },
  search: { id: 'orders.operation.search', defaultMessage: 'Search by name' },
  create: { id: 'orders.operation.create', defaultMessage: 'New operation' },
  createVerb: { id: 'orders.operation.createVerb', defaultMessage: 'Create operation' },
  edit: { id: 'orders.operation.edit', defaultMessage: 'Edit operation' },
  info: { id: 'orders.operation.info', defaultMessage: 'Operation' },
  usedBy: { id: 'orders.operation.usedBy', defaultMessage: 'Used by' },
  unused: { id: 'orders.operation.unused', defaultMessage: 'No order uses this operation.' },
  orders: {
    id: 'orders.operation.orders',
    defaultMessage: '{count, plural, one {# order} other {# orders}}: {numbers}',
  },
  waiting: { id: 'orders.operation.waiting', defaultMessage: 'Waiting for approval: {numbers}' },
  history: { id: 'orders.operation.history', defaultMessage: 'History' },
  empty: { id: 'orders.operation.empty', defaultMessage: 'No operations found' },
  emptyText: {
    id: 'orders.operation.emptyText',
    defaultMessage: 'An operation says who approves its orders and who hears of them.',
  },
  saved: { id: 'orders.operation.saved', defaultMessage: 'Operation saved' },
  deleted: { id: 'orders.operation.deleted', defaultMessage: 'Operation deleted' },
});

export const fields = defineMessages({
  name: { id: 'orders.operation.name', defaultMessage: 'Name' },
  approver: { id: 'orders.operation.approver', defaultMessage: 'Approver' },
  approver1: { id: 'orders.operation.approver1', defaultMessage: 'Approver 1' },
  approver2: { id: 'orders.operation.approver2', defaultMessage: 'Approver 2' },
  notificationContacts: { id: 'orders.operation.notificationContacts', defaultMessage: 'Notification users' },
  notificationHelp: {
    id: 'orders.operation.notificationHelp',
    defaultMessage: 'Told of the stages of every order of this operation, as their notification types say',
  },
  locations: { id: 'orders.operation.locations', defaultMessage: 'Locations' },
  approval: { id: 'orders.operation.approval', defaultMessage: 'Approval' },
  createdAt: { id: 'orders.operation.createdAt', defaultMessage: 'Created' },
});

/** What the approvers mean for the orders. */
export const approvals = defineMessages({
  none: {
    id: 'orders.operation.approval.none',
    defaultMessage: 'No approver: an order is validated as soon as it is submitted.',
  },
  one: {
    id: 'orders.operation.approval.one',
    defaultMessage: 'One approval is enough: an order is validated when it is given.',
  },
  two: { id: 'orders.operation.approval.two', defaultMessage: 'Approver 1 approves first, then approver 2.' },
  people: {
    id: 'orders.operation.approval.people',
    defaultMessage: 'Approvers are contacts with a user who may sign in and write orders.',
  },
  waiting: {
    id: 'orders.operation.approval.waiting',
    defaultMessage:
      '{count, plural, one {An order waits} other {# orders wait}} for approval. Whoever is in turn after your change is asked at once, by bell and by mail; whoever was asked before no longer is.',
  },
});

export const actions = defineMessages({
  edit: { id: 'orders.operation.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'orders.operation.action.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.operation.action.deleteText',
    defaultMessage: 'Deletes the operation {name}. New orders can no longer belong to it; this cannot be undone.',
  },
});

export const events = defineMessages({
  created: { id: 'orders.operation.event.created', defaultMessage: 'Created' },
  updated: { id: 'orders.operation.event.updated', defaultMessage: 'Changed' },
});

/** What only the server can find wrong. */
export const codes = defineMessages({
  noUser: {
    id: 'orders.operation.fault.noUser',
    defaultMessage: 'Nobody may sign in as this contact: make a user of it first',
  },
  mayNotApprove: {
    id: 'orders.operation.fault.mayNotApprove',
    defaultMessage: 'This person may not approve orders: they lack the right to write orders',
  },
});

export const refusals = defineMessages({
  operationInUse: {
    id: 'orders.operation.inUse',
    defaultMessage:
      '{count, plural, one {An order uses} other {# orders use}} this operation: {numbers}. It cannot be deleted',
  },
  ordersWait: {
    id: 'orders.operation.ordersWait',
    defaultMessage:
      'Nobody could approve {count, plural, one {an order that waits} other {# orders that wait}}: {numbers}. Approve, reject or reopen {count, plural, one {it} other {them}} first',
  },
});
