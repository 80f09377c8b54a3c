import { defineMessages } from 'react-intl';
import type { AlertSeverity } from 'shared-contracts/values/fleet/alerts';

/** Field labels of alert rules. */
export const alertFields = defineMessages({
  isOn: { id: 'admin.audit.field.isOn', defaultMessage: 'Raise these alerts' },
  severity: { id: 'admin.audit.field.severity', defaultMessage: 'Severity' },
  byBell: { id: 'admin.audit.field.byBell', defaultMessage: 'In the portal' },
  byMail: { id: 'admin.audit.field.byMail', defaultMessage: 'By email' },
  quietFrom: { id: 'admin.audit.field.quietFrom', defaultMessage: 'Quiet from' },
  quietTo: { id: 'admin.audit.field.quietTo', defaultMessage: 'Quiet until' },
  repeatMinutes: { id: 'admin.audit.field.repeatMinutes', defaultMessage: 'Repeat until acknowledged' },
  escalateMinutes: { id: 'admin.audit.field.escalateMinutes', defaultMessage: 'Escalate after' },
  limit: { id: 'admin.audit.field.limit', defaultMessage: 'Speed limit' },
  minutes: { id: 'admin.audit.field.minutes', defaultMessage: 'Lasts at least' },
  distanceFromRoute: { id: 'admin.audit.field.distanceFromRoute', defaultMessage: 'Distance from the route' },
  hoursFrom: { id: 'admin.audit.field.hoursFrom', defaultMessage: 'Not from' },
  hoursTo: { id: 'admin.audit.field.hoursTo', defaultMessage: 'Not until' },
  escalateUserIds: { id: 'admin.audit.field.escalateUserIds', defaultMessage: 'Escalate to' },
  roles: { id: 'admin.audit.field.roles', defaultMessage: 'Roles' },
  escalateRoles: { id: 'admin.audit.field.escalateRoles', defaultMessage: 'Escalate to roles' },
  webhookUrl: { id: 'admin.audit.subject.webhook', defaultMessage: 'Webhook' },
  typeLimits: { id: 'admin.audit.field.typeLimits', defaultMessage: 'Limits of vehicle types' },
  zoneLimits: { id: 'admin.audit.field.zoneLimits', defaultMessage: 'Limits in locations' },
  timeZone: { id: 'admin.audit.field.timezone', defaultMessage: 'Time zone' },
});

export const severities = defineMessages<AlertSeverity>({
  critical: { id: 'admin.audit.choice.severities.critical', defaultMessage: 'Critical' },
  warning: { id: 'admin.audit.choice.severities.warning', defaultMessage: 'Warning' },
  info: { id: 'admin.audit.choice.severities.info', defaultMessage: 'Info' },
});

export const alertRoles = defineMessages({
  vehicleManagers: { id: 'admin.audit.choice.alertRoles.vehicleManagers', defaultMessage: 'Fleet managers' },
  driverManagers: { id: 'admin.audit.choice.alertRoles.driverManagers', defaultMessage: 'Driver managers' },
  tripPlanners: { id: 'admin.audit.choice.alertRoles.tripPlanners', defaultMessage: 'Trip planners' },
  admins: { id: 'admin.audit.choice.alertRoles.admins', defaultMessage: 'Admins' },
  driver: { id: 'admin.audit.choice.alertRoles.driver', defaultMessage: 'Driver of the vehicle' },
});
