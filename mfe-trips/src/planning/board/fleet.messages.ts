import { defineMessages } from 'react-intl';
import type { FleetRefusalCode } from 'shared-contracts/values/trips/plans';

export const messages = defineMessages({
  vehicle: { id: 'trips.fleet.vehicle', defaultMessage: '{plate}, {driver}, {distance} to the first stop' },
  refused: { id: 'trips.fleet.refused', defaultMessage: 'No vehicle takes this trip:' },
  noVehicles: { id: 'trips.fleet.noVehicles', defaultMessage: 'You have no active vehicles' },
});

export const refusalMessages = defineMessages<FleetRefusalCode>({
  tooSmall: {
    id: 'trips.fleet.tooSmall',
    defaultMessage: '{count, plural, one {# is too small} other {# are too small}}',
  },
  wrongType: {
    id: 'trips.fleet.wrongType',
    defaultMessage: '{count, plural, one {# is of another type} other {# are of another type}} or not cold enough',
  },
  wrongCargo: {
    id: 'trips.fleet.wrongCargo',
    defaultMessage: '{count, plural, one {# doesn’t carry} other {# don’t carry}} such cargo',
  },
  noDriver: {
    id: 'trips.fleet.noDriver',
    defaultMessage: '{count, plural, one {# has} other {# have}} no driver who may drive',
  },
  licence: {
    id: 'trips.fleet.licence',
    defaultMessage: 'The licence of {count, plural, one {# driver} other {# drivers}} expires before',
  },
  licenceClass: {
    id: 'trips.fleet.licenceClass',
    defaultMessage:
      '{count, plural, one {# driver lacks} other {# drivers lack}} the licence class that the vehicle needs',
  },
  busy: {
    id: 'trips.fleet.busy',
    defaultMessage: '{count, plural, one {# is busy} other {# are busy}} or unavailable at that time',
  },
  tooFar: {
    id: 'trips.fleet.tooFar',
    defaultMessage: '{count, plural, one {# can’t} other {# can’t}} be there in time',
  },
  driverHours: {
    id: 'trips.fleet.driverHours',
    defaultMessage: 'The day of {count, plural, one {# driver} other {# drivers}} would be too long',
  },
});
