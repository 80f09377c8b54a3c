import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { BillingPeriodQuery } from 'shared-contracts/finance/billing-periods';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { isVisible, otherName } from '../parties.store.ts';

type SortColumn = Exclude<BillingPeriodQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (caller: Caller) => RawBuilder<unknown>> = {
  from: () => sql.ref('fromDay'),
  closesOn: () => sql.ref('toDay'),
  partner: otherName,
  net: () => sql.ref('waiting.net'),
};

/** Periods with waiting bills, including outdated ones, which aren't counted. */
const selectPeriods = (db: Db) =>
  db
    .selectFrom('billingPeriods')
    .innerJoin('organizations as payer', 'payer.id', 'billingPeriods.payerId')
    .innerJoin('organizations as payee', 'payee.id', 'billingPeriods.payeeId')
    .innerJoin('currencies', 'currencies.id', 'billingPeriods.currencyId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoiceBills')
          .innerJoin('bills', 'bills.id', 'invoiceBills.billId')
          .select([
            sql<number>`count(*)`.as('all'),
            sql<number>`count(*) filter (where bills.outdated_at is null)`.as('bills'),
            sql<string>`coalesce(sum((content->>'net')::numeric) filter (where bills.outdated_at is null), 0)`.as(
              'net',
            ),
          ])
          .whereRef('invoiceBills.billingPeriodId', '=', 'billingPeriods.id')
          .where('invoiceBills.invoiceId', 'is', null)
          .as('waiting'),
      (join) => join.onTrue(),
    );

const selectRows = (db: Db) =>
  selectPeriods(db).select([
    'billingPeriods.id',
    'billingPeriods.of',
    'billingPeriods.cycle',
    'fromDay',
    'toDay',
    'isSelfBilled',
    'payerId',
    'payer.name as payer',
    'payeeId',
    'payee.name as payee',
    'currencies.shortName as currency',
    'waiting.all',
    'waiting.bills',
    'waiting.net',
  ]);
export type ListedPeriod = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

export function listPeriods(db: Db, caller: Caller, query: BillingPeriodQuery) {
  const { of, cycle, partnerId, search } = query;
  const { column, direction } = parseSort(query.sort);
  const conditions = [
    isVisible(caller, 'billingPeriods', sql.ref('billingPeriods.of')),
    sql<SqlBool>`waiting.all > 0`,
    ...(of ? [sql<SqlBool>`billing_periods.of = ${of}`] : []),
    ...(cycle ? [sql<SqlBool>`billing_periods.cycle = ${cycle}`] : []),
    ...(partnerId ? [sql<SqlBool>`${partnerId}::uuid in (payer.id, payee.id)`] : []),
    ...(search ? [sql<SqlBool>`${otherName(caller)} ilike ${toLikePattern(search)}`] : []),
  ];
  return paginate(
    selectRows(db)
      .where((eb) => eb.and(conditions))
      .orderBy(COLUMNS[column](caller), direction)
      .orderBy('billingPeriods.id', direction),
    query,
    selectPeriods(db).where((eb) => eb.and(conditions)),
  );
}

/** A period that the caller sees, whether bills wait or not. */
export const findPeriod = (db: Db, caller: Caller, id: string): Promise<ListedPeriod | undefined> =>
  selectRows(db)
    .where('billingPeriods.id', '=', id)
    .where(isVisible(caller, 'billingPeriods', sql.ref('billingPeriods.of')))
    .executeTakeFirst();

/** The bills of a period that wait, the earliest service first. */
export const listWaiting = (db: Db, periodId: string, limit: number) =>
  db
    .selectFrom('invoiceBills')
    .innerJoin('bills', 'bills.id', 'invoiceBills.billId')
    .select(['bills.id', 'orderId', 'tripId', 'content'])
    .where('invoiceBills.billingPeriodId', '=', periodId)
    .where('invoiceBills.invoiceId', 'is', null)
    .where('bills.outdatedAt', 'is', null)
    .orderBy('serviceAt')
    .orderBy(sql`content->'subject'->>'number'`)
    .orderBy('billId')
    .limit(limit)
    .execute();
