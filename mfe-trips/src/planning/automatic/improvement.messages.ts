import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'trips.improve.title', defaultMessage: 'Improve this plan' },
  text: {
    id: 'trips.improve.text',
    defaultMessage: 'Searches for a cheaper plan of the same orders. It goes on if you close this page.',
  },
  objective: { id: 'trips.improve.objective', defaultMessage: 'Minimize' },
  zones: { id: 'trips.improve.zones', defaultMessage: 'Route zones' },
  maxTrip: { id: 'trips.improve.maxTrip', defaultMessage: 'Longest trip' },
  maxWait: { id: 'trips.improve.maxWait', defaultMessage: 'Longest wait' },
  noLimit: { id: 'trips.improve.noLimit', defaultMessage: 'Leave empty for no limit' },
  seconds: { id: 'trips.improve.seconds', defaultMessage: 'Search for' },
  secondsUnit: { id: 'trips.improve.secondsUnit', defaultMessage: 's' },
  perTrip: { id: 'trips.improve.perTrip', defaultMessage: 'Cost per trip' },
  perKm: { id: 'trips.improve.perKm', defaultMessage: 'Cost per km' },
  perHour: { id: 'trips.improve.perHour', defaultMessage: 'Cost per hour' },
  perTonneCo2: { id: 'trips.improve.perTonneCo2', defaultMessage: 'Price per tonne of CO₂' },
  start: { id: 'trips.improve.start', defaultMessage: 'Improve' },
  stop: { id: 'trips.improve.stop', defaultMessage: 'Stop here' },
  stopping: { id: 'trips.improve.stopping', defaultMessage: 'Stopping…' },
  use: { id: 'trips.improve.use', defaultMessage: 'Use this plan' },
  additions: { id: 'trips.improve.additions', defaultMessage: 'Add to trips on the road' },
  additionsText: {
    id: 'trips.improve.additionsText',
    defaultMessage:
      'These orders have no vehicle in the plan, but a trip on the road can take them in time. An order starts at once.',
  },
  addition: { id: 'trips.improve.addition', defaultMessage: 'Add order {order} to {trip} (on the road)' },
  add: { id: 'trips.improve.add', defaultMessage: 'Add' },
  notLoaded: { id: 'trips.improve.notLoaded', defaultMessage: 'The plan couldn’t be loaded. Try again.' },
});

export const stateMessages = defineMessages({
  waiting: { id: 'trips.improve.waiting', defaultMessage: 'Starting the search…' },
  running: { id: 'trips.improve.searching', defaultMessage: 'Searching for a better plan…' },
  finished: { id: 'trips.improve.finished', defaultMessage: 'Improved plan' },
  failed: {
    id: 'trips.improve.failed',
    defaultMessage: 'The plan couldn’t be improved. Start again, or use the suggested trips.',
  },
});

export const objectiveMessages = defineMessages({
  cost: { id: 'trips.improve.objectiveCost', defaultMessage: 'Cost' },
  trips: { id: 'trips.improve.objectiveTrips', defaultMessage: 'Number of trips' },
  distance: { id: 'trips.improve.objectiveDistance', defaultMessage: 'Distance' },
  time: { id: 'trips.improve.objectiveTime', defaultMessage: 'Time' },
});

export const zoneMessages = defineMessages({
  prefer: { id: 'trips.improve.zonesPrefer', defaultMessage: 'Avoid mixing zones' },
  keep: { id: 'trips.improve.zonesKeep', defaultMessage: 'One zone per trip' },
  ignore: { id: 'trips.improve.zonesIgnore', defaultMessage: 'Ignore zones' },
});
