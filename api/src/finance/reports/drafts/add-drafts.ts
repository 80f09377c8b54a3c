import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db } from '../../../platform/database/database.ts';
import { computeBills } from '../../bills/compute-bills.ts';
import type { ReportRequest, ReportRow } from '../source.ts';
import { toBillCells } from './bill-amounts.rules.ts';

/** Fills in the amounts of draft bills, which are computed on every read. */
export async function addDrafts(
  db: Db,
  of: BillSubject,
  { columns, routing }: Pick<ReportRequest, 'columns' | 'routing'>,
  rows: readonly ReportRow[],
): Promise<ReportRow[]> {
  const ids = rows.filter(({ isDraft }) => isDraft).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const bills = await computeBills(db, routing, of, ids);
  return rows.map((row) => {
    const bill = row.isDraft ? bills.get(row.id) : undefined;
    return bill ? { ...row, cells: { ...row.cells, ...toBillCells(bill.figures, columns) } } : row;
  });
}
