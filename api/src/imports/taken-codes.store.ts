import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/** Those of the codes that cargos of an organization have, in lower case. */
export async function takenCodes(db: Db, organizationId: string, codes: readonly string[]): Promise<Set<string>> {
  const code = sql<string>`lower(code)`;
  const rows = await db
    .selectFrom('cargos')
    .select(code.as('code'))
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`${code} = any(${codes.map((one) => one.toLowerCase())})`)
    .execute();
  return new Set(rows.map((row) => row.code));
}
