import { type RawBuilder, sql } from 'kysely';
import { REPORT_CURRENCY } from 'shared-contracts/values/finance/reports';
import { amountsAfterCredits, orderNumberSql } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';

const LEFT = amountsAfterCredits('b');

/** `tripIds`: SQL of the trips of all rows, which are joined as sets; undefined: those of a page, joined row by row. */
type Reading = { caller: Caller; tripIds?: RawBuilder<unknown> | undefined };

const leftJoin = ({ tripIds }: Reading) => (tripIds ? sql`left join` : sql`left join lateral`);
const isOfTrips = ({ tripIds }: Reading) => (tripIds ? sql`trip_id in (${tripIds})` : sql`trip_id = trips.id`);

/** The orders of trips, each once. */
const ordersOf = (reading: Reading) =>
  sql`(select distinct trip_id, order_id from trip_stop_orders where ${isOfTrips(reading)})`;

/** The first entry of an order in a trip: it has one for each stop. Bills are found before their trips, since one is paid few. */
const IS_FIRST = sql`of_order.order_position = (
      select min(order_position) from trip_stop_orders entry
      where entry.trip_id = of_order.trip_id and entry.order_id = of_order.order_id)`;

/**
 * Amounts that an organization is paid by the submitted bills of trips and their orders, with the trip; root counts as
 * the one that runs it.
 */
function billsPaid(reading: Reading, columns = sql`bills.*`) {
  const { caller } = reading;
  const payee = isRoot(caller)
    ? sql`(select runs.organization_id from trips runs where runs.id = b.of_trip)`
    : sql`${caller.organizationId}::uuid`;
  return sql`(
    select ${columns}, bills.trip_id as of_trip from bills where ${isOfTrips(reading)}
    union all
    select ${columns}, of_order.trip_id from bills join trip_stop_orders of_order on of_order.order_id = bills.order_id
      where of_order.${isOfTrips(reading)} and ${IS_FIRST}
  ) b join currencies c on c.id = b.currency_id where b.state <> 'draft' and b.partner_id = ${payee}`;
}

/** Few of the columns: sorting whole bills by trip would spill to the disk. */
const EARNED = sql.raw(`bills.id, bills.version, bills.state, bills.partner_id, bills.currency_id, bills.tax_base,
      bills.net, bills.figures->'contract'->>'currency' as base_currency`);

/** The revenue of trips as `earned`; `amount` null in several currencies. In the report currency null without a rate. */
export const joinEarned = (reading: Reading) => sql`${leftJoin(reading)} (
    select of_trip, case when count(distinct short_name) = 1 then sum(amount) end as amount, min(short_name) as currency,
      case when count(lkr) = count(*) then sum(lkr) end as amount_lkr
    from (
      select b.of_trip, c.short_name, ${sql.raw(LEFT.amount)} as amount, case when c.short_name = ${sql.lit(REPORT_CURRENCY)} then ${sql.raw(LEFT.amount)}
        when b.base_currency = ${sql.lit(REPORT_CURRENCY)} then ${sql.raw(LEFT.net)} end as lkr
      from ${billsPaid(reading, EARNED)}) billed
    group by of_trip) earned on earned.of_trip = trips.id`;

/** Joins these bills as `earning`, which may have several currencies, each row with its `currency`. */
export const joinEarning = (reading: Reading) => sql`${leftJoin(reading)} (
    select b.*, c.short_name as currency from ${billsPaid(reading)}) earning on earning.of_trip = trips.id`;

/**
 * Joins the load of trips as `load`: the whole load for those who see the `whole` trip (`seen`), otherwise the
 * caller's own orders.
 */
export function joinLoad(reading: Reading) {
  const { caller } = reading;
  const isOwn = sql`o.organization_id = ${caller.organizationId}`;
  const of = (whose: RawBuilder<unknown>) => ({
    orders: sql`count(*) ${whose}`,
    numbers: sql`string_agg(${orderNumberSql('o', caller)}, ', ' order by o.number, o.id) ${whose}`,
    weight: sql`sum(o.total_weight) ${whose}`,
    space: sql`sum(o.total_space) ${whose}`,
  });
  const [whole, own] = [of(sql``), of(sql`filter (where ${isOwn})`)];
  const pick = (column: keyof typeof whole) =>
    sql`case when seen.whole then loads.${sql.raw(column)} else loads.own_${sql.raw(column)} end`;
  return sql`${leftJoin(reading)} (
    select of_order.trip_id, ${sql.join(Object.entries(whole).map(([name, value]) => sql`${value} as ${sql.raw(name)}`))},
      ${sql.join(Object.entries(own).map(([name, value]) => sql`${value} as ${sql.raw(`own_${name}`)}`))}
    from ${ordersOf(reading)} of_order join orders o on o.id = of_order.order_id group by of_order.trip_id
  ) loads on loads.trip_id = trips.id cross join lateral (
    select coalesce(${pick('orders')}, 0) as orders, ${pick('numbers')} as numbers, ${pick('weight')} as weight, ${pick('space')} as space) load`;
}
