import { z } from 'zod';
import { email, Id, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { ORGANIZATION_TYPES } from './values/access.ts';
import { LANGUAGES } from './values/limits.ts';

/** 0 registered, 1 active, 2 blocked. */
export const OrganizationStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Absent: unchanged. Empty or null: none. */
const optional = (max: number) => text(max).nullish();
const webAddress = text(500)
  .pipe(z.union([z.url({ protocol: /^https?$/ }), z.literal('')]))
  .nullish();
const optionalEmail = z.union([email, z.literal('')]).nullish();

/** The name of a host, without port. */
const host = text(253)
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?)?$/, 'invalid')
  .nullish();

export const HomeLink = z.object({ label: requiredText(100), url: text(500).pipe(z.url({ protocol: /^https?$/ })) });

/** What the organization's own people see on their home page; what it leaves empty comes from the portal's host. */
export const HomeBrand = z.object({
  description: z.string().nullable(),
  video: z.string().nullable(),
  links: z.array(HomeLink),
  appStoreUrl: z.string().nullable(),
  playStoreUrl: z.string().nullable(),
});

/** An organization as everybody in it sees it. */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  status: OrganizationStatus,
  registrationId: z.string(),
  country: Named.nullable(),
  currency: Named.nullable(),
  domain: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  logo: z.string().nullable(),
});
export const MyOrganization = Organization.extend({
  home: HomeBrand,
  mapToken: z.string().nullable(),
  showVersion: z.boolean(),
});

/** What the organization may change of itself; it counts when the change has been merged. */
export const OrganizationSettings = z.object({
  name: requiredText(200).optional(),
  registrationId: requiredText(50).optional(),
  countryId: Id.nullish(),
  currencyId: Id.nullish(),
  domain: optional(200),
  contactName: requiredText(200).optional(),
  contactEmail: email.optional(),
  accountingContact: optional(200),
  pageTitle: optional(100),
  supportEmail: optionalEmail,
  loginPageTitle: optional(100),
  loginAlertText: optional(500),
  /** Files put with `POST organizations/self/pictures`. */
  loginImageId: Id.nullish(),
  pageFaviconId: Id.nullish(),
  mapToken: optional(200),
  defaultLanguage: z.enum(LANGUAGES).nullish(),
  appStoreUrl: webAddress,
  playStoreUrl: webAddress,
  homeDescription: optional(2_000),
  homeVideo: webAddress,
  homeLinks: z.array(HomeLink).max(10).optional(),
  accentColor: text(7)
    .regex(/^(#[0-9a-f]{6})?$/i, 'invalid')
    .nullish(),
  smtpHost: optional(253),
  smtpPort: z.int().min(1).max(65_535).nullish(),
  smtpUser: optional(254),
  /** Never answered. */
  smtpPassword: text(200).nullish(),
  showVersion: z.boolean().optional(),
  selfRegistration: z.boolean().optional(),
});
export const SETTINGS = Object.keys(OrganizationSettings.shape) as Setting[];

/** A value as a person reads it: names instead of ids, a picture by its address; a secret is never told, only that there is another one. */
export const SettingChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
/** What an organization wants to be changed, until it is merged or declined. */
export const OrganizationChange = z.object({
  id: Id,
  /** Counts on with every edit of the organization. */
  revision: z.int(),
  changes: z.array(SettingChange),
  /** The same as it was entered, so that it can be gone on with; without secrets. */
  values: OrganizationSettings.omit({ smtpPassword: true }),
  user: z.string().nullable(),
  createdAt: Unix,
});

/** An organization as those who may change it see it. */
export const OrganizationDetails = Organization.extend({
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
  /** What a partner enters to find this organization. Empty, like the next: not for those without write on organization owner. */
  partnerToken: z.string(),
  /** What trackers and their servers send positions with. */
  trackingToken: z.string(),
  /** Waits for review; null: nothing. */
  change: OrganizationChange.nullable(),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete', 'accept', 'decline', 'block', 'activate', 'merge'])),
});

export const OrganizationRow = Organization.extend({
  hasChange: z.boolean(),
  createdAt: Unix,
  actions: OrganizationDetails.shape.actions,
});
/** `types`: what the caller may make, the usual one first. */
export const OrganizationPage = pageOf(OrganizationRow).extend({ types: z.array(z.enum(ORGANIZATION_TYPES)) });
export const OrganizationQuery = Paging.extend({
  status: z.coerce.number().pipe(OrganizationStatus).optional(),
  type: z.enum(ORGANIZATION_TYPES).optional(),
  countryId: Id.optional(),
  hasChange: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: sortBy(['name', 'type', 'status', 'createdAt']).default('name'),
});

/** What everybody tells who wants to take part. */
export const OrganizationRegistration = z.object({
  name: requiredText(200),
  registrationId: requiredText(50),
  countryId: Id,
  currencyId: Id,
  domain: requiredText(200),
  contactName: requiredText(200),
  contactEmail: email,
  type: z.enum(ORGANIZATION_TYPES),
  /** In which the answer is written. */
  language: z.enum(LANGUAGES).default('en'),
});
/** Made by an administrator: works at once, and its contact signs in with mailed credentials. Without a type it is the usual one. Only root gives it a host. */
export const OrganizationInput = OrganizationSettings.omit({ loginImageId: true, pageFaviconId: true }).extend({
  ...OrganizationRegistration.shape,
  type: z.enum(ORGANIZATION_TYPES).optional(),
  host,
});
/** `status` accepts a registration, blocks or activates. */
export const OrganizationPatch = OrganizationSettings.extend({
  type: z.enum(ORGANIZATION_TYPES).optional(),
  host,
  status: OrganizationStatus.optional(),
});
/** Which of the changed fields become true; the others are declined. Left out: all. `revision`: what was looked at; another one by now is refused. */
export const MergeChange = z.object({
  fields: z.array(z.string().max(50)).max(100).optional(),
  revision: z.int().optional(),
});
export const DeclineQuery = z.object({ reason: text(1_000).optional() });

export const PICTURE_KINDS = ['loginImage', 'favicon'] as const;
/** A picture put but not used yet: it waits to be named by a change. */
export const PutPicture = z.object({ id: Id, url: z.string() });
export const OrganizationLogo = z.object({ logo: z.string() });

/** The settings to try; without a password the stored one. The mail goes to the caller. */
export const SmtpTest = z.object({
  smtpHost: requiredText(253),
  smtpPort: z.int().min(1).max(65_535),
  smtpUser: text(254).nullish(),
  smtpPassword: text(200).nullish(),
});
export const SmtpTested = z.object({ isSent: z.literal(true), to: z.string() });
export const RenewedToken = z.object({ token: z.string() });

export const DistributorQuery = z.object({ domain: requiredText(253) });
/** How the portal looks at a partner's own address. */
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
  /** What may be registered here. */
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
export type OrganizationQuery = z.infer<typeof OrganizationQuery>;
export type OrganizationPage = z.infer<typeof OrganizationPage>;
export type OrganizationRegistration = z.input<typeof OrganizationRegistration>;
export type OrganizationInput = z.input<typeof OrganizationInput>;
export type OrganizationPatch = z.infer<typeof OrganizationPatch>;
export type MergeChange = z.infer<typeof MergeChange>;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export type PutPicture = z.infer<typeof PutPicture>;
export type SmtpTest = z.infer<typeof SmtpTest>;
export type SmtpTested = z.infer<typeof SmtpTested>;
export type RenewedToken = z.infer<typeof RenewedToken>;
export type DistributorInfo = z.infer<typeof DistributorInfo>;
