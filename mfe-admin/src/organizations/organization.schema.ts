import { ORGANIZATION_TYPES } from 'shared-contracts/values/identity/access';
import { HOME_LINK_LIMITS, MAX_URL_LENGTH, ORGANIZATION_LIMITS } from 'shared-contracts/values/field-limits';
import { LANGUAGES } from 'shared-contracts/values/limits';
import type { FileValue } from 'shared-ui/files';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';

const optionalText = (max: number) => string().trim().max(max).nullable().default(null);
const optionalUrl = () => optionalText(MAX_URL_LENGTH).url();

const sharedFields = {
  name: string().trim().required().max(ORGANIZATION_LIMITS.name),
  type: string().oneOf(ORGANIZATION_TYPES).required(),
  registrationId: string().trim().required().max(ORGANIZATION_LIMITS.registrationId),
  contactName: string().trim().required().max(ORGANIZATION_LIMITS.contactName),
  contactEmail: string().trim().required().max(ORGANIZATION_LIMITS.contactEmail).email(),
  accountingContact: optionalText(ORGANIZATION_LIMITS.accountingContact),
  pageTitle: optionalText(ORGANIZATION_LIMITS.pageTitle),
  supportEmail: optionalText(ORGANIZATION_LIMITS.supportEmail).email(),
  accentColor: optionalText(ORGANIZATION_LIMITS.accentColor).matches(/^#[\da-f]{6}$/i, { excludeEmptyString: true }),
  defaultLanguage: string().oneOf(LANGUAGES).nullable().default(null),
  showVersion: boolean().required().default(false),
  loginPageTitle: optionalText(ORGANIZATION_LIMITS.loginPageTitle),
  loginAlertText: optionalText(ORGANIZATION_LIMITS.loginAlertText),
  selfRegistration: boolean().required().default(false),
  mapToken: optionalText(ORGANIZATION_LIMITS.mapToken),
  homeDescription: optionalText(ORGANIZATION_LIMITS.homeDescription),
  homeVideo: optionalUrl(),
  homeLinks: array()
    .of(
      object({
        label: string().trim().required().max(HOME_LINK_LIMITS.label),
        url: string().trim().required().max(HOME_LINK_LIMITS.url).url(),
      }),
    )
    .required()
    .default([])
    .max(ORGANIZATION_LIMITS.homeLinks),
  appStoreUrl: optionalUrl(),
  playStoreUrl: optionalUrl(),
  smtpHost: optionalText(ORGANIZATION_LIMITS.smtpHost),
  smtpPort: number()
    .integer()
    .min(ORGANIZATION_LIMITS.smtpPort.min)
    .max(ORGANIZATION_LIMITS.smtpPort.max)
    .nullable()
    .default(null),
  smtpUser: optionalText(ORGANIZATION_LIMITS.smtpUser),
  smtpPassword: string().max(ORGANIZATION_LIMITS.smtpPassword).nullable().default(null),
  host: optionalText(ORGANIZATION_LIMITS.host)
    .lowercase()
    .matches(/^[\da-z]([\d.a-z-]*[\da-z])?$/, { excludeEmptyString: true }),
};

/** Creating requires the same fields as self-registration. */
export const createSchema = object({
  ...sharedFields,
  countryId: string().required(),
  currencyId: string().required(),
  domain: string().trim().required().max(ORGANIZATION_LIMITS.domain),
  language: string().oneOf(LANGUAGES).required(),
});

export const editSchema = object({
  ...sharedFields,
  countryId: string().nullable().default(null),
  currencyId: string().nullable().default(null),
  domain: optionalText(ORGANIZATION_LIMITS.domain),
  logo: mixed<NonNullable<FileValue>>().nullable().default(null),
  loginImage: mixed<NonNullable<FileValue>>().nullable().default(null),
});

export type EditForm = InferType<typeof editSchema>;
