import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { EpcBuyerDefaults, EpcPurchaseQuery } from 'shared-contracts/finance/epc-purchases';
import { optionalPersonName, personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { toInvoiceNumber } from './purchase.rules.ts';

const selectPurchases = (db: Db) =>
  db
    .selectFrom('epcPurchases')
    .innerJoin('organizations', 'organizations.id', 'epcPurchases.organizationId')
    .leftJoin('users', 'users.id', 'epcPurchases.userId')
    .leftJoin('users as deciders', 'deciders.id', 'epcPurchases.decidedBy')
    .select([
      'epcPurchases.id',
      'number',
      'state',
      'quantity',
      'unitPrice',
      'epcPurchases.currency',
      'taxPercentage',
      'buyer',
      'seller',
      'epcPurchases.createdAt',
      'dueAt',
      'expiresAt',
      'paymentReference',
      'reason',
      'decidedAt',
      personName().as('user'),
      optionalPersonName('deciders').as('decidedBy'),
    ])
    .select(({ ref, exists, selectFrom }) => [
      jsonBuildObject({ id: ref('organizations.id'), name: ref('organizations.name') }).as('organization'),
      exists(
        selectFrom('epcEntries')
          .select('epcEntries.id')
          .whereRef('purchaseId', '=', 'epcPurchases.id')
          .where('kind', '=', 'purchased'),
      )
        .$castTo<boolean>()
        .as('isCounted'),
    ]);

export type PurchaseRow = Awaited<ReturnType<typeof listPurchases>>['items'][number];

/** Newest first. @param organizationId null: of all organizations */
export function listPurchases(
  db: Db,
  organizationId: string | null,
  { search, state, ...range }: z.infer<typeof EpcPurchaseQuery>,
) {
  let rows = selectPurchases(db).where(matchesSearch(search, 'number', 'organizations.name', 'paymentReference'));
  if (organizationId !== null) rows = rows.where('epcPurchases.organizationId', '=', organizationId);
  if (state) rows = rows.where('state', '=', state);
  return paginate(rows.orderBy('epcPurchases.createdAt', 'desc').orderBy('number', 'desc'), range);
}

/** @param organizationId null: of any organization */
export function findPurchase(db: Db, id: string, organizationId: string | null): Promise<PurchaseRow | undefined> {
  const rows = selectPurchases(db).where('epcPurchases.id', '=', id);
  return (
    organizationId === null ? rows : rows.where('epcPurchases.organizationId', '=', organizationId)
  ).executeTakeFirst();
}

export const lockPurchase = (tx: Db, id: string) =>
  tx.selectFrom('epcPurchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type LockedPurchase = NonNullable<Awaited<ReturnType<typeof lockPurchase>>>;

/** Credits of open purchases that will count once they are paid. */
export async function sumUnpaidCredits(db: Db, organizationId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('epcPurchases')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('quantity'), sql.lit(0)).as('sum'))
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('epcEntries').select('epcEntries.id').whereRef('purchaseId', '=', 'epcPurchases.id'))),
    )
    .executeTakeFirstOrThrow();
  return sum;
}

/** The next number of a year: without gaps, because it is rolled back with the purchase. */
export async function takeInvoiceNumber(tx: Db, year: number): Promise<string> {
  const { last } = await tx
    .insertInto('epcInvoiceNumbers')
    .values({ year, last: 1 })
    .onConflict((row) => row.column('year').doUpdateSet({ last: sql<number>`epc_invoice_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return toInvoiceNumber(year, last);
}

/** The default buyer: that of the last purchase, or else the organization. */
export async function findBuyer(db: Db, organizationId: string): Promise<EpcBuyerDefaults> {
  const last = await db
    .selectFrom('epcPurchases')
    .select('buyer')
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return last.buyer;
  const { name } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name, address: '', taxNumber: '' };
}
