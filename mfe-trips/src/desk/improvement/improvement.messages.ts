import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'desk.improve.title', defaultMessage: 'Improve plan' },
  text: {
    id: 'desk.improve.text',
    defaultMessage:
      'Searches better trips for the orders of this plan and the unplanned ones. Locked and created trips stay as they are. The search goes on if you close this.',
  },
  locked: {
    id: 'desk.improve.locked',
    defaultMessage: '{count, plural, =0 {No trip is locked} one {# locked trip stays} other {# locked trips stay}}',
  },
  objective: { id: 'desk.improve.objective', defaultMessage: 'Minimize' },
  target: { id: 'desk.improve.target', defaultMessage: 'Plan for' },
  seconds: { id: 'desk.improve.seconds', defaultMessage: 'Search for' },
  secondsUnit: { id: 'desk.improve.secondsUnit', defaultMessage: 's' },
  perTonneCo2: { id: 'desk.improve.perTonneCo2', defaultMessage: 'Price per tonne of CO₂' },
  start: { id: 'desk.improve.start', defaultMessage: 'Improve' },
  stop: { id: 'desk.improve.stop', defaultMessage: 'Stop here' },
  use: { id: 'desk.improve.use', defaultMessage: 'Use these trips' },
  useText: {
    id: 'desk.improve.useText',
    defaultMessage: 'They replace all trips of the plan that are neither locked nor created. You can undo this.',
  },
  outdated: {
    id: 'desk.improve.outdated',
    defaultMessage: 'The plan has changed since the search started, so its trips no longer fit. Improve it again',
  },
  additions: { id: 'desk.improve.additions', defaultMessage: 'Add to trips on the road' },
  additionsText: {
    id: 'desk.improve.additionsText',
    defaultMessage:
      'These orders have no vehicle in the result, but a trip on the road can take them in time. An order starts at once.',
  },
  addition: { id: 'desk.improve.addition', defaultMessage: 'Add order {order} to {trip} (on the road)' },
  add: { id: 'desk.improve.add', defaultMessage: 'Add' },
  notLoaded: { id: 'desk.improve.notLoaded', defaultMessage: 'The trips couldn’t be loaded. Try again' },
});

export const stateMessages = defineMessages({
  waiting: { id: 'desk.improve.waiting', defaultMessage: 'Starting the search…' },
  running: { id: 'desk.improve.running', defaultMessage: 'Searching better trips…' },
  finished: { id: 'desk.improve.finished', defaultMessage: 'The search is done' },
  failed: { id: 'desk.improve.failed', defaultMessage: 'The search failed. Start it again' },
});

export const targetMessages = defineMessages({
  fleet: { id: 'desk.improve.fleet', defaultMessage: 'Your vehicles and drivers' },
  types: { id: 'desk.improve.types', defaultMessage: 'Vehicle types' },
});

export const objectiveMessages = defineMessages({
  cost: { id: 'desk.improve.objectiveCost', defaultMessage: 'Cost' },
  trips: { id: 'desk.improve.objectiveTrips', defaultMessage: 'Number of trips' },
  distance: { id: 'desk.improve.objectiveDistance', defaultMessage: 'Distance' },
  time: { id: 'desk.improve.objectiveTime', defaultMessage: 'Time' },
});
