import { defineMessages } from 'react-intl';
import type { OrderAction } from 'shared-contracts/values/order-stages';

/** What an order is made of: the same words in columns, filters, the form and the order's page. */
export const fields = defineMessages({
  number: { id: 'orders.order.number', defaultMessage: 'Number' },
  reference: { id: 'orders.order.reference', defaultMessage: 'Reference' },
  stage: { id: 'orders.order.stage', defaultMessage: 'Stage' },
  orderType: { id: 'orders.order.orderType', defaultMessage: 'Order type' },
  partner: { id: 'orders.order.partner', defaultMessage: 'Partner' },
  contract: { id: 'orders.order.contract', defaultMessage: 'Contract' },
  operation: { id: 'orders.order.operation', defaultMessage: 'Operation' },
  vehicleTypes: { id: 'orders.order.vehicleTypes', defaultMessage: 'Vehicle types' },
  flexible: { id: 'orders.order.flexible', defaultMessage: 'Flexible' },
  backhaul: { id: 'orders.order.backhaul', defaultMessage: 'Backhaul' },
  notificationContacts: { id: 'orders.order.notificationContacts', defaultMessage: 'Notification contacts' },
  description: { id: 'orders.order.description', defaultMessage: 'Description' },
  route: { id: 'orders.order.route', defaultMessage: 'Pickup → drop' },
  pickup: { id: 'orders.order.pickup', defaultMessage: 'Pickup' },
  numberedDrop: { id: 'orders.order.numberedDrop', defaultMessage: 'Drop {position}' },
  pickupWindow: { id: 'orders.order.pickupWindow', defaultMessage: 'Pickup window' },
  deliveryWindow: { id: 'orders.order.deliveryWindow', defaultMessage: 'Delivery window' },
  distance: { id: 'orders.order.distance', defaultMessage: 'Distance' },
  cost: { id: 'orders.order.cost', defaultMessage: 'Cost' },
  createdAt: { id: 'orders.order.createdAt', defaultMessage: 'Created' },
  createdBy: { id: 'orders.order.createdBy', defaultMessage: 'Created by' },
  organization: { id: 'orders.order.organization', defaultMessage: 'Ordered by' },
  trip: { id: 'orders.order.trip', defaultMessage: 'Trip' },
  contact: { id: 'orders.order.contact', defaultMessage: 'Contact' },
  packNumber: { id: 'orders.order.packNumber', defaultMessage: 'Pack number' },
  cargo: { id: 'orders.order.cargo', defaultMessage: 'Cargo' },
  quantity: { id: 'orders.order.quantity', defaultMessage: 'Quantity' },
  weight: { id: 'orders.order.weight', defaultMessage: 'Weight' },
  space: { id: 'orders.order.space', defaultMessage: 'Space' },
  totalWeight: { id: 'orders.order.totalWeight', defaultMessage: 'Total weight' },
  totalSpace: { id: 'orders.order.totalSpace', defaultMessage: 'Total space' },
  cutoff: { id: 'orders.order.cutoff', defaultMessage: 'Cutoff' },
  loadingDuration: { id: 'orders.order.loadingDuration', defaultMessage: 'Loading duration' },
  unloadingDuration: { id: 'orders.order.unloadingDuration', defaultMessage: 'Unloading duration' },
});

export const messages = defineMessages({
  title: { id: 'orders.list.title', defaultMessage: 'Orders' },
  create: { id: 'orders.list.create', defaultMessage: 'New order' },
});

export const waiting = defineMessages({
  title: { id: 'orders.waiting.title', defaultMessage: 'Orders waiting for your approval' },
});

/** Names of the actions that the API may offer. */
export const actionLabels = defineMessages<OrderAction>({
  edit: { id: 'orders.action.edit', defaultMessage: 'Edit' },
  submit: { id: 'orders.action.submit', defaultMessage: 'Send for approval' },
  approve: { id: 'orders.action.approve', defaultMessage: 'Approve' },
  reject: { id: 'orders.action.reject', defaultMessage: 'Reject' },
  reopen: { id: 'orders.action.reopen', defaultMessage: 'Reopen' },
  reattempt: { id: 'orders.action.reattempt', defaultMessage: 'Deliver again' },
  changeStage: { id: 'orders.action.changeStage', defaultMessage: 'Change stage' },
  markCargoDelivered: { id: 'orders.action.markCargoDelivered', defaultMessage: 'Mark cargo delivered' },
  duplicate: { id: 'orders.action.duplicate', defaultMessage: 'Duplicate' },
  cancel: { id: 'orders.action.cancel', defaultMessage: 'Cancel order' },
  archive: { id: 'orders.action.archive', defaultMessage: 'Archive' },
  restore: { id: 'orders.action.restore', defaultMessage: 'Take out of the archive' },
  delete: { id: 'orders.action.delete', defaultMessage: 'Delete' },
});

/** What an action causes, asked before it is done. */
export const consequences = defineMessages({
  reopen: {
    id: 'orders.consequence.reopen',
    defaultMessage: 'Takes order {number} back to saved, so that it can be edited. Approvals given so far are cleared.',
  },
  reattempt: {
    id: 'orders.consequence.reattempt',
    defaultMessage:
      'Takes order {number} back to validated, so that another trip can deliver it. Approvals given stay.',
  },
  cancel: {
    id: 'orders.consequence.cancel',
    defaultMessage: 'Cancels order {number}. A cancelled order cannot be taken up again.',
  },
  delete: {
    id: 'orders.consequence.delete',
    defaultMessage: 'Deletes order {number} with its cargo and stops. This cannot be undone.',
  },
});

export const notices = defineMessages({
  saved: { id: 'orders.notice.saved', defaultMessage: 'Order saved' },
  submitted: { id: 'orders.notice.submitted', defaultMessage: 'Order sent for approval' },
  approved: { id: 'orders.notice.approved', defaultMessage: 'Order approved' },
  rejected: { id: 'orders.notice.rejected', defaultMessage: 'Order rejected' },
  delivered: { id: 'orders.notice.delivered', defaultMessage: 'Delivery of the cargo noted' },
  reopened: { id: 'orders.notice.reopened', defaultMessage: 'Order reopened' },
  cancelled: { id: 'orders.notice.cancelled', defaultMessage: 'Order cancelled' },
  stageChanged: { id: 'orders.notice.stageChanged', defaultMessage: 'Stage changed' },
  duplicated: { id: 'orders.notice.duplicated', defaultMessage: 'Order duplicated: this is the copy' },
  archived: { id: 'orders.notice.archived', defaultMessage: 'Order archived' },
  restored: { id: 'orders.notice.restored', defaultMessage: 'Order taken out of the archive' },
  deleted: { id: 'orders.notice.deleted', defaultMessage: 'Order deleted' },
});
