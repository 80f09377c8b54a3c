import { defineMessages } from 'react-intl';

/** Why the API does not do what was asked of a vehicle, by its code. */
export const refusals = defineMessages({
  vehicleOnTrip: { id: 'fleet.vehicle.refusal.vehicleOnTrip', defaultMessage: 'Vehicle is on trip {trip}' },
  vehicleInUse: {
    id: 'fleet.vehicle.refusal.vehicleInUse',
    defaultMessage: 'Used by {names}. Deactivate the vehicle instead.',
  },
});

/** What the API may find wrong with a vehicle's fields, by its code. */
export const codes = defineMessages({
  'registrationPlate.alreadyExists': {
    id: 'fleet.vehicle.wrong.plate',
    defaultMessage: 'Vehicle with same registration plate already exist',
  },
  'trackingDevice.alreadyExists': {
    id: 'fleet.vehicle.wrong.trackingDevice',
    defaultMessage: 'Vehicle with same tracking device already exist',
  },
  notFound: { id: 'fleet.vehicle.wrong.notFound', defaultMessage: 'No longer there: choose another one' },
  driverBlocked: { id: 'fleet.vehicle.wrong.driverBlocked', defaultMessage: 'Driver is blocked' },
  driverWithoutContact: { id: 'fleet.vehicle.wrong.driverWithoutContact', defaultMessage: 'Driver has no contact' },
  driverAssigned: { id: 'fleet.vehicle.wrong.driverAssigned', defaultMessage: 'Driver is assigned to {vehicle}' },
});
