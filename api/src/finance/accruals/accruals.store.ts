import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AccrualQuery } from 'shared-contracts/finance/accruals';
import type { AccrualProgress } from 'shared-contracts/values/finance/accruals';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { amountsAfterCredits } from '../../orders/public.ts';
import { readableBills } from '../bill-access/bill-access.rules.ts';

const SUBJECTS = { order: 'accruals.orderId', trip: 'accruals.tripId' } as const;
const isOf = (of: BillSubject) => sql<SqlBool>`${sql.ref(SUBJECTS[of])} is not null`;

/** Whether the caller may read bills of the accrual's subject. */
export function isReadable(caller: Caller): Expression<SqlBool> {
  const subjects = readableBills(caller);
  return subjects.length === 0 ? sql`false` : sql`(${sql.join(subjects.map(isOf), sql` or `)})`;
}

/** Accruals with what has been invoiced between the same sides since and not credited, as `billed`. */
export const selectAccruals = (db: Db) =>
  db
    .selectFrom('accruals')
    .innerJoin('accrualRuns', 'accrualRuns.id', 'accruals.runId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bills')
          .innerJoin('currencies', 'currencies.id', 'bills.currencyId')
          .innerJoin('invoices', 'invoices.id', 'bills.invoiceId')
          .select([
            sql<string>`${sql.raw(amountsAfterCredits('bills').amount)}`.as('amount'),
            'invoices.number as invoice',
          ])
          .where('bills.state', '=', 'approved')
          .where(
            sql<SqlBool>`(bills.order_id = accruals.order_id or bills.trip_id = accruals.trip_id)
              and bills.organization_id = accruals.payer_id and bills.partner_id = accruals.payee_id
              and currencies.short_name = accruals.currency`,
          )
          .limit(1)
          .as('billed'),
      (join) => join.onTrue(),
    );

const selectJoined = (db: Db) =>
  selectAccruals(db)
    .leftJoin('orders', 'orders.id', 'accruals.orderId')
    .leftJoin('trips', 'trips.id', 'accruals.tripId')
    .innerJoin('organizations as payer', 'payer.id', 'accruals.payerId')
    .innerJoin('organizations as payee', 'payee.id', 'accruals.payeeId');

const partnerName = sql<string>`case when accruals.side = 'payer' then payee.name else payer.name end`;
const difference = sql<string | null>`(billed.amount - accruals.amount)::numeric(15, 2)`;

const selectRows = (db: Db) =>
  selectJoined(db)
    .select([
      'accruals.id',
      'accrualRuns.month',
      'accruals.side',
      'accruals.orderId',
      'accruals.tripId',
      'accruals.payerId',
      'accruals.payeeId',
      'accruals.contractName as contract',
      'accruals.deliveredAt',
      'accruals.state',
      'accruals.reasons',
      'accruals.amount',
      'accruals.currency',
      'billed.amount as billed',
      'billed.invoice',
      'payer.code as payerCode',
    ])
    .select([
      partnerName.as('partner'),
      difference.as('difference'),
      sql<string>`coalesce(orders.number, trips.number)`.as('number'),
      sql<string | null>`coalesce(orders.reference, trips.reference)`.as('reference'),
    ]);
export type ListedAccrual = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

type SortColumn = Exclude<AccrualQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, RawBuilder<unknown>> = {
  deliveredAt: sql.ref('accruals.deliveredAt'),
  number: sql`coalesce(orders.number, trips.number)`,
  partner: partnerName,
  amount: sql.ref('accruals.amount'),
  difference,
};

const PROGRESS: Record<AccrualProgress, RawBuilder<SqlBool>> = {
  open: sql`billed.amount is null`,
  billed: sql`billed.amount is not null`,
};

export function listAccruals(db: Db, caller: Caller, query: AccrualQuery) {
  const { runId, side, of, progress, partnerId, search } = query;
  const { column, direction } = parseSort(query.sort);
  const conditions = [
    ownedBy(caller, 'accrualRuns'),
    isReadable(caller),
    ...(runId ? [sql<SqlBool>`accruals.run_id = ${runId}`] : []),
    ...(side ? [sql<SqlBool>`accruals.side = ${side}`] : []),
    ...(of ? [isOf(of)] : []),
    ...(progress ? [PROGRESS[progress]] : []),
    ...(partnerId
      ? [sql<SqlBool>`${partnerId}::uuid = case when accruals.side = 'payer' then payee.id else payer.id end`]
      : []),
    ...(search
      ? [matchesSearch(search, 'orders.number', 'orders.reference', 'trips.number', 'payer.name', 'payee.name')]
      : []),
  ];
  return paginate(
    selectRows(db)
      .where((eb) => eb.and(conditions))
      .orderBy(COLUMNS[column], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('accruals.id', direction),
    query,
    selectJoined(db).where((eb) => eb.and(conditions)),
  );
}
