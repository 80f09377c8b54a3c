import type { Invoice } from 'shared-contracts/finance/invoices';
import type { InvoiceKind } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../platform/database/database.ts';

/** The invoice of a version of a bill, none if it was approved before invoices were issued; or its last credit note. */
export const findInvoiceOfBill = async (
  db: Db,
  { billId, version, kind = 'invoice' }: { billId: string; version: number; kind?: InvoiceKind },
): Promise<Invoice | undefined> =>
  (
    await db
      .selectFrom('invoiceBills')
      .innerJoin('invoices', (join) =>
        join.onRef(kind === 'invoice' ? 'invoices.id' : 'invoices.originalId', '=', 'invoiceBills.invoiceId'),
      )
      .select('invoices.content')
      .where('invoiceBills.billId', '=', billId)
      .where('invoiceBills.billVersion', '=', version)
      .orderBy('invoices.issuedAt', 'desc')
      .orderBy('invoices.sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.content;
