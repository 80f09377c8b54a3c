import { z } from 'zod';
import {
  booleanParam,
  email,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  SeenRevision,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import { ORGANIZATION_TYPES } from '../values/identity/access.ts';
import { findHostProblem } from '../values/identity/hosts.ts';
import { LANGUAGES } from '../values/limits.ts';
import {
  HOME_LINK_LIMITS,
  MAX_HOST_LENGTH,
  MAX_REASON_LENGTH,
  MAX_URL_LENGTH,
  ORGANIZATION_LIMITS,
} from '../values/field-limits.ts';

/** 0 registered, 1 active, 2 blocked. */
export const OrganizationStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Absent: unchanged. Empty or null: removed. */
const optionalText = (max: number) => text(max).nullish();
const optionalUrl = text(MAX_URL_LENGTH)
  .pipe(z.union([z.url({ protocol: /^https?$/ }), z.literal('')]))
  .nullish();
const optionalEmail = z.union([email, z.literal('')]).nullish();

/** Without port. Empty for the platform's own. */
const hostName = text(ORGANIZATION_LIMITS.host)
  .toLowerCase()
  .refine((host) => host === '' || findHostProblem(host) !== 'invalid', 'invalid')
  .nullish();

export const HomeLink = z.object({
  label: requiredText(HOME_LINK_LIMITS.label),
  url: text(HOME_LINK_LIMITS.url).pipe(z.url({ protocol: /^https?$/ })),
});

/** Home page content for the organization's users; empty fields use the values of the portal's host. */
export const HomeBrand = z.object({
  description: z.string().nullable(),
  video: z.string().nullable(),
  links: z.array(HomeLink),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
});

/** An organization as visible to all its users. */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  status: OrganizationStatus,
  registrationId: z.string(),
  country: NamedRef.nullable(),
  currency: NamedRef.nullable(),
  domain: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  logo: z.string().nullable(),
});
export const MyOrganization = Organization.extend({
  home: HomeBrand,
  mapToken: z.string().nullable(),
  showVersion: z.boolean(),
  /** The steps of its set-up are not dismissed. Earlier releases don't send it. */
  isSettingUp: z.boolean().optional(),
});

/** Settings an organization can change; the change takes effect once it has been merged. */
export const OrganizationSettings = z.object({
  name: requiredText(ORGANIZATION_LIMITS.name).optional(),
  registrationId: requiredText(ORGANIZATION_LIMITS.registrationId).optional(),
  countryId: Id.nullish(),
  currencyId: Id.nullish(),
  domain: optionalText(ORGANIZATION_LIMITS.domain),
  contactName: requiredText(ORGANIZATION_LIMITS.contactName).optional(),
  contactEmail: email.optional(),
  accountingContact: optionalText(ORGANIZATION_LIMITS.accountingContact),
  pageTitle: optionalText(ORGANIZATION_LIMITS.pageTitle),
  supportEmail: optionalEmail,
  loginPageTitle: optionalText(ORGANIZATION_LIMITS.loginPageTitle),
  loginAlertText: optionalText(ORGANIZATION_LIMITS.loginAlertText),
  /** Uploaded with `POST organizations/self/pictures`. */
  loginImageId: Id.nullish(),
  pageFaviconId: Id.nullish(),
  mapToken: optionalText(ORGANIZATION_LIMITS.mapToken),
  defaultLanguage: z.enum(LANGUAGES).nullish(),
  appStoreUrl: optionalUrl,
  playStoreUrl: optionalUrl,
  homeDescription: optionalText(ORGANIZATION_LIMITS.homeDescription),
  homeVideo: optionalUrl,
  homeLinks: z.array(HomeLink).max(ORGANIZATION_LIMITS.homeLinks).optional(),
  accentColor: text(ORGANIZATION_LIMITS.accentColor)
    .regex(/^(#[0-9a-f]{6})?$/i, 'invalid')
    .nullish(),
  smtpHost: optionalText(ORGANIZATION_LIMITS.smtpHost),
  smtpPort: z.int().min(ORGANIZATION_LIMITS.smtpPort.min).max(ORGANIZATION_LIMITS.smtpPort.max).nullish(),
  smtpUser: optionalText(ORGANIZATION_LIMITS.smtpUser),
  /** Write-only. */
  smtpPassword: text(ORGANIZATION_LIMITS.smtpPassword).nullish(),
  showVersion: z.boolean().optional(),
  selfRegistration: z.boolean().optional(),
});
export const SETTING_FIELDS = Object.keys(OrganizationSettings.shape) as Setting[];

/** Values as displayed: names instead of ids, URLs of pictures; secrets are masked. */
export const SettingChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
/** A change in review, until it is merged or declined. */
export const OrganizationChange = z.object({
  id: Id,
  /** Increases with every edit of the organization. */
  revision: z.int(),
  changes: z.array(SettingChange),
  /** The entered values for further editing, without secrets. */
  values: OrganizationSettings.omit({ smtpPassword: true }),
  user: z.string().nullable(),
  createdAt: UnixTime,
});

/** An organization as visible to users who may edit it. */
export const OrganizationDetails = Organization.extend({
  revision: Revision,
  ...OrganizationSettings.omit({ smtpPassword: true, homeLinks: true, showVersion: true, selfRegistration: true })
    .shape,
  name: z.string(),
  registrationId: z.string(),
  domain: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  supportEmail: z.string().nullable(),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
  homeVideo: z.string().nullable(),
  accentColor: z.string().nullable(),
  homeLinks: z.array(HomeLink),
  showVersion: z.boolean(),
  selfRegistration: z.boolean(),
  host: z.string().nullable(),
  loginImage: z.string().nullable(),
  pageFavicon: z.string().nullable(),
  hasSmtpPassword: z.boolean(),
  /** A partner enters it to request a partnership. Both tokens are empty without write access to `organizationOwner`. */
  partnerToken: z.string(),
  /** Authenticates trackers that send positions. */
  trackingToken: z.string(),
  /** The change in review, if any. */
  change: OrganizationChange.nullable(),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete', 'accept', 'decline', 'block', 'activate', 'merge'])),
});

export const OrganizationRow = Organization.extend({
  revision: Revision,
  hasChange: z.boolean(),
  createdAt: UnixTime,
  actions: OrganizationDetails.shape.actions,
});
/** `types`: the types the caller may create, the default first. */
export const OrganizationPage = pageOf(OrganizationRow).extend({ types: z.array(z.enum(ORGANIZATION_TYPES)) });
export const OrganizationQuery = Paging.extend({
  status: z.coerce.number().pipe(OrganizationStatus).optional(),
  type: z.enum(ORGANIZATION_TYPES).optional(),
  countryId: Id.optional(),
  hasChange: booleanParam,
  sort: sortBy(['name', 'type', 'status', 'createdAt']).default('name'),
});

export const OrganizationRegistration = z.object({
  name: requiredText(ORGANIZATION_LIMITS.name),
  registrationId: requiredText(ORGANIZATION_LIMITS.registrationId),
  countryId: Id,
  currencyId: Id,
  domain: requiredText(ORGANIZATION_LIMITS.domain),
  contactName: requiredText(ORGANIZATION_LIMITS.contactName),
  contactEmail: email,
  type: z.enum(ORGANIZATION_TYPES),
  /** Language of the emails about the registration. */
  language: z.enum(LANGUAGES).default('en'),
});
/**
 * Creates an active organization whose contact gets emailed credentials. `type`: has a default. `host`: set by root
 * only.
 */
export const OrganizationInput = OrganizationSettings.omit({ loginImageId: true, pageFaviconId: true }).extend({
  ...OrganizationRegistration.shape,
  type: z.enum(ORGANIZATION_TYPES).optional(),
  host: hostName,
});
/** `status` accepts a registration, blocks or activates. Omitted fields keep their value. */
export const OrganizationPatch = OrganizationSettings.extend({
  type: z.enum(ORGANIZATION_TYPES).optional(),
  host: hostName,
  status: OrganizationStatus.optional(),
});
/**
 * `fields`: the changed fields to merge; others are declined; defaults to all. `revision`: the one the user saw,
 * otherwise a conflict.
 */
export const MergeChange = z.object({
  fields: z.array(z.string().max(50)).max(100).optional(),
  revision: SeenRevision,
});
export const DeclinedRegistrationQuery = Paging;
/** A registration that root has declined; the organization itself was deleted. */
export const DeclinedRegistration = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  registrationId: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  reason: z.string().nullable(),
  registeredAt: UnixTime,
  declinedAt: UnixTime,
});
export const DeclinedRegistrationPage = pageOf(DeclinedRegistration);

export const DeclineQuery = z.object({ reason: text(MAX_REASON_LENGTH).optional() });

export const PICTURE_KINDS = ['loginImage', 'favicon'] as const;
/** A picture not yet in use: a change must reference it. */
export const UploadedPicture = z.object({ id: Id, url: z.string() });
/** Null: removed. */
export const OrganizationLogo = z.object({ logo: z.string().nullable() });

/** The settings to test; the password defaults to the stored one. The email is sent to the caller. */
export const SmtpTest = z.object({
  smtpHost: requiredText(ORGANIZATION_LIMITS.smtpHost),
  smtpPort: z.int().min(ORGANIZATION_LIMITS.smtpPort.min).max(ORGANIZATION_LIMITS.smtpPort.max),
  smtpUser: text(ORGANIZATION_LIMITS.smtpUser).nullish(),
  smtpPassword: text(ORGANIZATION_LIMITS.smtpPassword).nullish(),
});
export const SmtpTestResult = z.object({ isSent: z.literal(true), to: z.string() });
export const RenewedToken = z.object({ token: z.string() });

export const DistributorQuery = z.object({ domain: requiredText(MAX_HOST_LENGTH) });
/** Branding of the portal on a partner's host. */
export const DistributorInfo = z.object({
  pageTitle: z.string(),
  pageFavicon: z.string().nullable(),
  supportEmail: z.string(),
  loginPageTitle: z.string().nullable(),
  loginImage: z.string().nullable(),
  loginAlertText: z.string().nullable(),
  accentColor: z.string().nullable(),
  defaultLanguage: z.enum(LANGUAGES).nullable(),
  selfRegistration: z.boolean(),
  showVersion: z.boolean(),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
  /** Types that may register on this host. */
  organizationTypes: z.array(z.enum(ORGANIZATION_TYPES)),
});

export type Setting = keyof OrganizationSettings;
export type HomeLink = z.infer<typeof HomeLink>;
export type HomeBrand = z.infer<typeof HomeBrand>;
export type Organization = z.infer<typeof Organization>;
export type MyOrganization = z.infer<typeof MyOrganization>;
export type OrganizationSettings = z.infer<typeof OrganizationSettings>;
export type SettingChange = z.infer<typeof SettingChange>;
export type OrganizationChange = z.infer<typeof OrganizationChange>;
export type OrganizationDetails = z.infer<typeof OrganizationDetails>;
export type OrganizationRow = z.infer<typeof OrganizationRow>;
export type DeclinedRegistration = z.infer<typeof DeclinedRegistration>;
export type DeclinedRegistrationPage = z.infer<typeof DeclinedRegistrationPage>;
export type OrganizationQuery = z.infer<typeof OrganizationQuery>;
export type OrganizationPage = z.infer<typeof OrganizationPage>;
export type OrganizationRegistration = z.input<typeof OrganizationRegistration>;
export type OrganizationInput = z.input<typeof OrganizationInput>;
export type OrganizationPatch = z.infer<typeof OrganizationPatch>;
export type MergeChange = z.infer<typeof MergeChange>;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export type UploadedPicture = z.infer<typeof UploadedPicture>;
export type SmtpTest = z.infer<typeof SmtpTest>;
export type SmtpTestResult = z.infer<typeof SmtpTestResult>;
export type RenewedToken = z.infer<typeof RenewedToken>;
export type DistributorInfo = z.infer<typeof DistributorInfo>;
