import { type RawBuilder, sql } from 'kysely';
import type { ContactUse } from 'shared-contracts/network/contacts';
import { CONTACT_USES, type ContactUseKind } from 'shared-contracts/values/network/contacts';
import { MAX_SHOWN_NAMES } from '../lookups/usage.rules.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/** The records that use a contact, with their organization and display name. */
const USAGE_QUERIES: Record<ContactUseKind, (contactId: string) => RawBuilder<unknown>> = {
  stop: (id) =>
    sql`
      select number as name, organization_id from orders
      where id in (select order_id from order_stops where contact_id = ${id})
    `,
  orderNews: (id) =>
    sql`
      select number as name, organization_id from orders
      where id in (select order_id from order_notification_contacts where contact_id = ${id})
    `,
  approver: (id) => sql`select name, organization_id from operations where ${id} in (approver1_id, approver2_id)`,
  operationNews: (id) =>
    sql`
      select name, organization_id from operations
      where id in (select operation_id from operation_notification_contacts where contact_id = ${id})
    `,
  location: (id) =>
    sql`select name, organization_id from locations where id in (select location_id from location_contacts where contact_id = ${id})`,
  driver: (id) =>
    sql`
      select contacts.name, drivers.organization_id from drivers join contacts on contacts.id = drivers.contact_id
      where drivers.contact_id = ${id}
    `,
  user: (id) => sql`select login as name, organization_id from users where contact_id = ${id}`,
};

type UsedContact = { id: string; organizationId: string };

/** Usages by the caller's organization; for its own contacts also those by others, without their names. */
export async function findContactUsages(
  db: Db,
  caller: Caller,
  { id, organizationId }: UsedContact,
): Promise<ContactUse[]> {
  const hasVisibleName = isRoot(caller) ? sql`true` : sql`used.organization_id = ${caller.organizationId}`;
  const isCounted = organizationId === caller.organizationId ? sql`true` : hasVisibleName;
  const usages: ContactUse[] = [];
  for (const as of CONTACT_USES) {
    const { rows } = await sql<{ count: number; names: string[] }>`
      select
        count(*)::int as count,
        coalesce((array_agg(name order by name) filter (where ${hasVisibleName}))[1:${sql.lit(MAX_SHOWN_NAMES)}], '{}') as names
      from (${USAGE_QUERIES[as](id)}) used where ${isCounted}`.execute(db);
    usages.push(...rows.filter(({ count }) => count > 0).map(({ count, names }) => ({ as, count, names })));
  }
  return usages;
}
