import type { Invoice } from 'shared-contracts/finance/invoices';
import type { InvoiceKind } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../platform/database/database.ts';

/** The invoice of a version of a bill, none if it was approved before invoices were issued; or its credit note. */
export const findInvoiceOfBill = async (
  db: Db,
  { billId, version, kind = 'invoice' }: { billId: string; version: number; kind?: InvoiceKind },
): Promise<Invoice | undefined> =>
  (
    await db
      .selectFrom('invoices')
      .select('content')
      .where('billId', '=', billId)
      .where('billVersion', '=', version)
      .where('kind', '=', kind)
      .executeTakeFirst()
  )?.content;
