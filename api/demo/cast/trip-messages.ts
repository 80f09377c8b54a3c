import { randomUUID } from 'node:crypto';
import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../src/platform/database/database.ts';
import type { People } from './people.ts';

/** Seconds ago. */
const THREAD: readonly { by: 'driver' | 'carrier'; text: string; ago: number }[] = [
  { by: 'carrier', text: 'Use gate 4, the main gate is closed until noon.', ago: 50 * MINUTE },
  { by: 'driver', text: 'Understood. There is a queue, about half an hour.', ago: 38 * MINUTE },
  { by: 'carrier', text: 'I’ve told the consignee. Call Kamala when you’re in the yard.', ago: 35 * MINUTE },
];

/** Messages between the driver of a running trip and the dispatcher. */
export async function tripMessages(db: Db, now: number, { driver, carrier }: People): Promise<void> {
  const trip = await db
    .selectFrom('trips')
    .innerJoin('drivers', 'drivers.id', 'trips.driverId')
    .select(['trips.id', 'trips.organizationId'])
    .where('drivers.userId', '=', driver.id)
    .where('trips.stage', 'in', ['started', 'transit'])
    .orderBy('trips.number')
    .limit(1)
    .executeTakeFirst();
  if (!trip) return;
  const writers = { driver, carrier };
  for (const { by, text, ago } of THREAD)
    await db
      .insertInto('tripMessages')
      .values({
        tripId: trip.id,
        organizationId: trip.organizationId,
        key: randomUUID(),
        text,
        isFromDriver: by === 'driver',
        createdBy: writers[by].id,
        occurredAt: now - ago,
        createdAt: now - ago,
      })
      .execute();
}
