import { type Selectable, sql, type Updateable } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/bills';
import type { Db, Tables } from '../../platform/database.ts';
import type { Figures } from './figures.ts';

export type StoredBill = Selectable<Tables['bills']>;
export const COLUMN_OF = { order: 'orderId', trip: 'tripId' } as const satisfies Record<BillSubject, string>;

/** What has been told on bills, by the order or trip; of the others there is none. */
export async function storedBills(db: Db, of: BillSubject, ids: readonly string[]): Promise<Map<string, StoredBill>> {
  const rows = await db
    .selectFrom('bills')
    .selectAll()
    .where(COLUMN_OF[of], '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row[COLUMN_OF[of]] ?? '', row]));
}

/** The bill of an order or a trip that is locked, made when there was none. */
export async function ownBill(
  tx: Db,
  of: BillSubject,
  { id, organizationId }: { id: string; organizationId: string },
  createdAt: number,
): Promise<StoredBill> {
  const found = await tx.selectFrom('bills').selectAll().where(COLUMN_OF[of], '=', id).forUpdate().executeTakeFirst();
  return (
    found ??
    tx
      .insertInto('bills')
      .values({ organizationId, [COLUMN_OF[of]]: id, createdAt })
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Counts as a change. */
export const changeBill = (tx: Db, id: string, changes: Updateable<Tables['bills']>): Promise<StoredBill> =>
  tx
    .updateTable('bills')
    .set(changes)
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Its figures are open again. */
export const AS_DRAFT = {
  state: 'draft',
  figures: null,
  partnerId: null,
  currencyId: null,
  net: null,
  taxBase: null,
  vat: null,
  total: null,
  submittedBy: null,
  submittedAs: null,
  submittedAt: null,
} as const satisfies Updateable<Tables['bills']>;

/** What stays as it is from when a bill is submitted. */
export const frozen = (figures: Figures, partnerId: string | null) => {
  const { contract, net, taxBase, vat, total } = figures;
  return {
    figures: JSON.stringify(figures),
    partnerId,
    currencyId: contract ? (contract.terms.billingCurrencyId ?? contract.terms.baseCurrencyId) : null,
    net,
    taxBase,
    vat,
    total,
  };
};
