import { defineMessages } from 'react-intl';

/** Messages of API errors about a vehicle, by code. */
export const errorMessages = defineMessages({
  vehicleOnTrip: { id: 'fleet.vehicle.refusal.vehicleOnTrip', defaultMessage: 'Vehicle is on trip {trip}' },
  vehicleInUse: {
    id: 'fleet.vehicle.refusal.vehicleInUse',
    defaultMessage: 'Used by {names}. Deactivate the vehicle instead.',
  },
});

/** Messages of API errors about a vehicle's fields, by code or by field and code. */
export const fieldErrorMessages = defineMessages({
  'registrationPlate.alreadyExists': {
    id: 'fleet.vehicle.wrong.plate',
    defaultMessage: 'Vehicle with same registration plate already exist',
  },
  'trackingDevice.alreadyExists': {
    id: 'fleet.vehicle.wrong.trackingDevice',
    defaultMessage: 'Vehicle with same tracking device already exist',
  },
  notFound: { id: 'fleet.vehicle.wrong.notFound', defaultMessage: 'No longer available. Choose another one' },
  driverBlocked: { id: 'fleet.vehicle.wrong.driverBlocked', defaultMessage: 'Driver is blocked' },
  driverWithoutContact: { id: 'fleet.vehicle.wrong.driverWithoutContact', defaultMessage: 'Driver has no contact' },
  driverAssigned: { id: 'fleet.vehicle.wrong.driverAssigned', defaultMessage: 'Driver is assigned to {vehicle}' },
});
