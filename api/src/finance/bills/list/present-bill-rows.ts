import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { Db } from '../../../platform/database/database.ts';
import { findUserPreferences } from '../../../identity/public.ts';
import { findOwnAmounts } from '../../exchange-rates/own-amounts.store.ts';
import { findBalances } from '../../payments/balances.store.ts';
import type { Reading } from './bill-conditions.store.ts';
import type { ListedBill } from './bill-list.store.ts';
import { presentBillRow } from './bill-row.present.ts';

/** The rows of a page with what is paid of their invoices. */
export async function presentBillRows(db: Db, bills: readonly ListedBill[], reading: Reading): Promise<BillRow[]> {
  const balances = await findBalances(
    db,
    bills.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const { organizationId, userId } = reading.caller;
  const { zone } = await findUserPreferences(db, userId);
  const own = await findOwnAmounts(
    db,
    { organizationId, zone },
    bills.map(({ id, currency, taxBase, vat, total, approvedAt, submittedAt }) => ({
      id,
      currency,
      net: taxBase,
      tax: vat,
      total,
      at: approvedAt ?? submittedAt,
    })),
  );
  return bills.map((bill) => ({
    ...presentBillRow(bill, balances.get(bill.invoiceId ?? ''), reading),
    own: own.get(bill.id) ?? null,
  }));
}
