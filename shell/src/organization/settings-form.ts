import type {
  HomeLink,
  OrganizationDetails,
  OrganizationSettings,
  PictureKind,
} from 'shared-contracts/identity/organizations';
import type { FileValue } from 'shared-ui/files';

type Text = 'name' | 'registrationId' | 'contactName' | 'contactEmail';
type OptionalText =
  | 'countryId'
  | 'currencyId'
  | 'domain'
  | 'accountingContact'
  | 'pageTitle'
  | 'supportEmail'
  | 'loginPageTitle'
  | 'loginAlertText'
  | 'mapToken'
  | 'defaultLanguage'
  | 'appStoreUrl'
  | 'playStoreUrl'
  | 'homeDescription'
  | 'homeVideo'
  | 'accentColor'
  | 'smtpHost'
  | 'smtpUser'
  | 'smtpPassword';
type EnteredSettings = Record<Text, string> &
  Record<OptionalText, string | null> & {
    smtpPort: number | null;
    homeLinks: HomeLink[];
    showVersion: boolean;
    selfRegistration: boolean;
  };
type Pictures = { loginImage: FileValue; favicon: FileValue };

/** Form values: null for empty settings, files for pictures. */
export type SettingsForm = EnteredSettings & Pictures;

/** A picture is uploaded under its form field's name and referenced by a setting. */
const PICTURES = [
  { kind: 'loginImage', setting: 'loginImageId' },
  { kind: 'favicon', setting: 'pageFaviconId' },
] as const satisfies readonly { kind: keyof Pictures & PictureKind; setting: keyof OrganizationSettings }[];

/** Converts a picture's URL to a form file; the MIME type is a placeholder, as browsers detect the format. */
const toPictureFile = (name: string, url: unknown): FileValue =>
  typeof url === 'string' ? { name, url, mime: 'image/png' } : null;

/**
 * Converts details to form values, with pending values instead of current ones. The API never returns the mail server
 * password.
 * @param names labels of the pictures
 */
export function toSettingsForm(details: OrganizationDetails, names: Record<keyof Pictures, string>): SettingsForm {
  const { change } = details;
  const values = { ...details, ...change?.values };
  const picture = (kind: keyof Pictures, setting: string, current: string | null) => {
    const pending = change?.changes.find(({ field }) => field === setting);
    return toPictureFile(names[kind], pending ? pending.after : current);
  };
  return {
    name: values.name,
    registrationId: values.registrationId,
    countryId: values.countryId ?? null,
    currencyId: values.currencyId ?? null,
    domain: values.domain || null,
    contactName: values.contactName,
    contactEmail: values.contactEmail,
    accountingContact: values.accountingContact || null,
    pageTitle: values.pageTitle || null,
    supportEmail: values.supportEmail || null,
    loginPageTitle: values.loginPageTitle || null,
    loginAlertText: values.loginAlertText || null,
    mapToken: values.mapToken || null,
    defaultLanguage: values.defaultLanguage ?? null,
    accentColor: values.accentColor || null,
    appStoreUrl: values.appStoreUrl || null,
    playStoreUrl: values.playStoreUrl || null,
    homeDescription: values.homeDescription || null,
    homeVideo: values.homeVideo || null,
    homeLinks: values.homeLinks ?? [],
    smtpHost: values.smtpHost || null,
    smtpPort: values.smtpPort ?? null,
    smtpUser: values.smtpUser || null,
    smtpPassword: null,
    showVersion: values.showVersion ?? false,
    selfRegistration: values.selfRegistration ?? false,
    loginImage: picture('loginImage', 'loginImageId', details.loginImage),
    favicon: picture('favicon', 'pageFaviconId', details.pageFavicon),
  };
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the changed settings, without pictures. */
export function changedSettings(before: SettingsForm, after: SettingsForm): OrganizationSettings {
  const { loginImage: _image, favicon: _icon, ...entered } = after;
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => !isEqual(value, before[name as keyof EnteredSettings])),
  );
}

/**
 * Returns the changed pictures; `file` is null for a removed one. A merge may add a picture that someone else
 * uploaded, which is not the user's change.
 */
export const changedPictures = (before: SettingsForm, after: SettingsForm) =>
  PICTURES.map(({ kind, setting }) => ({
    kind,
    setting,
    value: after[kind],
    isChanged: after[kind] instanceof File || (after[kind] === null && before[kind] !== null),
  }))
    .filter(({ isChanged }) => isChanged)
    .map(({ kind, setting, value }) => ({ kind, setting, file: value instanceof File ? value : null }));
