import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { RouteZoneQuery } from 'shared-contracts/route-zones';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';

const own = (db: Db, caller: Caller) => db.selectFrom('routeZones').where(ownedBy(caller, 'routeZones'));
const COLUMNS = [
  'routeZones.id',
  'routeZones.organizationId',
  'routeZones.name',
  'colour',
  'polygon',
  'area',
  'createdAt',
] as const;

/** Which other zones cover a part of each, the largest part first. */
const withOverlaps = (zones: ReturnType<typeof own>) =>
  zones.select(COLUMNS).select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('routeZoneOverlaps as overlap')
        .innerJoin('routeZones as other', 'other.id', 'overlap.otherId')
        .select((eb) => [
          jsonBuildObject({ id: eb.ref('other.id'), name: eb.ref('other.name') }).as('zone'),
          'overlap.share',
        ])
        .whereRef('overlap.zoneId', '=', 'routeZones.id')
        .orderBy('overlap.share', 'desc')
        .orderBy('other.id'),
    ).as('overlaps'),
  );

export function listZones(db: Db, caller: Caller, { search, sort, ...range }: RouteZoneQuery) {
  const { column, direction } = ordering(sort);
  const matching = own(db, caller).where(searching(search, 'routeZones.name'));
  return paged(
    withOverlaps(matching).orderBy(`routeZones.${column}`, direction).orderBy('routeZones.id'),
    range,
    matching,
  );
}

export const findZone = (db: Db, caller: Caller, id: string) =>
  own(db, caller).select(COLUMNS).where('routeZones.id', '=', id).executeTakeFirst();
export type ZoneRecord = NonNullable<Awaited<ReturnType<typeof findZone>>>;

/** The other zones that cover a part of one, the largest part first, with what both have in common. */
export const overlapsOf = (db: Db, id: string) =>
  db
    .selectFrom('routeZoneOverlaps as overlap')
    .innerJoin('routeZones as other', 'other.id', 'overlap.otherId')
    .select(['other.id', 'other.name', 'overlap.share', 'overlap.outlines'])
    .where('overlap.zoneId', '=', id)
    .orderBy('overlap.share', 'desc')
    .orderBy('other.id')
    .execute();

/** All zones of an organization, for finding out in which one a place lies. */
export const zonesOf = (db: Db, organizationId: string) =>
  db
    .selectFrom('routeZones')
    .select(['id', 'name', 'polygon', 'area'])
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .execute();
