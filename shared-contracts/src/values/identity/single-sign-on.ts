export const IDENTITY_PROVIDER_LIMITS = {
  name: 60,
  clientId: 255,
  clientSecret: 500,
  claim: 100,
  group: 255,
  groups: 50,
  domains: 20,
  domain: 253,
  /** Characters of pasted SAML metadata. */
  metadata: 200_000,
} as const;
/** The protocols of identity providers: OpenID Connect and SAML 2.0. */
export const PROVIDER_KINDS = ['oidc', 'saml'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];
/** An organization has at most so many identity providers. */
export const MAX_IDENTITY_PROVIDERS = 10;

/** Why a sign-in with an identity provider failed, as shown on the sign-in page. */
export const SIGN_ON_PROBLEMS = [
  'denied',
  'expired',
  'providerDown',
  'rejected',
  'emailNotVerified',
  'unknownUser',
  'blocked',
  'tooMany',
] as const;
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number];

/** Why an issuer can't be used. */
export const ISSUER_PROBLEMS = ['unreachable', 'notAllowed', 'notAnIssuer'] as const;
export type IssuerProblem = (typeof ISSUER_PROBLEMS)[number];

/** Why the SAML metadata of a provider can't be used. */
export const METADATA_PROBLEMS = [
  'unreachable',
  'notAllowed',
  'notMetadata',
  'severalProviders',
  'noRedirect',
  'noCertificate',
] as const;
export type MetadataProblem = (typeof METADATA_PROBLEMS)[number];

/** `example.com`: labels of letters, digits and hyphens, at least two. */
export const DOMAIN_PATTERN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Public email providers, whose domains never belong to a single organization. */
export const PUBLIC_MAIL_DOMAINS: readonly string[] = [
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'web.de',
  'yahoo.com',
  'yandex.com',
  'yandex.ru',
  'zoho.com',
];
