import type { StatementTexts } from './statement-texts.ts';

export const en: StatementTexts = {
  title: 'Statement of account',
  partner: 'Partner',
  period: 'Period',
  between: '{from} – {to}',
  account: 'Account in {currency}',
  opening: 'Opening balance',
  closing: 'Closing balance',
  date: 'Date',
  document: 'Document',
  reference: 'Number or reference',
  due: 'Due',
  amount: 'Amount ({currency})',
  balance: 'Balance ({currency})',
  kind: { invoice: 'Invoice', creditNote: 'Credit note', payment: 'Payment', refund: 'Refund' },
  nothing: 'Nothing happened in this period, and nothing is owed.',
  mail: {
    subject: 'Statement of account from {organization}',
    text: '{organization} has sent you the statement of account from {from} to {to}. The PDF is attached.',
  },
};
