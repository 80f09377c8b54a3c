import { FORWARDER_TYPES } from 'shared-contracts/values/identity/access';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';

/** Whether the organization prepays for trips. */
export const isPrepaying = async (tx: Db, organizationId: string) =>
  (await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('type', 'in', FORWARDER_TYPES)
    .executeTakeFirst()) !== undefined;

export const notPrepayingError = () => conflict('noPrepaidTrips', 'Only 3PL and 4PL organizations prepay trips');
