import type { CarrierInvoiceRow } from 'shared-contracts/finance/carrier-invoices';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const CARRIER_INVOICE_EXPORT: ExportColumns<CarrierInvoiceRow> = {
  number: column('text', ({ number }) => number),
  kind: column('code', ({ kind }) => kind),
  credited: column('text', ({ credited }) => credited?.number ?? null),
  partner: column('text', ({ side, payer, payee }) => (side === 'payee' ? payer.name : payee.name)),
  status: column('code', ({ status }) => status),
  side: column('code', ({ side }) => side),
  issuedOn: column('text', ({ issuedOn }) => issuedOn),
  dueOn: column('text', ({ dueOn }) => dueOn),
  net: moneyColumns(({ net }) => net),
  tax: moneyColumns(({ tax }) => tax),
  total: moneyColumns(({ total }) => total),
  difference: moneyColumns(({ difference }) => difference),
  payable: moneyColumns(({ payable }) => payable),
  creditedTotal: moneyColumns(({ creditedTotal }) => creditedTotal),
  awaitedCredit: moneyColumns(({ awaitedCredit }) => awaitedCredit),
  receivedAt: column('date', ({ receivedAt }) => receivedAt),
};
