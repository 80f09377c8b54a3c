import { defineMessages } from 'react-intl';
import type { BalanceSide, StatementEntryKind } from 'shared-contracts/values/finance/aging';

export const messages = defineMessages({
  reminded: { id: 'finance.statements.reminded', defaultMessage: 'Reminder {step}' },
  title: { id: 'finance.statement.title', defaultMessage: 'Statements' },
  partner: { id: 'finance.statement.partner', defaultMessage: 'Partner' },
  side: { id: 'finance.statement.side', defaultMessage: 'Side' },
  period: { id: 'finance.statement.period', defaultMessage: 'Period' },
  choose: { id: 'finance.statement.choose', defaultMessage: 'Choose a partner' },
  chooseText: {
    id: 'finance.statement.chooseText',
    defaultMessage:
      'The statement shows invoices, credit notes and payments of a period, with what was owed before and after.',
  },
  nothing: { id: 'finance.statement.nothing', defaultMessage: 'Nothing in this period' },
  nothingText: {
    id: 'finance.statement.nothingText',
    defaultMessage: 'There were no invoices or payments, and nothing is owed.',
  },
  account: { id: 'finance.statement.account', defaultMessage: 'Account in {currency}' },
  date: { id: 'finance.statement.date', defaultMessage: 'Date' },
  document: { id: 'finance.statement.document', defaultMessage: 'Document' },
  reference: { id: 'finance.statement.reference', defaultMessage: 'Number or reference' },
  due: { id: 'finance.statement.due', defaultMessage: 'Due' },
  amount: { id: 'finance.statement.amount', defaultMessage: 'Amount' },
  balance: { id: 'finance.statement.balance', defaultMessage: 'Balance' },
  opening: { id: 'finance.statement.opening', defaultMessage: 'Opening balance' },
  closing: { id: 'finance.statement.closing', defaultMessage: 'Closing balance' },
  pdf: { id: 'finance.statement.pdf', defaultMessage: 'Save as PDF' },
  excel: { id: 'finance.statement.excel', defaultMessage: 'Save as Excel' },
});

export const sides = defineMessages<BalanceSide>({
  receivable: { id: 'finance.statement.receivable', defaultMessage: 'Receivable' },
  payable: { id: 'finance.statement.payable', defaultMessage: 'Payable' },
});

export const kinds = defineMessages<StatementEntryKind>({
  invoice: { id: 'finance.statement.kind.invoice', defaultMessage: 'Invoice' },
  creditNote: { id: 'finance.statement.kind.creditNote', defaultMessage: 'Credit note' },
  payment: { id: 'finance.statement.kind.payment', defaultMessage: 'Payment' },
  refund: { id: 'finance.statement.kind.refund', defaultMessage: 'Refund' },
});

export const emailMessages = defineMessages({
  send: { id: 'finance.statement.mail.send', defaultMessage: 'Send by e-mail' },
  title: { id: 'finance.statement.mail.title', defaultMessage: 'Send the statement to {partner}' },
  recipients: { id: 'finance.statement.mail.recipients', defaultMessage: 'To' },
  recipientsHelp: {
    id: 'finance.statement.mail.recipientsHelp',
    defaultMessage: 'Separate addresses with commas, {max} at most.',
  },
  message: { id: 'finance.statement.mail.message', defaultMessage: 'Message' },
  messageHelp: {
    id: 'finance.statement.mail.messageHelp',
    defaultMessage: 'Shown above the standard text. The statement is attached as a PDF in the partner’s language.',
  },
  tooMany: { id: 'finance.statement.mail.tooMany', defaultMessage: 'At most 10 addresses' },
  confirmTitle: { id: 'finance.statement.mail.confirmTitle', defaultMessage: 'Send to an unknown address?' },
  confirmText: {
    id: 'finance.statement.mail.confirmText',
    defaultMessage: 'The partner hasn’t entered this address: {addresses}. The statement can’t be recalled.',
  },
});

export const notices = defineMessages({
  sent: { id: 'finance.statement.notice.sent', defaultMessage: 'Statement queued for sending' },
  kept: {
    id: 'finance.statement.notice.kept',
    defaultMessage: 'Not sent: without a mail server, the e-mail stays in the outbox',
  },
});
