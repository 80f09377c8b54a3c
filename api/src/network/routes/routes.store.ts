import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RouteListQuery } from 'shared-contracts/network/routes';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const selectOwn = (db: Db, caller: Caller) => db.selectFrom('routes').where(ownedBy(caller, 'routes'));

const withStops = (routes: ReturnType<typeof selectOwn>) =>
  routes
    .select([
      'routes.id',
      'routes.revision',
      'routes.organizationId',
      'routes.name',
      'excludeTolls',
      'distance',
      'estimated',
      'measuredPoints',
      'routes.createdAt',
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('routeStops')
          .innerJoin('locations', 'locations.id', 'routeStops.locationId')
          .select(['locations.id', 'locations.name', 'locations.city', 'locations.latitude', 'locations.longitude'])
          .whereRef('routeStops.routeId', '=', 'routes.id')
          .orderBy('position'),
      ).as('stops'),
    );

export const findRoute = (db: Db, caller: Caller, id: string) =>
  withStops(selectOwn(db, caller)).where('routes.id', '=', id).executeTakeFirst();
export type RouteRecord = NonNullable<Awaited<ReturnType<typeof findRoute>>>;

export function listRoutes(
  db: Db,
  caller: Caller,
  { search, locationId, excludeTolls, sort, ...range }: RouteListQuery,
) {
  const { column, direction } = parseSort(sort);
  let matching = selectOwn(db, caller).where(matchesSearch(search, 'routes.name'));
  if (locationId)
    matching = matching.where(
      'routes.id',
      'in',
      db.selectFrom('routeStops').select('routeId').where('locationId', '=', locationId),
    );
  if (excludeTolls !== undefined) matching = matching.where('excludeTolls', '=', excludeTolls);
  return paginate(withStops(matching).orderBy(`routes.${column}`, direction).orderBy('routes.id'), range, matching);
}

/** The ids of the route's locations as one text, in travel order. @param organizationId owns the route; null: root */
export function selectRoutePath(db: Db, organizationId: string | null, routeId: string) {
  const path = db
    .selectFrom('routeStops')
    .innerJoin('routes', 'routes.id', 'routeStops.routeId')
    .select(sql<string>`string_agg(location_id::text, ' ' order by position)`.as('path'))
    .where('routes.id', '=', routeId);
  return organizationId === null ? path : path.where('routes.organizationId', '=', organizationId);
}
