import type { AccrualRow } from 'shared-contracts/finance/accruals';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const ACCRUAL_EXPORT: ExportColumns<AccrualRow> = {
  number: column('text', ({ subject }) => formatOrderNumber(subject)),
  month: column('text', ({ month }) => month),
  of: column('code', ({ of }) => of),
  reference: column('text', ({ subject }) => subject.reference),
  side: column('code', ({ side }) => side),
  partner: column('text', ({ partner }) => partner.name),
  contract: column('text', ({ contract }) => contract),
  deliveredAt: column('date', ({ deliveredAt }) => deliveredAt),
  state: column('code', ({ state }) => state),
  amount: moneyColumns(({ amount }) => amount),
  invoice: column('text', ({ invoice }) => invoice),
  billed: moneyColumns(({ billed }) => billed),
  difference: moneyColumns(({ difference }) => difference),
};
