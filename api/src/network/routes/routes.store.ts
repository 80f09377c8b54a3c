import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RouteListQuery } from 'shared-contracts/routes';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';

const own = (db: Db, caller: Caller) => db.selectFrom('routes').where(ownedBy(caller, 'routes'));

const withStops = (routes: ReturnType<typeof own>) =>
  routes
    .select([
      'routes.id',
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
  withStops(own(db, caller)).where('routes.id', '=', id).executeTakeFirst();
export type RouteRecord = NonNullable<Awaited<ReturnType<typeof findRoute>>>;

export function listRoutes(
  db: Db,
  caller: Caller,
  { search, locationId, excludeTolls, sort, ...range }: RouteListQuery,
) {
  const { column, direction } = ordering(sort);
  let matching = own(db, caller).where(searching(search, 'routes.name'));
  if (locationId)
    matching = matching.where(
      'routes.id',
      'in',
      db.selectFrom('routeStops').select('routeId').where('locationId', '=', locationId),
    );
  if (excludeTolls !== undefined) matching = matching.where('excludeTolls', '=', excludeTolls);
  return paged(withStops(matching).orderBy(`routes.${column}`, direction).orderBy('routes.id'), range, matching);
}
