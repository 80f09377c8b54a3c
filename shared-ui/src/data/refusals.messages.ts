import { defineMessages } from 'react-intl';

/**
 * Why the API refuses to change an order or a trip, by code: the same text in every area. The screen adds the name of
 * the record; `stage`, `from`, `to` and `allowed` are names of stages.
 */
export const refusalMessages = defineMessages({
  stageNotAllowed: {
    id: 'ui.refusal.stageNotAllowed',
    defaultMessage:
      '{allowed, select, none {Can’t go from {from} to {to}} other {Can’t go from {from} to {to}. Possible now: {allowed}}}',
  },
  stageChanged: { id: 'ui.refusal.stageChanged', defaultMessage: 'The stage is now {stage}. Check it again' },
  notEditable: {
    id: 'ui.refusal.notEditable',
    defaultMessage: 'Can’t be edited in stage {stage}. Possible in {allowed}',
  },
  notRunning: { id: 'ui.refusal.notRunning', defaultMessage: 'Not possible in stage {stage}. Possible in {allowed}' },
  notDeletable: {
    id: 'ui.refusal.notDeletable',
    defaultMessage:
      '{wasInTrip, select, yes {Can’t be deleted, because it was in a trip} other {Can’t be deleted in stage {stage}. Possible in {allowed}}}',
  },
  notDissolvable: {
    id: 'ui.refusal.notDissolvable',
    defaultMessage: 'Can’t be dissolved in stage {stage}. Possible in {allowed}',
  },
  notArchivable: {
    id: 'ui.refusal.notArchivable',
    defaultMessage:
      '{days, select, none {Can’t be archived in stage {stage}. Possible in {allowed}} other {Can be archived {days} days after delivery}}',
  },
  cargoNotMarked: {
    id: 'ui.refusal.cargoNotMarked',
    defaultMessage: 'Cargo can’t be marked as delivered in stage {stage}. Possible in {allowed}',
  },
  timesNotCorrectable: {
    id: 'ui.refusal.timesNotCorrectable',
    defaultMessage: 'Times can’t be corrected in stage {stage}',
  },
  nothingToProve: {
    id: 'ui.refusal.nothingToProve',
    defaultMessage: 'No proof of delivery can be added in stage {stage}',
  },
  tooManyProofs: { id: 'ui.refusal.tooManyProofs', defaultMessage: 'At most {max} proofs of delivery' },
  noVehicle: { id: 'ui.refusal.noVehicle', defaultMessage: 'No vehicle is assigned' },
  noStopReached: { id: 'ui.refusal.noStopReached', defaultMessage: 'No stop has been reached yet' },
  inTrip: {
    id: 'ui.refusal.inTrip',
    defaultMessage: '{trip, select, none {In a trip already} other {In trip {trip} already}}',
  },
  orderFinished: {
    id: 'ui.refusal.orderFinished',
    defaultMessage: 'Can’t be cancelled any more: an order of the trip is finished',
  },
  driverOnTrip: {
    id: 'ui.refusal.driverOnTrip',
    defaultMessage:
      '{driver, select, none {The driver} other {{driver}}} is on {trip, select, none {another trip} other {trip {trip}}}',
  },
});

/** Refusals of other records, by code. They name what they are about; `none`: there is none. */
export const recordRefusals = defineMessages({
  improvementRunning: {
    id: 'ui.refusal.improvementRunning',
    defaultMessage:
      '{plan, select, none {A plan of unplanned orders} other {The plan “{plan}”}} is being improved. Wait until it’s done, or stop it',
  },
  monthLocked: {
    id: 'ui.refusal.monthLocked',
    defaultMessage: '{month} is locked at {organization}. Its owner can reopen the month',
  },
  noPlace: {
    id: 'ui.refusal.noPlace',
    defaultMessage:
      'No place for order {order}{stop, select, none {} other { at {stop}}} on the rest of the way{vehicle, select, none {} other { of {vehicle}}}',
  },
  noPrepaidTrips: {
    id: 'ui.refusal.noPrepaidTrips',
    defaultMessage:
      '{organization} doesn’t prepay for trips: only 3PL and 4PL organizations do. {left, plural, =0 {It has no credits left} one {It has # credit left} other {It has # credits left}}',
  },
  priceChanged: {
    id: 'ui.refusal.priceChanged',
    defaultMessage: 'The price per credit has changed from {from} to {to} {currency}. Check it again',
  },
});
