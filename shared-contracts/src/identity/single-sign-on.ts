import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, requiredText, UnixTime } from '../common.ts';
import { MAX_EMAIL_LENGTH, MAX_URL_LENGTH, USER_LIMITS } from '../values/field-limits.ts';
import {
  DOMAIN_PATTERN,
  IDENTITY_PROVIDER_LIMITS as LIMITS,
  ISSUER_PROBLEMS,
  PUBLIC_MAIL_DOMAINS,
} from '../values/identity/single-sign-on.ts';
import { Rule } from './auth.ts';

const Domain = requiredText(LIMITS.domain)
  .toLowerCase()
  .regex(DOMAIN_PATTERN, 'invalid')
  .refine((domain) => !PUBLIC_MAIL_DOMAINS.includes(domain), 'publicDomain');
const Issuer = requiredText(MAX_URL_LENGTH).pipe(z.url({ protocol: /^https?$/ }));
const Rules = z.array(Rule).max(USER_LIMITS.rules);
const GroupRules = z.object({ group: requiredText(LIMITS.group), rules: Rules });

export const IdentityProvider = z.object({
  id: Id,
  revision: z.int(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** Users are found by an address in one of them once root has confirmed it. */
  domains: z.array(z.object({ id: Id, domain: z.string(), confirmedAt: UnixTime.nullable() })),
  /** Whether the provider's word counts for an address that it doesn't call verified or unverified. */
  trustsEmail: z.boolean(),
  /** Whether a user who is unknown is created at the first sign-in. */
  createsUsers: z.boolean(),
  defaultRules: z.array(Rule),
  groupsClaim: z.string().nullable(),
  groupRules: z.array(GroupRules),
  /** Whether every sign-in sets the rules of users without a role, not only the one that creates them. */
  syncsRules: z.boolean(),
  isEnforced: z.boolean(),
  /** The administrator who can still sign in with a password. */
  breakGlassUser: NamedRef.nullable(),
  /** Users who have signed in with it. */
  userCount: z.int(),
  redirectUris: z.array(z.string()),
  logoutUri: z.string(),
});
export const IdentityProviderList = z.object({ items: z.array(IdentityProvider), redirectUris: z.array(z.string()) });

const Fields = z.object({
  name: requiredText(LIMITS.name),
  issuer: Issuer,
  clientId: requiredText(LIMITS.clientId),
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
const ClientSecret = requiredText(LIMITS.clientSecret);
export const IdentityProviderInput = Fields.extend({ clientSecret: ClientSecret });
/** Without a secret the stored one stays. */
export const IdentityProviderPatch = Fields.extend({ clientSecret: ClientSecret }).partial();

/** A user who has signed in with a provider. */
export const LinkedUser = z.object({ id: Id, login: z.string(), email: z.string(), linkedAt: UnixTime });
export const LinkedUserPage = pageOf(LinkedUser);
export const LinkedUserQuery = Paging;
export const LinkedUserParams = z.object({ id: Id, userId: Id });

export const IssuerCheck = z.object({ issuer: Issuer });
export const IssuerCheckResult = z.object({
  problem: z.enum(ISSUER_PROBLEMS).nullable(),
  /** Whether the provider can end sessions in the portal. */
  hasBackChannelLogout: z.boolean(),
});

export const ClaimedDomain = z.object({
  id: Id,
  domain: z.string(),
  organization: NamedRef,
  provider: NamedRef,
  confirmedAt: UnixTime.nullable(),
});
export const ClaimedDomainList = z.object({ items: z.array(ClaimedDomain) });

/** `login`: the login or email address that somebody typed. */
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

export type IdentityProvider = z.infer<typeof IdentityProvider>;
export type IdentityProviderList = z.infer<typeof IdentityProviderList>;
export type IdentityProviderInput = z.input<typeof IdentityProviderInput>;
export type IdentityProviderPatch = z.input<typeof IdentityProviderPatch>;
export type LinkedUser = z.infer<typeof LinkedUser>;
export type LinkedUserPage = z.infer<typeof LinkedUserPage>;
export type IssuerCheckResult = z.infer<typeof IssuerCheckResult>;
export type ClaimedDomain = z.infer<typeof ClaimedDomain>;
export type ClaimedDomainList = z.infer<typeof ClaimedDomainList>;
export type ProviderLookup = z.infer<typeof ProviderLookup>;
export type ProviderLookupResult = z.infer<typeof ProviderLookupResult>;
