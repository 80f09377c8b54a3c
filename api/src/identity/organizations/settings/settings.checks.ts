import type { FieldError } from 'shared-contracts/common';
import type { PictureKind } from 'shared-contracts/identity/organizations';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/database/database.ts';
import { invalidFields } from '../../../platform/errors/app-error.ts';
import { findPicture } from './pictures.store.ts';
import { requiresPassword, type Settings, type SettingChanges } from './settings.rules.ts';
import { findTakenRegistration } from '../records/uniqueness.store.ts';

type Fields = Record<string, FieldError>;
const notFoundError = (noun: string): FieldError => ({ code: 'notFound', message: `${noun} not found` });

async function isMissing(db: Db, table: 'countries' | 'currencies', id: string | null | undefined) {
  return id ? (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) === undefined : false;
}

/** Errors for an unknown country or currency. */
export const findMissingLookups = async (
  db: Db,
  { countryId, currencyId }: Pick<SettingChanges, 'countryId' | 'currencyId'>,
): Promise<Fields> => ({
  ...((await isMissing(db, 'countries', countryId)) && { countryId: notFoundError('Country') }),
  ...((await isMissing(db, 'currencies', currencyId)) && { currencyId: notFoundError('Currency') }),
});

const PICTURE_FIELDS = [
  ['loginImageId', 'loginImage'],
  ['pageFaviconId', 'favicon'],
] as const satisfies [keyof SettingChanges, PictureKind][];

async function findMissingPictures(db: Db, organizationId: string, changes: SettingChanges): Promise<Fields> {
  const fields: Fields = {};
  for (const [field, kind] of PICTURE_FIELDS) {
    const fileId = changes[field];
    if (fileId && (await findPicture(db, organizationId, fileId))?.kind !== kind)
      fields[field] = notFoundError('Picture');
  }
  return fields;
}

export const validatePort = (
  { smtpPort }: { smtpPort?: number | null },
  { allowedPorts: ports }: Config['organizationMail'],
): Fields =>
  smtpPort && !ports.includes(smtpPort)
    ? { smtpPort: { code: 'portNotAllowed', message: `Port must be one of ${ports.join(', ')}` } }
    : {};

const validatePassword = (current: Settings, changes: SettingChanges): Fields =>
  requiresPassword(current, changes) ? { smtpPassword: { code: 'required', message: 'Field is required' } } : {};

type Organization = Settings & { id: string };

async function validateRegistration(
  db: Db,
  { id, ...current }: Organization,
  changes: SettingChanges,
): Promise<Fields> {
  const { countryId, registrationId } = { ...current, ...changes };
  const isChanged = changes.countryId !== undefined || changes.registrationId !== undefined;
  return isChanged ? findTakenRegistration(db, countryId, registrationId, id) : {};
}

/** @throws 422 naming every invalid setting */
export async function assertValidSettings(
  db: Db,
  organization: Organization,
  changes: SettingChanges,
  ownMail: Config['organizationMail'],
): Promise<void> {
  const fields = {
    ...(await findMissingLookups(db, changes)),
    ...(await findMissingPictures(db, organization.id, changes)),
    ...(await validateRegistration(db, organization, changes)),
    ...validatePort(changes, ownMail),
    ...validatePassword(organization, changes),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
