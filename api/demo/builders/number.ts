import { sql } from 'kysely';
import { nextNumber } from '../../src/platform/database/counters.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Context } from './context.ts';

const PLACES = 6;
const PREFIX = { order: 'O', trip: 'T' } as const;

/** Uses the API's number counters, so that the API continues from here. */
export const numberOf = async ({ db }: Context, name: keyof typeof PREFIX, organizationId: string) =>
  `${PREFIX[name]}-${String(await nextNumber(db, organizationId, name)).padStart(PLACES, '0')}`;

/** Renumbers all orders of each organization, oldest first. */
export async function numberByAge(db: Db) {
  await sql`
    update orders set number = ${PREFIX.order} || '-' || lpad(aged.n::text, ${sql.lit(PLACES)}, '0')
    from (select id, row_number() over (partition by organization_id order by created_at, id) as n from orders) as aged where aged.id = orders.id
  `.execute(db);
  await sql`insert into counters (organization_id, name, value) select organization_id, 'order', count(*) from orders group by organization_id`.execute(
    db,
  );
}
