import { type RawBuilder, sql } from 'kysely';
import type { ContactUse } from 'shared-contracts/contacts';
import { CONTACT_USES, type ContactUseKind } from 'shared-contracts/values/contacts';
import { SHOWN_NAMES } from '../lookups/use.rules.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';

/** Whose records use a contact in each way, and what people call them. */
const USING: Record<ContactUseKind, (contactId: string) => RawBuilder<unknown>> = {
  stop: (id) =>
    sql`select number as name, organization_id from orders where id in (select order_id from order_stops where contact_id = ${id})`,
  orderNews: (id) =>
    sql`select number as name, organization_id from orders where id in (select order_id from order_notification_contacts where contact_id = ${id})`,
  approver: (id) => sql`select name, organization_id from operations where ${id} in (approver1_id, approver2_id)`,
  operationNews: (id) =>
    sql`select name, organization_id from operations where id in (select operation_id from operation_notification_contacts where contact_id = ${id})`,
  location: (id) =>
    sql`select name, organization_id from locations where id in (select location_id from location_contacts where contact_id = ${id})`,
  driver: (id) =>
    sql`select contacts.name, drivers.organization_id from drivers join contacts on contacts.id = drivers.contact_id where drivers.contact_id = ${id}`,
  user: (id) => sql`select login as name, organization_id from users where contact_id = ${id}`,
};

type Used = { id: string; organizationId: string };

/** The caller's own records; of an own contact those of others too, without their names. */
export async function usesOfContact(db: Db, caller: Caller, { id, organizationId }: Used): Promise<ContactUse[]> {
  const isNamed = isRoot(caller) ? sql`true` : sql`used.organization_id = ${caller.organizationId}`;
  const counts = organizationId === caller.organizationId ? sql`true` : isNamed;
  const uses: ContactUse[] = [];
  for (const as of CONTACT_USES) {
    const { rows } = await sql<{ count: number; names: string[] }>`
      select count(*)::int as count, coalesce((array_agg(name order by name) filter (where ${isNamed}))[1:${sql.lit(SHOWN_NAMES)}], '{}') as names
      from (${USING[as](id)}) used where ${counts}`.execute(db);
    uses.push(...rows.filter(({ count }) => count > 0).map(({ count, names }) => ({ as, count, names })));
  }
  return uses;
}
