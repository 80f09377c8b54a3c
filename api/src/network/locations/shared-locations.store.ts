import type { Db } from '../../platform/database/database.ts';
import { selectUsableLocations } from '../sharing/usable-records.store.ts';

/** Counts the locations of a partner that an organization may use. */
export const countSharedLocations = (db: Db, organizationId: string, partnerId: string) =>
  selectUsableLocations(db, organizationId)
    .where('locations.organizationId', '=', partnerId)
    .select(({ fn }) => fn.countAll<number>().as('count'));
