import type { Db } from '../../platform/database.ts';

/** An organization with the names of what it refers to, and what it wants changed. */
export const findDetails = (db: Db, id: string) =>
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
      'organizationChanges.revision',
      'organizationChanges.createdAt as changedAt',
      'users.login as changedBy',
    ])
    .where('organizations.id', '=', id)
    .executeTakeFirst();
export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** What countries and currencies are called, by id. */
export async function namesOf(
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

export const findLogin = async (db: Db, id: string) =>
  db.selectFrom('users').select(['email', 'login', 'language']).where('id', '=', id).executeTakeFirstOrThrow();
