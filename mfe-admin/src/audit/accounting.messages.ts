import { defineMessages } from 'react-intl';
import type { LedgerRole } from 'shared-contracts/values/finance/journal';

/** Field labels of bills, carrier invoices, reminders and what accounting gets. */
export const accountingFields = defineMessages({
  reversedOn: { id: 'admin.audit.field.reversedOn', defaultMessage: 'Reversed on' },
  contractProblems: { id: 'admin.audit.field.contractProblems', defaultMessage: 'Contract problems' },
  payable: { id: 'admin.audit.field.payable', defaultMessage: 'To pay' },
  creditNote: { id: 'admin.audit.field.creditNote', defaultMessage: 'Credit note' },
  credited: { id: 'admin.audit.field.credited', defaultMessage: 'Credited amount' },
  agreed: { id: 'admin.audit.field.agreed', defaultMessage: 'Agreed' },
  difference: { id: 'admin.audit.field.difference', defaultMessage: 'Difference' },
  issuedOn: { id: 'admin.audit.field.issuedOn', defaultMessage: 'Issued on' },
  dueOn: { id: 'admin.audit.field.dueOn', defaultMessage: 'Due on' },
  currency: { id: 'admin.audit.subject.currency', defaultMessage: 'Currency' },
  net: { id: 'admin.audit.field.net', defaultMessage: 'Net' },
  tax: { id: 'admin.audit.field.tax', defaultMessage: 'Tax' },
  invoiceTolerance: { id: 'admin.audit.field.invoiceTolerance', defaultMessage: 'Tolerance of differences' },
  unit: { id: 'admin.audit.field.unit', defaultMessage: 'Unit' },
  datevConsultant: { id: 'admin.audit.field.datevConsultant', defaultMessage: 'Consultant number' },
  datevClient: { id: 'admin.audit.field.datevClient', defaultMessage: 'Client number' },
  accountLength: { id: 'admin.audit.field.accountLength', defaultMessage: 'Digits of an account' },
  fiscalYearMonth: { id: 'admin.audit.field.fiscalYearMonth', defaultMessage: 'First month of the fiscal year' },
  run: { id: 'admin.audit.field.run', defaultMessage: 'Export run' },
  postings: { id: 'admin.audit.field.postings', defaultMessage: 'Postings' },
  invoiceId: { id: 'admin.audit.field.invoice', defaultMessage: 'Invoice' },
  mode: { id: 'admin.audit.field.mode', defaultMessage: 'When an invoice is overdue' },
  steps: { id: 'admin.audit.field.steps', defaultMessage: 'Steps' },
  fee: { id: 'admin.audit.field.fee', defaultMessage: 'Fee' },
});

/** Accounts by what they are for. */
export const ledgerRoles = defineMessages<LedgerRole>({
  debtor: { id: 'admin.audit.field.debtor', defaultMessage: 'Customers' },
  creditor: { id: 'admin.audit.field.creditor', defaultMessage: 'Vendors' },
  revenue: { id: 'admin.audit.field.revenue', defaultMessage: 'Revenue' },
  outputTax: { id: 'admin.audit.field.outputTax', defaultMessage: 'Output tax' },
  inputTax: { id: 'admin.audit.field.inputTax', defaultMessage: 'Input tax' },
  bank: { id: 'admin.audit.field.bankName', defaultMessage: 'Bank' },
  accruedRevenue: { id: 'admin.audit.field.accruedRevenue', defaultMessage: 'Accrued revenue' },
  accruedCost: { id: 'admin.audit.field.accruedCost', defaultMessage: 'Accrued cost' },
  exchangeDifference: { id: 'admin.audit.field.exchangeDifference', defaultMessage: 'Exchange differences' },
  reminderFee: { id: 'admin.audit.field.reminderFee', defaultMessage: 'Reminder fees' },
  cost: { id: 'admin.audit.field.cost', defaultMessage: 'Cost' },
});

export const contractProblems = defineMessages({
  contractNotStarted: { id: 'admin.audit.choice.problems.contractNotStarted', defaultMessage: 'It had not started' },
  contractExpired: { id: 'admin.audit.choice.problems.contractExpired', defaultMessage: 'It had expired' },
  contractDisabled: { id: 'admin.audit.choice.problems.contractDisabled', defaultMessage: 'It was disabled' },
  contractUnconfirmed: {
    id: 'admin.audit.choice.problems.contractUnconfirmed',
    defaultMessage: 'The partner had not confirmed it',
  },
});

export const reminderModes = defineMessages({
  off: { id: 'admin.audit.choice.modes.off', defaultMessage: 'Do nothing' },
  propose: { id: 'admin.audit.choice.modes.propose', defaultMessage: 'Propose a reminder' },
  send: { id: 'admin.audit.choice.modes.send', defaultMessage: 'Send a reminder' },
});
