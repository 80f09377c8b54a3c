import type { FieldError } from 'shared-contracts/common';
import type { PictureKind } from 'shared-contracts/organizations';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { invalidFields } from '../../platform/errors.ts';
import { findPicture } from './pictures.store.ts';
import { needsPassword, type Settings, type Wanted } from './settings.rules.ts';
import { takenRegistration } from './taken.store.ts';

type Fields = Record<string, FieldError>;
const missing = (what: string): FieldError => ({ code: 'notFound', message: `${what} not found` });

async function absent(db: Db, table: 'countries' | 'currencies', id: string | null | undefined) {
  return id ? (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) === undefined : false;
}

/** Country and currency that are not there, by field. */
export const missingLookups = async (
  db: Db,
  { countryId, currencyId }: Pick<Wanted, 'countryId' | 'currencyId'>,
): Promise<Fields> => ({
  ...((await absent(db, 'countries', countryId)) && { countryId: missing('Country') }),
  ...((await absent(db, 'currencies', currencyId)) && { currencyId: missing('Currency') }),
});

const PICTURES = [
  ['loginImageId', 'loginImage'],
  ['pageFaviconId', 'favicon'],
] as const satisfies [keyof Wanted, PictureKind][];

async function missingPictures(db: Db, organizationId: string, wanted: Wanted): Promise<Fields> {
  const fields: Fields = {};
  for (const [field, kind] of PICTURES) {
    const fileId = wanted[field];
    if (fileId && (await findPicture(db, organizationId, fileId))?.kind !== kind) fields[field] = missing('Picture');
  }
  return fields;
}

export const wrongPort = ({ smtpPort }: { smtpPort?: number | null }, { ports }: Config['ownMail']): Fields =>
  smtpPort && !ports.includes(smtpPort)
    ? { smtpPort: { code: 'portNotAllowed', message: `Port must be one of ${ports.join(', ')}` } }
    : {};

const missingPassword = (current: Settings, wanted: Wanted): Fields =>
  needsPassword(current, wanted) ? { smtpPassword: { code: 'required', message: 'Field is required' } } : {};

type Organization = Settings & { id: string };

async function takenName(db: Db, { id, ...current }: Organization, wanted: Wanted): Promise<Fields> {
  const { countryId, registrationId } = { ...current, ...wanted };
  const isOther = wanted.countryId !== undefined || wanted.registrationId !== undefined;
  return isOther ? takenRegistration(db, countryId, registrationId, id) : {};
}

/** @param wanted only what is new: what is in force need not be judged again. @throws 422 that names every bad setting */
export async function checkSettings(
  db: Db,
  organization: Organization,
  wanted: Wanted,
  ownMail: Config['ownMail'],
): Promise<void> {
  const fields = {
    ...(await missingLookups(db, wanted)),
    ...(await missingPictures(db, organization.id, wanted)),
    ...(await takenName(db, organization, wanted)),
    ...wrongPort(wanted, ownMail),
    ...missingPassword(organization, wanted),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
