import { defineMessages } from 'react-intl';
import type { DriverProblem, VehicleProblem } from 'shared-contracts/values/trip-stages';

/** Why the API does not do what was asked of a trip, by its code. */
export const refusals = defineMessages({
  stageNotAllowed: {
    id: 'trips.refusal.stageNotAllowed',
    defaultMessage: 'The trip has moved on meanwhile: this is no longer possible',
  },
  orderFinished: {
    id: 'trips.refusal.orderFinished',
    defaultMessage: 'An order of the trip is finished: it can no longer be cancelled',
  },
  driverOnTrip: { id: 'trips.refusal.driverOnTrip', defaultMessage: 'The driver is on another trip' },
  notEnoughEpc: { id: 'trips.refusal.notEnoughEpc', defaultMessage: 'Not enough EPC' },
  notEditable: { id: 'trips.refusal.notEditable', defaultMessage: 'A trip that has started cannot be edited' },
  notDeletable: { id: 'trips.refusal.notDeletable', defaultMessage: 'Only a saved trip can be deleted' },
  notArchivable: {
    id: 'trips.refusal.notArchivable',
    defaultMessage: 'Only a completed, billed or cancelled trip goes into the archive',
  },
});

/** Why a vehicle does not suit, in words; `{note}` says what exactly. */
export const vehicleProblems = defineMessages<VehicleProblem>({
  inactive: { id: 'trips.problem.inactive', defaultMessage: 'Vehicle is not active' },
  sharedAway: { id: 'trips.problem.sharedAway', defaultMessage: 'Vehicle is shared with a partner at that time' },
  notShared: { id: 'trips.problem.notShared', defaultMessage: 'Vehicle is not shared with you at that time' },
  busy: { id: 'trips.problem.busy', defaultMessage: 'Vehicle is on another trip at that time' },
  unavailable: { id: 'trips.problem.unavailable', defaultMessage: 'Vehicle is unavailable at that time' },
  spaceExceeded: { id: 'trips.problem.spaceExceeded', defaultMessage: 'Vehicle is too small for the load' },
  weightExceeded: { id: 'trips.problem.weightExceeded', defaultMessage: 'Load is too heavy for the vehicle' },
  documentExpired: { id: 'trips.problem.documentExpired', defaultMessage: 'A document of the vehicle has expired' },
  serviceExpired: { id: 'trips.problem.serviceExpired', defaultMessage: 'A service of the vehicle is due' },
});

/** Why a driver does not. */
export const driverProblems = defineMessages<DriverProblem>({
  blocked: { id: 'trips.problem.blocked', defaultMessage: 'Driver is blocked' },
  licenceMissing: { id: 'trips.problem.licenceMissing', defaultMessage: 'The licence of the driver is not known' },
  licenceExpired: { id: 'trips.problem.licenceExpired', defaultMessage: 'The licence of the driver has expired' },
  busy: { id: 'trips.problem.driverBusy', defaultMessage: 'Driver has another trip at that time' },
  running: { id: 'trips.problem.running', defaultMessage: 'Driver is on another trip' },
});

/** Documents of a vehicle, by the name that the API gives their kind. */
export const papers = defineMessages({
  registrationCertificate: { id: 'trips.paper.registrationCertificate', defaultMessage: 'Registration certificate' },
  revenueLicence: { id: 'trips.paper.revenueLicence', defaultMessage: 'Revenue licence' },
  emissionReport: { id: 'trips.paper.emissionReport', defaultMessage: 'Emission report' },
  inspectionReport: { id: 'trips.paper.inspectionReport', defaultMessage: 'Inspection report' },
  insurance: { id: 'trips.paper.insurance', defaultMessage: 'Insurance' },
  serviceRecord: { id: 'trips.paper.serviceRecord', defaultMessage: 'Service record' },
  fitnessCertificate: { id: 'trips.paper.fitnessCertificate', defaultMessage: 'Fitness certificate' },
  acvPass: { id: 'trips.paper.acvPass', defaultMessage: 'ACV pass' },
  portPermit: { id: 'trips.paper.portPermit', defaultMessage: 'Port permit' },
});

/** More about a problem. */
export const details = defineMessages({
  trip: { id: 'trips.problem.trip', defaultMessage: '{text}: {note}' },
  since: { id: 'trips.problem.since', defaultMessage: '{text} ({note}, on {day})' },
  day: { id: 'trips.problem.day', defaultMessage: '{text} ({day})' },
  until: { id: 'trips.problem.until', defaultMessage: '{text} ({note}, until {day})' },
  carries: { id: 'trips.problem.carries', defaultMessage: '{text}: it takes {note}' },
});

const wrong = defineMessages({
  notFound: { id: 'trips.wrong.notFound', defaultMessage: 'No longer there: choose another one' },
  invalidDate: { id: 'trips.wrong.invalidDate', defaultMessage: 'Time is in the future' },
});

/** What the API may find wrong with what a dialog asks, by its code. */
export const codes = { ...driverProblems, ...vehicleProblems, ...wrong, 'driverId.busy': driverProblems.busy };
