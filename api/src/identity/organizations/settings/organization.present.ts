import {
  type OrganizationDetails,
  type Setting,
  SETTING_FIELDS,
  type SettingChange,
} from 'shared-contracts/identity/organizations';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { type OrganizationDetailsRow, findOrganizationDetails, findLookupNames } from '../records/details.store.ts';
import { organizationActions, canWriteSettings } from '../records/organization.rules.ts';
import { faviconUrl, loginImageUrl, logoUrl, uploadedPictureUrl } from '../../pictures/picture-urls.ts';
import { omit, SECRET_SETTINGS, type SettingChanges } from './settings.rules.ts';

type LookupNames = Map<string, string>;
type SettingFormatter = (value: unknown, row: OrganizationDetailsRow, names: LookupNames) => unknown;

const formatName =
  (current: 'countryName' | 'currencyName', id: 'countryId' | 'currencyId'): SettingFormatter =>
  (value, row, names) =>
    typeof value === 'string' ? (names.get(value) ?? (value === row[id] ? row[current] : null)) : null;
const formatPicture =
  (field: 'loginImageId' | 'pageFaviconId', toUrl: typeof loginImageUrl): SettingFormatter =>
  (value, row) =>
    typeof value === 'string' ? (value === row[field] ? toUrl : uploadedPictureUrl)(row.id, value) : null;

/** Settings that are displayed differently from how they are stored. */
const SETTING_FORMATTERS: Partial<Record<Setting, SettingFormatter>> = {
  countryId: formatName('countryName', 'countryId'),
  currencyId: formatName('currencyName', 'currencyId'),
  loginImageId: formatPicture('loginImageId', loginImageUrl),
  pageFaviconId: formatPicture('pageFaviconId', faviconUrl),
  smtpPassword: () => null,
};

function presentSettingChange(
  row: OrganizationDetailsRow,
  requestedChanges: SettingChanges,
  names: LookupNames,
  field: Setting,
): SettingChange {
  const format = SETTING_FORMATTERS[field] ?? ((value: unknown) => value);
  return { field, before: format(row[field], row, names), after: format(requestedChanges[field], row, names) };
}

function presentChange(row: OrganizationDetailsRow, names: LookupNames): OrganizationDetails['change'] {
  const { changeId, changeRevision, changes, changedAt, changedBy } = row;
  if (changeId === null || changeRevision === null || changes === null || changedAt === null) return null;
  const requestedChanges = changes as SettingChanges;
  const fields = SETTING_FIELDS.filter((field) => field in requestedChanges);
  const settingChanges = fields.map((field) => presentSettingChange(row, requestedChanges, names, field));
  return {
    id: changeId,
    revision: changeRevision,
    changes: settingChanges,
    values: omit(requestedChanges, SECRET_SETTINGS),
    user: changedBy,
    createdAt: changedAt,
  };
}

const toReference = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);

/** @throws 404 */
export async function getOrganizationDetails(db: Db, caller: Caller, id: string): Promise<OrganizationDetails> {
  const row = await findOrganizationDetails(db, id);
  if (!row) throw notFound();
  const change = presentChange(row, await findLookupNames(db, (row.changes ?? {}) as SettingChanges));
  const { smtpPassword, changes: _changes, changeRevision: _revision, countryName, currencyName, ...details } = row;
  const { countryId, currencyId, logoId, loginImageId, pageFaviconId, partnerToken, trackingToken } = row;
  const canSeeTokens = canWriteSettings(caller);
  return {
    ...details,
    country: toReference(countryId, countryName),
    currency: toReference(currencyId, currencyName),
    logo: logoId && logoUrl(id, logoId),
    loginImage: loginImageId && loginImageUrl(id, loginImageId),
    pageFavicon: pageFaviconId && faviconUrl(id, pageFaviconId),
    hasSmtpPassword: smtpPassword !== null,
    partnerToken: canSeeTokens ? partnerToken : '',
    trackingToken: canSeeTokens ? trackingToken : '',
    change,
    actions: organizationActions(caller, { id, status: row.status, hasChange: change !== null }),
  };
}
