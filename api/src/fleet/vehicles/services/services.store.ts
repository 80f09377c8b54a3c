import type { Db } from '../../../platform/database/database.ts';
import { METER_READINGS } from '../meters/meter-readings.store.ts';
import type { ServiceRecord } from './service.rules.ts';
import { selectServices, SERVICE_COLUMNS } from './service-dues.store.ts';

type Service = ServiceRecord & { name: string };

/** Loads the completed services of several vehicles with one query. @returns services by vehicle */
export async function findCompletedServices(db: Db, vehicleIds: readonly string[]): Promise<Map<string, Service[]>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await selectServices(db)
    .select(['vehicleServices.vehicleId', 'serviceIntervals.name', ...SERVICE_COLUMNS])
    .where('vehicleServices.vehicleId', 'in', vehicleIds)
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

/** Lists all services that a vehicle may have, each with the last one. */
export const listVehicleServices = (db: Db, { id, organizationId }: { id: string; organizationId: string }) =>
  selectServiceIntervals(db, organizationId)
    .leftJoin('vehicleServices', (join) =>
      join.onRef('serviceIntervalId', '=', 'serviceIntervals.id').on('vehicleServices.vehicleId', '=', id),
    )
    .leftJoin(METER_READINGS.as('readings'), 'readings.vehicleId', 'vehicleServices.vehicleId')
    .select(['serviceIntervals.id as serviceIntervalId', 'name', 'isRequired', 'icon', ...SERVICE_COLUMNS])
    .orderBy('name')
    .orderBy('serviceIntervals.id')
    .execute();

type CompletedService = {
  vehicleId: string;
  organizationId: string;
  serviceIntervalId: string;
  lastServiceAt: number;
  odometer: number | null;
  engineHours: number | null;
};

export const saveService = (tx: Db, service: CompletedService) =>
  tx
    .insertInto('vehicleServices')
    .values(service)
    .onConflict((conflict) => {
      const { lastServiceAt, odometer, engineHours } = service;
      return conflict.columns(['vehicleId', 'serviceIntervalId']).doUpdateSet({ lastServiceAt, odometer, engineHours });
    })
    .execute();

export const deleteService = (tx: Db, vehicleId: string, serviceIntervalId: string) =>
  tx
    .deleteFrom('vehicleServices')
    .where('vehicleId', '=', vehicleId)
    .where('serviceIntervalId', '=', serviceIntervalId)
    .execute();
