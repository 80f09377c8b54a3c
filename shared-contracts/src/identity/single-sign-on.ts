import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, requiredText, UnixTime } from '../common.ts';
import { MAX_EMAIL_LENGTH, MAX_URL_LENGTH } from '../values/field-limits.ts';
import { MAX_PORTAL_RULES } from '../values/identity/access.ts';
import {
  DOMAIN_PATTERN,
  IDENTITY_PROVIDER_LIMITS as LIMITS,
  ISSUER_PROBLEMS,
  METADATA_PROBLEMS,
  PROVIDER_KINDS,
  PUBLIC_MAIL_DOMAINS,
} from '../values/identity/single-sign-on.ts';
import { Rule } from './auth.ts';

const Domain = requiredText(LIMITS.domain)
  .toLowerCase()
  .regex(DOMAIN_PATTERN, 'invalid')
  .refine((domain) => !PUBLIC_MAIL_DOMAINS.includes(domain), 'publicDomain');
const Issuer = requiredText(MAX_URL_LENGTH).pipe(z.url({ protocol: /^https?$/ }));
const Rules = z.array(Rule).max(MAX_PORTAL_RULES);
const GroupRules = z.object({ group: requiredText(LIMITS.group), rules: Rules });

/** A certificate with which a SAML provider signs. */
const SigningCertificate = z.object({ subject: z.string(), expiresAt: UnixTime });
const SamlConnection = z.object({
  /** Null when the metadata was pasted. */
  metadataUrl: z.string().nullable(),
  ssoUrl: z.string(),
  logoutUrl: z.string().nullable(),
  certificates: z.array(SigningCertificate),
  /** Whether the response must be signed as well as the assertion in it. */
  wantsSignedResponse: z.boolean(),
  /** When the metadata was last read. */
  refreshedAt: UnixTime,
});
/** The portal as a SAML service provider, for the configuration of an identity provider. */
const ServiceProvider = z.object({ entityId: z.string(), acsUri: z.string(), logoutUri: z.string() });

export const IdentityProvider = z.object({
  id: Id,
  revision: z.int(),
  kind: z.enum(PROVIDER_KINDS),
  name: z.string(),
  /** For a SAML provider, its entity id. */
  issuer: z.string(),
  /** Empty for a SAML provider. */
  clientId: z.string(),
  /** Users are found by an address in one of them once root has confirmed it. */
  domains: z.array(z.object({ id: Id, domain: z.string(), confirmedAt: UnixTime.nullable() })),
  /** Whether to trust an address whose verification the provider doesn't state. */
  trustsEmail: z.boolean(),
  /** Whether an unknown user is created at the first sign-in. */
  createsUsers: z.boolean(),
  defaultRules: z.array(Rule),
  groupsClaim: z.string().nullable(),
  groupRules: z.array(GroupRules),
  /** Whether every sign-in sets the rules of users without a role, not only the one that creates them. */
  syncsRules: z.boolean(),
  /** Whether signing out also signs users out at the provider. For SAML, the metadata determines it. */
  signsOut: z.boolean(),
  isEnforced: z.boolean(),
  /** The administrator who can still sign in with a password. */
  breakGlassUser: NamedRef.nullable(),
  /** Users who have signed in with it, or whom it has provisioned and not removed. */
  userCount: z.int(),
  redirectUris: z.array(z.string()),
  /** Addresses to which a provider may send users back after signing out. */
  postLogoutUris: z.array(z.string()),
  logoutUri: z.string(),
  saml: SamlConnection.nullable(),
});
export const IdentityProviderList = z.object({
  items: z.array(IdentityProvider),
  redirectUris: z.array(z.string()),
  postLogoutUris: z.array(z.string()),
  serviceProvider: ServiceProvider,
});

const Fields = z.object({
  name: requiredText(LIMITS.name),
  domains: z.array(Domain).max(LIMITS.domains),
  trustsEmail: z.boolean(),
  createsUsers: z.boolean(),
  defaultRules: Rules,
  groupsClaim: requiredText(LIMITS.claim).nullable(),
  groupRules: z.array(GroupRules).max(LIMITS.groups),
  syncsRules: z.boolean(),
  isEnforced: z.boolean(),
  breakGlassUserId: Id.nullable(),
});
/** Each kind has its own fields, and rejects those of the other. */
const OidcFields = z.object({
  issuer: Issuer,
  clientId: requiredText(LIMITS.clientId),
  clientSecret: requiredText(LIMITS.clientSecret),
  signsOut: z.boolean(),
});
const Metadata = requiredText(LIMITS.metadata);
const SamlFields = z.object({
  /** The address of the provider's metadata; null for pasted metadata. */
  metadataUrl: Issuer.nullable(),
  metadata: Metadata.nullable(),
  wantsSignedResponse: z.boolean(),
});
const KindFields = OidcFields.extend(SamlFields.shape).partial();
const REQUIRED = { oidc: ['issuer', 'clientId', 'clientSecret'], saml: ['wantsSignedResponse'] } as const;

export const IdentityProviderInput = Fields.extend({ kind: z.enum(PROVIDER_KINDS).default('oidc') })
  .extend(KindFields.shape)
  .superRefine((input, context) => {
    const addIssue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    for (const field of REQUIRED[input.kind]) if (input[field] === undefined) addIssue(field, 'required');
    if (input.kind === 'saml' && !input.metadataUrl && !input.metadata) addIssue('metadataUrl', 'required');
    const others = Object.keys(input.kind === 'saml' ? OidcFields.shape : SamlFields.shape);
    for (const field of others) if (field in input) addIssue(field, 'invalid');
  });
/** Without a secret the stored one stays; without metadata the stored connection. */
export const IdentityProviderPatch = Fields.extend(KindFields.shape).partial();

/** A user who has signed in with a provider. */
export const LinkedUser = z.object({
  id: Id,
  login: z.string(),
  /** Absent in earlier releases. */
  name: z.string().optional(),
  email: z.string(),
  linkedAt: UnixTime,
});
export const LinkedUserPage = pageOf(LinkedUser);
export const LinkedUserQuery = Paging;
export const LinkedUserParams = z.object({ id: Id, userId: Id });

export const IssuerCheck = z.object({ issuer: Issuer });
export const IssuerCheckResult = z.object({
  problem: z.enum(ISSUER_PROBLEMS).nullable(),
  /** Whether the provider can end sessions in the portal. */
  hasBackChannelLogout: z.boolean(),
});

export const MetadataCheck = z
  .object({ metadataUrl: Issuer.nullable(), metadata: Metadata.nullable() })
  .refine(({ metadataUrl, metadata }) => metadataUrl !== null || metadata !== null, {
    message: 'required',
    path: ['metadataUrl'],
  });
export const MetadataCheckResult = z.object({
  problem: z.enum(METADATA_PROBLEMS).nullable(),
  /** The content of the metadata, if it can be used. */
  found: z
    .object({
      entityId: z.string(),
      ssoUrl: z.string(),
      logoutUrl: z.string().nullable(),
      certificates: z.array(SigningCertificate),
    })
    .nullable(),
});

export const ClaimedDomain = z.object({
  id: Id,
  domain: z.string(),
  organization: NamedRef,
  provider: NamedRef,
  confirmedAt: UnixTime.nullable(),
});
export const ClaimedDomainList = z.object({ items: z.array(ClaimedDomain) });

/** `login`: the login or email address that the user entered. */
export const ProviderLookup = z.object({ login: requiredText(MAX_EMAIL_LENGTH) });
export const ProviderLookupResult = z.object({
  provider: z.object({ id: Id, name: z.string(), isEnforced: z.boolean() }).nullable(),
});
/** `to`: the path to continue at. */
export const SignOnStart = z.object({
  providerId: Id,
  to: z.string().max(MAX_URL_LENGTH).default('/'),
  login: z.string().max(MAX_EMAIL_LENGTH).optional(),
});
export const BackChannelLogout = z.object({ logout_token: z.string().max(10_000) });
/**
 * Base64, as posted by the browser on behalf of a provider. The relay state isn't used: an attempt knows where it
 * leads.
 */
export const SamlResponse = z.object({ SAMLResponse: z.string().max(500_000) });
/** In a POST the message contains its signature; in a redirect `SigAlg` and `Signature` do. */
export const SamlLogout = z.object({
  /** A request of the provider, or its response to one of the portal. */
  SAMLRequest: z.string().max(100_000).optional(),
  SAMLResponse: z.string().max(100_000).optional(),
  RelayState: z.string().max(1_000).optional(),
  SigAlg: z.string().max(200).optional(),
  Signature: z.string().max(2_000).optional(),
});

export type IdentityProvider = z.infer<typeof IdentityProvider>;
export type IdentityProviderList = z.infer<typeof IdentityProviderList>;
export type IdentityProviderInput = z.input<typeof IdentityProviderInput>;
export type IdentityProviderPatch = z.input<typeof IdentityProviderPatch>;
export type LinkedUser = z.infer<typeof LinkedUser>;
export type LinkedUserPage = z.infer<typeof LinkedUserPage>;
export type IssuerCheckResult = z.infer<typeof IssuerCheckResult>;
export type MetadataCheck = z.infer<typeof MetadataCheck>;
export type MetadataCheckResult = z.infer<typeof MetadataCheckResult>;
export type ClaimedDomain = z.infer<typeof ClaimedDomain>;
export type ClaimedDomainList = z.infer<typeof ClaimedDomainList>;
export type ProviderLookup = z.infer<typeof ProviderLookup>;
export type ProviderLookupResult = z.infer<typeof ProviderLookupResult>;
