import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { addTrips } from '../api/many-trips.ts';

export type WaitingPeriod = { id: string; payerId: string; payeeId: string };

/** A bill of an order with three lines of two tax rates, frozen as its approval does. */
const CONTENT = sql`jsonb_build_object(
  'of', 'order', 'subject', jsonb_build_object('id', orders.id, 'number', orders.number, 'shipperCode', 'HARV', 'reference', 'PO ' || orders.number),
  'contract', jsonb_build_object('name', 'Island linehaul', 'version', 1), 'override', null,
  'service', jsonb_build_object('from', orders.pickup_from, 'to', orders.delivery_from),
  'places', jsonb_build_array('Hatton tea factory', 'Port of Colombo, export gate'),
  'unitStandard', 'metric', 'baseCurrency', 'LKR', 'currency', 'LKR', 'isSelfBilled', false, 'untaxed', null,
  'net', '43650.55', 'tax', '7792.10', 'total', '51442.65',
  'lines', jsonb_build_array(
    jsonb_build_object('rule', 'distance', 'amount', '41000.55', 'billed', '41000.55', 'distance', '200', 'rate', '205.00', 'taxPercentage', '18'),
    jsonb_build_object('rule', 'loadingDelay', 'amount', '2000.00', 'billed', '2000.00', 'place', 'Hatton tea factory', 'minutes', 240, 'freeMinutes', 120, 'rate', '1000.00', 'taxPercentage', '18'),
    jsonb_build_object('rule', 'extraCharge', 'amount', '650.00', 'billed', '650.00', 'name', 'Expressway toll', 'taxPercentage', '8')))`;

/** Orders with approved bills that wait, the same number in the period of each of many payees. */
export async function addInvoicing(
  db: Db,
  { bills, invoices }: { bills: number; invoices: number },
): Promise<WaitingPeriod[]> {
  await addTrips(db, bills);
  await sql`
    create table bench_payees as select gen_random_uuid() as id, n from generate_series(0, ${sql.lit(invoices - 1)}) n`.execute(
    db,
  );
  await sql`
    insert into organizations (id, name, type, code, registration_id, created_at)
    select bench_payees.id, 'Carrier ' || n, '2pl', 'BC' || n, 'PV ' || n, 0 from bench_payees`.execute(db);
  await sql`
    insert into billing_periods (of, payer_id, payee_id, currency_id, is_self_billed, cycle, from_day, to_day)
    select 'order', (select organization_id from orders where number like 'B-%' order by id limit 1), bench_payees.id,
      (select id from currencies order by short_name limit 1), false, 'weekly', '2026-11-16', '2026-11-22'
    from bench_payees`.execute(db);
  await sql`
    insert into bills (organization_id, order_id, state, created_at, submitted_at, approved_at, partner_id, billing_period_id, figures, net, tax_base, vat, total, revision)
    select orders.organization_id, orders.id, 'approved', 0, 0, 0, billing_periods.payee_id, billing_periods.id, '{}', 43650.55, 43650.55, 7792.10, 51442.65, 1
    from (select orders.*, row_number() over (order by id) as n from orders where number like 'B-%' order by id limit ${sql.lit(bills)}) orders
    join bench_payees on bench_payees.n = orders.n % ${sql.lit(invoices)}
    join billing_periods on billing_periods.payee_id = bench_payees.id`.execute(db);
  await sql`
    insert into invoice_bills (bill_id, bill_version, billing_period_id, content, service_at)
    select bills.id, bills.version, bills.billing_period_id, ${CONTENT}, coalesce(orders.delivery_from, 0)
    from bills join orders on orders.id = bills.order_id join bench_payees on bench_payees.id = bills.partner_id`.execute(
    db,
  );
  const periods = await db
    .selectFrom('billingPeriods')
    .innerJoin('organizations', 'organizations.id', 'payeeId')
    .select(['billingPeriods.id', 'payerId', 'payeeId'])
    .where('organizations.code', 'like', 'BC%')
    .orderBy('billingPeriods.id')
    .execute();
  await sql`drop table bench_payees`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return periods;
}
