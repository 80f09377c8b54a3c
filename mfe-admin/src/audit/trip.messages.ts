import { defineMessages } from 'react-intl';
import type { AssignmentEffect } from 'shared-contracts/values/trips/assignment-rules';

/** Field labels of trips, plans, exceptions and the rules for assignments. */
export const tripFields = defineMessages({
  place: { id: 'admin.audit.field.place', defaultMessage: 'Place' },
  takenOverBy: { id: 'admin.audit.field.takenOverBy', defaultMessage: 'Taken over by trip' },
  takenOverFrom: { id: 'admin.audit.field.takenOverFrom', defaultMessage: 'Taken over from trip' },
  order: { id: 'admin.audit.subject.order', defaultMessage: 'Order' },
  distanceFromStop: { id: 'admin.audit.field.distanceFromStop', defaultMessage: 'Distance from the stop' },
  delivered: { id: 'admin.audit.field.delivered', defaultMessage: 'Delivered' },
  signedBy: { id: 'admin.audit.field.signedBy', defaultMessage: 'Signed by' },
  lateCause: { id: 'admin.audit.field.lateCause', defaultMessage: 'Not applied' },
  file: { id: 'admin.audit.field.file', defaultMessage: 'File' },
  driverRunning: { id: 'admin.audit.field.driverRunning', defaultMessage: 'Driver on another trip' },
  driverBusy: { id: 'admin.audit.field.driverBusy', defaultMessage: 'Driver’s trips overlap' },
  driverHours: { id: 'admin.audit.field.driverHours', defaultMessage: 'Drivers’ hours' },
  healthReportExpired: { id: 'admin.audit.field.healthReportExpired', defaultMessage: 'Health report expired' },
  licenceClass: { id: 'admin.audit.field.licenseClass', defaultMessage: 'Licence class' },
  documentExpired: { id: 'admin.audit.field.documentExpired', defaultMessage: 'Vehicle document expired' },
  serviceExpired: { id: 'admin.audit.field.serviceExpired', defaultMessage: 'Service overdue' },
  driveMinutes: { id: 'admin.audit.field.driveMinutes', defaultMessage: 'Drive before a break' },
  breakMinutes: { id: 'admin.audit.field.breakMinutes', defaultMessage: 'Length of a break' },
  restMinutes: { id: 'admin.audit.field.restMinutes', defaultMessage: 'Length of a rest' },
  maxShiftMinutes: { id: 'admin.audit.field.maxShiftMinutes', defaultMessage: 'Longest driving in a shift' },
  maxWeekMinutes: { id: 'admin.audit.field.maxWeekMinutes', defaultMessage: 'Longest driving in seven days' },
  rates: { id: 'admin.audit.field.rates', defaultMessage: 'Rates' },
  createdTrip: { id: 'admin.audit.subject.trip', defaultMessage: 'Trip' },
  owner: { id: 'admin.audit.field.owner', defaultMessage: 'Owner' },
  dueAt: { id: 'admin.audit.field.dueAt', defaultMessage: 'Due' },
  snoozedUntil: { id: 'admin.audit.field.snoozedUntil', defaultMessage: 'Snoozed until' },
});

/** Why a report of a driver was not applied. */
export const lateCauses = defineMessages({
  tripTakenBack: { id: 'admin.audit.choice.lateCauses.tripTakenBack', defaultMessage: 'Trip taken back to planning' },
  tripOver: { id: 'admin.audit.choice.lateCauses.tripOver', defaultMessage: 'Trip already closed' },
  driverChanged: { id: 'admin.audit.choice.lateCauses.driverChanged', defaultMessage: 'Another driver assigned' },
  orderRemoved: { id: 'admin.audit.choice.lateCauses.orderRemoved', defaultMessage: 'Order removed from the trip' },
  orderOver: { id: 'admin.audit.choice.lateCauses.orderOver', defaultMessage: 'Order already closed' },
  stageNotAllowed: { id: 'admin.audit.choice.lateCauses.stageNotAllowed', defaultMessage: 'Already at a later stage' },
});

export const assignmentEffects = defineMessages<AssignmentEffect>({
  warn: { id: 'admin.audit.choice.effects.warn', defaultMessage: 'Warn' },
  block: { id: 'admin.audit.choice.effects.block', defaultMessage: 'Block' },
});

/** Counted by kind. */
export const planOperations = defineMessages({
  addTrip: { id: 'admin.audit.choice.planOperations.addTrip', defaultMessage: 'Trips added' },
  removeTrip: { id: 'admin.audit.choice.planOperations.removeTrip', defaultMessage: 'Trips removed' },
  moveOrders: { id: 'admin.audit.choice.planOperations.moveOrders', defaultMessage: 'Orders moved' },
  reorderStops: { id: 'admin.audit.event.reorderStops', defaultMessage: 'Stops re-ordered' },
  moveTrip: { id: 'admin.audit.choice.planOperations.moveTrip', defaultMessage: 'Trips moved' },
  assignVehicle: { id: 'admin.audit.choice.planOperations.assignVehicle', defaultMessage: 'Vehicles assigned' },
  assignDriver: { id: 'admin.audit.choice.planOperations.assignDriver', defaultMessage: 'Drivers assigned' },
  lockTrip: { id: 'admin.audit.choice.planOperations.lockTrip', defaultMessage: 'Trips locked' },
});
