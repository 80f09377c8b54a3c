import type { RouteZoneUse } from 'shared-contracts/route-zones';
import { SHOWN_NAMES } from '../lookups/use.rules.ts';
import type { Db } from '../../platform/database.ts';

/** In which ways records of its organization use a zone. */
export async function usesOfZone(db: Db, id: string): Promise<RouteZoneUse[]> {
  const trips = db.selectFrom('trips').where('routeZoneId', '=', id);
  const { count } = await trips.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count === 0) return [];
  const first = await trips
    .select('number')
    .orderBy('createdAt', 'desc')
    .orderBy('number')
    .limit(SHOWN_NAMES)
    .execute();
  return [{ as: 'trip', count, names: first.map(({ number }) => number) }];
}
