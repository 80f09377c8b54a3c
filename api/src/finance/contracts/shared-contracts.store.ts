import type { Db } from '../../platform/database/database.ts';
import { selectVisibleContracts } from './contracts.store.ts';

/** Counts the contracts between an organization and its partner, whichever of them created it. */
export const countSharedContracts = (db: Db, organizationId: string, partnerId: string) =>
  selectVisibleContracts(db, organizationId)
    .where('contracts.organizationId', 'in', [organizationId, partnerId])
    .where('contracts.partnerId', 'in', [organizationId, partnerId])
    .select(({ fn }) => fn.countAll<number>().as('count'));
