import type { Db } from '../../platform/database.ts';

type Service = { name: string; days: number; lastServiceAt: number };

/** The services that were done on these vehicles, in one query. */
export async function servicesDone(db: Db, vehicleIds: readonly string[]): Promise<Map<string, Service[]>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('vehicleServices')
    .innerJoin('serviceIntervals', 'serviceIntervals.id', 'serviceIntervalId')
    .select(['vehicleId', 'name', 'days', 'lastServiceAt'])
    .where('vehicleId', 'in', vehicleIds)
    .execute();
  return Map.groupBy(rows, ({ vehicleId }) => vehicleId);
}

/** Service intervals that an organization may use: the platform's and its own. */
export const intervalsFor = (db: Db, organizationId: string) =>
  db
    .selectFrom('serviceIntervals')
    .where(({ eb, or }) =>
      or([
        eb('serviceIntervals.organizationId', 'is', null),
        eb('serviceIntervals.organizationId', '=', organizationId),
      ]),
    );

/** Every service that a vehicle may have, with the last one done. */
export const servicesOf = (db: Db, { id, organizationId }: { id: string; organizationId: string }) =>
  intervalsFor(db, organizationId)
    .leftJoin('vehicleServices', (join) =>
      join.onRef('serviceIntervalId', '=', 'serviceIntervals.id').on('vehicleId', '=', id),
    )
    .select(['serviceIntervals.id as serviceIntervalId', 'name', 'days', 'isRequired', 'icon', 'lastServiceAt'])
    .orderBy('name')
    .orderBy('serviceIntervals.id')
    .execute();

type Done = { vehicleId: string; organizationId: string; serviceIntervalId: string; lastServiceAt: number };

export const putService = (tx: Db, done: Done) =>
  tx
    .insertInto('vehicleServices')
    .values(done)
    .onConflict((conflict) =>
      conflict.columns(['vehicleId', 'serviceIntervalId']).doUpdateSet({ lastServiceAt: done.lastServiceAt }),
    )
    .execute();

export const removeService = (tx: Db, vehicleId: string, serviceIntervalId: string) =>
  tx
    .deleteFrom('vehicleServices')
    .where('vehicleId', '=', vehicleId)
    .where('serviceIntervalId', '=', serviceIntervalId)
    .execute();
