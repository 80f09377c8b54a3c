import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/time/days.rules.ts';
import { reversalDay } from '../../accruals/accrual.rules.ts';
import type { AccrualDocument } from '../postings.rules.ts';
import { isNew } from './invoices.store.ts';
import type { Sources } from './period.ts';
import type { Rates } from './rates.ts';

function listRuns(db: Db, organizationId: string) {
  const isNewOf = (kind: string) =>
    sql<boolean>`${isNew(organizationId, sql`${kind}::text`, sql.ref('accrualRuns.id'))}`;
  return db
    .selectFrom('accrualRuns')
    .select(['id', 'month', isNewOf('accrual').as('accrual'), isNewOf('accrualReversal').as('accrualReversal')])
    .where('organizationId', '=', organizationId)
    .where('postedAt', 'is not', null)
    .orderBy('month')
    .execute();
}

const listItems = (db: Db, runId: string) =>
  db
    .selectFrom('accruals')
    .leftJoin('orders', 'orders.id', 'orderId')
    .leftJoin('orderTypes', 'orderTypes.id', 'orders.orderTypeId')
    .leftJoin('trips', 'trips.id', 'tripId')
    .select(['side', 'currency', 'amount', 'payerId', 'payeeId', 'orderTypes.code as orderType'])
    .select(sql<string>`coalesce(orders.number, trips.number)`.as('reference'))
    .where('runId', '=', runId)
    .where('currency', 'is not', null)
    .where('amount', 'is not', null)
    .orderBy('side')
    .orderBy('currency')
    .orderBy('deliveredAt')
    .orderBy('accruals.id')
    .execute();

/** A reversal is at the rate of what it reverses. */
async function findExportedRate(db: Db, runId: string, currency: string): Promise<string | undefined> {
  const posting = await db
    .selectFrom('journalPostings')
    .select('rate')
    .where('kind', '=', 'accrual')
    .where('sourceId', '=', runId)
    .where('currency', '=', currency)
    .limit(1)
    .executeTakeFirst();
  return posting?.rate;
}

/** Posted accruals, dated at the end of their month, and their reversals on the next day. */
export async function listAccrualDocuments({ db, period }: Sources, rates: Rates): Promise<AccrualDocument[]> {
  const { organizationId, from, to } = period;
  const isInPeriod = (day: string) => day <= to && (from === null || day >= from);
  const documents: AccrualDocument[] = [];
  for (const run of await listRuns(db, organizationId)) {
    const reversed = reversalDay(run.month);
    const end = addDays(reversed, -1);
    const parts = [
      ...(run.accrual && isInPeriod(end) ? [{ kind: 'accrual' as const, day: end }] : []),
      ...(run.accrualReversal && isInPeriod(reversed) ? [{ kind: 'accrualReversal' as const, day: reversed }] : []),
    ];
    const items = parts.length === 0 ? [] : await listItems(db, run.id);
    const groups = Map.groupBy(items, ({ side, currency }) => `${side} ${currency}`);
    for (const { kind, day } of parts)
      for (const group of groups.values()) {
        const [first] = group;
        if (!first?.currency) continue;
        const { side, currency } = first;
        documents.push({
          kind,
          sourceId: run.id,
          day,
          document: run.month,
          side,
          currency,
          ownCurrency: rates.ownCurrency ?? currency,
          rate: (await findExportedRate(db, run.id, currency)) ?? (await rates.on(currency, end)),
          items: group.map(({ payerId, payeeId, reference, orderType, amount }) => ({
            partnerId: side === 'payee' ? payerId : payeeId,
            reference,
            orderType,
            amount: amount ?? '0',
          })),
        });
      }
  }
  return documents;
}
