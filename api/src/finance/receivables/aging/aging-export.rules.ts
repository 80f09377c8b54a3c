import type { AgingRow } from 'shared-contracts/finance/aging';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const AGING_EXPORT: ExportColumns<AgingRow> = {
  partner: column('text', ({ partner }) => partner.name),
  currency: column('text', ({ currency }) => currency),
  invoices: column('integer', ({ invoices }) => invoices),
  notDue: moneyColumns(({ notDue }) => notDue),
  days30: moneyColumns(({ days30 }) => days30),
  days60: moneyColumns(({ days60 }) => days60),
  days90: moneyColumns(({ days90 }) => days90),
  over90: moneyColumns(({ over90 }) => over90),
  credit: moneyColumns(({ credit }) => credit),
  creditLimit: [
    ...column<AgingRow>('money', ({ creditUse }) => creditUse?.limit ?? null),
    ...column<AgingRow>('text', ({ creditUse }) => creditUse?.currency ?? null, 'currency'),
  ],
  creditUsed: column('integer', ({ creditUse }) => creditUse?.percent ?? null),
  total: moneyColumns(({ total }) => total),
};
