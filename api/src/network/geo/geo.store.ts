import { sql } from 'kysely';
import type { HomeArea } from 'shared-contracts/network/geo';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/** ISO 3166 code of the country of the caller's organization. */
export async function findHomeCountryCode(db: Db, { organizationId }: Caller): Promise<string | null> {
  const country = await db
    .selectFrom('organizations')
    .innerJoin('countries', 'countries.id', 'organizations.countryId')
    .select('countries.shortName')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst();
  return country?.shortName ?? null;
}

/**
 * The share of locations that is cut off on each side, so that a single remote one doesn't zoom out to half the world.
 */
const MARGIN = 0.05;

/** Two corners around most locations of the caller's organization; none without locations. */
export async function findLocationCorners(db: Db, { organizationId }: Caller): Promise<HomeArea['corners']> {
  const quantile = (part: number, column: 'latitude' | 'longitude') =>
    sql<number | null>`percentile_disc(${part}) within group (order by ${sql.ref(column)})`;
  const { south, west, north, east } = await db
    .selectFrom('locations')
    .select([
      quantile(MARGIN, 'latitude').as('south'),
      quantile(MARGIN, 'longitude').as('west'),
      quantile(1 - MARGIN, 'latitude').as('north'),
      quantile(1 - MARGIN, 'longitude').as('east'),
    ])
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (south === null || west === null || north === null || east === null) return [];
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}
