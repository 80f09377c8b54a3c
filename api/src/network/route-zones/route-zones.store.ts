import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { RouteZoneQuery } from 'shared-contracts/network/route-zones';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const selectOwn = (db: Db, caller: Caller) => db.selectFrom('routeZones').where(ownedBy(caller, 'routeZones'));
const COLUMNS = [
  'routeZones.id',
  'routeZones.revision',
  'routeZones.organizationId',
  'routeZones.name',
  'colour',
  'polygon',
  'area',
  'createdAt',
] as const;

/** Adds the zones that overlap each zone, largest share first. */
const withOverlaps = (zones: ReturnType<typeof selectOwn>) =>
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
  const { column, direction } = parseSort(sort);
  const matching = selectOwn(db, caller).where(matchesSearch(search, 'routeZones.name'));
  return paginate(
    withOverlaps(matching).orderBy(`routeZones.${column}`, direction).orderBy('routeZones.id'),
    range,
    matching,
  );
}

export const findZone = (db: Db, caller: Caller, id: string) =>
  selectOwn(db, caller).select(COLUMNS).where('routeZones.id', '=', id).executeTakeFirst();
export type ZoneRecord = NonNullable<Awaited<ReturnType<typeof findZone>>>;

/** Zones that overlap a zone, with the common outlines, largest share first. */
export const findZoneOverlaps = (db: Db, id: string) =>
  db
    .selectFrom('routeZoneOverlaps as overlap')
    .innerJoin('routeZones as other', 'other.id', 'overlap.otherId')
    .select(['other.id', 'other.name', 'overlap.share', 'overlap.outlines'])
    .where('overlap.zoneId', '=', id)
    .orderBy('overlap.share', 'desc')
    .orderBy('other.id')
    .execute();

export const findZonesOfOrganization = (db: Db, organizationId: string) =>
  db
    .selectFrom('routeZones')
    .select(['id', 'name', 'polygon', 'area'])
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .execute();
