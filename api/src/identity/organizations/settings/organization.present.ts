import { type OrganizationDetails, type Setting, SETTINGS, type SettingChange } from 'shared-contracts/organizations';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { type DetailsRow, findDetails, namesOf } from './details.store.ts';
import { actionsFor, ownsSettings } from './organization.rules.ts';
import { faviconAddress, loginImageAddress, logoAddress, pictureAddress } from './pictures.ts';
import { omit, SECRETS, type Wanted } from './settings.rules.ts';

type Names = Map<string, string>;
type Show = (value: unknown, row: DetailsRow, names: Names) => unknown;

const asName =
  (current: 'countryName' | 'currencyName', id: 'countryId' | 'currencyId'): Show =>
  (value, row, names) =>
    typeof value === 'string' ? (names.get(value) ?? (value === row[id] ? row[current] : null)) : null;
const asPicture =
  (field: 'loginImageId' | 'pageFaviconId', used: typeof loginImageAddress): Show =>
  (value, row) =>
    typeof value === 'string' ? (value === row[field] ? used : pictureAddress)(row.id, value) : null;

/** How a person reads a setting that is kept as something else. */
const SHOWN: Partial<Record<Setting, Show>> = {
  countryId: asName('countryName', 'countryId'),
  currencyId: asName('currencyName', 'currencyId'),
  loginImageId: asPicture('loginImageId', loginImageAddress),
  pageFaviconId: asPicture('pageFaviconId', faviconAddress),
  smtpPassword: () => null,
};

function settingChange(row: DetailsRow, wanted: Wanted, names: Names, field: Setting): SettingChange {
  const show = SHOWN[field] ?? ((value: unknown) => value);
  return { field, before: show(row[field], row, names), after: show(wanted[field], row, names) };
}

function changeOf(row: DetailsRow, names: Names): OrganizationDetails['change'] {
  const { changeId, revision, changes, changedAt, changedBy } = row;
  if (changeId === null || revision === null || changes === null || changedAt === null) return null;
  const wanted = changes as Wanted;
  const fields = SETTINGS.filter((field) => field in wanted);
  const shown = fields.map((field) => settingChange(row, wanted, names, field));
  return {
    id: changeId,
    revision,
    changes: shown,
    values: omit(wanted, SECRETS),
    user: changedBy,
    createdAt: changedAt,
  };
}

const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);

/** The organization whole, for who may change it. @throws 404 */
export async function detailsOf(db: Db, caller: Caller, id: string): Promise<OrganizationDetails> {
  const row = await findDetails(db, id);
  if (!row) throw notFound();
  const change = changeOf(row, await namesOf(db, (row.changes ?? {}) as Wanted));
  const { smtpPassword, changes: _changes, countryName, currencyName, ...shown } = row;
  const { countryId, currencyId, logoId, loginImageId, pageFaviconId, partnerToken, trackingToken } = row;
  const mayTell = ownsSettings(caller);
  return {
    ...shown,
    country: named(countryId, countryName),
    currency: named(currencyId, currencyName),
    logo: logoId && logoAddress(id, logoId),
    loginImage: loginImageId && loginImageAddress(id, loginImageId),
    pageFavicon: pageFaviconId && faviconAddress(id, pageFaviconId),
    hasSmtpPassword: smtpPassword !== null,
    partnerToken: mayTell ? partnerToken : '',
    trackingToken: mayTell ? trackingToken : '',
    change,
    actions: actionsFor(caller, { id, status: row.status, hasChange: change !== null }),
  };
}
