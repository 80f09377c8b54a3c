import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  horizon: { id: 'trips.board.horizon', defaultMessage: 'Pickups until' },
  horizonHelp: {
    id: 'trips.board.horizonHelp',
    defaultMessage: 'Validated orders in no trip whose pickup starts by then',
  },
  suggest: { id: 'trips.board.suggest', defaultMessage: 'Suggest trips' },
  start: { id: 'trips.board.start', defaultMessage: 'No suggestions yet' },
  startText: {
    id: 'trips.board.startText',
    defaultMessage:
      'Choose how far ahead to plan. You can move orders between the suggested trips before you create them.',
  },
  planning: { id: 'trips.board.working', defaultMessage: 'Planning trips…' },
  failed: { id: 'trips.board.failed', defaultMessage: 'Trips couldn’t be suggested' },
  none: { id: 'trips.board.none', defaultMessage: 'No validated orders in this period' },
  noneText: { id: 'trips.board.noneText', defaultMessage: 'Choose a later day, or wait until orders are validated.' },
});

export const drivingMessages = defineMessages({
  title: { id: 'trips.drivingRules.title', defaultMessage: 'Driving times and breaks' },
  driveMinutes: { id: 'trips.drivingRules.driveMinutes', defaultMessage: 'Drive before a break' },
  breakMinutes: { id: 'trips.drivingRules.breakMinutes', defaultMessage: 'Length of a break' },
  restAfterMinutes: { id: 'trips.drivingRules.restAfterMinutes', defaultMessage: 'Drive before a rest' },
  restMinutes: { id: 'trips.drivingRules.restMinutes', defaultMessage: 'Length of a rest' },
  noRests: { id: 'trips.drivingRules.noRests', defaultMessage: 'Leave empty for no rests on the way' },
  maxDriveMinutes: { id: 'trips.drivingRules.maxDriveMinutes', defaultMessage: 'Longest drive per trip' },
  noLimit: { id: 'trips.drivingRules.noLimit', defaultMessage: 'Leave empty for no limit' },
});
