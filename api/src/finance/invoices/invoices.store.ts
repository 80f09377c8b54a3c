import type { Invoice } from 'shared-contracts/finance/invoices';
import type { Db } from '../../platform/database/database.ts';

/** The invoice of a version of a bill; none if it was approved before invoices were issued. */
export const findInvoiceOfBill = async (db: Db, billId: string, version: number): Promise<Invoice | undefined> =>
  (
    await db
      .selectFrom('invoices')
      .select('content')
      .where('billId', '=', billId)
      .where('billVersion', '=', version)
      .where('kind', '=', 'invoice')
      .executeTakeFirst()
  )?.content;
