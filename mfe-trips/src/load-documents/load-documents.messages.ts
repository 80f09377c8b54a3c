import { defineMessages } from 'react-intl';
import type { Message } from 'shared-ui';
import type { TripPaper } from 'shared-contracts/values/trips/trip-papers';

export const messages = defineMessages({
  manifest: { id: 'trips.papers.manifest', defaultMessage: 'Delivery manifest' },
  loadingPlan: { id: 'trips.papers.loadingPlan', defaultMessage: 'Loading plan' },
  back: { id: 'trips.papers.back', defaultMessage: 'Trip {number}' },
  print: { id: 'trips.papers.print', defaultMessage: 'Print' },
  download: { id: 'trips.papers.download', defaultMessage: 'Download PDF' },
  consignmentNotes: { id: 'trips.papers.consignmentNotes', defaultMessage: 'Consignment notes' },
  labels: { id: 'trips.papers.labels', defaultMessage: 'Labels' },
  trip: { id: 'trips.papers.trip', defaultMessage: 'Trip' },
  notFound: { id: 'trips.papers.notFound', defaultMessage: 'Trip not found' },
  notFoundText: {
    id: 'trips.papers.notFoundText',
    defaultMessage: 'It may have been deleted, or your organization has no access to it.',
  },
  toTrips: { id: 'trips.papers.toTrips', defaultMessage: 'Go to trips' },
  nothing: { id: 'trips.papers.nothing', defaultMessage: 'No cargo on this trip' },
  nothingText: {
    id: 'trips.papers.nothingText',
    defaultMessage: 'Its orders have no cargo or are cancelled. You’ll see their cargo here once it’s added.',
  },
  stop: { id: 'trips.papers.stop', defaultMessage: '{position}. {name}' },
  pick: { id: 'trips.papers.pick', defaultMessage: 'Pickup of {order}' },
  drop: { id: 'trips.papers.drop', defaultMessage: 'Drop of {order}' },
  partDrop: { id: 'trips.papers.partDrop', defaultMessage: 'Part drop of {order}' },
  partDropText: {
    id: 'trips.papers.partDropText',
    defaultMessage: 'The quantity for this drop isn’t set. The cargo is listed at the last drop.',
  },
  load: { id: 'trips.papers.load', defaultMessage: 'Load, in this order' },
  unload: { id: 'trips.papers.unload', defaultMessage: 'Unload, in this order' },
  aboard: { id: 'trips.papers.aboard', defaultMessage: 'On board after this stop' },
  howTo: {
    id: 'trips.papers.howTo',
    defaultMessage:
      'Last in, first out. Position 1 is deepest in the vehicle; the highest position is nearest the door.',
  },
  behind: {
    id: 'trips.papers.behind',
    defaultMessage: '{places} goes behind cargo already on board: leave room, or move that cargo first.',
  },
  issued: { id: 'trips.papers.issued', defaultMessage: 'Issued' },
});

export const fields = defineMessages({
  shipper: { id: 'trips.papers.field.shipper', defaultMessage: 'Shipper' },
  organization: { id: 'trips.papers.field.organization', defaultMessage: 'Organization' },
  vehicle: { id: 'trips.papers.field.vehicle', defaultMessage: 'Vehicle' },
  vehicleType: { id: 'trips.papers.field.vehicleType', defaultMessage: 'Vehicle type' },
  driver: { id: 'trips.papers.field.driver', defaultMessage: 'Driver' },
  phone: { id: 'trips.papers.field.phone', defaultMessage: 'Driver’s phone' },
  handover: { id: 'trips.papers.field.handover', defaultMessage: 'Handover' },
  pickAt: { id: 'trips.papers.field.pickAt', defaultMessage: 'Starts' },
  dropAt: { id: 'trips.papers.field.dropAt', defaultMessage: 'Ends' },
  distance: { id: 'trips.papers.field.distance', defaultMessage: 'Distance' },
  orders: { id: 'trips.papers.field.orders', defaultMessage: 'Orders' },
  description: { id: 'trips.papers.field.description', defaultMessage: 'Description' },
  address: { id: 'trips.papers.field.address', defaultMessage: 'Address' },
  contact: { id: 'trips.papers.field.contact', defaultMessage: 'Contact' },
  window: { id: 'trips.papers.field.window', defaultMessage: 'Time window' },
  planned: { id: 'trips.papers.field.planned', defaultMessage: 'Planned arrival' },
  place: { id: 'trips.papers.field.place', defaultMessage: 'Position' },
  order: { id: 'trips.papers.field.order', defaultMessage: 'Order' },
  packNumber: { id: 'trips.papers.field.packNumber', defaultMessage: 'Pack number' },
  cargo: { id: 'trips.papers.field.cargo', defaultMessage: 'Cargo' },
  quantity: { id: 'trips.papers.field.quantity', defaultMessage: 'Quantity' },
  weight: { id: 'trips.papers.field.weight', defaultMessage: 'Weight' },
  space: { id: 'trips.papers.field.space', defaultMessage: 'Space' },
  out: { id: 'trips.papers.field.out', defaultMessage: 'Unload at stop' },
  total: { id: 'trips.papers.field.total', defaultMessage: 'Total' },
});

/** Papers by their name in the API. */
export const paperNames: Record<TripPaper, Message> = {
  manifest: messages.manifest,
  'loading-plan': messages.loadingPlan,
  'consignment-notes': messages.consignmentNotes,
  labels: messages.labels,
};

export const bulkMessages = defineMessages({
  description: {
    id: 'trips.papers.bulk.description',
    defaultMessage: 'One PDF with these papers, trip by trip:',
  },
  submit: { id: 'trips.papers.bulk.submit', defaultMessage: 'Download PDF' },
  noPaper: { id: 'trips.papers.bulk.noPaper', defaultMessage: 'Choose at least one paper' },
  tooMany: {
    id: 'trips.papers.bulk.tooMany',
    defaultMessage: 'Up to {max} trips can be printed at once. Select fewer.',
  },
});

/** Labels of the signature lines. */
export const signatures = defineMessages({
  handedOver: { id: 'trips.papers.sign.handedOver', defaultMessage: 'Handed over: name, signature, date and time' },
  received: { id: 'trips.papers.sign.received', defaultMessage: 'Received: name, signature, date and time' },
  driver: { id: 'trips.papers.sign.driver', defaultMessage: 'Driver: signature, date and time' },
  dispatcher: { id: 'trips.papers.sign.dispatcher', defaultMessage: 'Dispatcher: signature, date and time' },
});
