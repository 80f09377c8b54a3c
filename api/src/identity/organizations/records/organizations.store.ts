import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { OrganizationQuery } from 'shared-contracts/identity/organizations';
import { normalizeHost } from 'shared-contracts/values/identity/hosts';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { parseSort, paginate } from '../../../platform/database/pagination.ts';
import { matchesSearch } from '../../../platform/database/search.ts';

const HOME_COLUMNS = ['homeDescription', 'homeVideo', 'homeLinks', 'appStoreUrl', 'playStoreUrl'] as const;

/** The columns that every user of an organization may see. */
const selectOrganizations = (db: Db) =>
  db
    .selectFrom('organizations')
    .leftJoin('countries', 'countries.id', 'countryId')
    .leftJoin('currencies', 'currencies.id', 'currencyId')
    .select((eb) => [
      'organizations.id',
      'organizations.name',
      'code',
      'type',
      'status',
      'registrationId',
      'domain',
      'contactName',
      'contactEmail',
      'logoId',
      eb
        .case()
        .when('countryId', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('countries.id').$notNull(), name: eb.ref('countries.name').$notNull() }))
        .end()
        .as('country'),
      eb
        .case()
        .when('currencyId', 'is not', null)
        .then(
          jsonBuildObject({ id: eb.ref('currencies.id').$notNull(), name: eb.ref('currencies.shortName').$notNull() }),
        )
        .end()
        .as('currency'),
    ]);

const hasPendingChange = sql<boolean>`exists (
  select from organization_changes pending
  where pending.organization_id = organizations.id and pending.state = 'pending'
)`;

type Query = z.infer<typeof OrganizationQuery>;

/** Root sees all organizations, other users their own. */
export function listOrganizations(
  db: Db,
  caller: Caller,
  { search, sort, status, type, countryId, hasChange, ...range }: Query,
) {
  const { column, direction } = parseSort(sort);
  let matching = db
    .selectFrom('organizations')
    .where(
      matchesSearch(
        search,
        'organizations.name',
        'organizations.code',
        'organizations.registrationId',
        'organizations.contactEmail',
        'organizations.contactName',
        'organizations.domain',
      ),
    );
  if (!isRoot(caller)) matching = matching.where('organizations.id', '=', caller.organizationId);
  if (status !== undefined) matching = matching.where('organizations.status', '=', status);
  if (type) matching = matching.where('organizations.type', '=', type);
  if (countryId) matching = matching.where('organizations.countryId', '=', countryId);
  if (hasChange !== undefined) matching = matching.where(hasPendingChange, '=', hasChange);
  const rows = selectOrganizations(db)
    .select(['organizations.revision', 'organizations.createdAt', hasPendingChange.as('hasChange')])
    .where('organizations.id', 'in', matching.select('organizations.id'))
    .orderBy(`organizations.${column}`, direction)
    .orderBy('organizations.id');
  return paginate(rows, range, matching);
}

export const findOrganization = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>) =>
  selectOrganizations(db)
    .select(['mapToken', 'showVersion', 'setupDismissedAt', ...HOME_COLUMNS])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();

/** Whether any active organization has a Mapbox token. */
export async function usesMapbox(db: Db): Promise<boolean> {
  const organization = await db
    .selectFrom('organizations')
    .select('id')
    .where('mapToken', '>', '')
    .where('status', '=', ORGANIZATION_STATUS.active)
    .limit(1)
    .executeTakeFirst();
  return organization !== undefined;
}

/** Finds the active organization with a portal under this host name. */
export const findDistributor = (db: Db, host: string) =>
  db
    .selectFrom('organizations')
    .select([
      'id',
      'name',
      'type',
      'pageTitle',
      'pageFaviconId',
      'supportEmail',
      'contactEmail',
      'loginPageTitle',
      'loginImageId',
      'loginAlertText',
      'accentColor',
      'defaultLanguage',
      'selfRegistration',
      'showVersion',
      ...HOME_COLUMNS,
    ])
    .where(({ eb, fn }) => eb(fn('lower', ['host']), '=', normalizeHost(host)))
    .where('status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();

export const lockLogo = (tx: Db, id: string) =>
  tx
    .selectFrom('organizations')
    .select(['id', 'revision', 'logoId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setLogo = (tx: Db, id: string, logoId: string | null) =>
  tx.updateTable('organizations').set({ logoId }).where('id', '=', id).execute();

export const findPictures = (db: Db, id: string) =>
  db
    .selectFrom('organizations')
    .select(['logoId', 'pageFaviconId', 'loginImageId'])
    .where('id', '=', id)
    .executeTakeFirst();
