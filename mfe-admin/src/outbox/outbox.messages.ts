import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.outbox.title', defaultMessage: 'Outbox' },
  view: { id: 'admin.outbox.view', defaultMessage: 'View' },
  search: { id: 'admin.outbox.search', defaultMessage: 'Search by recipient or subject' },
  state: { id: 'admin.outbox.state', defaultMessage: 'State' },
  read: { id: 'admin.outbox.read', defaultMessage: 'Read' },
  retry: { id: 'admin.outbox.retry', defaultMessage: 'Send again' },
  retryJob: { id: 'admin.outbox.retryJob', defaultMessage: 'Try again' },
  retried: { id: 'admin.outbox.retried', defaultMessage: 'The e-mail will be sent again' },
  retriedJob: { id: 'admin.outbox.retriedJob', defaultMessage: 'The job will be retried' },
  noMailServer: {
    id: 'admin.outbox.noMailServer',
    defaultMessage: 'No mail server is configured, so e-mails stay in the outbox',
  },
  mailNotRetried: {
    id: 'admin.outbox.mailNotRetried',
    defaultMessage: 'This e-mail has already been sent or is being sent',
  },
  email: { id: 'admin.outbox.mail', defaultMessage: 'E-mail' },
  text: { id: 'admin.outbox.text', defaultMessage: 'E-mail text' },
  attachments: { id: 'admin.outbox.attachments', defaultMessage: 'Attachments' },
  size: { id: 'admin.outbox.size', defaultMessage: '{size} KB' },
  empty: { id: 'admin.outbox.empty', defaultMessage: 'No e-mails found' },
  emptyText: {
    id: 'admin.outbox.emptyText',
    defaultMessage: 'All e-mails from the portal appear here, whether they were sent or not.',
  },
  jobsEmpty: { id: 'admin.outbox.jobsEmpty', defaultMessage: 'No failed jobs found' },
  jobsEmptyText: {
    id: 'admin.outbox.jobsEmptyText',
    defaultMessage: 'Failed jobs are retried ten times over almost four hours. Jobs that still fail appear here.',
  },
});

export const fields = defineMessages({
  subject: { id: 'admin.outbox.subject', defaultMessage: 'Subject' },
  recipient: { id: 'admin.outbox.recipient', defaultMessage: 'Recipient' },
  organization: { id: 'admin.outbox.organization', defaultMessage: 'Organization' },
  attempts: { id: 'admin.outbox.attempts', defaultMessage: 'Attempts' },
  error: { id: 'admin.outbox.error', defaultMessage: 'Reason' },
  createdAt: { id: 'admin.outbox.createdAt', defaultMessage: 'Created' },
  sentAt: { id: 'admin.outbox.sentAt', defaultMessage: 'Sent' },
  job: { id: 'admin.outbox.job', defaultMessage: 'Job' },
  firstAttemptAt: { id: 'admin.outbox.begunAt', defaultMessage: 'First attempt' },
  failedAt: { id: 'admin.outbox.failedAt', defaultMessage: 'Failed' },
});

export const views = defineMessages({
  mails: { id: 'admin.outbox.view.mails', defaultMessage: 'E-mails' },
  jobs: { id: 'admin.outbox.view.jobs', defaultMessage: 'Failed jobs' },
});

export const states = defineMessages({
  queued: { id: 'admin.outbox.state.queued', defaultMessage: 'Queued' },
  kept: { id: 'admin.outbox.state.kept', defaultMessage: 'Not sent' },
  sent: { id: 'admin.outbox.state.sent', defaultMessage: 'Sent' },
  failed: { id: 'admin.outbox.state.failed', defaultMessage: 'Failed' },
});

/** Explains each state. */
export const stateTexts = defineMessages({
  queued: { id: 'admin.outbox.stateText.queued', defaultMessage: 'It will be sent shortly, or retried later.' },
  kept: {
    id: 'admin.outbox.stateText.kept',
    defaultMessage: 'No mail server was configured, so the e-mail was stored here and not sent.',
  },
  sent: { id: 'admin.outbox.stateText.sent', defaultMessage: 'The mail server accepted it.' },
  failed: { id: 'admin.outbox.stateText.failed', defaultMessage: 'The mail server rejected every attempt.' },
});

export const jobNames = defineMessages({
  'mail.send': { id: 'admin.outbox.job.mailSend', defaultMessage: 'Send an e-mail' },
});
