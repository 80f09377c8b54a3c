import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';

type Range = Parameters<typeof paged>[1];

/** What was not taken in of the organization's trackers, the last first. */
export async function listRefused(db: Db, caller: Caller, range: Range) {
  const rows = db
    .selectFrom('refusedPositions')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .where(ownedBy(caller, 'refusedPositions'))
    .select(['device', 'reason', 'count', 'lastAt', 'organizationId', 'organizations.name as organization'])
    .orderBy('lastAt', 'desc')
    .orderBy('device')
    .orderBy('reason')
    .orderBy('organizationId');
  const page = await paged(rows, range);
  return {
    ...page,
    items: page.items.map(({ organizationId: id, organization: name, ...refused }) => ({
      ...refused,
      organization: { id, name },
    })),
  };
}

/** Forgets devices that have been quiet. */
export const forgetRefused = (db: Db, before: number) =>
  db.deleteFrom('refusedPositions').where('lastAt', '<', before).execute();
