import type { SAML } from '@node-saml/node-saml';
import type { ProviderRecord } from '../identity-providers.store.ts';
import type { SamlConnection } from './saml.tables.ts';
import type { ServiceProvider } from './service-provider.ts';

/** Clocks differ by so much. */
export const CLOCK_SKEW = 60;
/** An assertion is used immediately after its creation, regardless of the validity that it claims. */
const MAX_AGE = 300;

/** Loaded with the first use: most processes never see SAML. */
const load = () => import('@node-saml/node-saml');

type Client = { provider: Pick<ProviderRecord, 'issuer'>; connection: SamlConnection; own: ServiceProvider };

/** @param requestId of the request to make */
export async function createClient({ provider, connection, own }: Client, requestId?: string): Promise<SAML> {
  const library = await load();
  return new library.SAML({
    issuer: own.entityId,
    audience: own.entityId,
    callbackUrl: own.acsUri,
    logoutCallbackUrl: own.logoutUri,
    privateKey: own.privateKey,
    publicCert: own.certificate,
    decryptionPvk: own.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    entryPoint: connection.ssoUrl,
    ...(connection.logoutUrl && { logoutUrl: connection.logoutUrl }),
    idpIssuer: provider.issuer,
    idpCert: connection.certificates,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: connection.wantsSignedResponse,
    acceptedClockSkewMs: CLOCK_SKEW * 1_000,
    maxAssertionAgeMs: MAX_AGE * 1_000,
    // Checked in the database, by the signed part of the answer.
    validateInResponseTo: library.ValidateInResponseTo.never,
    ...(requestId && { generateUniqueId: () => requestId }),
  });
}

/** The signed metadata of the portal, for the identity provider. */
export async function createMetadata(own: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await load();
  return generateServiceProviderMetadata({
    issuer: own.entityId,
    callbackUrl: own.acsUri,
    logoutCallbackUrl: own.logoutUri,
    privateKey: own.privateKey,
    publicCerts: own.certificate,
    decryptionPvk: own.privateKey,
    decryptionCert: own.certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    signMetadata: true,
    identifierFormat: null,
  });
}
