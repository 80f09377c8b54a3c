import type { Db } from '../../platform/database/database.ts';

/** Counts the vehicles that an organization and its partner share in either direction. */
export const countSharedVehicles = (db: Db, organizationId: string, partnerId: string) =>
  db
    .selectFrom('vehicleShares')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleShares.vehicleId')
    .where('vehicles.organizationId', 'in', [organizationId, partnerId])
    .where('vehicleShares.partnerId', 'in', [organizationId, partnerId])
    .select(({ fn }) => fn.countAll<number>().as('count'));
