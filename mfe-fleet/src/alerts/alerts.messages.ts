import type {
  AlertDocument,
  AlertKind,
  AlertSeverity,
  AlertState,
  HoursLimit,
} from 'shared-contracts/values/fleet/alerts';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.alerts.title', defaultMessage: 'Alerts' },
  search: { id: 'fleet.alerts.search', defaultMessage: 'Search by vehicle or driver' },
  empty: { id: 'fleet.alerts.empty', defaultMessage: 'No alerts' },
  emptyText: {
    id: 'fleet.alerts.emptyText',
    defaultMessage: 'Expiring documents and licences, due services, speeding and the like appear here',
  },
  kind: { id: 'fleet.alerts.kind', defaultMessage: 'Alert' },
  subject: { id: 'fleet.alerts.subject', defaultMessage: 'Vehicle or driver' },
  about: { id: 'fleet.alerts.about', defaultMessage: 'Details' },
  severity: { id: 'fleet.alerts.severity', defaultMessage: 'Severity' },
  state: { id: 'fleet.alerts.state', defaultMessage: 'State' },
  vehicle: { id: 'fleet.alerts.vehicle', defaultMessage: 'Vehicle' },
  driver: { id: 'fleet.alerts.driver', defaultMessage: 'Driver' },
  occurredAt: { id: 'fleet.alerts.occurredAt', defaultMessage: 'Since' },
  dueAt: { id: 'fleet.alerts.dueAt', defaultMessage: 'Due' },
  acknowledgedAt: { id: 'fleet.alerts.acknowledgedAt', defaultMessage: 'Acknowledged' },
  acknowledgedBy: { id: 'fleet.alerts.acknowledgedBy', defaultMessage: 'Acknowledged by' },
  comment: { id: 'fleet.alerts.comment', defaultMessage: 'Comment' },
  acknowledge: { id: 'fleet.alerts.acknowledge', defaultMessage: 'Acknowledge' },
  acknowledgeTitle: { id: 'fleet.alerts.acknowledgeTitle', defaultMessage: 'Acknowledge alert' },
  acknowledgeText: {
    id: 'fleet.alerts.acknowledgeText',
    defaultMessage: 'The alert leaves the open ones of everyone. This can’t be undone.',
  },
  closed: { id: 'fleet.alerts.closed', defaultMessage: 'This alert is already closed' },
  notFound: { id: 'fleet.alerts.notFound', defaultMessage: 'This alert doesn’t exist any more' },
  acknowledged: { id: 'fleet.alerts.acknowledged', defaultMessage: 'Alert acknowledged' },
  openVehicle: { id: 'fleet.alerts.openVehicle', defaultMessage: 'Open vehicle' },
  openDriver: { id: 'fleet.alerts.openDriver', defaultMessage: 'Open driver' },
  openAlerts: { id: 'fleet.alerts.openAlerts', defaultMessage: 'Open alerts' },
  noneOpen: { id: 'fleet.alerts.noneOpen', defaultMessage: 'No open alerts' },
  speed: { id: 'fleet.alerts.speed', defaultMessage: '{speed} km/h, limit {limit} km/h' },
  serviceAtKm: { id: 'fleet.alerts.serviceAtKm', defaultMessage: '{name}, at {value, number} km' },
  serviceAtHours: { id: 'fleet.alerts.serviceAtHours', defaultMessage: '{name}, at {value, number} h' },
  duration: { id: 'fleet.alerts.duration', defaultMessage: '{count} min' },
  distance: { id: 'fleet.alerts.distance', defaultMessage: '{km} km' },
  offRoute: { id: 'fleet.alerts.offRoute', defaultMessage: 'Trip {trip}, {km} km' },
});

export const hoursMessages = defineMessages<HoursLimit>({
  shift: { id: 'fleet.alerts.hours.shift', defaultMessage: '{driven} of {max} h in this shift' },
  week: { id: 'fleet.alerts.hours.week', defaultMessage: '{driven} of {max} h in seven days' },
});

export const kinds = defineMessages<AlertKind>({
  documentExpires: { id: 'fleet.alerts.kind.documentExpires', defaultMessage: 'Document expires' },
  licenceExpires: { id: 'fleet.alerts.kind.licenceExpires', defaultMessage: 'Driving licence expires' },
  serviceDue: { id: 'fleet.alerts.kind.serviceDue', defaultMessage: 'Service due' },
  serviceNeverRecorded: { id: 'fleet.alerts.kind.serviceNeverRecorded', defaultMessage: 'Service never recorded' },
  speeding: { id: 'fleet.alerts.kind.speeding', defaultMessage: 'Speeding' },
  geofenceEntered: { id: 'fleet.alerts.kind.geofenceEntered', defaultMessage: 'Arrived at location' },
  geofenceLeft: { id: 'fleet.alerts.kind.geofenceLeft', defaultMessage: 'Left location' },
  deviceSilent: { id: 'fleet.alerts.kind.deviceSilent', defaultMessage: 'Tracking device silent' },
  sos: { id: 'fleet.alerts.kind.sos', defaultMessage: 'SOS' },
  batteryLow: { id: 'fleet.alerts.kind.batteryLow', defaultMessage: 'Tracker battery low' },
  inspectionDefect: { id: 'fleet.alerts.kind.inspectionDefect', defaultMessage: 'Defect found' },
  idling: { id: 'fleet.alerts.kind.idling', defaultMessage: 'Engine idling' },
  tow: { id: 'fleet.alerts.kind.tow', defaultMessage: 'Moved with ignition off' },
  routeLeft: { id: 'fleet.alerts.kind.routeLeft', defaultMessage: 'Off route' },
  driverHours: { id: 'fleet.alerts.kind.driverHours', defaultMessage: 'Driver’s hours close to limit' },
});

export const severities = defineMessages<AlertSeverity>({
  critical: { id: 'fleet.alerts.severity.critical', defaultMessage: 'Critical' },
  warning: { id: 'fleet.alerts.severity.warning', defaultMessage: 'Warning' },
  info: { id: 'fleet.alerts.severity.info', defaultMessage: 'Info' },
});

export const states = defineMessages<AlertState>({
  open: { id: 'fleet.alerts.state.open', defaultMessage: 'Open' },
  acknowledged: { id: 'fleet.alerts.state.acknowledged', defaultMessage: 'Acknowledged' },
  ended: { id: 'fleet.alerts.state.ended', defaultMessage: 'Ended' },
});

export const documents = defineMessages<AlertDocument>({
  registrationCertificate: {
    id: 'fleet.alerts.document.registrationCertificate',
    defaultMessage: 'Registration certificate',
  },
  revenueLicence: { id: 'fleet.alerts.document.revenueLicence', defaultMessage: 'Revenue licence' },
  emissionReport: { id: 'fleet.alerts.document.emissionReport', defaultMessage: 'Emission report' },
  inspectionReport: { id: 'fleet.alerts.document.inspectionReport', defaultMessage: 'Inspection report' },
  insurance: { id: 'fleet.alerts.document.insurance', defaultMessage: 'Insurance' },
  serviceRecord: { id: 'fleet.alerts.document.serviceRecord', defaultMessage: 'Service record' },
  fitnessCertificate: { id: 'fleet.alerts.document.fitnessCertificate', defaultMessage: 'Fitness certificate' },
  acvPass: { id: 'fleet.alerts.document.acvPass', defaultMessage: 'ACV pass' },
  portPermit: { id: 'fleet.alerts.document.portPermit', defaultMessage: 'Port permit' },
  policeReport: { id: 'fleet.alerts.document.policeReport', defaultMessage: 'Police report' },
  healthReport: { id: 'fleet.alerts.document.healthReport', defaultMessage: 'Health report' },
});

export const errorMessages = { alertClosed: messages.closed, notFound: messages.notFound };
