import { type Expression, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Sides } from '../matching/subjects.store.ts';
import { type CreditedPart, creditedParts } from './credit.rules.ts';

const selectCreditable = (db: Db, { organizationId, partnerId }: Sides) =>
  db
    .selectFrom('carrierInvoices')
    .select(['id', 'number', 'status', 'currency', 'comparison', 'agreed', 'organizationId', 'partnerId'])
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', partnerId)
    .where('creditedId', 'is', null);
export type CreditedInvoice = Awaited<ReturnType<ReturnType<typeof selectCreditable>['executeTakeFirstOrThrow']>>;

/** An invoice of the carrier, which a credit note can credit. */
export const findCreditable = (db: Db, sides: Sides, id: string) =>
  selectCreditable(db, sides).where('id', '=', id).executeTakeFirst();

/** @param number compared without regard to case */
export const findCreditableByNumber = (db: Db, sides: Sides, number: string) =>
  selectCreditable(db, sides)
    .where(sql<boolean>`upper(number) = upper(${number})`)
    .executeTakeFirst();

/** What an invoice contains per order or trip, with the amounts that other approved credit notes credit. */
export async function findCreditedParts(db: Db, credited: CreditedInvoice): Promise<CreditedPart[]> {
  const rows = await db
    .selectFrom('carrierInvoiceLines')
    .innerJoin('carrierInvoices', 'carrierInvoices.id', 'carrierInvoiceId')
    .select(({ fn }) => [
      sql<string | null>`coalesce(order_id, trip_id)`.as('subjectId'),
      fn.sum<string>('carrierInvoiceLines.net').as('net'),
    ])
    .where('creditedId', '=', credited.id)
    .where('status', '=', 'approved')
    .groupBy(sql`coalesce(order_id, trip_id)`)
    .execute();
  return creditedParts(credited, (id) => rows.find(({ subjectId }) => subjectId === id)?.net ?? '0.00');
}

/** The totals of approved credit notes of an invoice, and their net amounts that don't reduce the payment. */
export const sumCredits = (invoiceId: Expression<unknown>) =>
  ({
    creditedTotal: sql<string>`(
      select coalesce(sum(notes.total), 0.00) from carrier_invoices notes
      where notes.credited_id = ${invoiceId} and notes.status = 'approved'
    )`,
    fulfilledNet: sql<string>`(
      select coalesce(sum(notes.net + notes.payable_net), 0.00) from carrier_invoices notes
      where notes.credited_id = ${invoiceId} and notes.status = 'approved'
    )`,
  }) as const;

/** The credit notes of an invoice, the oldest first. */
export const listCreditNotes = (db: Db, creditedId: string) =>
  db
    .selectFrom('carrierInvoices')
    .select(['id', 'number', 'status', 'issuedOn', 'total', 'payableTotal as payable'])
    .where('creditedId', '=', creditedId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
