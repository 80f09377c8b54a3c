import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const INVOICE_EXPORT: ExportColumns<InvoiceRow> = {
  number: column('text', ({ number }) => number),
  kind: column('code', ({ kind }) => kind),
  side: column('code', ({ side }) => side),
  partner: column('text', ({ side, payer, payee }) => (side === 'payee' ? payer.name : payee.name)),
  issuedAt: column('date', ({ issuedAt }) => issuedAt),
  dueAt: column('date', ({ dueAt }) => dueAt),
  bills: column('text', ({ subject, bills }) => (subject ? formatOrderNumber(subject) : String(bills))),
  net: moneyColumns(({ net }) => net),
  tax: moneyColumns(({ tax }) => tax),
  total: moneyColumns(({ total }) => total),
  open: moneyColumns(({ open }) => open ?? null),
};
