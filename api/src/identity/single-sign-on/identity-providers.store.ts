import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

const selectProviders = (db: Db) =>
  db
    .selectFrom('identityProviders')
    .leftJoin('users', 'users.id', 'identityProviders.breakGlassUserId')
    .leftJoin('samlConnections', 'samlConnections.providerId', 'identityProviders.id')
    .selectAll('identityProviders')
    .select((eb) => [
      eb
        .case()
        .when('users.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('users.id').$notNull(), name: personName() }))
        .end()
        .as('breakGlassUser'),
      eb
        .case()
        .when('samlConnections.providerId', 'is not', null)
        .then(
          jsonBuildObject({
            metadataUrl: eb.ref('samlConnections.metadataUrl'),
            ssoUrl: eb.ref('samlConnections.ssoUrl').$notNull(),
            logoutUrl: eb.ref('samlConnections.logoutUrl'),
            certificates: eb.ref('samlConnections.certificates').$notNull(),
            wantsSignedResponse: eb.ref('samlConnections.wantsSignedResponse').$notNull(),
            refreshedAt: eb.ref('samlConnections.refreshedAt').$notNull(),
          }),
        )
        .end()
        .as('saml'),
      eb
        .selectFrom('identityProviderDomains')
        .select(({ fn, ref }) =>
          fn
            .coalesce(
              fn
                .jsonAgg(
                  jsonBuildObject({
                    id: ref('identityProviderDomains.id'),
                    domain: ref('identityProviderDomains.domain'),
                    confirmedAt: ref('identityProviderDomains.confirmedAt'),
                  }),
                )
                .orderBy('identityProviderDomains.domain'),
              sql<[]>`'[]'`,
            )
            .as('domains'),
        )
        .whereRef('identityProviderDomains.providerId', '=', 'identityProviders.id')
        .$asScalar()
        .$notNull()
        .as('domains'),
      eb
        .selectFrom(
          eb
            .selectFrom('userIdentities')
            .select('userId')
            .whereRef('providerId', '=', 'identityProviders.id')
            .union(
              eb
                .selectFrom('scimUsers')
                .select('userId')
                .whereRef('providerId', '=', 'identityProviders.id')
                .where('removedAt', 'is', null),
            )
            .as('known'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('userCount'),
    ]);
export type ProviderRecord = Awaited<ReturnType<typeof findProvider>> & object;

/** Not limited to an organization. */
export const findProvider = (db: Db, id: string) =>
  selectProviders(db).where('identityProviders.id', '=', id).executeTakeFirst();

/** Root, too, sees and changes only the providers of its own organization. */
export const listProviders = (db: Db, { organizationId }: Caller) =>
  selectProviders(db)
    .where('identityProviders.organizationId', '=', organizationId)
    .orderBy(({ fn }) => fn('lower', ['identityProviders.name']))
    .orderBy('identityProviders.id')
    .execute();

/** Locks until the end of the transaction. */
export const lockProvider = (tx: Db, { organizationId }: Caller, id: string) =>
  selectProviders(tx)
    .where('identityProviders.id', '=', id)
    .where('identityProviders.organizationId', '=', organizationId)
    .forUpdate('identityProviders')
    .executeTakeFirst();

export const insertProvider = (tx: Db, provider: Insertable<Tables['identityProviders']>) =>
  tx.insertInto('identityProviders').values(provider).returning('id').executeTakeFirstOrThrow();

export const updateProvider = async (tx: Db, id: string, changes: Updateable<Tables['identityProviders']>) => {
  if (Object.keys(changes).length > 0)
    await tx.updateTable('identityProviders').set(changes).where('id', '=', id).execute();
};

export const deleteProvider = (tx: Db, id: string) => tx.deleteFrom('identityProviders').where('id', '=', id).execute();

/** New domains wait for root; existing ones keep their confirmation. */
export async function replaceDomains(tx: Db, providerId: string, domains: readonly string[]): Promise<void> {
  let removed = tx.deleteFrom('identityProviderDomains').where('providerId', '=', providerId);
  if (domains.length > 0) removed = removed.where('domain', 'not in', domains);
  await removed.execute();
  if (domains.length > 0)
    await tx
      .insertInto('identityProviderDomains')
      .values(domains.map((domain) => ({ providerId, domain, confirmedAt: null })))
      .onConflict((row) => row.columns(['providerId', 'domain']).doNothing())
      .execute();
}

/** The domains that organizations have claimed, those that wait for root first. */
export const listDomains = (db: Db) =>
  selectDomains(db)
    .orderBy('identityProviderDomains.confirmedAt', (order) => order.desc().nullsFirst())
    .orderBy('identityProviderDomains.domain')
    .limit(500)
    .execute();

const selectDomains = (db: Db) =>
  db
    .selectFrom('identityProviderDomains')
    .innerJoin('identityProviders', 'identityProviders.id', 'identityProviderDomains.providerId')
    .innerJoin('organizations', 'organizations.id', 'identityProviders.organizationId')
    .select((eb) => [
      'identityProviderDomains.id',
      'identityProviderDomains.domain',
      'identityProviderDomains.confirmedAt',
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('identityProviders.id'), name: eb.ref('identityProviders.name') }).as('provider'),
    ]);

export const lockDomain = (tx: Db, id: string) =>
  selectDomains(tx)
    .where('identityProviderDomains.id', '=', id)
    .forUpdate('identityProviderDomains')
    .executeTakeFirst();

export const confirmDomain = (tx: Db, id: string, confirmedAt: number) =>
  tx.updateTable('identityProviderDomains').set({ confirmedAt }).where('id', '=', id).execute();

/** The provider of a confirmed domain. @param domain in lower case */
export const findProviderOfDomain = (db: Db, domain: string) =>
  db
    .selectFrom('identityProviderDomains')
    .innerJoin('identityProviders', 'identityProviders.id', 'identityProviderDomains.providerId')
    .select(['identityProviders.id', 'identityProviders.name', 'identityProviders.isEnforced'])
    .where('identityProviderDomains.domain', '=', domain)
    .where('identityProviderDomains.confirmedAt', 'is not', null)
    .executeTakeFirst();

/** Whether a user can be the break-glass administrator. */
export async function isActiveAdmin(db: Db, id: string, organizationId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .where('role', 'in', ['admin', 'root'])
    .where('status', '=', USER_STATUS.active)
    .executeTakeFirst();
  return user !== undefined;
}
