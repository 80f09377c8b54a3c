import { defineMessages } from 'react-intl';

export const sections = defineMessages({
  person: { id: 'fleet.driver.section.person', defaultMessage: 'Person' },
  emergency: { id: 'fleet.driver.section.emergency', defaultMessage: 'Contact in an emergency' },
  papers: { id: 'fleet.driver.section.papers', defaultMessage: 'Licence and reports' },
  papersHelp: { id: 'fleet.driver.section.papersHelp', defaultMessage: 'The last day on which each is valid.' },
  pay: { id: 'fleet.driver.section.pay', defaultMessage: 'Hours and pay' },
  signIn: { id: 'fleet.driver.section.signIn', defaultMessage: 'Sign-in' },
  signInHelp: {
    id: 'fleet.driver.section.signInHelp',
    defaultMessage: 'With a login the driver sees their trips in the portal. A one-time password is mailed to them.',
  },
  documents: { id: 'fleet.driver.section.documents', defaultMessage: 'Documents' },
  documentsHelp: { id: 'fleet.driver.section.documentsHelp', defaultMessage: 'Files are sent when you save.' },
});

export const labels = defineMessages({
  licenseExpiresAt: { id: 'fleet.driver.label.licenseExpiresAt', defaultMessage: 'Licence valid until' },
  policeReportExpiresAt: {
    id: 'fleet.driver.label.policeReportExpiresAt',
    defaultMessage: 'Police report valid until',
  },
  healthReportExpiresAt: {
    id: 'fleet.driver.label.healthReportExpiresAt',
    defaultMessage: 'Health report valid until',
  },
  emergencyContactName: { id: 'fleet.driver.label.emergencyContactName', defaultMessage: 'Name' },
  emergencyContactNumber: { id: 'fleet.driver.label.emergencyContactNumber', defaultMessage: 'Phone' },
  standardRate: { id: 'fleet.driver.label.standardRate', defaultMessage: 'Standard rate per hour' },
  overtimeRate: { id: 'fleet.driver.label.overtimeRate', defaultMessage: 'Overtime rate per hour' },
});

export const helps = defineMessages({
  loginStays: { id: 'fleet.driver.help.loginStays', defaultMessage: 'A login once given stays.' },
  language: {
    id: 'fleet.driver.help.language',
    defaultMessage: 'Of the portal and of the mail with the one-time password.',
  },
});

export const texts = defineMessages({
  view: { id: 'fleet.driver.text.view', defaultMessage: 'View' },
  viewOf: { id: 'fleet.driver.text.viewOf', defaultMessage: 'View: {kind}' },
  cancel: { id: 'fleet.driver.text.cancel', defaultMessage: 'Cancel' },
  sending: { id: 'fleet.driver.text.sending', defaultMessage: 'Files: {done} of {total} sent' },
});

/** How a file fares on its way. */
export const steps = defineMessages({
  waiting: { id: 'fleet.driver.step.waiting', defaultMessage: 'Waiting' },
  sending: { id: 'fleet.driver.step.sending', defaultMessage: 'Sending' },
  removing: { id: 'fleet.driver.step.removing', defaultMessage: 'Removing' },
  sent: { id: 'fleet.driver.step.sent', defaultMessage: 'Sent' },
  removed: { id: 'fleet.driver.step.removed', defaultMessage: 'Removed' },
  failed: { id: 'fleet.driver.step.failed', defaultMessage: 'Not done' },
});
