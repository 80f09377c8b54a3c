import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db } from '../../../platform/database/database.ts';
import { computeBills, type ComputedBill } from '../../bills/compute-bills.ts';
import type { ReportRequest, ReportRow } from '../source.ts';
import { type BillParties, toBillCells } from './bill-amounts.rules.ts';

async function findNames(db: Db, table: 'organizations' | 'contacts', ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function findParties(db: Db, bills: readonly ComputedBill[]): Promise<(bill: ComputedBill) => BillParties> {
  const [partners, contacts] = await Promise.all([
    findNames(
      db,
      'organizations',
      bills.map(({ partnerId }) => partnerId),
    ),
    findNames(
      db,
      'contacts',
      bills.map(({ billingContactId }) => billingContactId),
    ),
  ]);
  return ({ partnerId, billingContactId }) => ({
    partner: partners.get(partnerId ?? '') ?? null,
    contact: contacts.get(billingContactId ?? '') ?? null,
  });
}

/** Fills in the columns of draft bills, which are computed on every read: amounts and parties. */
export async function addDrafts(
  db: Db,
  of: BillSubject,
  { columns, routing }: Pick<ReportRequest, 'columns' | 'routing'>,
  rows: readonly ReportRow[],
): Promise<ReportRow[]> {
  const ids = rows.filter(({ isDraft }) => isDraft).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const bills = await computeBills(db, routing, of, ids);
  const partiesOf = await findParties(db, [...bills.values()]);
  return rows.map((row) => {
    const bill = row.isDraft ? bills.get(row.id) : undefined;
    return bill ? { ...row, cells: { ...row.cells, ...toBillCells(bill.figures, partiesOf(bill), columns) } } : row;
  });
}
