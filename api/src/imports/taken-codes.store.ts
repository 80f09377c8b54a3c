import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Which of the codes cargos of the organization already use, in lower case. */
export async function findTakenCodes(db: Db, organizationId: string, codes: readonly string[]): Promise<Set<string>> {
  const code = sql<string>`lower(code)`;
  const rows = await db
    .selectFrom('cargos')
    .select(code.as('code'))
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`${code} = any(${codes.map((requestedCode) => requestedCode.toLowerCase())})`)
    .execute();
  return new Set(rows.map((row) => row.code));
}
