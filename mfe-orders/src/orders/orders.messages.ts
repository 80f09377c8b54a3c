import { defineMessages } from 'react-intl';
import type { OrderAction } from 'shared-contracts/values/orders/order-stages';

/** Field labels of columns, filters, the form and the order's page. */
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
  numberedPickup: { id: 'orders.order.numberedPickup', defaultMessage: 'Pickup {position}' },
  numberedDrop: { id: 'orders.order.numberedDrop', defaultMessage: 'Drop {position}' },
  pickupWindow: { id: 'orders.order.pickupWindow', defaultMessage: 'Pickup window' },
  deliveryWindow: { id: 'orders.order.deliveryWindow', defaultMessage: 'Delivery window' },
  distance: { id: 'orders.order.distance', defaultMessage: 'Distance' },
  cost: { id: 'orders.order.cost', defaultMessage: 'Cost' },
  revenue: { id: 'orders.order.revenue', defaultMessage: 'Revenue' },
  actualCost: { id: 'orders.page.actualCost', defaultMessage: 'Actual cost' },
  actualRevenue: { id: 'orders.page.actualRevenue', defaultMessage: 'Actual revenue' },
  margin: { id: 'orders.order.margin', defaultMessage: 'Margin' },
  createdAt: { id: 'orders.order.createdAt', defaultMessage: 'Created' },
  createdBy: { id: 'orders.order.createdBy', defaultMessage: 'Created by' },
  organization: { id: 'orders.order.organization', defaultMessage: 'Ordered by' },
  trip: { id: 'orders.order.trip', defaultMessage: 'Trip' },
  instructions: { id: 'orders.order.instructions', defaultMessage: 'Instructions' },
  contact: { id: 'orders.order.contact', defaultMessage: 'Contact' },
  packNumber: { id: 'orders.order.packNumber', defaultMessage: 'Pack number' },
  cargo: { id: 'orders.order.cargo', defaultMessage: 'Cargo' },
  quantity: { id: 'orders.order.quantity', defaultMessage: 'Quantity' },
  weight: { id: 'orders.order.weight', defaultMessage: 'Weight' },
  space: { id: 'orders.order.space', defaultMessage: 'Space' },
  totalWeight: { id: 'orders.order.totalWeight', defaultMessage: 'Total weight' },
  totalSpace: { id: 'orders.order.totalSpace', defaultMessage: 'Total space' },
  totalPalletPlaces: { id: 'orders.order.totalPalletPlaces', defaultMessage: 'Total pallet places' },
  totalLoadingMeters: { id: 'orders.order.totalLoadingMeters', defaultMessage: 'Total loading metres' },
  cutoff: { id: 'orders.order.cutoff', defaultMessage: 'Cutoff' },
  loadingDuration: { id: 'orders.order.loadingDuration', defaultMessage: 'Loading duration' },
  unloadingDuration: { id: 'orders.order.unloadingDuration', defaultMessage: 'Unloading duration' },
  firstApproval: { id: 'orders.page.firstApproval', defaultMessage: 'First approval' },
  secondApproval: { id: 'orders.page.secondApproval', defaultMessage: 'Second approval' },
});

export const messages = defineMessages({
  title: { id: 'orders.list.title', defaultMessage: 'Orders' },
  create: { id: 'orders.list.create', defaultMessage: 'New order' },
  notFound: { id: 'orders.page.notFound', defaultMessage: 'Order not found' },
  notFoundText: {
    id: 'orders.page.notFoundText',
    defaultMessage: 'It may have been deleted, or it belongs to another organization.',
  },
  toOrders: { id: 'orders.page.toOrders', defaultMessage: 'Go to orders' },
  stopAt: { id: 'orders.stop.at', defaultMessage: '{stop}: {place}' },
  laterPlaces: {
    id: 'orders.column.laterPlaces',
    defaultMessage: '{places} ({count, plural, one {#\u00A0stop} other {#\u00A0stops}})',
  },
  routeMap: { id: 'orders.page.routeMap', defaultMessage: 'Map of the route' },
});

export const cutoffOptions = defineMessages({
  none: { id: 'orders.cutoff.none', defaultMessage: 'No cutoff' },
  pickup: { id: 'orders.cutoff.pickup', defaultMessage: 'At the pickup' },
  delivery: { id: 'orders.cutoff.delivery', defaultMessage: 'At the delivery' },
});

export const waitingMessages = defineMessages({
  title: { id: 'orders.waiting.title', defaultMessage: 'Orders waiting for your approval' },
  accept: { id: 'orders.waiting.accept', defaultMessage: 'Orders to accept' },
  plan: { id: 'orders.waiting.plan', defaultMessage: 'Orders to plan' },
  deadline: { id: 'orders.waiting.deadline', defaultMessage: 'until {deadline}' },
});

export const actionLabels = defineMessages<OrderAction>({
  edit: { id: 'orders.action.edit', defaultMessage: 'Edit' },
  submit: { id: 'orders.action.submit', defaultMessage: 'Send for approval' },
  approve: { id: 'orders.action.approve', defaultMessage: 'Approve' },
  reject: { id: 'orders.action.reject', defaultMessage: 'Reject' },
  accept: { id: 'orders.action.accept', defaultMessage: 'Accept' },
  decline: { id: 'orders.action.decline', defaultMessage: 'Decline' },
  offer: { id: 'orders.action.offer', defaultMessage: 'Offer again' },
  tender: { id: 'orders.action.tender', defaultMessage: 'Tender' },
  plan: { id: 'orders.action.plan', defaultMessage: 'Plan trip' },
  reopen: { id: 'orders.action.reopen', defaultMessage: 'Reopen' },
  reattempt: { id: 'orders.action.reattempt', defaultMessage: 'Deliver again' },
  changeStage: { id: 'orders.action.changeStage', defaultMessage: 'Change stage' },
  markCargoDelivered: { id: 'orders.action.markCargoDelivered', defaultMessage: 'Mark cargo delivered' },
  correctTimes: { id: 'orders.action.correctTimes', defaultMessage: 'Correct times' },
  split: { id: 'orders.action.split', defaultMessage: 'Split' },
  merge: { id: 'orders.action.merge', defaultMessage: 'Merge' },
  duplicate: { id: 'orders.action.duplicate', defaultMessage: 'Duplicate' },
  cancel: { id: 'orders.action.cancel', defaultMessage: 'Cancel order' },
  archive: { id: 'orders.action.archive', defaultMessage: 'Archive' },
  restore: { id: 'orders.action.restore', defaultMessage: 'Restore from archive' },
  delete: { id: 'orders.action.delete', defaultMessage: 'Delete' },
});

/** Effects of actions, confirmed by the user. */
export const confirmTexts = defineMessages({
  approve: {
    id: 'orders.consequence.approve',
    defaultMessage: 'Approves order {number} for {partner}.',
  },
  reopen: {
    id: 'orders.consequence.reopen',
    defaultMessage: 'Returns order {number} to saved so that it can be edited. Existing approvals are cleared.',
  },
  reattempt: {
    id: 'orders.consequence.reattempt',
    defaultMessage: 'Returns order {number} to validated so that another trip can deliver it. Approvals are kept.',
  },
  delete: {
    id: 'orders.consequence.delete',
    defaultMessage: 'Deletes order {number} with its cargo and stops. This can’t be undone.',
  },
});

export const notices = defineMessages({
  saved: { id: 'orders.notice.saved', defaultMessage: 'Order saved' },
  submitted: { id: 'orders.notice.submitted', defaultMessage: 'Order sent for approval' },
  approved: { id: 'orders.notice.approved', defaultMessage: 'Order approved' },
  accepted: { id: 'orders.notice.accepted', defaultMessage: 'Order accepted' },
  declined: { id: 'orders.notice.declined', defaultMessage: 'Order declined' },
  offered: { id: 'orders.notice.offered', defaultMessage: 'Order offered again' },
  rejected: { id: 'orders.notice.rejected', defaultMessage: 'Order rejected' },
  delivered: { id: 'orders.notice.delivered', defaultMessage: 'Cargo delivery recorded' },
  timesCorrected: { id: 'orders.notice.timesCorrected', defaultMessage: 'Times corrected' },
  reopened: { id: 'orders.notice.reopened', defaultMessage: 'Order reopened' },
  cancelled: { id: 'orders.notice.cancelled', defaultMessage: 'Order cancelled' },
  stageChanged: { id: 'orders.notice.stageChanged', defaultMessage: 'Stage changed' },
  duplicated: { id: 'orders.notice.duplicated', defaultMessage: 'Order duplicated: this is the copy' },
  archived: { id: 'orders.notice.archived', defaultMessage: 'Order archived' },
  restored: { id: 'orders.notice.restored', defaultMessage: 'Order restored from archive' },
  deleted: { id: 'orders.notice.deleted', defaultMessage: 'Order deleted' },
});
