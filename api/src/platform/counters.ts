import type { Db } from './database.ts';

/** The next number of an organization's own count, e.g. of its orders: without gaps, taken in the caller's transaction. */
export async function nextNumber(tx: Db, organizationId: string, name: string): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ organizationId, name, value: 1 })
    .onConflict((conflict) => conflict.columns(['organizationId', 'name']).doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
