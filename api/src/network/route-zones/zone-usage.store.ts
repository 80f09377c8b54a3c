import type { RouteZoneUse } from 'shared-contracts/network/route-zones';
import { MAX_SHOWN_NAMES } from '../lookups/usage.rules.ts';
import type { Db } from '../../platform/database/database.ts';

export async function findZoneUsages(db: Db, id: string): Promise<RouteZoneUse[]> {
  const trips = db.selectFrom('trips').where('routeZoneId', '=', id);
  const { count } = await trips.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count === 0) return [];
  const first = await trips
    .select('number')
    .orderBy('createdAt', 'desc')
    .orderBy('number')
    .limit(MAX_SHOWN_NAMES)
    .execute();
  return [{ as: 'trip', count, names: first.map(({ number }) => number) }];
}
