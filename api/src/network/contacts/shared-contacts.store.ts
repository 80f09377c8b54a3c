import type { Db } from '../../platform/database/database.ts';
import { selectUsableContacts } from '../sharing/usable-records.store.ts';

/** Counts the contacts of a partner that an organization may use. */
export const countSharedContacts = (db: Db, organizationId: string, partnerId: string) =>
  selectUsableContacts(db, organizationId)
    .where('contacts.organizationId', '=', partnerId)
    .select(({ fn }) => fn.countAll<number>().as('count'));
