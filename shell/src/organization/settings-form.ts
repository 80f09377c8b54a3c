import type { HomeLink, OrganizationDetails, OrganizationSettings, PictureKind } from 'shared-contracts/organizations';
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
type Entered = Record<Text, string> &
  Record<OptionalText, string | null> & {
    smtpPort: number | null;
    homeLinks: HomeLink[];
    showVersion: boolean;
    selfRegistration: boolean;
  };
type Pictures = { loginImage: FileValue; favicon: FileValue };

/** The settings as they are entered: what is not there is null, a picture is a file. */
export type SettingsForm = Entered & Pictures;

/** A picture is put as its field of the form is called, and named by a setting. */
const PICTURES = [
  { kind: 'loginImage', setting: 'loginImageId' },
  { kind: 'favicon', setting: 'pageFaviconId' },
] as const satisfies readonly { kind: keyof Pictures & PictureKind; setting: keyof OrganizationSettings }[];

/** As a file of the form; which kind of image it is, its bytes will tell. */
const pictureAt = (name: string, address: unknown): FileValue =>
  typeof address === 'string' ? { name, url: address, mime: 'image/png' } : null;

/**
 * What somebody goes on with: what waits for review where something does, else what is in force. The mail server's password is told to nobody.
 * @param names what the pictures are called
 */
export function formOf(details: OrganizationDetails, names: Record<keyof Pictures, string>): SettingsForm {
  const { change } = details;
  const wanted = { ...details, ...change?.values };
  const picture = (kind: keyof Pictures, setting: string, current: string | null) => {
    const waiting = change?.changes.find(({ field }) => field === setting);
    return pictureAt(names[kind], waiting ? waiting.after : current);
  };
  return {
    name: wanted.name,
    registrationId: wanted.registrationId,
    countryId: wanted.countryId ?? null,
    currencyId: wanted.currencyId ?? null,
    domain: wanted.domain || null,
    contactName: wanted.contactName,
    contactEmail: wanted.contactEmail,
    accountingContact: wanted.accountingContact || null,
    pageTitle: wanted.pageTitle || null,
    supportEmail: wanted.supportEmail || null,
    loginPageTitle: wanted.loginPageTitle || null,
    loginAlertText: wanted.loginAlertText || null,
    mapToken: wanted.mapToken || null,
    defaultLanguage: wanted.defaultLanguage ?? null,
    accentColor: wanted.accentColor || null,
    appStoreUrl: wanted.appStoreUrl || null,
    playStoreUrl: wanted.playStoreUrl || null,
    homeDescription: wanted.homeDescription || null,
    homeVideo: wanted.homeVideo || null,
    homeLinks: wanted.homeLinks ?? [],
    smtpHost: wanted.smtpHost || null,
    smtpPort: wanted.smtpPort ?? null,
    smtpUser: wanted.smtpUser || null,
    smtpPassword: null,
    showVersion: wanted.showVersion ?? false,
    selfRegistration: wanted.selfRegistration ?? false,
    loginImage: picture('loginImage', 'loginImageId', details.loginImage),
    favicon: picture('favicon', 'pageFaviconId', details.pageFavicon),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what is entered otherwise than it began with. */
export function changedSettings(before: SettingsForm, after: SettingsForm): OrganizationSettings {
  const { loginImage: _image, favicon: _icon, ...entered } = after;
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => !isSame(value, before[name as keyof Entered])),
  );
}

/** The pictures that are others now; `file` null: none any more. */
export const changedPictures = (before: SettingsForm, after: SettingsForm) =>
  PICTURES.map(({ kind, setting }) => ({
    kind,
    setting,
    now: after[kind],
    isOther: after[kind] instanceof File || !isSame(after[kind], before[kind]),
  }))
    .filter(({ isOther }) => isOther)
    .map(({ kind, setting, now }) => ({ kind, setting, file: now instanceof File ? now : null }));
