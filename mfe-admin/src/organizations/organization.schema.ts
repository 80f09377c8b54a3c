import { ORGANIZATION_TYPES } from 'shared-contracts/values/access';
import { LANGUAGES } from 'shared-contracts/values/limits';
import type { FileValue } from 'shared-ui/files';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';

const optional = (max: number) => string().trim().max(max).nullable().default(null);
const address = () => optional(500).url();

export const MOST_LINKS = 10;
const MOST_PORT = 65_535;

const shared = {
  name: string().trim().required().max(200),
  type: string().oneOf(ORGANIZATION_TYPES).required(),
  registrationId: string().trim().required().max(50),
  contactName: string().trim().required().max(200),
  contactEmail: string().trim().required().max(254).email(),
  accountingContact: optional(200),
  pageTitle: optional(100),
  supportEmail: optional(254).email(),
  accentColor: optional(7).matches(/^#[\da-f]{6}$/i, { excludeEmptyString: true }),
  defaultLanguage: string().oneOf(LANGUAGES).nullable().default(null),
  showVersion: boolean().required().default(false),
  loginPageTitle: optional(100),
  loginAlertText: optional(500),
  selfRegistration: boolean().required().default(false),
  mapToken: optional(200),
  homeDescription: optional(2_000),
  homeVideo: address(),
  homeLinks: array()
    .of(object({ label: string().trim().required().max(100), url: string().trim().required().max(500).url() }))
    .required()
    .default([])
    .max(MOST_LINKS),
  appStoreUrl: address(),
  playStoreUrl: address(),
  smtpHost: optional(253),
  smtpPort: number().integer().min(1).max(MOST_PORT).nullable().default(null),
  smtpUser: optional(254),
  smtpPassword: string().max(200).nullable().default(null),
  host: optional(253)
    .lowercase()
    .matches(/^[\da-z]([\d.a-z-]*[\da-z])?$/, { excludeEmptyString: true }),
};

/** Of one that is made all is wanted that a registration tells. */
export const createSchema = object({
  ...shared,
  countryId: string().required(),
  currencyId: string().required(),
  domain: string().trim().required().max(200),
  language: string().oneOf(LANGUAGES).required(),
});

export const editSchema = object({
  ...shared,
  countryId: string().nullable().default(null),
  currencyId: string().nullable().default(null),
  domain: optional(200),
  logo: mixed<NonNullable<FileValue>>().nullable().default(null),
});

export type EditForm = InferType<typeof editSchema>;
