import { defineMessages } from 'react-intl';
import type { FeasibilityMode } from 'shared-contracts/values/orders/feasibility';

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
    defaultMessage: 'An operation defines who approves its orders and who is notified about them.',
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
    defaultMessage: 'Notified about the stages of every order of this operation, depending on their notification types',
  },
  acceptanceMinutes: { id: 'orders.operation.acceptanceMinutes', defaultMessage: 'Time to accept, in minutes' },
  acceptanceHelp: {
    id: 'orders.operation.acceptanceHelp',
    defaultMessage: 'How long a partner can accept or decline an order. Empty: orders need no acceptance.',
  },
  acceptanceTime: {
    id: 'orders.operation.acceptanceTime',
    defaultMessage: 'Within {count, plural, one {# minute} other {# minutes}}',
  },
  noAcceptance: { id: 'orders.operation.noAcceptance', defaultMessage: 'Orders need no acceptance' },
  acceptance: { id: 'orders.operation.acceptance', defaultMessage: 'Acceptance by the partner' },
  feasibility: { id: 'orders.operation.feasibility', defaultMessage: 'Orders that can probably not be carried' },
  feasibilityHelp: {
    id: 'orders.operation.feasibilityHelp',
    defaultMessage: 'Overload, windows that no vehicle can reach, arrival after the cutoff.',
  },
  locations: { id: 'orders.operation.locations', defaultMessage: 'Locations' },
  approval: { id: 'orders.operation.approval', defaultMessage: 'Approval' },
  createdAt: { id: 'orders.operation.createdAt', defaultMessage: 'Created' },
});

/** How infeasible orders are handled when they are sent for approval. */
export const feasibilityMessages = defineMessages<FeasibilityMode>({
  off: { id: 'orders.operation.feasibility.off', defaultMessage: 'Send them' },
  acknowledge: { id: 'orders.operation.feasibility.acknowledge', defaultMessage: 'Ask for a reason' },
  block: { id: 'orders.operation.feasibility.block', defaultMessage: 'Don’t send them' },
});

/** How orders are approved. */
export const approvalMessages = defineMessages({
  none: {
    id: 'orders.operation.approval.none',
    defaultMessage: 'No approver: an order is validated as soon as it is submitted.',
  },
  one: {
    id: 'orders.operation.approval.one',
    defaultMessage: 'One approval is enough: an order is validated once it is approved.',
  },
  two: { id: 'orders.operation.approval.two', defaultMessage: 'Approver 1 approves first, then approver 2.' },
  people: {
    id: 'orders.operation.approval.people',
    defaultMessage: 'Approvers are contacts whose user can sign in and edit orders.',
  },
  waiting: {
    id: 'orders.operation.approval.waiting',
    defaultMessage:
      '{count, plural, one {An order is} other {# orders are}} waiting for approval. The new approver is notified as soon as you save; the previous one is no longer asked.',
  },
});

export const actionMessages = defineMessages({
  edit: { id: 'orders.operation.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'orders.operation.action.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.operation.action.deleteText',
    defaultMessage: 'Deletes the operation {name}. New orders can no longer use it; this can’t be undone.',
  },
});

export const eventMessages = defineMessages({
  created: { id: 'orders.operation.event.created', defaultMessage: 'Created' },
  updated: { id: 'orders.operation.event.updated', defaultMessage: 'Changed' },
});

/** Errors that only the API can detect. */
export const fieldErrors = defineMessages({
  noUser: {
    id: 'orders.operation.fault.noUser',
    defaultMessage: 'This contact has no active user. Create a user for it first.',
  },
  mayNotApprove: {
    id: 'orders.operation.fault.mayNotApprove',
    defaultMessage: 'This person can’t approve orders: they need write access to orders',
  },
});

export const operationErrors = defineMessages({
  operationInUse: {
    id: 'orders.operation.inUse',
    defaultMessage:
      '{count, plural, one {An order uses} other {# orders use}} this operation: {numbers}. It cannot be deleted',
  },
  ordersWait: {
    id: 'orders.operation.ordersWait',
    defaultMessage:
      'No one could approve {count, plural, one {the waiting order} other {the # waiting orders}}: {numbers}. Approve, reject or reopen {count, plural, one {it} other {them}} first',
  },
});
