import { type Expression, sql, type SqlBool } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db } from '../../../platform/database/database.ts';
import { matchesSearch } from '../../../platform/database/search.ts';

/** The two sides of a carrier invoice; its organization pays. */
export type Sides = { organizationId: string; partnerId: string };
export type FoundSubject = { of: BillSubject; id: string; number: string; reference: string | null };

/** References aren't unique: only the newest matches of a very common one are considered. */
const MAX_FOUND = 500;
const MAX_CHOICES = 20;
const TABLES = { order: 'orders', trip: 'trips' } as const satisfies Record<BillSubject, string>;
const PARTNER = { order: sql.ref('partnerId'), trip: sql.ref('billingPartnerId') };

const selectSubjects = (db: Db, of: BillSubject, organizationId: string) =>
  db
    .selectFrom(TABLES[of])
    .select(['id', 'number', 'reference'])
    .select(sql<BillSubject>`${sql.lit(of)}::text`.as('of'))
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id');

/** The payer's orders and trips with one of the numbers or references. @param names normalized */
export async function findSubjects(db: Db, payerId: string, names: readonly string[]): Promise<FoundSubject[]> {
  if (names.length === 0) return [];
  const isNamed = sql<boolean>`(upper(number) = any(${names}::text[])
    or upper(regexp_replace(reference, '\\s+', '', 'g')) = any(${names}::text[]))`;
  const find = (of: BillSubject) => selectSubjects(db, of, payerId).where(isNamed).limit(MAX_FOUND).execute();
  return [...(await find('order')), ...(await find('trip'))];
}

/** Orders and trips of the payer with this carrier, the newest first, to choose from by hand. */
export async function searchSubjects(db: Db, { organizationId, partnerId }: Sides, search: string | undefined) {
  const find = (of: BillSubject) =>
    selectSubjects(db, of, organizationId)
      .where(sql<boolean>`${PARTNER[of]} = ${partnerId}::uuid`)
      .where(matchesSearch(search, 'number', 'reference'))
      .limit(MAX_CHOICES)
      .execute();
  return [...(await find('order')), ...(await find('trip'))].slice(0, MAX_CHOICES);
}

/** Orders and trips with submitted or approved bills of the carrier that begin in a period. @param to exclusive */
export const findBilledIn = (
  db: Db,
  { organizationId, partnerId }: Sides,
  { from, to }: { from: number; to: number },
): Promise<{ orderId: string | null; tripId: string | null }[]> =>
  db
    .selectFrom('bills')
    .select(['orderId', 'tripId'])
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', partnerId)
    .where('state', '<>', 'draft')
    .where('beginsAt', '>=', from)
    .where('beginsAt', '<', to)
    .orderBy('beginsAt')
    .limit(MAX_FOUND)
    .execute();

/** An invoice claims an order or trip unless it is rejected or nothing is agreed to be paid for it. */
export const claims = (orderId: Expression<unknown>, tripId: Expression<unknown>) =>
  sql<SqlBool>`(${sql.ref('carrierInvoices.creditedId')} is null and ${sql.ref('carrierInvoices.status')} <> 'rejected' and not exists (
    select from jsonb_array_elements(${sql.ref('carrierInvoices.agreed')}) amount
    where (amount->>'subjectId')::uuid = coalesce(${orderId}, ${tripId}) and (amount->>'net')::numeric = 0
  ))`;

/** The numbers of other carrier invoices of the payer that claim an order or trip. */
export async function findOtherInvoices(
  db: Db,
  organizationId: string,
  subjectIds: readonly string[],
  exceptId: string | null,
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const ids = sql<string>`any(${subjectIds}::uuid[])`;
  let query = db
    .selectFrom('carrierInvoiceLines')
    .innerJoin('carrierInvoices', 'carrierInvoices.id', 'carrierInvoiceId')
    .select(['orderId', 'tripId', 'carrierInvoices.number'])
    .where('organizationId', '=', organizationId)
    .where(claims(sql.ref('orderId'), sql.ref('tripId')))
    .where(({ or, eb }) => or([eb('orderId', '=', ids), eb('tripId', '=', ids)]));
  if (exceptId !== null) query = query.where('carrierInvoices.id', '<>', exceptId);
  const rows = await query.execute();
  return new Map(rows.map(({ orderId, tripId, number }) => [orderId ?? tripId ?? '', number]));
}
