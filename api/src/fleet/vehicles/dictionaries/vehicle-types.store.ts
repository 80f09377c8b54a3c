import type { Db } from '../../../platform/database/database.ts';

/** Selects the vehicle types of the platform and of an organization. */
export const selectVehicleTypes = (db: Db, organizationId: string) =>
  db
    .selectFrom('vehicleTypes')
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]));
