import type { Db } from '../../../platform/database/database.ts';

/** The short name of an organization's country, as in ISO 3166; null for an organization without country. */
export async function findCountryCode(db: Db, organizationId: string): Promise<string | null> {
  const country = await db
    .selectFrom('organizations')
    .innerJoin('countries', 'countries.id', 'organizations.countryId')
    .select('countries.shortName')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst();
  return country?.shortName ?? null;
}
