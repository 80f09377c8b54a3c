import type { GroupedCycle } from 'shared-contracts/values/finance/invoices';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ApprovedBill } from '../issue/content.rules.ts';
import type { BillingContact } from '../issue/parties.store.ts';
import { spanOf } from './period.rules.ts';

export type WaitingBill = {
  bill: ApprovedBill;
  billId: string;
  billVersion: number;
  payerId: string;
  payeeId: string;
  currencyId: string;
  billingContact: BillingContact | null;
  cycle: GroupedCycle;
  /** Unix seconds. */
  at: number;
  zone: string;
};

type Period = Pick<WaitingBill, 'payerId' | 'payeeId' | 'currencyId' | 'cycle'> &
  Pick<ApprovedBill, 'of' | 'isSelfBilled'> & { fromDay: string; toDay: string };

async function findOrCreatePeriod(tx: Db, period: Period): Promise<string> {
  await tx
    .insertInto('billingPeriods')
    .values(period)
    .onConflict((row) => row.doNothing())
    .execute();
  const { toDay: _, ...key } = period;
  return (
    await tx
      .selectFrom('billingPeriods')
      .select('id')
      .where((eb) => eb.and(key))
      .executeTakeFirstOrThrow()
  ).id;
}

/** Lets an approved bill wait, as it is, for the invoice of its week or month. */
export async function awaitInvoice(tx: Db, waiting: WaitingBill): Promise<void> {
  const { bill, billId, billVersion, billingContact, cycle, at, zone, payerId, payeeId, currencyId } = waiting;
  const serviceAt = bill.service.to ?? bill.service.from ?? at;
  const days = { service: toLocalDate(serviceAt, zone), approval: toLocalDate(at, zone) };
  const { from: fromDay, to: toDay } = spanOf(cycle, days);
  const { of, isSelfBilled } = bill;
  const key = { of, isSelfBilled, payerId, payeeId, currencyId, cycle, fromDay, toDay };
  const billingPeriodId = await findOrCreatePeriod(tx, key);
  await tx
    .insertInto('invoiceBills')
    .values({
      billId,
      billVersion,
      billingPeriodId,
      content: JSON.stringify(bill),
      billingContact: billingContact && JSON.stringify(billingContact),
      serviceAt,
    })
    .execute();
  await tx.updateTable('bills').set({ billingPeriodId }).where('id', '=', billId).execute();
}

/** Takes a waiting bill out of its period. */
export const stopAwaitingInvoice = (tx: Db, billId: string) =>
  tx.deleteFrom('invoiceBills').where('billId', '=', billId).where('invoiceId', 'is', null).execute();
