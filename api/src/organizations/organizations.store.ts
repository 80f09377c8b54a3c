import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';

/** The caller's own organization. */
export const findOrganization = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>) =>
  db
    .selectFrom('organizations')
    .leftJoin('countries', 'countries.id', 'countryId')
    .leftJoin('currencies', 'currencies.id', 'currencyId')
    .select((eb) => [
      'organizations.id', 'organizations.name', 'code', 'type', 'status', 'registrationId', 'domain', 'contactName', 'contactEmail', 'logoId',
      eb.case().when('countryId', 'is not', null).then(jsonBuildObject({ id: eb.ref('countries.id').$notNull(), name: eb.ref('countries.name').$notNull() })).end().as('country'),
      eb.case().when('currencyId', 'is not', null).then(jsonBuildObject({ id: eb.ref('currencies.id').$notNull(), name: eb.ref('currencies.shortName').$notNull() })).end().as('currency'),
    ])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();

/** @param host the name a partner's portal is served under */
export const findDistributor = (db: Db, host: string) =>
  db
    .selectFrom('organizations')
    .select([
      'id', 'name', 'type', 'pageTitle', 'pageFaviconId', 'supportEmail', 'contactEmail', 'loginPageTitle', 'loginImageId', 'loginAlertText', 'accentColor', 'defaultLanguage',
      'selfRegistration', 'showVersion', 'appStoreUrl', 'playStoreUrl',
    ])
    .where('host', '=', host.toLowerCase())
    .where('status', '=', 1)
    .executeTakeFirst();

export const lockLogo = (tx: Db, id: string) => tx.selectFrom('organizations').select('logoId').where('id', '=', id).forUpdate().executeTakeFirst();

export const setLogo = (tx: Db, id: string, logoId: string) => tx.updateTable('organizations').set({ logoId }).where('id', '=', id).execute();

export const findPictures = (db: Db, id: string) => db.selectFrom('organizations').select(['logoId', 'pageFaviconId', 'loginImageId']).where('id', '=', id).executeTakeFirst();
