import { defineMessages } from 'react-intl';
import type { DriverProblem, VehicleProblem } from 'shared-contracts/values/trips/trip-stages';

/** Error messages by the error code of the API. */
export const errorMessages = defineMessages({
  assignedElsewhere: {
    id: 'trips.refusal.assignedElsewhere',
    defaultMessage:
      '{trip, select, none {On another trip at that time} other {On trip {trip} at that time}}: take it over, or choose another one',
  },
  notEnoughEpc: { id: 'trips.refusal.notEnoughEpc', defaultMessage: 'Not enough EPC' },
  orderPickedUp: {
    id: 'trips.refusal.orderPickedUp',
    defaultMessage: 'Order {order} is picked up, and has to be delivered',
  },
  nothingToRemove: { id: 'trips.refusal.nothingToRemove', defaultMessage: 'All orders of the trip are picked up' },
  orderFromHub: {
    id: 'trips.refusal.orderFromHub',
    defaultMessage: 'An order of another trip changes to this one at a hub: undo that first, or deliver it',
  },
  nothingToUndo: { id: 'trips.refusal.nothingToUndo', defaultMessage: 'All these orders have reached their hub' },
  tripFull: { id: 'trips.refusal.tripFull', defaultMessage: 'A trip takes up to {max} orders' },
});

/** Problems of a vehicle, by code. */
export const vehicleProblems = defineMessages<VehicleProblem>({
  inactive: { id: 'trips.problem.inactive', defaultMessage: 'Vehicle is not active' },
  sharedAway: { id: 'trips.problem.sharedAway', defaultMessage: 'Vehicle is shared with a partner at that time' },
  notShared: { id: 'trips.problem.notShared', defaultMessage: 'Vehicle is not shared with you at that time' },
  busy: { id: 'trips.problem.busy', defaultMessage: 'Vehicle is on another trip at that time' },
  unavailable: { id: 'trips.problem.unavailable', defaultMessage: 'Vehicle is unavailable at that time' },
  typeNotRequested: { id: 'trips.problem.typeNotRequested', defaultMessage: 'The orders request another vehicle type' },
  tooWarm: { id: 'trips.problem.tooWarm', defaultMessage: 'Vehicle is not as cold as the cargo needs' },
  spaceExceeded: { id: 'trips.problem.spaceExceeded', defaultMessage: 'Vehicle is too small for the load' },
  weightExceeded: { id: 'trips.problem.weightExceeded', defaultMessage: 'Load is too heavy for the vehicle' },
  palletPlacesExceeded: {
    id: 'trips.problem.palletPlacesExceeded',
    defaultMessage: 'Load has {note, plural, one {# pallet} other {# pallets}} too many for the vehicle',
  },
  loadingMetersExceeded: {
    id: 'trips.problem.loadingMetersExceeded',
    defaultMessage: 'Load is {note, number} loading metres too long for the vehicle',
  },
  documentExpired: { id: 'trips.problem.documentExpired', defaultMessage: 'A vehicle document has expired' },
  serviceExpired: { id: 'trips.problem.serviceExpired', defaultMessage: 'A vehicle service is due' },
});

/** Problems of a driver, by code. */
export const driverProblems = defineMessages<DriverProblem>({
  blocked: { id: 'trips.problem.blocked', defaultMessage: 'Driver is blocked' },
  licenceMissing: { id: 'trips.problem.licenceMissing', defaultMessage: 'The driver’s licence has no expiry date' },
  licenceExpired: { id: 'trips.problem.licenceExpired', defaultMessage: 'The driver’s licence has expired' },
  licenceClass: {
    id: 'trips.problem.licenceClass',
    defaultMessage: 'The driver’s licence doesn’t include the class that the vehicle needs',
  },
  healthReportExpired: {
    id: 'trips.problem.healthReportExpired',
    defaultMessage: 'The driver’s health report has expired',
  },
  shiftHours: {
    id: 'trips.problem.shiftHours',
    defaultMessage: 'Driver would drive {note} hours in the shift of {day}',
  },
  weekHours: {
    id: 'trips.problem.weekHours',
    defaultMessage: 'Driver would drive {note} hours in the seven days until {day}',
  },
  busy: { id: 'trips.problem.driverBusy', defaultMessage: 'Driver has another trip at that time' },
  running: { id: 'trips.problem.running', defaultMessage: 'Driver is on another trip' },
});

/** Vehicle documents, by their kind in the API. */
export const documentNames = defineMessages({
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

/** Adds details to a problem. */
export const problemFormats = defineMessages({
  trip: { id: 'trips.problem.trip', defaultMessage: '{text}: {note}' },
  since: { id: 'trips.problem.since', defaultMessage: '{text} ({note}, on {day})' },
  day: { id: 'trips.problem.day', defaultMessage: '{text} ({day})' },
  until: { id: 'trips.problem.until', defaultMessage: '{text} ({note}, until {day})' },
  carries: { id: 'trips.problem.carries', defaultMessage: '{text}: capacity {note}' },
});

const inputErrors = defineMessages({
  notFound: { id: 'trips.wrong.notFound', defaultMessage: 'No longer available: choose another one' },
  invalidDate: { id: 'trips.wrong.invalidDate', defaultMessage: 'Time is in the future' },
});

/** Problems that name a trip, a class or the requested types; and hours, whose day isn't in the user's zone. */
const refusals = defineMessages({
  'vehicleId.busy': {
    id: 'trips.wrong.vehicleBusy',
    defaultMessage: 'Vehicle is on {note, select, none {another trip} other {trip {note}}} at that time',
  },
  'driverId.busy': {
    id: 'trips.wrong.driverBusy',
    defaultMessage: 'Driver has {note, select, none {another trip} other {trip {note}}} at that time',
  },
  'driverId.running': {
    id: 'trips.wrong.driverRunning',
    defaultMessage: 'Driver is on {note, select, none {another trip} other {trip {note}}}',
  },
  'driverId.licenceClass': {
    id: 'trips.wrong.licenceClass',
    defaultMessage: 'The driver’s licence doesn’t include class {note}, which the vehicle needs',
  },
  'driverId.shiftHours': {
    id: 'trips.wrong.shiftHours',
    defaultMessage: 'Driver would drive {note} hours in a shift',
  },
  'driverId.weekHours': {
    id: 'trips.wrong.weekHours',
    defaultMessage: 'Driver would drive {note} hours in seven days',
  },
  'vehicleId.typeNotRequested': {
    id: 'trips.wrong.typeNotRequested',
    defaultMessage:
      'The orders request {note, select, none {different vehicle types} other {another vehicle type: {note}}}',
  },
});

/** Fields that a stage requires, where a result lists what is missing. */
const missingFields = defineMessages({
  'reason.required': { id: 'trips.missing.reason', defaultMessage: 'Enter a reason' },
  'actualDistance.required': { id: 'trips.missing.actualDistance', defaultMessage: 'Enter the actual distance' },
  'dropAt.required': { id: 'trips.missing.dropAt', defaultMessage: 'Enter the time of the last drop' },
  'vehicleId.required': { id: 'trips.missing.vehicle', defaultMessage: 'Choose a vehicle' },
  'driverId.required': { id: 'trips.missing.driver', defaultMessage: 'Choose a driver' },
});

/** Error messages of form fields, by the error code of the API. */
export const fieldErrorMessages = {
  ...driverProblems,
  ...vehicleProblems,
  ...inputErrors,
  ...refusals,
  ...missingFields,
};
