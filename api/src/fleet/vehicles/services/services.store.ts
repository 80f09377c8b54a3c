import type { Db } from '../../../platform/database/database.ts';

type Service = { name: string; days: number; lastServiceAt: number };

/** Loads the completed services of several vehicles with one query. @returns services by vehicle */
export async function findCompletedServices(db: Db, vehicleIds: readonly string[]): Promise<Map<string, Service[]>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('vehicleServices')
    .innerJoin('serviceIntervals', 'serviceIntervals.id', 'serviceIntervalId')
    .select(['vehicleId', 'name', 'days', 'lastServiceAt'])
    .where('vehicleId', 'in', vehicleIds)
    .execute();
  return Map.groupBy(rows, ({ vehicleId }) => vehicleId);
}

/** Selects the service intervals of the platform and of an organization. */
export const selectServiceIntervals = (db: Db, organizationId: string) =>
  db
    .selectFrom('serviceIntervals')
    .where(({ eb, or }) =>
      or([
        eb('serviceIntervals.organizationId', 'is', null),
        eb('serviceIntervals.organizationId', '=', organizationId),
      ]),
    );

/** Lists all services that a vehicle may have, each with the time of the last one. */
export const listVehicleServices = (db: Db, { id, organizationId }: { id: string; organizationId: string }) =>
  selectServiceIntervals(db, organizationId)
    .leftJoin('vehicleServices', (join) =>
      join.onRef('serviceIntervalId', '=', 'serviceIntervals.id').on('vehicleId', '=', id),
    )
    .select(['serviceIntervals.id as serviceIntervalId', 'name', 'days', 'isRequired', 'icon', 'lastServiceAt'])
    .orderBy('name')
    .orderBy('serviceIntervals.id')
    .execute();

type CompletedService = { vehicleId: string; organizationId: string; serviceIntervalId: string; lastServiceAt: number };

export const saveService = (tx: Db, service: CompletedService) =>
  tx
    .insertInto('vehicleServices')
    .values(service)
    .onConflict((conflict) =>
      conflict.columns(['vehicleId', 'serviceIntervalId']).doUpdateSet({ lastServiceAt: service.lastServiceAt }),
    )
    .execute();

export const deleteService = (tx: Db, vehicleId: string, serviceIntervalId: string) =>
  tx
    .deleteFrom('vehicleServices')
    .where('vehicleId', '=', vehicleId)
    .where('serviceIntervalId', '=', serviceIntervalId)
    .execute();
