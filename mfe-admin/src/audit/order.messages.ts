import { defineMessages } from 'react-intl';

/** Field labels of orders and trips, their cargo and stops. */
export const orderFields = defineMessages({
  reference: { id: 'admin.audit.field.reference', defaultMessage: 'Reference' },
  orderTypeId: { id: 'admin.audit.field.orderTypeId', defaultMessage: 'Order type' },
  operationId: { id: 'admin.audit.field.operationId', defaultMessage: 'Operation' },
  isFlexible: { id: 'admin.audit.field.isFlexible', defaultMessage: 'Flexible' },
  isBackhaul: { id: 'admin.audit.field.isBackhaul', defaultMessage: 'Backhaul' },
  notificationContactIds: { id: 'admin.audit.field.notificationContactIds', defaultMessage: 'Notification contacts' },
  description: { id: 'admin.audit.field.description', defaultMessage: 'Description' },
  pickupFrom: { id: 'admin.audit.field.pickupFrom', defaultMessage: 'Pickup from' },
  pickupTo: { id: 'admin.audit.field.pickupTo', defaultMessage: 'Pickup to' },
  deliveryFrom: { id: 'admin.audit.field.deliveryFrom', defaultMessage: 'Delivery from' },
  deliveryTo: { id: 'admin.audit.field.deliveryTo', defaultMessage: 'Delivery to' },
  cutoffOption: { id: 'admin.audit.field.cutoffOption', defaultMessage: 'Cutoff' },
  cutoffFrom: { id: 'admin.audit.field.cutoffFrom', defaultMessage: 'Cutoff from' },
  cutoffTo: { id: 'admin.audit.field.cutoffTo', defaultMessage: 'Cutoff to' },
  loadingMinutes: { id: 'admin.audit.field.loadingMinutes', defaultMessage: 'Loading duration' },
  unloadingMinutes: { id: 'admin.audit.field.unloadingMinutes', defaultMessage: 'Unloading duration' },
  cargoItems: { id: 'admin.audit.field.cargoItems', defaultMessage: 'Cargo' },
  cargoId: { id: 'admin.audit.field.cargoId', defaultMessage: 'Cargo' },
  packNumber: { id: 'admin.audit.field.packNumber', defaultMessage: 'Pack number' },
  stops: { id: 'admin.audit.field.stops', defaultMessage: 'Stops' },
  locationId: { id: 'admin.audit.field.locationId', defaultMessage: 'Location' },
  contactId: { id: 'admin.audit.field.contactId', defaultMessage: 'Contact' },
  windowFrom: { id: 'admin.audit.field.windowFrom', defaultMessage: 'Window from' },
  windowTo: { id: 'admin.audit.field.windowTo', defaultMessage: 'Window to' },
  handlingMinutes: { id: 'admin.audit.field.handlingMinutes', defaultMessage: 'Time at the stop' },
  instructions: { id: 'admin.audit.field.instructions', defaultMessage: 'Instructions' },
  deliveredQuantity: { id: 'admin.audit.field.deliveredQuantity', defaultMessage: 'Delivered quantity' },
  isArchived: { id: 'admin.audit.field.isArchived', defaultMessage: 'Archived' },
  trackingCode: { id: 'admin.audit.field.trackingCode', defaultMessage: 'Tracking link' },
  stop: { id: 'admin.audit.field.stop', defaultMessage: 'Stop' },
  arrivedAt: { id: 'admin.audit.field.arrivedAt', defaultMessage: 'Arrival' },
  startedAt: { id: 'admin.audit.field.startedAt', defaultMessage: 'Start of loading or unloading' },
  endedAt: { id: 'admin.audit.field.endedAt', defaultMessage: 'End of loading or unloading' },
  departedAt: { id: 'admin.audit.field.departedAt', defaultMessage: 'Departure' },
  agreedPrice: { id: 'admin.audit.field.agreedPrice', defaultMessage: 'Agreed price' },
  problems: { id: 'admin.audit.field.problems', defaultMessage: 'What prevents it' },
  handshake: { id: 'admin.audit.field.handshake', defaultMessage: 'Acceptance' },
  acceptanceMinutes: { id: 'admin.audit.field.acceptanceMinutes', defaultMessage: 'Time to accept, in minutes' },
  orderIds: { id: 'admin.audit.field.orderIds', defaultMessage: 'Orders' },
  pickAt: { id: 'admin.audit.field.pickAt', defaultMessage: 'Pickup time' },
  dropAt: { id: 'admin.audit.field.dropAt', defaultMessage: 'Drop time' },
  requestedVehicleTypeId: { id: 'admin.audit.field.requestedVehicleTypeId', defaultMessage: 'Requested vehicle type' },
  billingContractId: { id: 'admin.audit.field.billingContractId', defaultMessage: 'Billing contract' },
  routeZoneId: { id: 'admin.audit.field.routeZoneId', defaultMessage: 'Route zone' },
  pickOrderIds: { id: 'admin.audit.field.pickOrderIds', defaultMessage: 'Picked up' },
  dropOrderIds: { id: 'admin.audit.field.dropOrderIds', defaultMessage: 'Dropped' },
});

export const cutoffOptions = defineMessages({
  none: { id: 'admin.audit.cutoff.none', defaultMessage: 'No cutoff' },
  pickup: { id: 'admin.audit.cutoff.pickup', defaultMessage: 'At the pickup' },
  delivery: { id: 'admin.audit.cutoff.delivery', defaultMessage: 'At the delivery' },
});

/** Events of tenders, by subject and event. */
export const tenderEvents = defineMessages({
  'order.tender': { id: 'admin.audit.event.order.tender', defaultMessage: 'Tender started' },
  'order.award': { id: 'admin.audit.event.order.award', defaultMessage: 'Tender awarded' },
  'order.endTender': { id: 'admin.audit.event.order.endTender', defaultMessage: 'Tender ended without a winner' },
  'order.notSent': { id: 'admin.audit.event.order.notSent', defaultMessage: 'Not sent for approval' },
});

export const handshakeStates = defineMessages({
  tendered: { id: 'admin.audit.handshake.tendered', defaultMessage: 'In tender' },
  offered: { id: 'admin.audit.handshake.offered', defaultMessage: 'Waiting for acceptance' },
  accepted: { id: 'admin.audit.handshake.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'admin.audit.handshake.declined', defaultMessage: 'Declined' },
  expired: { id: 'admin.audit.handshake.expired', defaultMessage: 'Not answered in time' },
});
