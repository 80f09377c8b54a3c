import type { Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '../../../platform/database/database.ts';

type Connection = Insertable<Tables['samlConnections']>;

export const saveConnection = async (tx: Db, connection: Connection): Promise<void> => {
  const { providerId: _providerId, ...changes } = connection;
  await tx
    .insertInto('samlConnections')
    .values(connection)
    .onConflict((row) => row.column('providerId').doUpdateSet(changes))
    .execute();
};

export const updateConnection = async (tx: Db, providerId: string, changes: Updateable<Tables['samlConnections']>) => {
  await tx.updateTable('samlConnections').set(changes).where('providerId', '=', providerId).execute();
};

/** The SAML provider of an organization with an entity id. */
export const findProviderIdByIssuer = async (db: Db, organizationId: string, issuer: string) =>
  (
    await db
      .selectFrom('identityProviders')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('kind', '=', 'saml')
      .where('issuer', '=', issuer)
      .limit(1)
      .executeTakeFirst()
  )?.id;
