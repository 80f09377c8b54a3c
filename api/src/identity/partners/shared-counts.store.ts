import type { SharedCounts } from 'shared-contracts/identity/partners';
import type { Db } from '../../platform/database/database.ts';
import type { Hooks } from '../../platform/hooks.ts';

/**
 * Counts what an organization and its partner share, in one query: records visible to the organization, and vehicles
 * shared either way.
 */
export function countShared(
  db: Db,
  { sharedWithPartner }: Hooks,
  organizationId: string,
  partnerId: string,
): Promise<SharedCounts> {
  const count = (kind: keyof SharedCounts) => sharedWithPartner[kind](db, organizationId, partnerId).as(kind);
  return db
    .selectNoFrom(() => [count('contacts'), count('locations'), count('contracts'), count('orders'), count('vehicles')])
    .$castTo<SharedCounts>()
    .executeTakeFirstOrThrow();
}
