import { USER_LIMITS } from 'shared-contracts/values/field-limits';

export type PersonNames = { givenName: string | null; familyName: string | null };

const toName = (value: unknown, limit: number): string | null =>
  (typeof value === 'string' && value.replaceAll('\u0000', '').trim().slice(0, limit).trim()) || null;

/** Names that someone else sends, which may be anything. */
export const readNames = ({ givenName, familyName }: Record<keyof PersonNames, unknown>): PersonNames => ({
  givenName: toName(givenName, USER_LIMITS.givenName),
  familyName: toName(familyName, USER_LIMITS.familyName),
});

/** The first word is the first name: a guess, which people correct in their settings. */
export function splitName(name: unknown): PersonNames {
  const [givenName, ...rest] = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  return readNames({ givenName, familyName: rest.join(' ') });
}

/** Reads the names from an OpenID provider, which sends both names, one of them, or only the full name. */
export function readNameClaims(claims: Readonly<Record<string, unknown>>): PersonNames {
  const names = readNames({ givenName: claims['given_name'], familyName: claims['family_name'] });
  return names.givenName === null && names.familyName === null ? splitName(claims['name']) : names;
}
