import type { FileValue } from 'shared-ui/files';
import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { SettingsForm } from './settings-form.ts';

const optional = (max: number) => string().trim().max(max).nullable().default(null);
const address = () => optional(500).url();
const picture = () => mixed<NonNullable<FileValue>>().nullable().default(null);

export const MOST_LINKS = 10;
export const MOST_PORT = 65_535;

export const settingsSchema: ObjectSchema<SettingsForm> = object({
  name: string().trim().required().max(200),
  registrationId: string().trim().required().max(50),
  countryId: string().nullable().default(null),
  currencyId: string().nullable().default(null),
  domain: optional(200),
  contactName: string().trim().required().max(200),
  contactEmail: string().trim().required().max(254).email(),
  accountingContact: optional(200),
  pageTitle: optional(100),
  supportEmail: optional(254).email(),
  loginPageTitle: optional(100),
  loginAlertText: optional(500),
  loginImage: picture(),
  favicon: picture(),
  mapToken: optional(200),
  defaultLanguage: string().nullable().default(null),
  accentColor: optional(7).matches(/^#[\da-f]{6}$/i, { excludeEmptyString: true }),
  showVersion: boolean().default(false),
  selfRegistration: boolean().default(false),
  homeDescription: optional(2_000),
  homeVideo: address(),
  homeLinks: array()
    .of(object({ label: string().trim().required().max(100), url: string().trim().required().max(500).url() }))
    .default([])
    .max(MOST_LINKS),
  appStoreUrl: address(),
  playStoreUrl: address(),
  smtpHost: optional(253),
  smtpPort: number().integer().min(1).max(MOST_PORT).nullable().default(null),
  smtpUser: optional(254),
  smtpPassword: string().max(200).nullable().default(null),
});
