import { HOME_LINK_LIMITS, MAX_URL_LENGTH, ORGANIZATION_LIMITS } from 'shared-contracts/values/field-limits';
import type { FileValue } from 'shared-ui/files';
import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { SettingsForm } from './settings-form.ts';

const optionalText = (max: number) => string().trim().max(max).nullable().default(null);
const optionalUrl = () => optionalText(MAX_URL_LENGTH).url();
const picture = () => mixed<NonNullable<FileValue>>().nullable().default(null);

export const settingsSchema: ObjectSchema<SettingsForm> = object({
  name: string().trim().required().max(ORGANIZATION_LIMITS.name),
  registrationId: string().trim().required().max(ORGANIZATION_LIMITS.registrationId),
  countryId: string().nullable().default(null),
  currencyId: string().nullable().default(null),
  domain: optionalText(ORGANIZATION_LIMITS.domain),
  contactName: string().trim().required().max(ORGANIZATION_LIMITS.contactName),
  contactEmail: string().trim().required().max(ORGANIZATION_LIMITS.contactEmail).email(),
  accountingContact: optionalText(ORGANIZATION_LIMITS.accountingContact),
  pageTitle: optionalText(ORGANIZATION_LIMITS.pageTitle),
  supportEmail: optionalText(ORGANIZATION_LIMITS.supportEmail).email(),
  loginPageTitle: optionalText(ORGANIZATION_LIMITS.loginPageTitle),
  loginAlertText: optionalText(ORGANIZATION_LIMITS.loginAlertText),
  loginImage: picture(),
  favicon: picture(),
  mapToken: optionalText(ORGANIZATION_LIMITS.mapToken),
  defaultLanguage: string().nullable().default(null),
  accentColor: optionalText(ORGANIZATION_LIMITS.accentColor).matches(/^#[\da-f]{6}$/i, { excludeEmptyString: true }),
  showVersion: boolean().default(false),
  selfRegistration: boolean().default(false),
  homeDescription: optionalText(ORGANIZATION_LIMITS.homeDescription),
  homeVideo: optionalUrl(),
  homeLinks: array()
    .of(
      object({
        label: string().trim().required().max(HOME_LINK_LIMITS.label),
        url: string().trim().required().max(HOME_LINK_LIMITS.url).url(),
      }),
    )
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
});
