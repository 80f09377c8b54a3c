import type { TripInput } from 'shared-contracts/trips/trips';
import type { Message } from 'shared-ui';
import { type ChangedField, type ChangedFields, timelineEventMessages } from 'shared-ui/format';
import { fields } from '../trips.messages.ts';
import { transferMessages } from '../transfers/transfers.messages.ts';
import { documentMessages, lateCauses, messages, stopMessages, tripHistory } from './trip-page.messages.ts';

const inputFields = {
  reference: fields.reference,
  orderIds: fields.orders,
  pickAt: fields.pickAt,
  dropAt: fields.dropAt,
  requestedVehicleTypeId: fields.requestedType,
  billingContactId: fields.billingContact,
  billingContractId: fields.billingContract,
  vehicleId: fields.vehicle,
  driverId: fields.driver,
  notificationContactIds: fields.notificationContacts,
  description: fields.description,
  routeZoneId: fields.routeZone,
  stops: stopMessages.title,
  isBackhaul: fields.backhaul,
} as const satisfies Record<keyof TripInput, Message | ChangedField>;

/** How the timeline of a trip shows its changed fields, and those of its stops. */
export const changedFields: ChangedFields = {
  ...inputFields,
  locationId: tripHistory.location,
  contactId: tripHistory.contact,
  pickOrderIds: tripHistory.pickups,
  dropOrderIds: tripHistory.drops,
  place: tripHistory.place,
  takenOverBy: tripHistory.takenOverBy,
  takenOverFrom: tripHistory.takenOverFrom,
  stop: tripHistory.stop,
  report: {
    label: tripHistory.report,
    codes: { ...timelineEventMessages, photo: tripHistory.photo, signature: tripHistory.signature },
  },
  order: tripHistory.order,
  orders: fields.orders,
  hub: transferMessages.hub,
  otherTrip: transferMessages.otherTrip,
  distanceFromStop: { label: tripHistory.distanceFromStop, kind: 'distance' },
  delivered: tripHistory.delivered,
  signedBy: tripHistory.signedBy,
  lateCause: { label: tripHistory.lateCause, codes: lateCauses },
  actualDistance: { label: fields.actualDistance, kind: 'distance' },
  isArchived: messages.archived,
  name: documentMessages.file,
};
