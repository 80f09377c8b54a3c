import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { ORDER_TRANSITIONS } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { TRIP_TRANSITIONS } from '../../trips/public.ts';

/** Exclusive `to`; unix seconds. */
export type Range = { from: number; to: number };
export type Unbilled = { id: string; deliveredAt: number };

/**
 * Whether a bill (`b`) was billed before a time: it had an invoice without a credit note that reversed it, or was
 * approved before the portal issued invoices.
 */
const isBilledBefore = (to: number) => sql<SqlBool>`(
  exists (
    select from invoice_bills join invoices i on i.id = invoice_bills.invoice_id
    cross join lateral (
      select coalesce(sum(n.total), 0) as credited from invoices n where n.original_id = i.id and n.issued_at < ${to}
    ) notes
    where invoice_bills.bill_id = b.id and i.issued_at < ${to} and (notes.credited = 0 or notes.credited < i.total))
  or (b.state = 'approved' and b.invoice_id is null and b.billing_period_id is null and b.approved_at < ${to}))`;

type Source = { deliveredAt: RawBuilder<number>; select: (organizationId: string) => RawBuilder<unknown> };

const contractsOf = (organizationId: string) =>
  sql`(select id from contracts where ${organizationId}::uuid in (organization_id, partner_id))`;

/** Stages of orders and trips that were carried out. */
export const DELIVERED = {
  order: [...ORDER_TRANSITIONS.filter(({ event }) => event === 'bill').flatMap(({ from }) => from), 'billed'],
  trip: [...TRIP_TRANSITIONS.filter(({ event }) => event === 'bill').flatMap(({ from }) => from), 'billed'],
};

const SOURCES: Record<BillSubject, Source> = {
  order: {
    deliveredAt: sql`coalesce(orders.last_arrived_at, orders.stage_changed_at)`,
    select: (id) => sql`from orders left join bills b on b.order_id = orders.id
      where orders.stage = any(${DELIVERED.order}::text[]) and orders.merged_into_id is null
        and (orders.organization_id = ${id} or orders.partner_id = ${id} or b.partner_id = ${id}
          or orders.contract_id in ${contractsOf(id)})`,
  },
  trip: {
    deliveredAt: sql`coalesce(trips.finished_at, trips.drop_at, trips.created_at)`,
    select: (id) => sql`from trips left join bills b on b.trip_id = trips.id
      where trips.stage = any(${DELIVERED.trip}::text[])
        and (trips.organization_id = ${id} or trips.billing_partner_id = ${id} or b.partner_id = ${id}
          or trips.billing_contract_id in ${contractsOf(id)})`,
  },
};

/** The unbilled orders and trips of an organization that were delivered in a range, the oldest first. */
export async function listUnbilled(
  db: Db,
  of: BillSubject,
  organizationId: string,
  { from, to }: Range,
): Promise<Unbilled[]> {
  const { deliveredAt, select } = SOURCES[of];
  const id = sql.ref(`${of}s.id`);
  const { rows } = await sql<Unbilled>`select ${id} as id, ${deliveredAt} as "deliveredAt" ${select(organizationId)}
    and ${deliveredAt} >= ${from} and ${deliveredAt} < ${to} and (b.id is null or not ${isBilledBefore(to)})
    order by 2, 1`.execute(db.withoutPlugins());
  return rows.map((row) => ({ ...row, deliveredAt: Number(row.deliveredAt) }));
}
