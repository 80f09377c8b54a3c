import { defineMessages } from 'react-intl';

export const scheduleMessages = defineMessages({
  title: { id: 'finance.schedule.title', defaultMessage: 'Scheduled reports' },
  empty: {
    id: 'finance.schedule.empty',
    defaultMessage: 'Nothing is scheduled. Open a saved report to send it by email at fixed times.',
  },
  schedule: { id: 'finance.schedule.schedule', defaultMessage: 'Schedule' },
  newTitle: { id: 'finance.schedule.newTitle', defaultMessage: 'Send “{name}” by email' },
  format: { id: 'finance.schedule.format', defaultMessage: 'File' },
  frequency: { id: 'finance.schedule.frequency', defaultMessage: 'How often' },
  weekday: { id: 'finance.schedule.weekday', defaultMessage: 'Weekday' },
  dayOfMonth: { id: 'finance.schedule.dayOfMonth', defaultMessage: 'Day of the month' },
  dayOfMonthHelp: { id: 'finance.schedule.dayOfMonthHelp', defaultMessage: 'In a shorter month, its last day' },
  hour: { id: 'finance.schedule.hour', defaultMessage: 'Time' },
  hourHelp: { id: 'finance.schedule.hourHelp', defaultMessage: 'In your time zone' },
  recipients: { id: 'finance.schedule.recipients', defaultMessage: 'Recipients' },
  recipientsHelp: {
    id: 'finance.schedule.recipientsHelp',
    defaultMessage: 'They get what you may see, up to {max} of them',
  },
  daily: { id: 'finance.schedule.dailyAt', defaultMessage: 'Daily at {hour}' },
  weekly: { id: 'finance.schedule.weeklyAt', defaultMessage: 'Every {weekday} at {hour}' },
  monthly: { id: 'finance.schedule.monthlyAt', defaultMessage: 'Monthly on day {day} at {hour}' },
  nextRun: { id: 'finance.schedule.nextRun', defaultMessage: 'Next:' },
  paused: { id: 'finance.schedule.paused', defaultMessage: 'Paused' },
  sendNow: { id: 'finance.schedule.sendNow', defaultMessage: 'Send now' },
  edit: { id: 'finance.schedule.edit', defaultMessage: 'Edit' },
  pause: { id: 'finance.schedule.pause', defaultMessage: 'Pause' },
  resume: { id: 'finance.schedule.resume', defaultMessage: 'Resume' },
  runs: { id: 'finance.schedule.runs', defaultMessage: 'Past runs' },
  delete: { id: 'finance.schedule.delete', defaultMessage: 'Delete schedule' },
  deleteText: {
    id: 'finance.schedule.deleteText',
    defaultMessage: 'The report is no longer sent. The saved report stays.',
  },
  noRuns: { id: 'finance.schedule.noRuns', defaultMessage: 'It has not been sent yet' },
  due: { id: 'finance.schedule.due', defaultMessage: 'Due' },
  state: { id: 'finance.schedule.state', defaultMessage: 'Result' },
  rows: { id: 'finance.schedule.rows', defaultMessage: 'Rows' },
  sentTo: { id: 'finance.schedule.sentTo', defaultMessage: 'Recipients' },
  requested: { id: 'finance.schedule.requested', defaultMessage: 'Sent on request' },
  runsOf: { id: 'finance.schedule.runsOf', defaultMessage: 'Past runs of “{name}”' },
  newer: { id: 'finance.schedule.newer', defaultMessage: 'Newer' },
  older: { id: 'finance.schedule.older', defaultMessage: 'Older' },
});

export const formatMessages = defineMessages({
  xlsx: { id: 'finance.schedule.format.xlsx', defaultMessage: 'Excel' },
  pdf: { id: 'finance.schedule.format.pdf', defaultMessage: 'PDF' },
});
export const frequencyMessages = defineMessages({
  daily: { id: 'finance.schedule.frequency.daily', defaultMessage: 'Daily' },
  weekly: { id: 'finance.schedule.frequency.weekly', defaultMessage: 'Weekly' },
  monthly: { id: 'finance.schedule.frequency.monthly', defaultMessage: 'Monthly' },
});
export const runStateMessages = defineMessages({
  pending: { id: 'finance.schedule.run.pending', defaultMessage: 'Waiting' },
  running: { id: 'finance.schedule.run.running', defaultMessage: 'Being sent' },
  sent: { id: 'finance.schedule.run.sent', defaultMessage: 'Sent' },
  failed: { id: 'finance.schedule.run.failed', defaultMessage: 'Failed' },
});
export const scheduleNotices = defineMessages({
  saved: { id: 'finance.schedule.saved', defaultMessage: 'Schedule saved' },
  deleted: { id: 'finance.schedule.deleted', defaultMessage: 'Schedule deleted' },
  sending: { id: 'finance.schedule.sending', defaultMessage: 'The report is being sent' },
});
export const scheduleErrors = defineMessages({
  runIsOpen: { id: 'finance.schedule.error.runIsOpen', defaultMessage: 'The report is already being sent' },
  tooManySchedules: {
    id: 'finance.schedule.error.tooManySchedules',
    defaultMessage: 'You already have {max} scheduled reports',
  },
});
/** Why a report was not sent, by the code of the run. */
export const runErrors = defineMessages({
  ownerWithoutAccess: {
    id: 'finance.schedule.run.ownerWithoutAccess',
    defaultMessage: 'You could no longer read reports. Resume it if you can again.',
  },
  savedReportMissing: {
    id: 'finance.schedule.run.savedReportMissing',
    defaultMessage: 'The saved report is no longer shared with you, or can no longer be read',
  },
  tooManyRows: {
    id: 'finance.schedule.run.tooManyRows',
    defaultMessage: 'The report has more rows than an email can hold. Choose a shorter period',
  },
  tooManyColumns: {
    id: 'finance.schedule.run.tooManyColumns',
    defaultMessage: 'The report has too many columns for a PDF. Hide some, or choose Excel',
  },
  noRecipients: {
    id: 'finance.schedule.run.noRecipients',
    defaultMessage: 'None of the recipients can be reached any more',
  },
  other: { id: 'finance.schedule.run.other', defaultMessage: 'An unexpected error. It is tried again next time.' },
});
