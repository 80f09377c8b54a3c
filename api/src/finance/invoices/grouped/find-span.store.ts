import type { BillingSpan } from 'shared-contracts/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { toBillingSpan } from './span.present.ts';

export async function findSpan(db: Db, periodId: string | null): Promise<BillingSpan | null> {
  if (periodId === null) return null;
  const period = await db
    .selectFrom('billingPeriods')
    .select(['cycle', 'fromDay', 'toDay'])
    .where('id', '=', periodId)
    .executeTakeFirstOrThrow();
  return toBillingSpan(period);
}
