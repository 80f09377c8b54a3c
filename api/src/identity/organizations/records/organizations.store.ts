import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { OrganizationQuery } from 'shared-contracts/organizations';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';

const HOME = ['homeDescription', 'homeVideo', 'homeLinks', 'appStoreUrl', 'playStoreUrl'] as const;

/** Organizations as everybody in them sees them. */
const shown = (db: Db) =>
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

const changeWaits = sql<boolean>`exists (select from organization_changes waiting where waiting.organization_id = organizations.id and waiting.state = 'pending')`;

type Query = z.infer<typeof OrganizationQuery>;

/** Root sees all organizations, everybody else their own. */
export function listOrganizations(
  db: Db,
  caller: Caller,
  { search, sort, status, type, countryId, hasChange: isWaiting, ...range }: Query,
) {
  const { column, direction } = ordering(sort);
  let matching = db
    .selectFrom('organizations')
    .where(
      searching(
        search,
        'organizations.name',
        'organizations.code',
        'organizations.registrationId',
        'organizations.contactEmail',
      ),
    );
  if (!isRoot(caller)) matching = matching.where('organizations.id', '=', caller.organizationId);
  if (status !== undefined) matching = matching.where('organizations.status', '=', status);
  if (type) matching = matching.where('organizations.type', '=', type);
  if (countryId) matching = matching.where('organizations.countryId', '=', countryId);
  if (isWaiting !== undefined) matching = matching.where(changeWaits, '=', isWaiting);
  const rows = shown(db)
    .select(['organizations.createdAt', changeWaits.as('hasChange')])
    .where('organizations.id', 'in', matching.select('organizations.id'))
    .orderBy(`organizations.${column}`, direction)
    .orderBy('organizations.id');
  return paged(rows, range, matching);
}

/** The caller's own organization. */
export const findOrganization = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>) =>
  shown(db)
    .select(['mapToken', 'showVersion', ...HOME])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();

/** Whether any active organization has its maps from Mapbox. */
export async function usesMapbox(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('organizations')
    .select('id')
    .where('mapToken', '>', '')
    .where('status', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** `Portal.Harvest.Example.:8443` is the name of the same host. */
const plainHost = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** @param host the name a partner's portal is served under; a blocked organization has none */
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
      ...HOME,
    ])
    .where(({ eb, fn }) => eb(fn('lower', ['host']), '=', plainHost(host)))
    .where('status', '=', 1)
    .executeTakeFirst();

export const lockLogo = (tx: Db, id: string) =>
  tx.selectFrom('organizations').select('logoId').where('id', '=', id).forUpdate().executeTakeFirst();

export const setLogo = (tx: Db, id: string, logoId: string) =>
  tx.updateTable('organizations').set({ logoId }).where('id', '=', id).execute();

export const findPictures = (db: Db, id: string) =>
  db
    .selectFrom('organizations')
    .select(['logoId', 'pageFaviconId', 'loginImageId'])
    .where('id', '=', id)
    .executeTakeFirst();
