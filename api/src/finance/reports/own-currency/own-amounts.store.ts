import { type Expression, sql } from 'kysely';
import type { OwnSum } from 'shared-contracts/finance/exchange-rates';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { findUserPreferences } from '../../../identity/public.ts';
import { amountsAfterCredits } from '../../../orders/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findOwnCurrencies } from '../../exchange-rates/find-rates.store.ts';
import { type ConvertedBill, findOwnAmounts } from '../../exchange-rates/own-amounts.store.ts';
import type { DaySum } from '../../exchange-rates/own-sums.rules.ts';
import { bookedAfterCredits, bookingOf, convertSums, rateDay } from '../../exchange-rates/own-sums.store.ts';
import type { ReportRequest, ReportRow } from '../source.ts';
import { showsOwn, toOwnCells } from './own-amounts.rules.ts';

const SUBJECTS: Record<BillSubject, string> = { order: 'bills.order_id', trip: 'bills.trip_id' };
const LEFT = amountsAfterCredits('bills');
const BILLED_AT = sql<number>`coalesce(bills.approved_at, bills.submitted_at)`;

const isVisible = (caller: Caller) => sql<boolean>`bills.state <> 'draft'
  and (${sql.lit(isRoot(caller))} or ${caller.organizationId} in (bills.organization_id, bills.partner_id))`;

const findOwn = async (db: Db, { organizationId }: Caller) =>
  (await findOwnCurrencies(db, [organizationId])).get(organizationId);

/** Fills in what is left of submitted bills in the own currency of the reader, as booked or at the rate of their day. */
export async function addOwnAmounts(
  db: Db,
  of: BillSubject,
  { caller, columns }: ReportRequest,
  rows: readonly ReportRow[],
): Promise<ReportRow[]> {
  const own = showsOwn(columns) ? await findOwn(db, caller) : undefined;
  if (own === undefined || rows.length === 0) return [...rows];
  const { rows: bills } = await sql<ConvertedBill & { subjectId: string; credited: string }>`
    select bills.id, ${sql.raw(SUBJECTS[of])} as "subjectId", currencies.short_name as currency,
      bills.tax_base as net, bills.vat as tax, bills.total, ${sql.raw(LEFT.credited)} as credited, ${BILLED_AT} as at
    from bills left join currencies on currencies.id = bills.currency_id
    where ${sql.raw(SUBJECTS[of])} = any(${rows.map(({ id }) => id)}::uuid[]) and ${isVisible(caller)}`.execute(
    db.withoutPlugins(),
  );
  const { zone } = await findUserPreferences(db, caller.userId);
  const amounts = await findOwnAmounts(db, { organizationId: caller.organizationId, zone }, bills);
  const byRow = new Map(bills.map((bill) => [bill.subjectId, bill]));
  return rows.map((row) => {
    const bill = byRow.get(row.id);
    if (!bill) return row;
    const cells = Object.entries(toOwnCells(bill, own, amounts.get(bill.id)));
    const requested = cells.filter(([column]) => columns.some((one) => one === column));
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(requested) } };
  });
}

/**
 * The amounts of all submitted bills in the own currency, after credits; null if all of them are in it, or the report
 * has no such column.
 */
export async function sumOwnAmounts(
  db: Db,
  of: BillSubject,
  { caller, columns }: ReportRequest,
  ids: Expression<unknown>,
): Promise<OwnSum | null> {
  const own = showsOwn(columns) ? await findOwn(db, caller) : undefined;
  if (own === undefined) return null;
  const { zone } = await findUserPreferences(db, caller.userId);
  const owner = { organizationId: caller.organizationId, own };
  const { rows } = await sql<DaySum>`
    with listed as materialized (${ids})
    select currency, day, count(*) as bills, sum(total)::text as total, sum(booked)::text as booked
    from (
      select currencies.short_name as currency, ${sql.raw(LEFT.total)} as total, ${bookedAfterCredits('total')} as booked,
        ${rateDay(BILLED_AT, zone)} as day
      from bills join currencies on currencies.id = bills.currency_id left join lateral ${bookingOf(owner)} on true
      where ${sql.raw(SUBJECTS[of])} in (select id from listed) and bills.total is not null and ${isVisible(caller)}) matching
    group by currency, day, booked is null order by currency, day`.execute(db);
  return convertSums(db, owner, rows);
}
