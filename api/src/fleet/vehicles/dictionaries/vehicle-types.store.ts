import type { Db } from '../../platform/database.ts';

/** The platform's vehicle types and an organization's own. */
export const vehicleTypesFor = (db: Db, organizationId: string) =>
  db
    .selectFrom('vehicleTypes')
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]));
