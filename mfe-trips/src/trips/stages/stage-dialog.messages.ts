import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  to: { id: 'trips.stage.to', defaultMessage: 'New stage' },
  now: { id: 'trips.stage.now', defaultMessage: 'Now' },
  reason: { id: 'trips.stage.reason', defaultMessage: 'Reason' },
  occurredAt: { id: 'trips.stage.occurredAt', defaultMessage: 'When it happened' },
  occurredAtHelp: { id: 'trips.stage.occurredAtHelp', defaultMessage: 'Leave it empty for now.' },
  actualDistance: { id: 'trips.stage.actualDistance', defaultMessage: 'Actual distance' },
  dropAt: { id: 'trips.stage.dropAt', defaultMessage: 'Time of the last drop' },
  nothing: { id: 'trips.stage.nothing', defaultMessage: 'No other stage can follow now' },
  nothingText: {
    id: 'trips.stage.nothingText',
    defaultMessage: 'The trip may have moved on meanwhile, or somebody else must act.',
  },
  search: {
    id: 'trips.stage.search',
    defaultMessage: 'Vehicles that are free and fit stand first; the others say why they do not.',
  },
  shared: { id: 'trips.stage.shared', defaultMessage: 'shared by {name}' },
  fits: { id: 'trips.stage.fits', defaultMessage: 'Free and fitting' },
  free: { id: 'trips.stage.free', defaultMessage: 'Free' },
  whyNot: { id: 'trips.stage.whyNot', defaultMessage: '{name} cannot be assigned:' },
  beware: { id: 'trips.stage.beware', defaultMessage: '{name} can be assigned, but:' },
});

/** What asking for a stage causes. */
export const effects = defineMessages({
  cancelled: {
    id: 'trips.effect.cancelled',
    defaultMessage:
      'Cancels trip {number} and cancels all its orders ({count}). A cancelled trip or order cannot be taken up again.',
  },
  manualCompleted: {
    id: 'trips.effect.manualCompleted',
    defaultMessage: 'Orders that are still open become manually delivered, and the vehicle is free again.',
  },
  started: { id: 'trips.effect.started', defaultMessage: 'All its orders are started too.' },
  unassigned: { id: 'trips.effect.unassigned', defaultMessage: 'Vehicle and driver are taken off the trip.' },
  submitted: { id: 'trips.effect.submitted', defaultMessage: 'A 3PL or 4PL needs one EPC for the trip.' },
});
