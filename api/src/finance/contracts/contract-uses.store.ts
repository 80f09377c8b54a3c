import { sql } from 'kysely';
import type { ContractUse } from 'shared-contracts/finance/contracts';
import { CONTRACT_USES } from 'shared-contracts/values/finance/contracts';
import { MAX_SHOWN_NAMES } from '../../network/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

const USING = {
  order: { table: 'orders', column: 'contractId' },
  trip: { table: 'trips', column: 'billingContractId' },
} as const;

/** Counts the uses of a contract, with the first numbers among the caller's own. */
export async function usesOfContract(db: Db, caller: Caller, id: string): Promise<ContractUse[]> {
  const uses: ContractUse[] = [];
  for (const as of CONTRACT_USES) {
    const { table, column } = USING[as];
    const isNamed = isRoot(caller) ? sql`true` : sql`organization_id = ${caller.organizationId}`;
    const {
      rows: [row],
    } = await sql<{ count: number; names: string[] }>`
      select count(*)::int as count, coalesce((array_agg(number order by number) filter (where ${isNamed}))[1:${sql.lit(MAX_SHOWN_NAMES)}], '{}') as names
      from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    if (row && row.count > 0) uses.push({ as, ...row });
  }
  return uses;
}
