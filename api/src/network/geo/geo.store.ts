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
