import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import { findUserPreferences } from '../../../identity/public.ts';
import { amountsAfterCredits } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findOwnCurrencies } from '../../exchange-rates/find-rates.store.ts';
import type { DaySum } from '../../exchange-rates/own-sums.rules.ts';
import { bookedAfterCredits, bookingOf, convertSums } from '../../exchange-rates/own-sums.store.ts';
import type { ReportRequest } from '../source.ts';
import { joinListedIds } from '../totals/listed.ts';
import type { CurrencySums, OwnColumnSums } from '../totals/sums.ts';

/** SQL of an amount before tax and its currency, and the alias of the bill that it is from where there is one. */
export type OwnColumn = { bill: string; amount: string; currency: string };
/** `isSplit`: the amount is a sum over several bills, which is empty in the column if their currencies differ. */
export type OwnColumns = Partial<Record<ReportColumnId, OwnColumn & { isSplit?: true }>>;

export type SummedColumns = {
  table: string;
  ids: Expression<unknown>;
  columns: OwnColumns;
  /** The joins that a column needs. */
  joinsOf: (column: OwnColumn) => RawBuilder<unknown>;
};

type Reader = { own: string; zone: string };

/** The own currency and the time zone of the reader; undefined: the organization has no currency. */
export async function findOwnReader(db: Db, { organizationId, userId }: Caller): Promise<Reader | undefined> {
  const own = (await findOwnCurrencies(db, [organizationId])).get(organizationId);
  return own === undefined ? undefined : { own, zone: (await findUserPreferences(db, userId)).zone };
}

/**
 * Bills at their booked rate, otherwise at that of their day; what isn't billed at the newest one.
 * @param keys SQL of what they are grouped by
 */
export async function sumByDay(
  db: Db,
  { caller, now }: ReportRequest,
  { table, ids, joinsOf }: SummedColumns,
  column: OwnColumn,
  { own, zone }: Reader,
  keys: readonly RawBuilder<unknown>[] = [],
): Promise<(DaySum & { keys: unknown[] })[]> {
  const { bill, amount, currency } = column;
  const owner = { organizationId: caller.organizationId, own };
  const at = sql`coalesce(${sql.ref(`${bill}.approved_at`)}, ${sql.ref(`${bill}.submitted_at`)}, ${now})`;
  const { rows } = await sql<DaySum & { keys: unknown[] }>`
    with listed as materialized (${ids})
    select keys, currency, day, count(*) as bills, sum(amount)::text as total, sum(booked)::text as booked
    from (
      select jsonb_build_array(${keys.length === 0 ? sql`` : sql.join(keys)}) as keys, ${sql.raw(currency)} as currency, ${sql.raw(amount)} as amount,
        ${bookedAfterCredits('net', amountsAfterCredits(bill))} as booked,
        coalesce(booking.day, to_char(to_timestamp(${at}) at time zone ${zone}, 'YYYY-MM-DD')) as day
      from ${joinListedIds(table)} ${joinsOf(column)} left join lateral ${bookingOf(owner, bill)} on true) matching
    where amount is not null and currency is not null
    group by keys, currency, day, booked is null order by currency, day`.execute(db);
  return rows;
}

/**
 * Sums of columns with several currencies in the own currency of the reader; absent: the column is all in it.
 * @param items the sums by currency
 */
export async function sumOwnColumns(
  db: Db,
  request: ReportRequest,
  summed: SummedColumns,
  items: readonly CurrencySums[],
): Promise<OwnColumnSums> {
  const { caller, columns } = request;
  const requested = columns.flatMap((id) => {
    const column = summed.columns[id];
    return column ? [{ id, column }] : [];
  });
  const reader = requested.length === 0 ? undefined : await findOwnReader(db, caller);
  if (!reader) return {};
  const isForeign = (id: ReportColumnId) =>
    items.some(({ currency, cells }) => currency !== null && currency !== reader.own && cells[id] !== undefined);
  const owner = { organizationId: caller.organizationId, own: reader.own };
  const sums: OwnColumnSums = {};
  for (const { id, column } of requested) {
    if (!column.isSplit && !isForeign(id)) continue;
    const sum = await convertSums(db, owner, await sumByDay(db, request, summed, column, reader));
    if (sum) sums[id] = sum;
  }
  return sums;
}
