import type { TimelineSubject } from 'shared-contracts/values/timeline-events';
import { loadMessages, orderStageMessages, timelineEventMessages, type ChangedFields } from 'shared-ui/format';
import { accessFields, retentionKinds, shareScopes } from './access.messages.ts';
import { accountingFields, contractProblems, ledgerRoles, reminderModes } from './accounting.messages.ts';
import { alertFields, alertRoles, severities } from './alert.messages.ts';
import { messages, statuses, subjects } from './audit.messages.ts';
import { contactFields } from './contact.messages.ts';
import { fields } from './field.messages.ts';
import { financeChoices, financeFields, financeStates } from './finance.messages.ts';
import { fileKinds, fleetFields, loadingOptions } from './fleet.messages.ts';
import { gateFields } from './gate.messages.ts';
import { locationFields } from './location.messages.ts';
import { maintenanceFields, workOrderKinds, workOrderStatuses } from './maintenance.messages.ts';
import { documentKinds, orderChangeFields, visibilities } from './order-changes.messages.ts';
import { orderRelatedFields } from './order-related.messages.ts';
import { cutoffOptions, handshakeStates, orderFields } from './order.messages.ts';
import {
  bookingStates,
  feasibilityModes,
  feasibilityWarnings,
  holidayRules,
  planningFields,
  stopKinds,
} from './planning.messages.ts';
import { recordFields } from './record.messages.ts';
import { routeFields } from './route.messages.ts';
import { frequencies, scheduleFields } from './schedule.messages.ts';
import { assignmentEffects, lateCauses, planOperations, tripFields } from './trip.messages.ts';

/** Labels of stages and states, of all records. */
export const statusMessages = { ...orderStageMessages, ...statuses, ...financeStates };
const STATUSES_BY_NUMBER = { 0: statuses.registered, 1: statuses.active, 2: statuses.blocked };

/** How the audit shows the changed fields of records of all kinds. */
const FIELDS: ChangedFields = {
  ...fields,
  ...fleetFields,
  ...maintenanceFields,
  ...alertFields,
  ...contactFields,
  ...locationFields,
  ...routeFields,
  ...accessFields,
  ...scheduleFields,
  ...orderRelatedFields,
  ...financeFields,
  ...accountingFields,
  ...recordFields,
  ...planningFields,
  ...tripFields,
  ...orderFields,
  ...orderChangeFields,
  ...gateFields,
  documentKind: { label: orderChangeFields.documentKind, codes: documentKinds },
  visibility: { label: orderChangeFields.visibility, codes: visibilities },
  logo: { label: fields.logo, kind: 'opaque' },
  handshake: { label: orderFields.handshake, codes: handshakeStates },
  agreedPrice: { label: orderFields.agreedPrice, kind: 'money' },
  total: { label: financeFields.total, kind: 'money' },
  net: { label: accountingFields.net, kind: 'money' },
  tax: { label: accountingFields.tax, kind: 'money' },
  payable: { label: accountingFields.payable, kind: 'money' },
  credited: { label: accountingFields.credited, kind: 'money' },
  proposed: { label: recordFields.proposed, kind: 'money' },
  agreed: { label: accountingFields.agreed, kind: 'money' },
  difference: { label: accountingFields.difference, kind: 'money' },
  cost: { label: maintenanceFields.cost, kind: 'money' },
  fixedCost: { label: maintenanceFields.fixedCost, kind: 'money' },
  kmCost: { label: maintenanceFields.kmCost, kind: 'money' },
  contractProblems: { label: accountingFields.contractProblems, codes: contractProblems },
  billingCycle: { label: financeFields.billingCycle, codes: frequencies },
  frequency: { label: scheduleFields.frequency, codes: frequencies },
  cutoffOption: { label: orderFields.cutoffOption, codes: cutoffOptions },
  feasibility: { label: planningFields.feasibility, codes: feasibilityModes },
  acknowledgedWarnings: { label: planningFields.acknowledgedWarnings, codes: feasibilityWarnings },
  onHoliday: { label: planningFields.onHoliday, codes: holidayRules },
  loadingMinutes: { label: orderFields.loadingMinutes, kind: 'minutes' },
  unloadingMinutes: { label: orderFields.unloadingMinutes, kind: 'minutes' },
  handlingMinutes: { label: orderFields.handlingMinutes, kind: 'minutes' },
  driveMinutes: { label: tripFields.driveMinutes, kind: 'minutes' },
  breakMinutes: { label: tripFields.breakMinutes, kind: 'minutes' },
  restMinutes: { label: tripFields.restMinutes, kind: 'minutes' },
  maxShiftMinutes: { label: tripFields.maxShiftMinutes, kind: 'minutes' },
  maxWeekMinutes: { label: tripFields.maxWeekMinutes, kind: 'minutes' },
  repeatMinutes: { label: alertFields.repeatMinutes, kind: 'minutes' },
  escalateMinutes: { label: alertFields.escalateMinutes, kind: 'minutes' },
  minutes: { label: alertFields.minutes, kind: 'minutes' },
  width: { label: fleetFields.width, kind: 'length' },
  height: { label: fleetFields.height, kind: 'length' },
  length: { label: fleetFields.length, kind: 'length' },
  weight: { label: fleetFields.weight, kind: 'weight' },
  maxWeight: { label: fleetFields.maxWeight, kind: 'weight' },
  maxCarryWeight: { label: fleetFields.maxCarryWeight, kind: 'weight' },
  actualSpace: { label: fleetFields.actualSpace, kind: 'space' },
  averageSpace: { label: fleetFields.averageSpace, kind: 'space' },
  effectiveSpace: { label: fleetFields.effectiveSpace, kind: 'space' },
  palletPlaces: { label: loadMessages.palletPlaces, kind: 'palletPlaces' },
  loadingMeters: { label: loadMessages.loadingMeters, kind: 'loadingMeters' },
  actualDistance: { label: financeFields.actualDistance, kind: 'distance' },
  distanceFromStop: { label: tripFields.distanceFromStop, kind: 'distance' },
  odometer: { label: maintenanceFields.odometer, kind: 'distance' },
  status: { label: fields.status, codes: { ...statusMessages, ...STATUSES_BY_NUMBER } },
  kind: { label: fleetFields.kind, codes: fileKinds },
  loadingOptions: { label: fleetFields.loadingOptions, codes: loadingOptions },
  notificationTypes: { label: contactFields.notificationTypes, codes: statusMessages },
  unitStandard: { label: financeFields.unitStandard, codes: financeChoices },
  calculationBasedDate: { label: financeFields.calculationBasedDate, codes: financeChoices },
  defaultMileageBilling: { label: financeFields.defaultMileageBilling, codes: financeChoices },
  birthDate: { label: fleetFields.birthDate, kind: 'date' },
  severity: { label: alertFields.severity, codes: severities },
  roles: { label: alertFields.roles, codes: alertRoles },
  escalateRoles: { label: alertFields.escalateRoles, codes: alertRoles },
  topics: { label: accessFields.topics, codes: subjects },
  lateCause: { label: tripFields.lateCause, codes: lateCauses },
  report: {
    label: recordFields.report,
    codes: { ...timelineEventMessages, photo: orderRelatedFields.photo, signature: orderRelatedFields.signature },
  },
  polygon: { label: routeFields.polygon, kind: 'opaque' },
  geofencePolygon: { label: locationFields.geofencePolygon, kind: 'opaque' },
  gates: { label: locationFields.gates, kind: 'opaque' },
  openingHours: { label: locationFields.openingHours, kind: 'opaque' },
  clientSecret: { label: accessFields.clientSecret, kind: 'opaque' },
  metadata: { label: accessFields.metadata, kind: 'opaque' },
  columns: { label: accessFields.columns, kind: 'opaque' },
  rates: { label: tripFields.rates, kind: 'opaque' },
  steps: { label: accountingFields.steps, kind: 'opaque' },
};

const ROUTED: ChangedFields = { kind: { label: planningFields.stopKind, codes: stopKinds } };
const WITH_FILES: ChangedFields = { name: tripFields.file };

/** Fields that mean something else in records of a kind. */
const FIELDS_BY_SUBJECT: Partial<Record<TimelineSubject, ChangedFields>> = {
  alertRule: { distance: alertFields.distanceFromRoute },
  assignmentRules: {
    driverRunning: { label: tripFields.driverRunning, codes: assignmentEffects },
    driverBusy: { label: tripFields.driverBusy, codes: assignmentEffects },
    driverHours: { label: tripFields.driverHours, codes: assignmentEffects },
    healthReportExpired: { label: tripFields.healthReportExpired, codes: assignmentEffects },
    licenceClass: { label: tripFields.licenceClass, codes: assignmentEffects },
    documentExpired: { label: tripFields.documentExpired, codes: assignmentEffects },
    serviceExpired: { label: tripFields.serviceExpired, codes: assignmentEffects },
  },
  bill: WITH_FILES,
  // Shown with its currency.
  carrierInvoice: { total: financeFields.total },
  gateBooking: {
    from: gateFields.slotFrom,
    state: { label: planningFields.bookingState, codes: bookingStates },
  },
  identityProvider: { kind: accessFields.protocol },
  inspectionChecklist: { items: { label: recordFields.items, kind: 'opaque' } },
  order: ROUTED,
  orderTemplate: ROUTED,
  organization: {
    ...ledgerRoles,
    mode: { label: accountingFields.mode, codes: reminderModes },
    state: { label: planningFields.bookingState, codes: { ...statuses, ...bookingStates } },
  },
  partner: {
    contacts: { label: locationFields.contacts, codes: shareScopes },
    locations: { label: contactFields.locations, codes: shareScopes },
  },
  plan: planOperations,
  retention: retentionKinds,
  trip: WITH_FILES,
  workOrder: {
    kind: { label: messages.subject, codes: workOrderKinds },
    status: { label: fields.status, codes: workOrderStatuses },
  },
};

/** How the audit shows the changed fields of records of a kind. */
export const changedFieldsOf = (subject: string): ChangedFields => ({
  ...FIELDS,
  ...(Object.hasOwn(FIELDS_BY_SUBJECT, subject) && FIELDS_BY_SUBJECT[subject as TimelineSubject]),
});
