import { defineMessages } from 'react-intl';
import type { TripAction } from 'shared-contracts/values/trips/trip-stages';

/** Labels of trip fields in columns, filters and details. */
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
  emissions: { id: 'trips.trip.emissions', defaultMessage: 'Emissions' },
  estimatedDistance: { id: 'trips.trip.estimatedDistance', defaultMessage: 'Estimated distance' },
  actualDistance: { id: 'trips.trip.actualDistance', defaultMessage: 'Actual distance' },
  estimatedCost: { id: 'trips.trip.estimatedCost', defaultMessage: 'Estimated cost' },
  revenue: { id: 'trips.trip.revenue', defaultMessage: 'Revenue' },
  margin: { id: 'trips.trip.margin', defaultMessage: 'Margin' },
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

/** The actions of menus; the sections of the trip page have the others. */
export type MenuAction = Exclude<TripAction, 'documents' | 'reorderStops'> | 'changeStage';

export const actionLabels = defineMessages<MenuAction | 'reassign' | 'assignShort'>({
  edit: { id: 'trips.action.edit', defaultMessage: 'Edit' },
  submit: { id: 'trips.action.submit', defaultMessage: 'Submit' },
  assign: { id: 'trips.action.assign', defaultMessage: 'Assign vehicle' },
  assignShort: { id: 'trips.action.assignShort', defaultMessage: 'Assign' },
  reassign: { id: 'trips.action.reassign', defaultMessage: 'Change vehicle or driver' },
  unassign: { id: 'trips.action.unassign', defaultMessage: 'Unassign vehicle' },
  start: { id: 'trips.action.start', defaultMessage: 'Start' },
  handOver: { id: 'trips.action.handOver', defaultMessage: 'Hand over trip' },
  removeOrders: { id: 'trips.action.removeOrders', defaultMessage: 'Cancel the rest' },
  addOrder: { id: 'trips.action.addOrder', defaultMessage: 'Add order' },
  splitAtHub: { id: 'trips.action.splitAtHub', defaultMessage: 'Change vehicle at a hub' },
  undoSplit: { id: 'trips.action.undoSplit', defaultMessage: 'Undo change of vehicle' },
  changeStage: { id: 'trips.action.changeStage', defaultMessage: 'Change stage' },
  completeManually: { id: 'trips.action.completeManually', defaultMessage: 'Complete manually' },
  takeBack: { id: 'trips.action.takeBack', defaultMessage: 'Take back' },
  dissolve: { id: 'trips.action.dissolve', defaultMessage: 'Dissolve' },
  cancel: { id: 'trips.action.cancel', defaultMessage: 'Cancel trip' },
  archive: { id: 'trips.action.archive', defaultMessage: 'Archive' },
  restore: { id: 'trips.action.restore', defaultMessage: 'Restore from archive' },
  delete: { id: 'trips.action.delete', defaultMessage: 'Delete' },
});

/** Confirmation texts. */
export const consequences = defineMessages({
  start: {
    id: 'trips.consequence.start',
    defaultMessage: 'Starts trip {number} and all its orders. Orders can no longer be removed from it.',
  },
  unassign: {
    id: 'trips.consequence.unassign',
    defaultMessage: 'Removes vehicle and driver from trip {number}. The trip then waits for another vehicle.',
  },
  undoSplit: {
    id: 'trips.consequence.undoSplit',
    defaultMessage:
      'Trip {number} delivers the orders itself that are not at their hub yet. A second trip that was created for them, and keeps no other order, is removed.',
  },
  takeBack: {
    id: 'trips.consequence.takeBack',
    defaultMessage:
      'Takes trip {number} back to be planned again. Its orders, vehicle and driver stay, and a reserved EPC is returned.',
  },
  dissolve: {
    id: 'trips.consequence.dissolve',
    defaultMessage:
      'Deletes trip {number}. Its orders become available for other trips, and a reserved EPC is returned. This can’t be undone.',
  },
  delete: {
    id: 'trips.consequence.delete',
    defaultMessage: 'Deletes trip {number}. Its orders become available for other trips. This can’t be undone.',
  },
});

export const notices = defineMessages({
  submitted: { id: 'trips.notice.submitted', defaultMessage: 'Trip submitted' },
  assigned: { id: 'trips.notice.assigned', defaultMessage: 'Vehicle and driver assigned' },
  unassigned: { id: 'trips.notice.unassigned', defaultMessage: 'Vehicle unassigned' },
  takenBack: { id: 'trips.notice.takenBack', defaultMessage: 'Trip taken back' },
  dissolved: { id: 'trips.notice.dissolved', defaultMessage: 'Trip dissolved' },
  stopsReordered: { id: 'trips.notice.stopsReordered', defaultMessage: 'Stops re-ordered' },
  started: { id: 'trips.notice.started', defaultMessage: 'Trip started' },
  handedOver: { id: 'trips.notice.handedOver', defaultMessage: 'Trip handed over' },
  ordersRemoved: { id: 'trips.notice.ordersRemoved', defaultMessage: 'Orders removed from the trip' },
  split: { id: 'trips.notice.split', defaultMessage: 'Orders change vehicle at the hub' },
  splitUndone: { id: 'trips.notice.splitUndone', defaultMessage: 'Change of vehicle undone' },
  orderAdded: { id: 'trips.notice.orderAdded', defaultMessage: 'Order added to the trip' },
  stageChanged: { id: 'trips.notice.stageChanged', defaultMessage: 'Stage changed' },
  archived: { id: 'trips.notice.archived', defaultMessage: 'Trip archived' },
  restored: { id: 'trips.notice.restored', defaultMessage: 'Trip restored from archive' },
  deleted: { id: 'trips.notice.deleted', defaultMessage: 'Trip deleted' },
  documentSaved: { id: 'trips.notice.documentSaved', defaultMessage: 'Document saved' },
  documentDeleted: { id: 'trips.notice.documentDeleted', defaultMessage: 'Document deleted' },
});
