/**
 * The result of importing a line of a bank statement. `matched`: it pays the open amount of its invoices; `partly`: a
 * part of it. Only these two are recorded. `unknownNumber`: its text names no invoice of the payee; `ambiguous`:
 * several payers have an invoice with that number; `severalPayers`, `currencyDiffers`, `exceedsOpen`: it can't be a
 * single payment of them.
 */
export const PAYMENT_LINE_RESULTS = [
  'matched',
  'partly',
  'unknownNumber',
  'ambiguous',
  'severalPayers',
  'currencyDiffers',
  'exceedsOpen',
  'alreadyImported',
  'unreadable',
] as const;

/** Lines of a file. */
export const MAX_PAYMENT_LINES = 2_000;
export const MAX_PAYMENT_FILE_BYTES = 5 * 1024 * 1024;

export type PaymentLineResult = (typeof PAYMENT_LINE_RESULTS)[number];
