import { X509Certificate } from 'node:crypto';
import type { SaxesTagNS } from 'saxes';
import type { MetadataProblem } from 'shared-contracts/values/identity/single-sign-on';
import { readXml } from './saml-xml.ts';

const NAMESPACE = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MAX_CERTIFICATES = 10;

/** `problem`: for anyone who enters the metadata. */
export class MetadataError extends Error {
  readonly problem: MetadataProblem;

  constructor(problem: MetadataProblem, cause?: unknown) {
    super(`SAML metadata: ${problem}`, { cause });
    this.problem = problem;
  }
}

export type Metadata = { entityId: string; ssoUrl: string; logoutUrl: string | null; certificates: string[] };
type Draft = { entityId: string; ssoUrl: string | null; logoutUrl: string | null; certificates: string[] };

const valueOf = ({ attributes }: SaxesTagNS, name: string) => attributes[name]?.value ?? '';

/** Accepts base64 with any white space. @returns PEM, or undefined if it is no certificate */
function toPem(text: string): string | undefined {
  try {
    return new X509Certificate(Buffer.from(text, 'base64')).toString();
  } catch {
    return undefined;
  }
}

/** Each entity with the role of an identity provider. */
function readProviders(xml: string): Draft[] {
  const providers: Draft[] = [];
  let entityId = '';
  let current: Draft | undefined;
  let isSigningKey = false;
  let certificate: string | undefined;
  readXml(xml, {
    open: (tag) => {
      if (tag.uri === SIGNATURES && tag.local === 'X509Certificate' && current && isSigningKey) certificate = '';
      if (tag.uri !== NAMESPACE) return;
      if (tag.local === 'EntityDescriptor') entityId = valueOf(tag, 'entityID');
      if (tag.local === 'IDPSSODescriptor') {
        current = { entityId, ssoUrl: null, logoutUrl: null, certificates: [] };
        providers.push(current);
      }
      if (!current) return;
      if (tag.local === 'KeyDescriptor') isSigningKey = valueOf(tag, 'use') !== 'encryption';
      if (valueOf(tag, 'Binding') !== REDIRECT) return;
      if (tag.local === 'SingleSignOnService') current.ssoUrl ??= valueOf(tag, 'Location');
      if (tag.local === 'SingleLogoutService')
        current.logoutUrl ??= valueOf(tag, 'ResponseLocation') || valueOf(tag, 'Location');
    },
    text: (text) => {
      if (certificate !== undefined) certificate += text;
    },
    close: ({ uri, local }) => {
      if (uri === SIGNATURES && local === 'X509Certificate' && certificate !== undefined) {
        const pem = toPem(certificate);
        if (pem && !current?.certificates.includes(pem)) current?.certificates.push(pem);
        certificate = undefined;
      }
      if (uri === NAMESPACE && local === 'KeyDescriptor') isSigningKey = false;
      if (uri === NAMESPACE && local === 'IDPSSODescriptor') current = undefined;
    },
  });
  return providers;
}

/** The browser goes there: never to a script. */
const isWebAddress = (address: string, allowsPrivate: boolean) =>
  URL.canParse(address) && ['https:', ...(allowsPrivate ? ['http:'] : [])].includes(new URL(address).protocol);

/**
 * Reads the metadata of one identity provider (SAML 2.0 metadata, section 2.4.3).
 * @param allowsPrivate whether addresses without TLS are accepted, as on a development machine
 * @throws MetadataError
 */
export function parseMetadata(xml: string, allowsPrivate: boolean): Metadata {
  let providers: Draft[];
  try {
    providers = readProviders(xml);
  } catch (error) {
    throw new MetadataError('notMetadata', error);
  }
  const [provider, ...others] = providers;
  if (!provider || provider.entityId === '' || provider.entityId.length > 1_024) throw new MetadataError('notMetadata');
  if (others.length > 0) throw new MetadataError('severalProviders');
  const { entityId, ssoUrl, logoutUrl, certificates } = provider;
  if (ssoUrl === null || !isWebAddress(ssoUrl, allowsPrivate)) throw new MetadataError('noRedirect');
  if (certificates.length === 0) throw new MetadataError('noCertificate');
  return {
    entityId,
    ssoUrl,
    logoutUrl: logoutUrl !== null && isWebAddress(logoutUrl, allowsPrivate) ? logoutUrl : null,
    certificates: certificates.slice(0, MAX_CERTIFICATES),
  };
}

/** The subject of a certificate and its expiry. */
export function describeCertificate(pem: string): { subject: string; expiresAt: number } {
  const { subject, validTo } = new X509Certificate(pem);
  return { subject: subject.replaceAll('\n', ', '), expiresAt: Math.floor(Date.parse(validTo) / 1_000) };
}
