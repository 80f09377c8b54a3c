import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';

type Range = Parameters<typeof paginate>[1];

/** Lists counts of rejected positions by device and reason, the latest first. */
export async function listRejectedPositions(db: Db, caller: Caller, range: Range) {
  const rows = db
    .selectFrom('refusedPositions')
    .innerJoin('organizations', 'organizations.id', 'organizationId')
    .where(ownedBy(caller, 'refusedPositions'))
    .select(['device', 'reason', 'count', 'lastAt', 'organizationId', 'organizations.name as organization'])
    .orderBy('lastAt', 'desc')
    .orderBy('device')
    .orderBy('reason')
    .orderBy('organizationId');
  const page = await paginate(rows, range);
  return {
    ...page,
    items: page.items.map(({ organizationId: id, organization: name, ...rejected }) => ({
      ...rejected,
      organization: { id, name },
    })),
  };
}

/** Deletes counts that have not grown since then. */
export const deleteRejectedPositions = (db: Db, before: number) =>
  db.deleteFrom('refusedPositions').where('lastAt', '<', before).execute();
