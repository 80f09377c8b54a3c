import type { Context } from './context.ts';

const PREFIX = { order: 'O', trip: 'T' } as const;

/** Counts on in the counters that the API counts with, so that its next number is free. */
export async function nextNumber({ db }: Context, name: keyof typeof PREFIX, organizationId: string) {
  const row = await db
    .insertInto('counters').values({ organizationId, name, value: 1 })
    .onConflict((on) => on.columns(['organizationId', 'name']).doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value').executeTakeFirstOrThrow();
  return `${PREFIX[name]}-${String(row.value).padStart(6, '0')}`;
}
