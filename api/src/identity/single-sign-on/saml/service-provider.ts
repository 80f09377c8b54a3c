import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { notFound } from '../../../platform/errors/app-error.ts';
import { API_PREFIX } from '../../../platform/http/api-prefix.ts';
import { decryptSecret, encryptSecret } from '../../../platform/security/encryption.ts';
import type { Services } from '../../../platform/services/services.ts';
import { createSelfSigned } from './self-signed-certificate.ts';

export type SamlDeps = Pick<Services, 'db' | 'now' | 'secret' | 'config'>;
export type ServiceProvider = {
  entityId: string;
  acsUri: string;
  logoutUri: string;
  privateKey: string;
  certificate: string;
};

/** The entity id is the address of the metadata. All are on the portal's own host, also when a partner's host is used. */
export function serviceProviderUris(publicUrl: string, organizationId: string) {
  const base = `${new URL(publicUrl).origin}${API_PREFIX}/auth/sso/saml/${organizationId}`;
  return { entityId: `${base}/metadata`, acsUri: `${base}/acs`, logoutUri: `${base}/logout` };
}

const findKey = ({ db, secret }: SamlDeps, organizationId: string) =>
  db
    .selectFrom('samlServiceProviders')
    .select(['privateKey', 'certificate'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()
    .then((row) => {
      const privateKey = row && decryptSecret(secret, row.privateKey);
      if (row && !privateKey) throw new Error('The SAML key was encrypted with another secret');
      return row && privateKey ? { privateKey, certificate: row.certificate } : undefined;
    });

/** @throws 404 */
async function assertHasSaml({ db }: SamlDeps, organizationId: string) {
  const provider = await db
    .selectFrom('identityProviders')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('kind', '=', 'saml')
    .limit(1)
    .executeTakeFirst();
  if (!provider) throw notFound();
}

async function createKey(deps: SamlDeps, organizationId: string) {
  const { db, now, secret, config } = deps;
  const organization = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();
  if (!organization) throw notFound();
  const { privateKey, certificate } = await createSelfSigned(new URL(config.publicUrl).hostname, now());
  await db
    .insertInto('samlServiceProviders')
    .values({ organizationId, privateKey: encryptSecret(secret, privateKey), certificate, createdAt: now() })
    .onConflict((row) => row.doNothing())
    .execute();
  const created = await findKey(deps, organizationId);
  if (!created) throw notFound();
  return created;
}

/**
 * The portal as the service provider of an organization with SAML; its key is created on first use. Anyone may request
 * the metadata: without a provider, no key is created.
 * @throws 404
 */
export async function findServiceProvider(deps: SamlDeps, organizationId: string): Promise<ServiceProvider> {
  await assertHasSaml(deps, organizationId);
  const key = (await findKey(deps, organizationId)) ?? (await createKey(deps, organizationId));
  return { ...serviceProviderUris(deps.config.publicUrl, organizationId), ...key };
}
