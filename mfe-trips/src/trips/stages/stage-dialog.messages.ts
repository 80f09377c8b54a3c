import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  targetStage: { id: 'trips.stage.to', defaultMessage: 'New stage' },
  currentStage: { id: 'trips.stage.now', defaultMessage: 'Current stage' },
  reason: { id: 'trips.stage.reason', defaultMessage: 'Reason' },
  occurredAt: { id: 'trips.stage.occurredAt', defaultMessage: 'When it happened' },
  occurredAtHelp: { id: 'trips.stage.occurredAtHelp', defaultMessage: 'Leave empty for the current time.' },
  actualDistance: { id: 'trips.stage.actualDistance', defaultMessage: 'Actual distance' },
  dropAt: { id: 'trips.stage.dropAt', defaultMessage: 'Time of the last drop' },
  none: { id: 'trips.stage.nothing', defaultMessage: 'No stage change available' },
  noneText: {
    id: 'trips.stage.nothingText',
    defaultMessage: 'The trip’s stage may have changed, or someone else has to act first.',
  },
  search: {
    id: 'trips.stage.search',
    defaultMessage: 'Available vehicles that fit come first; the others show why they don’t.',
  },
  shared: { id: 'trips.stage.shared', defaultMessage: 'shared by {name}' },
  fits: { id: 'trips.stage.fits', defaultMessage: 'Available and fits' },
  available: { id: 'trips.stage.free', defaultMessage: 'Available' },
  cannotAssign: { id: 'trips.stage.whyNot', defaultMessage: '{name} can’t be assigned:' },
  takeOver: { id: 'trips.stage.takeOver', defaultMessage: 'Take over from {trips}' },
  takeOverHelp: {
    id: 'trips.stage.takeOverHelp',
    defaultMessage:
      '{count, plural, one {That trip loses it and waits} other {Those trips lose it and wait}} for another vehicle or driver.',
  },
  canAssignWithWarnings: { id: 'trips.stage.beware', defaultMessage: '{name} can be assigned, but:' },
});

/** Effects of a stage change. */
export const effects = defineMessages({
  cancelled: {
    id: 'trips.effect.cancelled',
    defaultMessage:
      'Cancels trip {number} and cancels all its orders ({count}). Cancelled trips and orders can’t be reopened.',
  },
  manualCompleted: {
    id: 'trips.effect.manualCompleted',
    defaultMessage: 'Open orders become manually delivered, and the vehicle becomes available.',
  },
  notStarted: {
    id: 'trips.effect.notStarted',
    defaultMessage:
      'Trip {number} hasn’t started here. Complete it only if it has been driven, and its orders are delivered.',
  },
  started: { id: 'trips.effect.started', defaultMessage: 'All its orders start, too.' },
  unassigned: { id: 'trips.effect.unassigned', defaultMessage: 'Vehicle and driver are removed from the trip.' },
  takenBack: {
    id: 'trips.effect.takenBack',
    defaultMessage:
      'The trip can be planned again. Its orders, vehicle and driver stay, and a reserved EPC is returned.',
  },
  submitted: { id: 'trips.effect.submitted', defaultMessage: 'A 3PL or 4PL needs one EPC for the trip.' },
});
