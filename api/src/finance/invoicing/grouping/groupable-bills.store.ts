import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isListed } from '../../bills/list/bill-conditions.store.ts';
import { mayIssue } from '../../bills/bill.rules.ts';
import type { GroupableBill } from './group.rules.ts';

const findBills = (db: Db, reading: { caller: Caller; now: number }, ids: readonly string[]) =>
  db
    .selectFrom('bills')
    .leftJoin('invoices', 'invoices.id', 'bills.invoiceId')
    .select(['bills.id', 'bills.state', 'bills.outdatedAt', 'bills.billingPeriodId', 'invoices.number as invoice'])
    .where('bills.id', 'in', ids)
    .where(isListed(reading, 'all'))
    .execute();

const findPeriods = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('billingPeriods')
    .innerJoin('organizations as payer', 'payer.id', 'payerId')
    .innerJoin('organizations as payee', 'payee.id', 'payeeId')
    .selectAll('billingPeriods')
    .select(['payer.name as payer', 'payee.name as payee'])
    .where('billingPeriods.id', 'in', ids)
    .execute();

/** The bills with these ids that the caller sees, by id. */
export async function findGroupable(
  db: Db,
  reading: { caller: Caller; now: number },
  ids: readonly string[],
): Promise<ReadonlyMap<string, GroupableBill>> {
  const bills = await findBills(db, reading, ids);
  const periodIds = [...new Set(bills.flatMap(({ billingPeriodId }) => billingPeriodId ?? []))];
  const periods = periodIds.length === 0 ? [] : await findPeriods(db, periodIds);
  const periodOf = new Map(periods.map((period) => [period.id, period]));
  return new Map(
    bills.map(({ billingPeriodId, ...bill }): [string, GroupableBill] => {
      const period = periodOf.get(billingPeriodId ?? '');
      if (!period) return [bill.id, { ...bill, period: null, mayIssue: false }];
      const { of, isSelfBilled, payerId, payer, payeeId, payee } = period;
      const issuer = isSelfBilled ? { id: payerId, name: payer } : { id: payeeId, name: payee };
      return [
        bill.id,
        {
          ...bill,
          period: { ...period, issuer: issuer.name },
          mayIssue: mayIssue(reading.caller, { of, issuerId: issuer.id }),
        },
      ];
    }),
  );
}
