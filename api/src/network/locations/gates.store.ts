import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Gate, GateInput } from 'shared-contracts/network/gates';

/** Sorted by position. */
export const listGates = (db: Db, locationId: string): Promise<Gate[]> =>
  db
    .selectFrom('gates')
    .select(['id', 'name', 'use', 'slotMinutes', 'capacity', 'openingHours'])
    .where('locationId', '=', locationId)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The names of those of the gates where vehicles are still expected. */
export async function listBookedGates(tx: Db, ids: readonly string[], now: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from gates
    where id = any(${ids}::uuid[]) and exists (
      select from gate_bookings where gate_id = gates.id and state in ('booked', 'arrived') and ends_at > ${now})
    order by position, id`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Locks gates until the end of the transaction, to prevent concurrent bookings. */
export const lockGates = (tx: Db, ids: readonly string[]) =>
  tx
    .selectFrom('gates')
    .innerJoin('locations', 'locations.id', 'gates.locationId')
    .select([
      'gates.id',
      'gates.name',
      'gates.locationId',
      'use',
      'slotMinutes',
      'capacity',
      'gates.openingHours',
      'removedAt',
      'locations.openingHours as locationHours',
      'locations.organizationId',
    ])
    .where('gates.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('gates.id')
    .forUpdate('gates')
    .execute();

export const removeGates = (tx: Db, ids: readonly string[], removedAt: number) =>
  tx
    .updateTable('gates')
    .set({ removedAt })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

const toColumns = ({ name, use, slotMinutes, capacity, openingHours }: GateInput) => ({
  name,
  use,
  slotMinutes,
  capacity,
  openingHours: openingHours && JSON.stringify(openingHours),
});

/** Changes existing gates and adds the others, in this order. */
export async function writeGates(tx: Db, locationId: string, gates: readonly GateInput[]): Promise<void> {
  for (const [position, { id, ...gate }] of gates.entries()) {
    const columns = { ...toColumns(gate), position };
    if (id === undefined)
      await tx
        .insertInto('gates')
        .values({ ...columns, locationId, removedAt: null })
        .execute();
    else await tx.updateTable('gates').set(columns).where('id', '=', id).execute();
  }
}
