import { defineMessages } from 'react-intl';
import type { TaxCategory } from 'shared-contracts/values/finance/invoices';

export const messages = defineMessages({
  tab: { id: 'shell.organization.tab.invoicing', defaultMessage: 'Invoicing' },
  explanation: {
    id: 'shell.organization.invoicing.explanation',
    defaultMessage: 'Changes apply to new invoices without review. Issued invoices stay the same.',
  },
  edit: { id: 'shell.organization.invoicing.edit', defaultMessage: 'Edit invoicing' },
  save: { id: 'shell.organization.invoicing.save', defaultMessage: 'Save invoicing' },
  saved: { id: 'shell.organization.invoicing.saved', defaultMessage: 'Invoicing saved' },
  company: { id: 'shell.organization.invoicing.company', defaultMessage: 'Company' },
  noQrBill: {
    id: 'shell.organization.invoicing.noQrBill',
    defaultMessage: 'Invoices have no Swiss QR-bill. Missing: {fields}',
  },
  payment: { id: 'shell.organization.invoicing.payment', defaultMessage: 'Payment' },
  electronic: { id: 'shell.organization.invoicing.electronic', defaultMessage: 'E-invoices' },
  electronicHelp: {
    id: 'shell.organization.invoicing.electronicHelp',
    defaultMessage: 'Apply immediately, also to issued invoices. Without an address, the email address is used.',
  },
  yes: { id: 'shell.organization.invoicing.yes', defaultMessage: 'Yes' },
  no: { id: 'shell.organization.invoicing.no', defaultMessage: 'No' },
  numbering: { id: 'shell.organization.invoicing.numbering', defaultMessage: 'Numbering' },
  numberingHelp: {
    id: 'shell.organization.invoicing.numberingHelp',
    defaultMessage: 'Numbers have no gaps and begin at 1 in each series and year.',
  },
  nextNumber: { id: 'shell.organization.invoicing.example', defaultMessage: 'Example: {number}' },
  days: { id: 'shell.organization.invoicing.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  taxRatesHelp: {
    id: 'shell.organization.invoicing.taxRatesHelp',
    defaultMessage:
      'Lines are taxed by the contract or the bill. Here you name each rate, and give the reason for 0 %.',
  },
  addRate: { id: 'shell.organization.invoicing.addRate', defaultMessage: 'Add tax rate' },
  rateName: { id: 'shell.organization.invoicing.rateName', defaultMessage: 'Tax name' },
  ratePercentage: { id: 'shell.organization.invoicing.ratePercentage', defaultMessage: 'Rate' },
  rateCategory: { id: 'shell.organization.invoicing.rateCategory', defaultMessage: 'Kind' },
  rateReason: { id: 'shell.organization.invoicing.rateReason', defaultMessage: 'Reason' },
});

export const monthMessages = defineMessages({
  action: { id: 'shell.organization.months.action', defaultMessage: 'Lock months' },
  title: { id: 'shell.organization.months.title', defaultMessage: 'Lock months' },
  explanation: {
    id: 'shell.organization.months.explanation',
    defaultMessage:
      'In a locked month no bill can be approved, no invoice or credit note issued and no payment recorded. Reopening asks for a reason and is recorded.',
  },
  open: { id: 'shell.organization.months.open', defaultMessage: 'Open' },
  lockedBy: { id: 'shell.organization.months.lockedBy', defaultMessage: 'Locked by {name}' },
  lock: { id: 'shell.organization.months.lock', defaultMessage: 'Lock' },
  lockMonth: { id: 'shell.organization.months.lockMonth', defaultMessage: 'Lock {month}' },
  notAccrued: { id: 'shell.organization.months.notAccrued', defaultMessage: 'Accruals not posted' },
  notAccruedTitle: {
    id: 'shell.organization.months.notAccruedTitle',
    defaultMessage: 'Lock {month} without accruals?',
  },
  notAccruedText: {
    id: 'shell.organization.months.notAccruedText',
    defaultMessage:
      'What was delivered in {month} and not invoiced isn’t posted as accrued. Once the month is locked, nothing can be posted in it.',
  },
  lockAnyway: { id: 'shell.organization.months.lockAnyway', defaultMessage: 'Lock anyway' },
  reopen: { id: 'shell.organization.months.reopen', defaultMessage: 'Reopen' },
  reopenMonth: { id: 'shell.organization.months.reopenMonth', defaultMessage: 'Reopen {month}' },
  reopenHelp: {
    id: 'shell.organization.months.reopenHelp',
    defaultMessage: 'Bills, invoices and payments can be dated in this month again until you lock it.',
  },
  locked: { id: 'shell.organization.months.locked', defaultMessage: 'Month locked' },
  reopened: { id: 'shell.organization.months.reopened', defaultMessage: 'Month reopened' },
});

export const settingLabels = defineMessages({
  address: { id: 'shell.organization.invoicing.address', defaultMessage: 'Address' },
  structuredAddress: { id: 'shell.organization.invoicing.structuredAddress', defaultMessage: 'Structured address' },
  street: { id: 'shell.organization.invoicing.street', defaultMessage: 'Street' },
  buildingNumber: { id: 'shell.organization.invoicing.buildingNumber', defaultMessage: 'Building number' },
  postalCode: { id: 'shell.organization.invoicing.postalCode', defaultMessage: 'Postal code' },
  town: { id: 'shell.organization.invoicing.town', defaultMessage: 'Town' },
  taxNumber: { id: 'shell.organization.invoicing.taxNumber', defaultMessage: 'Tax number' },
  companyNumber: { id: 'shell.organization.invoicing.companyNumber', defaultMessage: 'Company number' },
  bankName: { id: 'shell.organization.invoicing.bankName', defaultMessage: 'Bank' },
  bankAccount: { id: 'shell.organization.invoicing.bankAccount', defaultMessage: 'Account (IBAN)' },
  bankCode: { id: 'shell.organization.invoicing.bankCode', defaultMessage: 'Bank code (BIC)' },
  paymentTermDays: { id: 'shell.organization.invoicing.paymentTermDays', defaultMessage: 'Payment terms (days)' },
  creditNoteSeries: {
    id: 'shell.organization.invoicing.creditNoteSeries',
    defaultMessage: 'Credit note series',
  },
  series: { id: 'shell.organization.invoicing.series', defaultMessage: 'Invoice series' },
  numberFormat: { id: 'shell.organization.invoicing.numberFormat', defaultMessage: 'Number format' },
  taxRates: { id: 'shell.organization.invoicing.taxRates', defaultMessage: 'Tax rates' },
  electronicAddress: { id: 'shell.organization.invoicing.electronicAddress', defaultMessage: 'Electronic address' },
  electronicScheme: { id: 'shell.organization.invoicing.electronicScheme', defaultMessage: 'Scheme of the address' },
  buyerReference: { id: 'shell.organization.invoicing.buyerReference', defaultMessage: 'Buyer reference' },
  attachesElectronic: {
    id: 'shell.organization.invoicing.attachesElectronic',
    defaultMessage: 'Attach e-invoices to emails',
  },
});

export const helpTexts = defineMessages({
  address: {
    id: 'shell.organization.invoicing.help.address',
    defaultMessage: 'Leave empty to print the structured address below.',
  },
  bankAccount: {
    id: 'shell.organization.invoicing.help.bankAccount',
    defaultMessage: 'A Swiss account adds the QR-bill to invoices in CHF and EUR. It needs the structured address.',
  },
  companyNumber: {
    id: 'shell.organization.invoicing.help.companyNumber',
    defaultMessage: 'Leave empty to print the registration ID.',
  },
  electronicScheme: {
    id: 'shell.organization.invoicing.help.electronicScheme',
    defaultMessage: 'Four digits of the EAS list, such as 0088 for a GLN.',
  },
  buyerReference: {
    id: 'shell.organization.invoicing.help.buyerReference',
    defaultMessage: 'What invoices to you must state, such as a department.',
  },
  attachesElectronic: {
    id: 'shell.organization.invoicing.help.attachesElectronic',
    defaultMessage: 'Beside the PDF, when you or your partner emails an invoice of either of you.',
  },
  numberFormat: {
    id: 'shell.organization.invoicing.help.numberFormat',
    defaultMessage: "Use '{series}', '{year}' and '{number}' once each.",
  },
});

export const categoryLabels = defineMessages<TaxCategory>({
  standard: { id: 'shell.organization.invoicing.category.standard', defaultMessage: 'Taxed' },
  exempt: { id: 'shell.organization.invoicing.category.exempt', defaultMessage: 'Exempt' },
  reverseCharge: { id: 'shell.organization.invoicing.category.reverseCharge', defaultMessage: 'Reverse charge' },
});

export const errorMessages = defineMessages({
  notZero: { id: 'shell.organization.invoicing.refused.notZero', defaultMessage: 'Must be 0 % if not taxed' },
});
