import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ExchangeRateInput, ExchangeRateQuery } from 'shared-contracts/finance/exchange-rates';
import { personName } from '../../platform/access/person-name.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';

/** The organization whose rates apply to the caller; null for root, whose rates apply to all. */
export const ownerOf = (caller: Caller): string | null => (isRoot(caller) ? null : caller.organizationId);

const isVisible = (caller: Caller): RawBuilder<SqlBool> =>
  sql`(exchange_rates.organization_id is null or exchange_rates.organization_id = ${caller.organizationId}::uuid)`;

const selectRates = (db: Db) => db.selectFrom('exchangeRates').leftJoin('users', 'users.id', 'exchangeRates.createdBy');

const selectRows = (db: Db, caller: Caller) =>
  selectRates(db)
    .select(['exchangeRates.id', 'day', 'base', 'quote', 'source', 'reason', 'exchangeRates.createdAt'])
    .select([
      sql<string>`trim_scale(rate)::text`.as('rate'),
      sql<boolean>`exchange_rates.organization_id is null`.as('isShared'),
      // Root's people aren't named to others.
      sql<
        string | null
      >`case when exchange_rates.organization_id is not null or ${isRoot(caller)} then ${personName()} end`.as(
        'createdBy',
      ),
    ]);

export function listRates(db: Db, caller: Caller, query: ExchangeRateQuery) {
  const { currency, source, from, to, search } = query;
  const { column, direction } = parseSort(query.sort);
  const code = search?.toUpperCase();
  const conditions = [
    isVisible(caller),
    ...(currency ? [sql<SqlBool>`${currency} in (base, quote)`] : []),
    ...(code ? [sql<SqlBool>`(base like ${`${code}%`} or quote like ${`${code}%`})`] : []),
    ...(source ? [sql<SqlBool>`source = ${source}`] : []),
    ...(from ? [sql<SqlBool>`day >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`day <= ${to}`] : []),
  ];
  return paginate(
    selectRows(db, caller)
      .where((eb) => eb.and(conditions))
      .orderBy(sql.ref(`exchangeRates.${column}`), direction)
      .orderBy('base')
      .orderBy('quote')
      .orderBy('exchangeRates.id'),
    query,
    selectRates(db).where((eb) => eb.and(conditions)),
  );
}

export const findRateRow = (db: Db, caller: Caller, id: string) =>
  selectRows(db, caller).where('exchangeRates.id', '=', id).where(isVisible(caller)).executeTakeFirstOrThrow();

type Entered = ExchangeRateInput & { organizationId: string | null; createdBy: string; createdAt: number };

/** Locks nothing: of two at once, the later one stays. @returns the row, and the rate that it replaces */
export async function enterRate(tx: Db, { organizationId, ...rate }: Entered) {
  const { day, base, quote } = rate;
  const before = await tx
    .selectFrom('exchangeRates')
    .select('rate')
    .where(sql<SqlBool>`organization_id is not distinct from ${organizationId}::uuid`)
    .where('day', '=', day)
    .where('base', '=', base)
    .where('quote', '=', quote)
    .forUpdate()
    .executeTakeFirst();
  const { id } = await tx
    .insertInto('exchangeRates')
    .values({ organizationId, ...rate, source: 'manual' })
    .onConflict((on) =>
      on.columns(['organizationId', 'base', 'quote', 'day']).doUpdateSet({
        rate: rate.rate,
        source: 'manual',
        reason: rate.reason,
        createdBy: rate.createdBy,
        createdAt: rate.createdAt,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, replaced: before?.rate ?? null };
}

export type ImportedRate = { day: string; quote: string; rate: string };

/** Rates of the euro. Entered ones stay. @returns how many were new or changed */
export async function storeImported(
  tx: Db,
  rates: readonly ImportedRate[],
  {
    organizationId,
    createdBy,
    createdAt,
  }: { organizationId: string | null; createdBy: string | null; createdAt: number },
): Promise<number> {
  const [days, quotes, values] = [
    rates.map(({ day }) => day),
    rates.map(({ quote }) => quote),
    rates.map(({ rate }) => rate),
  ];
  const { rows } = await sql<{ count: string }>`
    with stored as (
      insert into exchange_rates (organization_id, day, base, quote, rate, source, created_by, created_at)
      select ${organizationId}::uuid, day, 'EUR', quote, rate, 'ecb', ${createdBy}::uuid, ${createdAt}
      from unnest(${days}::text[], ${quotes}::text[], ${values}::numeric[]) as imported (day, quote, rate)
      on conflict (organization_id, base, quote, day) do update
        set rate = excluded.rate, created_by = excluded.created_by, created_at = excluded.created_at
        where exchange_rates.source = 'ecb' and exchange_rates.rate <> excluded.rate
      returning 1
    ) select count(*) as count from stored`.execute(tx.withoutPlugins());
  return Number(rows[0]?.count ?? 0);
}
