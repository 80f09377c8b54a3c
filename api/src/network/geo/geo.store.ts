import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';

/** ISO 3166 code of the country that the caller's organization is in. */
export async function homeCountry(db: Db, { organizationId }: Caller): Promise<string | null> {
  const country = await db
    .selectFrom('organizations')
    .innerJoin('countries', 'countries.id', 'organizations.countryId')
    .select('countries.shortName')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst();
  return country?.shortName ?? null;
}
