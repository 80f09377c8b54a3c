import { type Selectable, sql, type Updateable } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { Figures } from './figures.ts';

export type StoredBill = Selectable<Tables['bills']>;
export const SUBJECT_COLUMN = { order: 'orderId', trip: 'tripId' } as const satisfies Record<BillSubject, string>;

/** Stored bills by order or trip id; a bill is stored when it is first edited or submitted. */
export async function findStoredBills(
  db: Db,
  of: BillSubject,
  ids: readonly string[],
): Promise<Map<string, StoredBill>> {
  const rows = await db
    .selectFrom('bills')
    .selectAll()
    .where(SUBJECT_COLUMN[of], '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row[SUBJECT_COLUMN[of]] ?? '', row]));
}

/** Finds or creates the bill of a locked order or trip. */
export async function findOrCreateBill(
  tx: Db,
  of: BillSubject,
  { id, organizationId }: { id: string; organizationId: string },
  createdAt: number,
): Promise<StoredBill> {
  const found = await tx
    .selectFrom('bills')
    .selectAll()
    .where(SUBJECT_COLUMN[of], '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    found ??
    tx
      .insertInto('bills')
      .values({ organizationId, [SUBJECT_COLUMN[of]]: id, createdAt })
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Counts as a change of the bill. */
export const updateBill = (tx: Db, id: string, changes: Updateable<Tables['bills']>): Promise<StoredBill> =>
  tx
    .updateTable('bills')
    .set(changes)
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Unfreezes the figures. */
export const DRAFT_VALUES = {
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

/** Reset when another contract rates the bill, or when it is created again. */
export const NO_OVERRIDE = { overrideReason: null, overriddenBy: null, overriddenAt: null } as const;

/** The columns that are frozen on submission. */
export const toFrozenValues = (figures: Figures, partnerId: string | null) => {
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
