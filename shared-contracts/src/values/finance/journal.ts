/**
 * The purpose of an account. The payee books debtors, revenue and output tax; the payer creditors, cost and input tax.
 */
export const LEDGER_ROLES = [
  'debtor',
  'creditor',
  'revenue',
  'cost',
  'outputTax',
  'inputTax',
  'bank',
  'accruedRevenue',
  'accruedCost',
  'exchangeDifference',
  'reminderFee',
] as const;

/** What an account can be limited to: a partner, the code of an order type, or a percentage of tax. */
export const LEDGER_KEYS = {
  debtor: 'partner',
  creditor: 'partner',
  revenue: 'orderType',
  cost: 'orderType',
  outputTax: 'taxRate',
  inputTax: 'taxRate',
  bank: null,
  accruedRevenue: null,
  accruedCost: null,
  exchangeDifference: null,
  reminderFee: null,
} as const;

export const JOURNAL_DOCUMENTS = [
  'invoice',
  'creditNote',
  'payment',
  'refund',
  'transfer',
  'paymentReversal',
  'accrual',
  'accrualReversal',
  'reminderFee',
  'reminderFeeWaiver',
] as const;
export const JOURNAL_FORMATS = ['csv', 'json', 'datev', 'iif'] as const;

export const LEDGER_LIMITS = {
  account: 60,
  key: 60,
  accounts: 2_000,
  datevConsultant: { min: 1_001, max: 9_999_999 },
  datevClient: { min: 1, max: 99_999 },
  accountLength: { min: 4, max: 8 },
  fiscalYearMonth: { min: 1, max: 12 },
} as const;

export type LedgerRole = (typeof LEDGER_ROLES)[number];
export type JournalDocumentKind = (typeof JOURNAL_DOCUMENTS)[number];
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];
