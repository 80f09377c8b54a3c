import type { TripPreviewInput } from 'shared-contracts/trip-planning';
import type { Trip, TripInput, TripStop, TripStopInput } from 'shared-contracts/trips';
import type { TripForm } from './trip.schema.ts';

/** A stop as it is shown, in the words of what is sent. */
export const stopInputOf = ({ location, contact, orders }: TripStop): TripStopInput => ({
  locationId: location.id,
  contactId: contact?.id ?? null,
  pickOrderIds: orders.filter(({ what }) => what === 'pick').map(({ id }) => id),
  dropOrderIds: orders.filter(({ what }) => what === 'drop').map(({ id }) => id),
});

const idOf = (row: { id: string } | null) => row?.id ?? null;

export const valuesOf = (trip: Trip): TripForm => ({
  reference: trip.reference,
  orderIds: trip.orderList.map(({ id }) => id),
  pickAt: trip.enteredPickAt,
  dropAt: trip.enteredDropAt,
  requestedVehicleTypeId: idOf(trip.requestedVehicleType),
  billingPartnerId: idOf(trip.billingPartner),
  billingContactId: idOf(trip.billingContact),
  billingContractId: idOf(trip.billingContract),
  vehicleId: idOf(trip.vehicle),
  driverId: idOf(trip.driver),
  notificationContactIds: trip.notificationContacts.map(({ id }) => id),
  description: trip.description,
  routeZoneId: idOf(trip.routeZone),
  stops: trip.stops.map(stopInputOf),
  isBackhaul: trip.isBackhaul,
});

export function inputOf(values: TripForm): TripInput {
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

/** What is typed and no moment is none. */
const moment = (at: number | null) => (at === null || Number.isNaN(at) ? null : at);

export const previewOf = (values: TripForm, tripId: string | undefined): TripPreviewInput => {
  const { orderIds, requestedVehicleTypeId, vehicleId, billingContractId, stops, isBackhaul } = values;
  return {
    orderIds,
    pickAt: moment(values.pickAt),
    dropAt: moment(values.dropAt),
    requestedVehicleTypeId,
    vehicleId,
    billingContractId,
    stops,
    isBackhaul,
    ...(tripId && { tripId }),
  };
};
