import { defineMessages } from 'react-intl';
import type { JournalFormat, LedgerRole } from 'shared-contracts/values/finance/journal';

export const messages = defineMessages({
  title: { id: 'finance.journal.title', defaultMessage: 'Accounting export' },
  none: { id: 'finance.journal.none', defaultMessage: 'Nothing has been exported' },
  noneText: {
    id: 'finance.journal.noneText',
    defaultMessage: 'Enter your accounts, then export the postings of a month to your accounting.',
  },
  accounts: { id: 'finance.journal.accounts', defaultMessage: 'Ledger accounts' },
  noAccounts: { id: 'finance.journal.noAccounts', defaultMessage: 'No ledger accounts yet' },
  noAccountsText: {
    id: 'finance.journal.noAccountsText',
    defaultMessage: 'Enter the accounts of your accounting that invoices, payments and accruals are booked to.',
  },
  searchAccounts: { id: 'finance.journal.searchAccounts', defaultMessage: 'Search by account or name' },
  all: { id: 'finance.journal.all', defaultMessage: 'All others' },
  upTo: { id: 'finance.journal.upTo', defaultMessage: 'Up to {to}' },
  between: { id: 'finance.journal.between', defaultMessage: '{from} – {to}' },
  runName: { id: 'finance.journal.runName', defaultMessage: 'Run {number}' },
});

export const fields = defineMessages({
  number: { id: 'finance.journal.field.number', defaultMessage: 'Run' },
  period: { id: 'finance.journal.field.period', defaultMessage: 'Period' },
  documents: { id: 'finance.journal.field.documents', defaultMessage: 'Documents' },
  postings: { id: 'finance.journal.field.postings', defaultMessage: 'Postings' },
  totals: { id: 'finance.journal.field.totals', defaultMessage: 'Debits = credits' },
  createdAt: { id: 'finance.journal.field.createdAt', defaultMessage: 'Exported' },
  downloads: { id: 'finance.journal.field.downloads', defaultMessage: 'Downloads' },
  role: { id: 'finance.journal.field.role', defaultMessage: 'Account for' },
  key: { id: 'finance.journal.field.key', defaultMessage: 'Applies to' },
  account: { id: 'finance.journal.field.account', defaultMessage: 'Account' },
  partner: { id: 'finance.journal.field.partner', defaultMessage: 'Partner' },
  orderType: { id: 'finance.journal.field.orderType', defaultMessage: 'Code of the order type' },
  taxRate: { id: 'finance.journal.field.taxRate', defaultMessage: 'Tax rate' },
  month: { id: 'finance.journal.field.month', defaultMessage: 'Month' },
  to: { id: 'finance.journal.field.to', defaultMessage: 'Up to' },
  scope: { id: 'finance.journal.field.scope', defaultMessage: 'Postings' },
  datevConsultant: { id: 'finance.journal.field.datevConsultant', defaultMessage: 'Consultant number' },
  datevClient: { id: 'finance.journal.field.datevClient', defaultMessage: 'Client number' },
  accountLength: { id: 'finance.journal.field.accountLength', defaultMessage: 'Digits of an account' },
  fiscalYearMonth: { id: 'finance.journal.field.fiscalYearMonth', defaultMessage: 'First month of the fiscal year' },
});

export const scopes = defineMessages({
  month: { id: 'finance.journal.scope.month', defaultMessage: 'Of a month' },
  to: { id: 'finance.journal.scope.to', defaultMessage: 'All up to a date' },
});

export const roles = defineMessages<LedgerRole>({
  debtor: { id: 'finance.journal.role.debtor', defaultMessage: 'Customers' },
  creditor: { id: 'finance.journal.role.creditor', defaultMessage: 'Vendors' },
  revenue: { id: 'finance.journal.role.revenue', defaultMessage: 'Revenue' },
  cost: { id: 'finance.journal.role.cost', defaultMessage: 'Cost' },
  outputTax: { id: 'finance.journal.role.outputTax', defaultMessage: 'Output tax' },
  inputTax: { id: 'finance.journal.role.inputTax', defaultMessage: 'Input tax' },
  bank: { id: 'finance.journal.role.bank', defaultMessage: 'Bank' },
  accruedRevenue: { id: 'finance.journal.role.accruedRevenue', defaultMessage: 'Accrued revenue' },
  accruedCost: { id: 'finance.journal.role.accruedCost', defaultMessage: 'Accrued cost' },
  exchangeDifference: { id: 'finance.journal.role.exchangeDifference', defaultMessage: 'Exchange differences' },
  reminderFee: { id: 'finance.journal.role.reminderFee', defaultMessage: 'Reminder fees' },
});

export const formats = defineMessages<JournalFormat>({
  csv: { id: 'finance.journal.format.csv', defaultMessage: 'Download CSV' },
  json: { id: 'finance.journal.format.json', defaultMessage: 'Download JSON' },
  datev: { id: 'finance.journal.format.datev', defaultMessage: 'Download for DATEV' },
  iif: { id: 'finance.journal.format.iif', defaultMessage: 'Download for QuickBooks' },
});

export const actions = defineMessages({
  export: { id: 'finance.journal.export', defaultMessage: 'Export postings' },
  exportHelp: {
    id: 'finance.journal.exportHelp',
    defaultMessage: 'Takes all postings that no earlier run has. Each is exported once; this can’t be undone.',
  },
  add: { id: 'finance.journal.add', defaultMessage: 'Add account' },
  edit: { id: 'finance.journal.edit', defaultMessage: 'Edit account' },
  remove: { id: 'finance.journal.remove', defaultMessage: 'Delete account' },
  removeText: {
    id: 'finance.journal.removeText',
    defaultMessage: 'Deletes {account}. Runs that were exported keep it.',
  },
  allHelp: {
    id: 'finance.journal.allHelp',
    defaultMessage: 'Leave it empty for all that have no account of their own.',
  },
  orderTypeHelp: {
    id: 'finance.journal.orderTypeHelp',
    defaultMessage: 'As on the orders, also those of your customers. Empty: all others.',
  },
  settings: { id: 'finance.journal.settings', defaultMessage: 'DATEV settings' },
  settingsHelp: {
    id: 'finance.journal.settingsHelp',
    defaultMessage: 'Your tax consultant knows both numbers. Customers and vendors have one digit more.',
  },
});

export const notices = defineMessages({
  exported: { id: 'finance.journal.notice.exported', defaultMessage: 'Postings exported' },
  saved: { id: 'finance.journal.notice.saved', defaultMessage: 'Account saved' },
  deleted: { id: 'finance.journal.notice.deleted', defaultMessage: 'Account deleted' },
  settingsSaved: { id: 'finance.journal.notice.settingsSaved', defaultMessage: 'DATEV settings saved' },
});

export const missingMessages = defineMessages({
  title: { id: 'finance.journal.missing.title', defaultMessage: 'Nothing was exported: these accounts are missing' },
  open: { id: 'finance.journal.missing.open', defaultMessage: 'Enter ledger accounts' },
});

export const errorMessages = defineMessages({
  nothingToExport: {
    id: 'finance.journal.error.nothingToExport',
    defaultMessage: 'There’s nothing to export: earlier runs have all postings of this period',
  },
  accountsMissing: {
    id: 'finance.journal.error.accountsMissing',
    defaultMessage: 'Some accounts are missing',
  },
  exchangeRateMissing: {
    id: 'finance.journal.error.exchangeRateMissing',
    defaultMessage: 'There’s no exchange rate of {currency} in {own} for {day}. Enter it under Exchange rates',
  },
  datevSettingsMissing: {
    id: 'finance.journal.error.datevSettingsMissing',
    defaultMessage: 'Enter the consultant and client numbers under DATEV settings first',
  },
  datevAccount: {
    id: 'finance.journal.error.datevAccount',
    defaultMessage:
      'DATEV doesn’t take these accounts: {accounts}. It needs digits only, in the length of its settings',
  },
  datevYears: {
    id: 'finance.journal.error.datevYears',
    defaultMessage: 'This run has postings of several fiscal years, which DATEV doesn’t take. Download another format',
  },
  tooManyAccounts: { id: 'finance.journal.error.tooManyAccounts', defaultMessage: 'You have too many accounts' },
  forbidden: {
    id: 'finance.journal.error.forbidden',
    defaultMessage: 'Only who approves the bills of orders and trips can do this',
  },
});
