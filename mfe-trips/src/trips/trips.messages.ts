import { defineMessages } from 'react-intl';
import type { TripAction } from 'shared-contracts/values/trip-stages';

/** What a trip is made of: the same words in columns, filters and on the trip's page. */
export const fields = defineMessages({
  number: { id: 'trips.trip.number', defaultMessage: 'Number' },
  reference: { id: 'trips.trip.reference', defaultMessage: 'Reference' },
  stage: { id: 'trips.trip.stage', defaultMessage: 'Stage' },
  organization: { id: 'trips.trip.organization', defaultMessage: 'Run by' },
  partner: { id: 'trips.trip.partner', defaultMessage: 'Partner' },
  vehicle: { id: 'trips.trip.vehicle', defaultMessage: 'Vehicle' },
  driver: { id: 'trips.trip.driver', defaultMessage: 'Driver' },
  vehicleType: { id: 'trips.trip.vehicleType', defaultMessage: 'Vehicle type' },
  requestedType: { id: 'trips.trip.requestedType', defaultMessage: 'Requested vehicle type' },
  routeZone: { id: 'trips.trip.routeZone', defaultMessage: 'Route zone' },
  route: { id: 'trips.trip.route', defaultMessage: 'Pickup → drop' },
  pickAt: { id: 'trips.trip.pickAt', defaultMessage: 'Pickup time' },
  dropAt: { id: 'trips.trip.dropAt', defaultMessage: 'Drop time' },
  orders: { id: 'trips.trip.orders', defaultMessage: 'Orders' },
  order: { id: 'trips.trip.order', defaultMessage: 'Order' },
  orderType: { id: 'trips.trip.orderType', defaultMessage: 'Order type' },
  cargo: { id: 'trips.trip.cargo', defaultMessage: 'Cargo' },
  weight: { id: 'trips.trip.weight', defaultMessage: 'Weight' },
  space: { id: 'trips.trip.space', defaultMessage: 'Space' },
  estimatedDistance: { id: 'trips.trip.estimatedDistance', defaultMessage: 'Estimated distance' },
  actualDistance: { id: 'trips.trip.actualDistance', defaultMessage: 'Actual distance' },
  estimatedCost: { id: 'trips.trip.estimatedCost', defaultMessage: 'Estimated cost' },
  revenue: { id: 'trips.trip.revenue', defaultMessage: 'Revenue' },
  cost: { id: 'trips.trip.cost', defaultMessage: 'Cost' },
  backhaul: { id: 'trips.trip.backhaul', defaultMessage: 'Backhaul' },
  createdAt: { id: 'trips.trip.createdAt', defaultMessage: 'Created' },
  createdBy: { id: 'trips.trip.createdBy', defaultMessage: 'Created by' },
  billingPartner: { id: 'trips.trip.billingPartner', defaultMessage: 'Billing partner' },
  billingContact: { id: 'trips.trip.billingContact', defaultMessage: 'Billing contact' },
  billingContract: { id: 'trips.trip.billingContract', defaultMessage: 'Billing contract' },
  notificationContacts: { id: 'trips.trip.notificationContacts', defaultMessage: 'Notification contacts' },
  description: { id: 'trips.trip.description', defaultMessage: 'Description' },
  phone: { id: 'trips.trip.phone', defaultMessage: 'Phone' },
});

export const messages = defineMessages({
  title: { id: 'trips.list.title', defaultMessage: 'Trips' },
  create: { id: 'trips.list.create', defaultMessage: 'New trip' },
});

/** Names of the actions that the API may offer, and of the one that leads to any stage that may follow. */
export const actionLabels = defineMessages<
  Exclude<TripAction, 'documents'> | 'changeStage' | 'reassign' | 'assignShort'
>({
  edit: { id: 'trips.action.edit', defaultMessage: 'Edit' },
  submit: { id: 'trips.action.submit', defaultMessage: 'Submit' },
  assign: { id: 'trips.action.assign', defaultMessage: 'Assign vehicle' },
  assignShort: { id: 'trips.action.assignShort', defaultMessage: 'Assign' },
  reassign: { id: 'trips.action.reassign', defaultMessage: 'Change vehicle or driver' },
  unassign: { id: 'trips.action.unassign', defaultMessage: 'Unassign vehicle' },
  start: { id: 'trips.action.start', defaultMessage: 'Start' },
  changeStage: { id: 'trips.action.changeStage', defaultMessage: 'Change stage' },
  completeManually: { id: 'trips.action.completeManually', defaultMessage: 'Complete manually' },
  cancel: { id: 'trips.action.cancel', defaultMessage: 'Cancel trip' },
  archive: { id: 'trips.action.archive', defaultMessage: 'Archive' },
  restore: { id: 'trips.action.restore', defaultMessage: 'Take out of the archive' },
  delete: { id: 'trips.action.delete', defaultMessage: 'Delete' },
});

/** What an action causes, asked before it is done. */
export const consequences = defineMessages({
  start: {
    id: 'trips.consequence.start',
    defaultMessage: 'Starts trip {number} and with it all its orders. They can no longer be taken out of it.',
  },
  unassign: {
    id: 'trips.consequence.unassign',
    defaultMessage: 'Takes vehicle and driver off trip {number}. It waits for another vehicle then.',
  },
  delete: {
    id: 'trips.consequence.delete',
    defaultMessage: 'Deletes trip {number}. Its orders become free for another trip. This cannot be undone.',
  },
});

export const notices = defineMessages({
  submitted: { id: 'trips.notice.submitted', defaultMessage: 'Trip submitted' },
  assigned: { id: 'trips.notice.assigned', defaultMessage: 'Vehicle and driver assigned' },
  unassigned: { id: 'trips.notice.unassigned', defaultMessage: 'Vehicle unassigned' },
  started: { id: 'trips.notice.started', defaultMessage: 'Trip started' },
  stageChanged: { id: 'trips.notice.stageChanged', defaultMessage: 'Stage changed' },
  archived: { id: 'trips.notice.archived', defaultMessage: 'Trip archived' },
  restored: { id: 'trips.notice.restored', defaultMessage: 'Trip taken out of the archive' },
  deleted: { id: 'trips.notice.deleted', defaultMessage: 'Trip deleted' },
  documentSaved: { id: 'trips.notice.documentSaved', defaultMessage: 'Document saved' },
  documentDeleted: { id: 'trips.notice.documentDeleted', defaultMessage: 'Document deleted' },
});
