import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { OrganizationSettings, Setting } from 'shared-contracts/organizations';
import type { Tables } from '../../platform/database.ts';

/** The settings as they are in force. */
export type Settings = Pick<Selectable<Tables['organizations']>, Setting>;
/** Some of them, as they shall be. */
export type Wanted = Partial<Settings>;

/** Columns that hold an empty text for nothing. */
const NEVER_NULL: readonly string[] = ['domain'];

const stored = (name: string, value: unknown) => {
  if (NEVER_NULL.includes(name)) return value ?? '';
  if (value === '') return null;
  return name === 'accentColor' && typeof value === 'string' ? value.toLowerCase() : value;
};

/** What somebody asked for as it is stored: nothing is null in one way only. */
export const asStored = (asked: OrganizationSettings): Wanted =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, stored(name, value)]),
  );

/** Only what differs from what is in force. */
export const changed = (current: Settings, wanted: Wanted): Wanted =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, current[name as Setting])),
  );

/** What waits for review once this is asked for too; a value set back to the one in force waits no longer. */
export const waiting = (current: Settings, pending: Wanted, asked: Wanted): Wanted =>
  changed(current, { ...pending, ...asked });

/** Whether the stored password would go to a server that it was not given for. */
export const needsPassword = (current: Settings, wanted: Wanted) =>
  Boolean(
    current.smtpPassword &&
    wanted.smtpHost &&
    wanted.smtpHost !== current.smtpHost &&
    wanted.smtpPassword === undefined,
  );

/** Never told to anybody. */
export const SECRETS: readonly string[] = ['smtpPassword'];

/** From and to of each setting, for the timeline; of a secret only that it is another one. */
export const fromAndTo = (current: Settings, wanted: Wanted): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, to]) => [
      name,
      SECRETS.includes(name) ? { from: null, to: null } : { from: current[name as Setting], to },
    ]),
  );

/** The pictures that are named, and thereby in use. */
export const picturesIn = ({ loginImageId, pageFaviconId }: Wanted): string[] =>
  [loginImageId, pageFaviconId].filter((id) => typeof id === 'string');

export const pick = (wanted: Wanted, fields: readonly string[]): Wanted =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => fields.includes(name)));
export const omit = (wanted: Wanted, fields: readonly string[]): Wanted =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => !fields.includes(name)));
