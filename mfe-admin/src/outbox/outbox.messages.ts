import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.outbox.title', defaultMessage: 'Outbox' },
  view: { id: 'admin.outbox.view', defaultMessage: 'What is shown' },
  search: { id: 'admin.outbox.search', defaultMessage: 'Search by recipient or subject' },
  state: { id: 'admin.outbox.state', defaultMessage: 'State' },
  read: { id: 'admin.outbox.read', defaultMessage: 'Read' },
  retry: { id: 'admin.outbox.retry', defaultMessage: 'Send again' },
  retryJob: { id: 'admin.outbox.retryJob', defaultMessage: 'Try again' },
  retried: { id: 'admin.outbox.retried', defaultMessage: 'The mail will be sent again' },
  retriedJob: { id: 'admin.outbox.retriedJob', defaultMessage: 'The job will be tried again' },
  noMailServer: {
    id: 'admin.outbox.noMailServer',
    defaultMessage: 'No mail server is configured, so mails stay in the outbox',
  },
  mailNotRetried: { id: 'admin.outbox.mailNotRetried', defaultMessage: 'This mail is already sent or on its way' },
  mail: { id: 'admin.outbox.mail', defaultMessage: 'Mail' },
  text: { id: 'admin.outbox.text', defaultMessage: 'Text of the mail' },
  attachments: { id: 'admin.outbox.attachments', defaultMessage: 'Attachments' },
  size: { id: 'admin.outbox.size', defaultMessage: '{size} KB' },
  empty: { id: 'admin.outbox.empty', defaultMessage: 'No mails found' },
  emptyText: {
    id: 'admin.outbox.emptyText',
    defaultMessage: 'Every mail that the portal writes appears here, whether it was sent or kept.',
  },
  jobsEmpty: { id: 'admin.outbox.jobsEmpty', defaultMessage: 'No failed jobs found' },
  jobsEmptyText: {
    id: 'admin.outbox.jobsEmptyText',
    defaultMessage: 'What fails is tried again ten times over nearly four hours. What still failed then appears here.',
  },
});

export const fields = defineMessages({
  subject: { id: 'admin.outbox.subject', defaultMessage: 'Subject' },
  recipient: { id: 'admin.outbox.recipient', defaultMessage: 'Recipient' },
  organization: { id: 'admin.outbox.organization', defaultMessage: 'Organization' },
  attempts: { id: 'admin.outbox.attempts', defaultMessage: 'Attempts' },
  error: { id: 'admin.outbox.error', defaultMessage: 'Reason' },
  createdAt: { id: 'admin.outbox.createdAt', defaultMessage: 'Written' },
  sentAt: { id: 'admin.outbox.sentAt', defaultMessage: 'Sent' },
  job: { id: 'admin.outbox.job', defaultMessage: 'Job' },
  begunAt: { id: 'admin.outbox.begunAt', defaultMessage: 'First tried' },
  failedAt: { id: 'admin.outbox.failedAt', defaultMessage: 'Failed' },
});

export const views = defineMessages({
  mails: { id: 'admin.outbox.view.mails', defaultMessage: 'Mails' },
  jobs: { id: 'admin.outbox.view.jobs', defaultMessage: 'Failed jobs' },
});

export const states = defineMessages({
  queued: { id: 'admin.outbox.state.queued', defaultMessage: 'Waiting' },
  kept: { id: 'admin.outbox.state.kept', defaultMessage: 'Kept' },
  sent: { id: 'admin.outbox.state.sent', defaultMessage: 'Sent' },
  failed: { id: 'admin.outbox.state.failed', defaultMessage: 'Failed' },
});

/** What became of it, in words. */
export const stateTexts = defineMessages({
  queued: { id: 'admin.outbox.stateText.queued', defaultMessage: 'It will be sent in a moment, or tried again later.' },
  kept: {
    id: 'admin.outbox.stateText.kept',
    defaultMessage: 'No mail server was configured when it was written, so it was kept here and went to nobody.',
  },
  sent: { id: 'admin.outbox.stateText.sent', defaultMessage: 'The mail server has taken it.' },
  failed: { id: 'admin.outbox.stateText.failed', defaultMessage: 'The mail server refused it to the last try.' },
});

export const jobNames = defineMessages({
  'mail.send': { id: 'admin.outbox.job.mailSend', defaultMessage: 'Send a mail' },
});
