import type { Db } from '../../../platform/database/database.ts';
import { type CreditedLine, remainingLines } from './remaining.rules.ts';

/** The lines and the total of an invoice that its credit notes leave. */
export async function findLeft(db: Db, invoiceId: string, invoice: Parameters<typeof remainingLines>[0]) {
  const creditNotes = await db
    .selectFrom('invoices')
    .select('content')
    .where('originalId', '=', invoiceId)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();
  const contents = creditNotes.map(({ content }) => content);
  return { left: remainingLines(invoice, contents) satisfies CreditedLine[], isUncredited: contents.length === 0 };
}

/** Locks an invoice until the end of the transaction: its credit notes and payments follow one another. */
export const lockInvoice = (tx: Db, id: string) =>
  tx
    .selectFrom('invoices')
    .select(['content', 'organizationId', 'billId', 'billVersion', 'billingPeriodId', 'payerId', 'payeeId'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();
export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;
