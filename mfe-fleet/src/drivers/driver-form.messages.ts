import { defineMessages } from 'react-intl';

export const sections = defineMessages({
  person: { id: 'fleet.driver.section.person', defaultMessage: 'Person' },
  emergency: { id: 'fleet.driver.section.emergency', defaultMessage: 'Emergency contact' },
  papers: { id: 'fleet.driver.section.papers', defaultMessage: 'Licence and reports' },
  papersHelp: { id: 'fleet.driver.section.papersHelp', defaultMessage: 'The last day each is valid.' },
  pay: { id: 'fleet.driver.section.pay', defaultMessage: 'Hours and pay' },
  signIn: { id: 'fleet.driver.section.signIn', defaultMessage: 'Sign-in' },
  signInHelp: {
    id: 'fleet.driver.section.signInHelp',
    defaultMessage: 'With a login, the driver can see their trips in the portal. We’ll email them a one-time password.',
  },
  documents: { id: 'fleet.driver.section.documents', defaultMessage: 'Documents' },
  documentsHelp: { id: 'fleet.driver.section.documentsHelp', defaultMessage: 'Files are uploaded when you save.' },
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

export const helpTexts = defineMessages({
  loginStays: { id: 'fleet.driver.help.loginStays', defaultMessage: 'A login can’t be changed once it’s set.' },
  licenseClasses: {
    id: 'fleet.driver.help.licenseClasses',
    defaultMessage: 'Separated by commas, such as C, CE. The highest is enough: CE includes C.',
  },
  language: {
    id: 'fleet.driver.help.language',
    defaultMessage: 'Used in the portal and in the email with the one-time password.',
  },
});

export const formMessages = defineMessages({
  view: { id: 'fleet.driver.text.view', defaultMessage: 'View' },
  viewOf: { id: 'fleet.driver.text.viewOf', defaultMessage: 'View: {kind}' },
  cancel: { id: 'fleet.driver.text.cancel', defaultMessage: 'Cancel' },
  sending: { id: 'fleet.driver.text.sending', defaultMessage: 'Files: {done} of {total} done' },
});

/** Labels of a file task's status. */
export const taskStatusLabels = defineMessages({
  waiting: { id: 'fleet.driver.step.waiting', defaultMessage: 'Waiting' },
  sending: { id: 'fleet.driver.step.sending', defaultMessage: 'Uploading' },
  removing: { id: 'fleet.driver.step.removing', defaultMessage: 'Removing' },
  sent: { id: 'fleet.driver.step.sent', defaultMessage: 'Uploaded' },
  removed: { id: 'fleet.driver.step.removed', defaultMessage: 'Removed' },
  failed: { id: 'fleet.driver.step.failed', defaultMessage: 'Failed' },
});
