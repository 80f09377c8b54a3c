import type { ReportColumn, ReportTotals } from 'shared-contracts/finance/reports';
import { withValues } from 'shared-ui';
import type { TotalsRow } from 'shared-ui/list';
import { renderCell } from './report-cell.tsx';
import { messages } from './reports.messages.ts';

/** One row per currency; columns without one are in the first row. */
export function toTotalsRows(
  { items }: ReportTotals,
  columns: readonly Pick<ReportColumn, 'id' | 'kind'>[],
): TotalsRow[] {
  const plain = items.find(({ currency }) => currency === null)?.cells ?? {};
  const currencies = items.filter(({ currency }) => currency !== null);
  const rows = currencies.length > 0 ? currencies : items;
  return rows.map(({ currency, cells }, i) => ({
    id: currency ?? '',
    label: currency === null ? messages.total : withValues(messages.totalIn, { currency }),
    cells: Object.fromEntries(
      columns.flatMap(({ id, kind }) => {
        const value = cells[id] ?? (i === 0 ? plain[id] : undefined);
        return value === undefined ? [] : [[id, renderCell(kind, value)]];
      }),
    ),
  }));
}
