import type { TripPreviewInput } from 'shared-contracts/trips/trip-planning';
import type { Trip, TripInput, TripStop, TripStopInput } from 'shared-contracts/trips/trips';
import type { TripFormValues } from './trip-form.schema.ts';

export const toStopInput = ({ location, contact, orders }: TripStop): TripStopInput => ({
  locationId: location.id,
  contactId: contact?.id ?? null,
  pickOrderIds: orders.filter(({ what }) => what === 'pick').map(({ id }) => id),
  dropOrderIds: orders.filter(({ what }) => what === 'drop').map(({ id }) => id),
});

const getId = (ref: { id: string } | null) => ref?.id ?? null;

export const toFormValues = (trip: Trip): TripFormValues => ({
  reference: trip.reference,
  orderIds: trip.orderList.map(({ id }) => id),
  pickAt: trip.enteredPickAt,
  dropAt: trip.enteredDropAt,
  requestedVehicleTypeId: getId(trip.requestedVehicleType),
  billingPartnerId: getId(trip.billingPartner),
  billingContactId: getId(trip.billingContact),
  billingContractId: getId(trip.billingContract),
  vehicleId: getId(trip.vehicle),
  driverId: getId(trip.driver),
  notificationContactIds: trip.notificationContacts.map(({ id }) => id),
  description: trip.description,
  routeZoneId: getId(trip.routeZone),
  stops: trip.stops.map(toStopInput),
  isBackhaul: trip.isBackhaul,
});

export function toTripInput(values: TripFormValues): TripInput {
  const {
    reference,
    orderIds,
    pickAt,
    dropAt,
    requestedVehicleTypeId,
    billingContactId,
    billingContractId,
    vehicleId,
    driverId,
  } = values;
  const { notificationContactIds, description, routeZoneId, stops, isBackhaul } = values;
  return {
    reference,
    orderIds,
    pickAt,
    dropAt,
    requestedVehicleTypeId,
    billingContactId,
    billingContractId,
    vehicleId,
    driverId,
    notificationContactIds,
    description,
    routeZoneId,
    stops,
    isBackhaul,
  };
}

/** A date that is still being typed is NaN. */
const toValidTime = (at: number | null) => (at === null || Number.isNaN(at) ? null : at);

export const toPreviewInput = (values: TripFormValues, tripId: string | undefined): TripPreviewInput => {
  const { orderIds, requestedVehicleTypeId, vehicleId, billingContractId, stops, isBackhaul } = values;
  return {
    orderIds,
    pickAt: toValidTime(values.pickAt),
    dropAt: toValidTime(values.dropAt),
    requestedVehicleTypeId,
    vehicleId,
    billingContractId,
    stops,
    isBackhaul,
    ...(tripId && { tripId }),
  };
};
