import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Invalidates the old token. */
export async function renewToken(
  tx: Db,
  organizationId: string,
  column: 'trackingToken' | 'partnerToken',
): Promise<string> {
  const row = await tx
    .updateTable('organizations')
    .set({ [column]: sql`gen_random_uuid()` })
    .where('id', '=', organizationId)
    .returning(`${column} as token`)
    .executeTakeFirstOrThrow();
  return row.token;
}
