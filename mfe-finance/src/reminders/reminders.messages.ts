import { defineMessages } from 'react-intl';
import type { ReminderMode, ReminderState } from 'shared-contracts/values/finance/reminders';

export const messages = defineMessages({
  title: { id: 'finance.reminders.title', defaultMessage: 'Reminders' },
  none: { id: 'finance.reminders.none', defaultMessage: 'No reminders' },
  noneText: {
    id: 'finance.reminders.noneText',
    defaultMessage: 'Set the steps in which your customers are reminded of overdue invoices.',
  },
  search: { id: 'finance.reminders.search', defaultMessage: 'Search by invoice or partner' },
  step: { id: 'finance.reminders.step', defaultMessage: 'Step {step}' },
  feeWaived: { id: 'finance.reminders.feeWaived', defaultMessage: 'Waived' },
});

export const fields = defineMessages({
  invoice: { id: 'finance.reminders.field.invoice', defaultMessage: 'Invoice' },
  partner: { id: 'finance.reminders.field.partner', defaultMessage: 'Partner' },
  state: { id: 'finance.reminders.field.state', defaultMessage: 'Status' },
  step: { id: 'finance.reminders.field.step', defaultMessage: 'Reminder' },
  dueAt: { id: 'finance.reminders.field.dueAt', defaultMessage: 'Due' },
  open: { id: 'finance.reminders.field.open', defaultMessage: 'Open' },
  fee: { id: 'finance.reminders.field.fee', defaultMessage: 'Fee' },
  createdAt: { id: 'finance.reminders.field.createdAt', defaultMessage: 'Suggested' },
  sentAt: { id: 'finance.reminders.field.sentAt', defaultMessage: 'Sent' },
});

export const states = defineMessages<ReminderState>({
  proposed: { id: 'finance.reminders.state.proposed', defaultMessage: 'To send' },
  sent: { id: 'finance.reminders.state.sent', defaultMessage: 'Sent' },
});

export const modes = defineMessages<ReminderMode>({
  off: { id: 'finance.reminders.mode.off', defaultMessage: 'Do nothing' },
  propose: { id: 'finance.reminders.mode.propose', defaultMessage: 'Suggest reminders here' },
  send: { id: 'finance.reminders.mode.send', defaultMessage: 'Send reminders automatically' },
});

export const settingsMessages = defineMessages({
  title: { id: 'finance.reminders.settings', defaultMessage: 'Reminder settings' },
  mode: { id: 'finance.reminders.settings.mode', defaultMessage: 'When an invoice is overdue' },
  modeHelp: {
    id: 'finance.reminders.settings.modeHelp',
    defaultMessage: 'Overdue invoices are looked through several times a day. Each step of an invoice comes once.',
  },
  steps: { id: 'finance.reminders.settings.steps', defaultMessage: 'Steps' },
  stepNumber: { id: 'finance.reminders.settings.stepNumber', defaultMessage: 'Step {number}' },
  addStep: { id: 'finance.reminders.settings.addStep', defaultMessage: 'Add step' },
  days: { id: 'finance.reminders.settings.days', defaultMessage: 'Days after due' },
  text: { id: 'finance.reminders.settings.text', defaultMessage: 'Text' },
  textHelp: {
    id: 'finance.reminders.settings.textHelp',
    defaultMessage: 'Comes first in the email. The rest is in the language of the payer.',
  },
  fee: { id: 'finance.reminders.settings.fee', defaultMessage: 'Fee' },
  feeHelp: {
    id: 'finance.reminders.settings.feeHelp',
    defaultMessage: 'In the currency of the invoice. It’s named in the email and posted as income, not invoiced.',
  },
  order: { id: 'finance.reminders.settings.order', defaultMessage: 'Enter more days than in the step before' },
});

export const actions = defineMessages({
  send: { id: 'finance.reminders.send', defaultMessage: 'Send reminder' },
  sendAll: { id: 'finance.reminders.sendAll', defaultMessage: 'Send reminders' },
  sendText: {
    id: 'finance.reminders.sendText',
    defaultMessage:
      '{count, plural, one {Sends # reminder} other {Sends # reminders}} by email, one email per partner with all of its open invoices.',
  },
  pauseInvoice: { id: 'finance.reminders.pauseInvoice', defaultMessage: 'Pause for this invoice' },
  pausePartner: { id: 'finance.reminders.pausePartner', defaultMessage: 'Pause for this partner' },
  pause: { id: 'finance.reminders.pause', defaultMessage: 'Pause reminders' },
  pauseHelp: {
    id: 'finance.reminders.pauseHelp',
    defaultMessage: 'No reminders are suggested or sent until you resume them.',
  },
  reason: { id: 'finance.reminders.reason', defaultMessage: 'Reason' },
  pauses: { id: 'finance.reminders.pauses', defaultMessage: 'Paused reminders' },
  noPauses: { id: 'finance.reminders.noPauses', defaultMessage: 'Nothing is paused' },
  resume: { id: 'finance.reminders.resume', defaultMessage: 'Resume' },
  waiveFee: { id: 'finance.reminders.waiveFee', defaultMessage: 'Waive fee' },
  waiveFeeTitle: {
    id: 'finance.reminders.waiveFeeTitle',
    defaultMessage: 'Waive the fee of step {step} for {number}?',
  },
  waiveFeeHelp: {
    id: 'finance.reminders.waiveFeeHelp',
    defaultMessage: 'The next accounting export reverses {fee}. This can’t be undone, and the partner isn’t notified.',
  },
});

export const notices = defineMessages({
  saved: { id: 'finance.reminders.notice.saved', defaultMessage: 'Reminder settings saved' },
  paused: { id: 'finance.reminders.notice.paused', defaultMessage: 'Reminders paused' },
  resumed: { id: 'finance.reminders.notice.resumed', defaultMessage: 'Reminders resumed' },
  feeWaived: { id: 'finance.reminders.notice.feeWaived', defaultMessage: 'Fee waived' },
  sent: {
    id: 'finance.reminders.notice.sent',
    defaultMessage:
      '{sent, plural, =0 {No reminder sent} one {# reminder sent} other {# reminders sent}}{withdrawn, plural, =0 {} one {; # was paid since} other {; # were paid since}}',
  },
  withoutAddress: {
    id: 'finance.reminders.notice.withoutAddress',
    defaultMessage:
      '{count, plural, one {# reminder} other {# reminders}} not sent: the partner has entered no email address',
  },
});

export const errorMessages = defineMessages({
  noReminderFee: {
    id: 'finance.reminders.error.noReminderFee',
    defaultMessage: 'The fee was waived in the meantime',
  },
});
