import { sql } from 'kysely';
import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import type { Db } from '../../../platform/database/database.ts';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import { DELIVERED } from '../../accruals/unbilled.store.ts';
import { findRateOn } from '../../exchange-rates/find-rates.store.ts';
import { isInBucket, openAt } from '../../payments/open-at.store.ts';
import { type CurrencySum, type Limit, toCreditUse } from './credit-use.rules.ts';

type PartnerSum = CurrencySum & { partnerId: string };

/** Whether no invoice has this version of a bill (`b`). */
const NOT_INVOICED = sql`b.invoice_id is null and not exists (
  select from invoice_bills where invoice_bills.bill_id = b.id and invoice_bills.bill_version = b.version
    and invoice_bills.invoice_id is not null)`;

/**
 * Debts of partners to the payee: open invoices, submitted or approved bills that are not invoiced, and the predicted
 * cost of delivered orders without such a bill. Approved bills from before the portal issued invoices count as paid,
 * as in accruals.
 */
async function listOwed(db: Db, payeeId: string, partnerIds: readonly string[], at: number): Promise<PartnerSum[]> {
  const isPartner = (column: string) => sql`${sql.ref(column)} = any(${partnerIds}::uuid[])`;
  const { rows } = await sql<PartnerSum>`
    select "partnerId", currency, sum(amount)::numeric(15, 2) as amount from (
      select invoices.payer_id as "partnerId", invoices.currency, ${openAt(at)} as amount from invoices
        join stored_balances on stored_balances.invoice_id = invoices.id
        where invoices.payee_id = ${payeeId} and ${isPartner('invoices.payer_id')} and ${isInBucket('open', at)}
      union all
      select b.organization_id, currencies.short_name, b.total from bills b
        join currencies on currencies.id = b.currency_id
        where b.partner_id = ${payeeId} and ${isPartner('b.organization_id')} and ${NOT_INVOICED}
          and (b.state = 'submitted' or (b.state = 'approved' and b.billing_period_id is not null))
      union all
      select orders.organization_id, currencies.short_name, orders.predicted_cost from orders
        join contracts on contracts.id = orders.contract_id
        join currencies on currencies.id = contracts.base_currency_id
        where orders.partner_id = ${payeeId} and ${isPartner('orders.organization_id')}
          and orders.stage = any(${DELIVERED.order}::text[]) and orders.merged_into_id is null
          and orders.predicted_cost is not null
          and not exists (select from bills b where b.order_id = orders.id and b.state <> 'draft')
    ) owed group by 1, 2 order by 1, 2`.execute(db.withoutPlugins());
  return rows;
}

async function findRates(db: Db, organizationId: string, day: string, pairs: readonly { from: string; to: string }[]) {
  const rates = new Map<string, string>();
  for (const { from, to } of pairs) {
    const key = `${from} ${to}`;
    if (from === to || rates.has(key)) continue;
    const found = await findRateOn(db, organizationId, { from, to, day });
    if (found) rates.set(key, found.rate);
  }
  return (to: string) =>
    new Map([...rates].filter(([key]) => key.endsWith(` ${to}`)).map(([key, rate]) => [key.split(' ')[0] ?? '', rate]));
}

type Reading = { organizationId: string; zone: string; at: number };

/** The used part of the limits that a payee has set for some of its partners. */
export async function findCreditUses(
  db: Db,
  { organizationId, zone, at }: Reading,
  partnerIds: readonly string[],
): Promise<Map<string, CreditUse>> {
  const limits = await db
    .selectFrom('creditLimits')
    .select(['partnerId', 'amount', 'currency'])
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', sql<string>`any(${partnerIds}::uuid[])`)
    .execute();
  if (limits.length === 0) return new Map();
  const ids = limits.map(({ partnerId }) => partnerId);
  const owed = Map.groupBy(await listOwed(db, organizationId, ids, at), ({ partnerId }) => partnerId);
  const sumsOf = (partnerId: string) => owed.get(partnerId) ?? [];
  const pairs = limits.flatMap(({ partnerId, currency: to }) =>
    sumsOf(partnerId).map(({ currency: from }) => ({ from, to })),
  );
  const ratesTo = await findRates(db, organizationId, toLocalDate(at, zone), pairs);
  return new Map(
    limits.map(({ partnerId, ...limit }) => [
      partnerId,
      toCreditUse(limit, sumsOf(partnerId), ratesTo(limit.currency)),
    ]),
  );
}

type Sides = { organizationId: string; partnerId: string };

export const findLimit = (db: Db, { organizationId, partnerId }: Sides): Promise<Limit | undefined> =>
  db
    .selectFrom('creditLimits')
    .select(['amount', 'currency'])
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();

export const saveLimit = (tx: Db, sides: Sides, limit: Limit) =>
  tx
    .insertInto('creditLimits')
    .values({ ...sides, ...limit })
    .onConflict((on) => on.columns(['organizationId', 'partnerId']).doUpdateSet(limit))
    .execute();

export const deleteLimit = (tx: Db, { organizationId, partnerId }: Sides) =>
  tx
    .deleteFrom('creditLimits')
    .where('organizationId', '=', organizationId)
    .where('partnerId', '=', partnerId)
    .execute();
