import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Takes the next numbers of an organization's sequence, for example of its orders, in the transaction `tx`; leaves no
 * gaps.
 */
export async function nextNumbers(tx: Db, organizationId: string, name: string, count: number): Promise<number[]> {
  const { value } = await tx
    .insertInto('counters')
    .values({ organizationId, name, value: count })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'name'])
        .doUpdateSet({ value: sql<number>`${sql.ref('counters.value')} + ${count}` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, i) => value - count + 1 + i);
}

export async function nextNumber(tx: Db, organizationId: string, name: string): Promise<number> {
  const [number = 0] = await nextNumbers(tx, organizationId, name, 1);
  return number;
}
