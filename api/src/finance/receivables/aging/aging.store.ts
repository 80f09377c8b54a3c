import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AgingQuery } from 'shared-contracts/finance/aging';
import { AGING_BUCKETS, type AgingBucket } from 'shared-contracts/values/finance/aging';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { isOnSide, isVisible } from '../../invoicing/parties.store.ts';
import { isInBucket, isOpenIn, openAt } from '../../payments/open-at.store.ts';

type AgingReading = { caller: Caller; at: number };

const subjectOf = sql<BillSubject>`(invoices.content->>'of')`;
const open = sql<string>`invoices.open`;
const sumOf = (condition: RawBuilder<SqlBool>) =>
  sql<string>`coalesce(sum(open) filter (where ${condition}), 0)::numeric(15, 2)`;

/** The invoices of a side that are open, with the partner on the other one. */
const selectOpen = (db: Db, { caller, at }: AgingReading, { side, search }: AgingQuery) =>
  db
    .selectFrom('invoices')
    .innerJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id')
    .innerJoin(
      'organizations as partner',
      'partner.id',
      side === 'receivable' ? 'invoices.payerId' : 'invoices.payeeId',
    )
    .select(['partner.id as partnerId', 'partner.name as partner', 'invoices.currency', 'invoices.dueAt'])
    .select(openAt(at).as('open'))
    .where(isVisible(caller, 'invoices', subjectOf))
    .where(isOnSide(caller, side))
    .where(isInBucket('open', at))
    .$if(Boolean(search), (query) => query.where('partner.name', 'ilike', toLikePattern(search ?? '')))
    // Prevents PostgreSQL from computing the amount again for each bucket.
    .offset(0);

const bucketsOf = (at: number) =>
  Object.fromEntries(AGING_BUCKETS.map((bucket) => [bucket, sumOf(isOpenIn(bucket, at, open))])) as Record<
    AgingBucket,
    RawBuilder<string>
  >;

/** Open amounts by partner and currency. */
function selectAging(db: Db, reading: AgingReading, query: AgingQuery) {
  const buckets = bucketsOf(reading.at);
  return db
    .selectFrom(selectOpen(db, reading, query).as('invoices'))
    .select(['partnerId', 'partner', 'currency'])
    .select(({ fn }) => fn.countAll<number>().as('invoices'))
    .select(AGING_BUCKETS.map((bucket) => buckets[bucket].as(bucket)))
    .select(sql<string>`sum(open)::numeric(15, 2)`.as('total'))
    .groupBy(['partnerId', 'partner', 'currency']);
}

export function listAging(db: Db, reading: AgingReading, query: AgingQuery) {
  const { column, direction } = parseSort(query.sort);
  return paginate(
    db
      .selectFrom(selectAging(db, reading, query).as('aging'))
      .selectAll()
      .orderBy(sql.ref(column), direction)
      .orderBy('partner')
      .orderBy('partnerId')
      .orderBy('currency'),
    query,
  );
}

/** The sum over all partners, by currency. */
export const sumAging = (db: Db, reading: AgingReading, query: AgingQuery) =>
  db
    .selectFrom(selectAging(db, reading, query).as('aging'))
    .select('currency')
    .select(
      ([...AGING_BUCKETS, 'total'] as const).map((column) =>
        sql<string>`sum(${sql.ref(column)})::numeric(15, 2)`.as(column),
      ),
    )
    .groupBy('currency')
    .orderBy('currency')
    .execute();
