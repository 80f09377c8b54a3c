import { optionalPersonName, personName } from '../../../platform/access/person-name.ts';
import type { Db } from '../../../platform/database/database.ts';

/** An organization with the names of its references and its pending change. */
export const findOrganizationDetails = (db: Db, id: string) =>
  db
    .selectFrom('organizations')
    .leftJoin('countries', 'countries.id', 'organizations.countryId')
    .leftJoin('currencies', 'currencies.id', 'organizations.currencyId')
    .leftJoin('organizationChanges', (join) =>
      join
        .onRef('organizationChanges.organizationId', '=', 'organizations.id')
        .on('organizationChanges.state', '=', 'pending'),
    )
    .leftJoin('users', 'users.id', 'organizationChanges.userId')
    .selectAll('organizations')
    .select([
      'countries.name as countryName',
      'currencies.shortName as currencyName',
      'organizationChanges.id as changeId',
      'organizationChanges.changes',
      'organizationChanges.revision as changeRevision',
      'organizationChanges.createdAt as changedAt',
      optionalPersonName().as('changedBy'),
    ])
    .where('organizations.id', '=', id)
    .executeTakeFirst();
export type OrganizationDetailsRow = NonNullable<Awaited<ReturnType<typeof findOrganizationDetails>>>;

/** Names of a country and a currency by id. */
export async function findLookupNames(
  db: Db,
  { countryId, currencyId }: { countryId?: string | null; currencyId?: string | null },
): Promise<Map<string, string>> {
  const rows = await Promise.all([
    countryId ? db.selectFrom('countries').select(['id', 'name']).where('id', '=', countryId).execute() : [],
    currencyId
      ? db.selectFrom('currencies').select(['id', 'shortName as name']).where('id', '=', currencyId).execute()
      : [],
  ]);
  return new Map(rows.flat().map(({ id, name }) => [id, name]));
}

export const findRecipient = async (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['email', personName().as('name'), 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
