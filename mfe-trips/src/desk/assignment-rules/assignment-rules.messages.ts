import type { AssignmentCheck, AssignmentEffect } from 'shared-contracts/values/trips/assignment-rules';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'desk.rules.title', defaultMessage: 'Warnings and blocks' },
  help: {
    id: 'desk.rules.help',
    defaultMessage:
      'What happens when a vehicle or driver is assigned, on the planning desk and on trips. Changes take effect immediately.',
  },
  readOnly: {
    id: 'desk.rules.readOnly',
    defaultMessage: 'Only people who may change your organization’s settings can change this.',
  },
  saved: { id: 'desk.rules.saved', defaultMessage: 'Rules saved' },
});

export const checkMessages = defineMessages<AssignmentCheck>({
  driverRunning: {
    id: 'desk.rules.driverRunning',
    defaultMessage: 'The driver is on the road with another trip',
  },
  driverBusy: { id: 'desk.rules.driverBusy', defaultMessage: 'Another trip of the driver is at the same time' },
  driverHours: {
    id: 'desk.rules.driverHours',
    defaultMessage: 'The driver would drive longer than allowed in a shift or in seven days',
  },
  healthReportExpired: {
    id: 'desk.rules.healthReportExpired',
    defaultMessage: 'The driver’s health report expires before the end of the trip',
  },
  licenceClass: {
    id: 'desk.rules.licenceClass',
    defaultMessage: 'The driver’s licence doesn’t include the class that the vehicle needs',
  },
  documentExpired: {
    id: 'desk.rules.documentExpired',
    defaultMessage: 'A vehicle document expires before the end of the trip',
  },
  serviceExpired: {
    id: 'desk.rules.serviceExpired',
    defaultMessage: 'A required service is due before the end of the trip',
  },
});

export const effectMessages = defineMessages<AssignmentEffect>({
  warn: { id: 'desk.rules.warn', defaultMessage: 'Warns' },
  block: { id: 'desk.rules.block', defaultMessage: 'Blocks' },
});
