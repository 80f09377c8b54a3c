import { defineMessages } from 'react-intl';
import type { AlertRole } from 'shared-contracts/values/fleet/alerts';
import type { Message } from 'shared-ui';

export const ruleMessages = defineMessages({
  title: { id: 'fleet.alertRules.title', defaultMessage: 'Alert rules' },
  empty: { id: 'fleet.alertRules.empty', defaultMessage: 'No alert rules' },
  isOn: { id: 'fleet.alertRules.isOn', defaultMessage: 'Raise these alerts' },
  status: { id: 'fleet.alertRules.status', defaultMessage: 'Status' },
  on: { id: 'fleet.alertRules.on', defaultMessage: 'On' },
  off: { id: 'fleet.alertRules.off', defaultMessage: 'Off' },
  automatic: { id: 'fleet.alertRules.automatic', defaultMessage: 'Automatic' },
  recipients: { id: 'fleet.alertRules.recipients', defaultMessage: 'Who is alerted' },
  recipientsHelp: {
    id: 'fleet.alertRules.recipientsHelp',
    defaultMessage: 'Without people or roles: everyone who can change vehicles, or drivers',
  },
  roles: { id: 'fleet.alertRules.roles', defaultMessage: 'Roles' },
  rolesHelp: {
    id: 'fleet.alertRules.rolesHelp',
    defaultMessage: 'Everyone who has the role when the alert is raised',
  },
  managers: { id: 'fleet.alertRules.managers', defaultMessage: 'Managers' },
  contacts: { id: 'fleet.alertRules.contacts', defaultMessage: 'Contacts by email' },
  contactsHelp: {
    id: 'fleet.alertRules.contactsHelp',
    defaultMessage: 'Get an email in their language, also without an account',
  },
  webhookUrl: { id: 'fleet.alertRules.webhookUrl', defaultMessage: 'Webhook' },
  webhookHelp: {
    id: 'fleet.alertRules.webhookHelp',
    defaultMessage: 'Each alert is posted to this address as signed JSON',
  },
  invalidUrl: {
    id: 'fleet.alertRules.invalidUrl',
    defaultMessage: 'Enter an address such as https://example.com/alerts',
  },
  https: { id: 'fleet.alertRules.https', defaultMessage: 'Use an address that begins with https://' },
  channels: { id: 'fleet.alertRules.channels', defaultMessage: 'How' },
  byBell: { id: 'fleet.alertRules.byBell', defaultMessage: 'In the portal' },
  byMail: { id: 'fleet.alertRules.byMail', defaultMessage: 'By email' },
  quiet: { id: 'fleet.alertRules.quiet', defaultMessage: 'Quiet hours' },
  quietFrom: { id: 'fleet.alertRules.quietFrom', defaultMessage: 'Quiet from' },
  quietTo: { id: 'fleet.alertRules.quietTo', defaultMessage: 'Quiet until' },
  repeat: { id: 'fleet.alertRules.repeat', defaultMessage: 'Repeat until acknowledged' },
  escalate: { id: 'fleet.alertRules.escalate', defaultMessage: 'Escalate after' },
  escalateTo: { id: 'fleet.alertRules.escalateTo', defaultMessage: 'Escalate to' },
  escalateHelp: { id: 'fleet.alertRules.escalateHelp', defaultMessage: 'Without people or roles: the admins' },
  escalateRoles: { id: 'fleet.alertRules.escalateRoles', defaultMessage: 'Escalate to roles' },
  limit: { id: 'fleet.alertRules.limit', defaultMessage: 'Speed limit' },
  lasts: { id: 'fleet.alertRules.lasts', defaultMessage: 'Lasts at least' },
  beforeLimit: { id: 'fleet.alertRules.beforeLimit', defaultMessage: 'Before the limit' },
  typeLimits: { id: 'fleet.alertRules.typeLimits', defaultMessage: 'Limits of vehicle types' },
  typeLimitsHelp: {
    id: 'fleet.alertRules.typeLimitsHelp',
    defaultMessage: 'Replace the speed limit for vehicles of a type',
  },
  addTypeLimit: { id: 'fleet.alertRules.addTypeLimit', defaultMessage: 'Add vehicle type' },
  vehicleType: { id: 'fleet.alertRules.vehicleType', defaultMessage: 'Vehicle type' },
  zoneLimits: { id: 'fleet.alertRules.zoneLimits', defaultMessage: 'Limits in locations' },
  zoneLimitsHelp: {
    id: 'fleet.alertRules.zoneLimitsHelp',
    defaultMessage: 'Hold within the geofence of a location if they are lower',
  },
  addZoneLimit: { id: 'fleet.alertRules.addZoneLimit', defaultMessage: 'Add location' },
  zone: { id: 'fleet.alertRules.zone', defaultMessage: 'Location' },
  distance: { id: 'fleet.alertRules.distance', defaultMessage: 'Distance from the route' },
  distanceHelp: {
    id: 'fleet.alertRules.distanceHelp',
    defaultMessage: 'From the straight line between stops; on long legs a fifth of their length',
  },
  hoursFrom: { id: 'fleet.alertRules.hoursFrom', defaultMessage: 'Not from' },
  hoursTo: { id: 'fleet.alertRules.hoursTo', defaultMessage: 'Not until' },
  minutes: { id: 'fleet.alertRules.minutes', defaultMessage: 'min' },
  km: { id: 'fleet.alertRules.km', defaultMessage: 'km' },
  kmPerHour: { id: 'fleet.alertRules.kmPerHour', defaultMessage: 'km/h' },
  everyMinutes: { id: 'fleet.alertRules.everyMinutes', defaultMessage: 'Every {count} min' },
  afterMinutes: { id: 'fleet.alertRules.afterMinutes', defaultMessage: 'After {count} min' },
  edit: { id: 'fleet.alertRules.edit', defaultMessage: 'Edit' },
  saved: { id: 'fleet.alertRules.saved', defaultMessage: 'Alert rule saved' },
  notFound: { id: 'fleet.alertRules.notFound', defaultMessage: 'This choice doesn’t exist any more' },
  unknown: { id: 'fleet.alertRules.unknown', defaultMessage: 'Choose users of your organization' },
});

export const alertRoles: Record<AlertRole, Message> = defineMessages({
  vehicleManagers: { id: 'fleet.alertRoles.vehicleManagers', defaultMessage: 'Fleet managers' },
  driverManagers: { id: 'fleet.alertRoles.driverManagers', defaultMessage: 'Driver managers' },
  tripPlanners: { id: 'fleet.alertRoles.tripPlanners', defaultMessage: 'Trip planners' },
  admins: { id: 'fleet.alertRoles.admins', defaultMessage: 'Admins' },
  driver: { id: 'fleet.alertRoles.driver', defaultMessage: 'Driver of the vehicle' },
});

export const ruleErrors = {
  unknown: ruleMessages.unknown,
  notFound: ruleMessages.notFound,
  url: ruleMessages.invalidUrl,
  https: ruleMessages.https,
};
