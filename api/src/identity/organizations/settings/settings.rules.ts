import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { OrganizationSettings, Setting } from 'shared-contracts/identity/organizations';
import type { Tables } from '../../../platform/database/database.ts';

export type Settings = Pick<Selectable<Tables['organizations']>, Setting>;
/** Requested values of some settings. */
export type SettingChanges = Partial<Settings>;

/** Stored as an empty string when unset. */
const NON_NULLABLE_SETTINGS: readonly string[] = ['domain'];

const toStoredValue = (name: string, value: unknown) => {
  if (NON_NULLABLE_SETTINGS.includes(name)) return value ?? '';
  if (value === '') return null;
  return name === 'accentColor' && typeof value === 'string' ? value.toLowerCase() : value;
};

/** Normalizes unset values, so that they compare equal. */
export const toStoredSettings = (requested: OrganizationSettings): SettingChanges =>
  Object.fromEntries(
    Object.entries(requested)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toStoredValue(name, value)]),
  );

/** Only the settings that differ from the current ones. */
export const pickChanged = (current: Settings, changes: SettingChanges): SettingChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isDeepStrictEqual(value, current[name as Setting])),
  );

/** Adds requested settings to the pending ones; a setting that is set back to its current value is dropped. */
export const mergePendingChanges = (
  current: Settings,
  pending: SettingChanges,
  requested: SettingChanges,
): SettingChanges => pickChanged(current, { ...pending, ...requested });

/** Whether the stored password would be sent to a different server. */
export const requiresPassword = (current: Settings, changes: SettingChanges) =>
  Boolean(
    current.smtpPassword &&
    changes.smtpHost &&
    changes.smtpHost !== current.smtpHost &&
    changes.smtpPassword === undefined,
  );

/** Never included in responses or the timeline. */
export const SECRET_SETTINGS: readonly string[] = ['smtpPassword'];

/** Old and new value of each setting, without secrets. */
export const toTimelineChanges = (
  current: Settings,
  changes: SettingChanges,
): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, to]) => [
      name,
      SECRET_SETTINGS.includes(name) ? { from: null, to: null } : { from: current[name as Setting], to },
    ]),
  );

export const listPictureIds = ({ loginImageId, pageFaviconId }: SettingChanges): string[] =>
  [loginImageId, pageFaviconId].filter((id) => typeof id === 'string');

export const pick = (changes: SettingChanges, fields: readonly string[]): SettingChanges =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => fields.includes(name)));
export const omit = (changes: SettingChanges, fields: readonly string[]): SettingChanges =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !fields.includes(name)));
