import { defineMessages } from 'react-intl';
import type { PlanProblemCode } from 'shared-contracts/values/trips/planning-desk';

/** Problems of a trip in a plan, by code. */
export const problemMessages = defineMessages<PlanProblemCode>({
  space: { id: 'desk.problem.space', defaultMessage: 'Too large: {load} in a vehicle for {capacity}' },
  weight: { id: 'desk.problem.weight', defaultMessage: 'Too heavy: {load} in a vehicle for {capacity}' },
  palletPlaces: {
    id: 'desk.problem.palletPlaces',
    defaultMessage: '{excess, plural, one {# pallet} other {# pallets}} too many: {load} in a vehicle for {capacity}',
  },
  loadingMeters: {
    id: 'desk.problem.loadingMeters',
    defaultMessage: 'Too long by {excess}: {load} in a vehicle for {capacity}',
  },
  vehicleType: { id: 'desk.problem.vehicleType', defaultMessage: 'Order {order} requests {requested}, not {type}' },
  tooWarm: {
    id: 'desk.problem.tooWarm',
    defaultMessage: 'The cargo of order {order} needs a colder vehicle than {type}',
  },
  lateStop: {
    id: 'desk.problem.lateStop',
    defaultMessage: '{minutes} late at {location} with order {order}: arrives {arriveAt} instead of {to}',
  },
  earlierThanNow: { id: 'desk.problem.earlierThanNow', defaultMessage: 'Starts in the past, {startAt}' },
  incompatibleCargo: {
    id: 'desk.problem.incompatibleCargo',
    defaultMessage: '{first} of order {order} and {second} of order {other} can’t travel together',
  },
  empty: { id: 'desk.problem.empty', defaultMessage: 'No orders yet: a trip without orders can’t be created' },
  orderGone: {
    id: 'desk.problem.orderGone',
    defaultMessage:
      '{count, plural, one {# order left the trip: you can no longer carry it} other {# orders left the trip: you can no longer carry them}}',
  },
  orderNotFree: { id: 'desk.problem.orderNotFree', defaultMessage: 'Order {order} can no longer be planned' },
  orderNotAccepted: {
    id: 'desk.problem.orderNotAccepted',
    defaultMessage: 'Order {order} hasn’t been accepted by its partner',
  },
  orderInTrip: {
    id: 'desk.problem.orderInTrip',
    defaultMessage: 'Order {order} is in {trip, select, none {another trip} other {trip {trip}}} already',
  },
  stopsChanged: {
    id: 'desk.problem.stopsChanged',
    defaultMessage: 'The stops of an order were changed, so the trip’s stops were put in order again',
  },
  vehicleBusy: {
    id: 'desk.problem.vehicleBusy',
    defaultMessage:
      '{vehicle} is on {trip, select, none {another trip} other {trip {trip}}} from {from}{to, select, none {} other { to {to}}}',
  },
  vehicleUnavailable: {
    id: 'desk.problem.vehicleUnavailable',
    defaultMessage: '{vehicle} is unavailable from {from}{to, select, none {} other { to {to}}}',
  },
  vehicleNotUsable: {
    id: 'desk.problem.vehicleNotUsable',
    defaultMessage:
      '{vehicle, select, none {The vehicle} other {{vehicle}}} is inactive, or not shared with you at that time',
  },
  documentExpired: {
    id: 'desk.problem.documentExpired',
    defaultMessage: 'A document of {vehicle} expires before the end of the trip, {at}: {document}',
  },
  serviceExpired: {
    id: 'desk.problem.serviceExpired',
    defaultMessage: 'A service of {vehicle} is due before the end of the trip, {at}: {service}',
  },
  driverBusy: {
    id: 'desk.problem.driverBusy',
    defaultMessage:
      '{driver} is on {trip, select, none {another trip} other {trip {trip}}} from {from}{to, select, none {} other { to {to}}}',
  },
  driverNotUsable: {
    id: 'desk.problem.driverNotUsable',
    defaultMessage: '{driver, select, none {The driver} other {{driver}}} is blocked or no longer a driver',
  },
  licenceExpired: {
    id: 'desk.problem.licenceExpired',
    defaultMessage: 'The licence of {driver} expires before the end of the trip, {at}',
  },
  licenceClass: {
    id: 'desk.problem.licenceClass',
    defaultMessage: 'The licence of {driver} doesn’t include class {class}, which {vehicle} needs',
  },
  healthReportExpired: {
    id: 'desk.problem.healthReportExpired',
    defaultMessage: 'The health report of {driver} expires before the end of the trip, {at}',
  },
  shiftHours: {
    id: 'desk.problem.shiftHours',
    defaultMessage: '{driver} would drive {hours} hours in the shift from {at}, at most {limit} are allowed',
  },
  weekHours: {
    id: 'desk.problem.weekHours',
    defaultMessage: '{driver} would drive {hours} hours in the seven days until {at}, at most {limit} are allowed',
  },
  licenceMissing: { id: 'desk.problem.licenceMissing', defaultMessage: 'The licence of {driver} has no expiry date' },
});

/** Trips of others have no number, vehicles and drivers that left no name, and some times no end. */
export const UNNAMED = { trip: 'none', vehicle: 'none', driver: 'none', to: 'none' };

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
