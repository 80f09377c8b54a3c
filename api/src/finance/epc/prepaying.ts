import { FORWARDER_TYPES } from 'shared-contracts/values/identity/access';
import { findOrganizationName } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { type AppError, conflict } from '../../platform/errors/app-error.ts';
import { toEpcFigures } from './epc.rules.ts';
import { sumByKind } from './epc.store.ts';

/** Organization types that prepay trips. */
export const PREPAYING_ORGANIZATIONS = { organizationTypes: FORWARDER_TYPES } as const;

/** Whether the organization prepays for trips. */
export const isPrepaying = async (tx: Db, organizationId: string) =>
  (await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('type', 'in', FORWARDER_TYPES)
    .executeTakeFirst()) !== undefined;

/** @returns 409 that names the organization, and what it still has from the time when it prepaid */
export async function notPrepayingError(tx: Db, organizationId: string): Promise<AppError> {
  const { remaining } = toEpcFigures(await sumByKind(tx, organizationId));
  return conflict('noPrepaidTrips', 'Only 3PL and 4PL organizations prepay trips', {
    organization: await findOrganizationName(tx, organizationId),
    left: Math.max(0, remaining),
  });
}
