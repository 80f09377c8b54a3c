import { defineMessages } from 'react-intl';

export const targetMessages = defineMessages({
  types: { id: 'trips.fleet.types', defaultMessage: 'Vehicle types' },
  fleet: { id: 'trips.fleet.fleet', defaultMessage: 'Your vehicles and drivers' },
});

export const fleetMessages = defineMessages({
  target: { id: 'trips.fleet.target', defaultMessage: 'Plan for' },
  home: { id: 'trips.fleet.home', defaultMessage: 'Vehicles without a home return to' },
  homeHelp: {
    id: 'trips.fleet.homeHelp',
    defaultMessage: 'Leave empty if they stay where their last trip ends',
  },
  openEnd: { id: 'trips.fleet.openEnd', defaultMessage: 'Vehicles stay where their last trip ends' },
  spareDrivers: {
    id: 'trips.fleet.spareDrivers',
    defaultMessage: 'Spare drivers take vehicles without a driver',
  },
  maxShift: { id: 'trips.fleet.maxShift', defaultMessage: 'Longest day of a driver' },
});
