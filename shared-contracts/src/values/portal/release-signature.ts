import type { AreaRelease } from './areas.ts';

/** A public key that releases may be signed with: Ed25519, as the base64 of its SPKI form. */
export type TrustedKey = { name: string; key: string };

/** The setting `RELEASE_TRUSTED_KEYS`: `platform-team:MCowBQYDK2VwAyEA…`, several with commas or line breaks between them. */
const TRUSTED_KEY = /^([\w.-]{1,60}):(MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=)$/;

/** @returns undefined if the text is not a list of keys */
export function parseTrustedKeys(text: string): TrustedKey[] | undefined {
  const found = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => TRUSTED_KEY.exec(entry));
  const keys = found.flatMap((match) => (match?.[1] && match[2] ? [{ name: match[1], key: match[2] }] : []));
  return keys.length > 0 && keys.length === found.length ? keys : undefined;
}

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
};

/**
 * What a signature is over: the whole record with the digest of each script, and the build that it is stored under. In
 * one order of keys, whoever has written it.
 */
export const toSignedText = (build: string, { signature: _signature, ...release }: AreaRelease): string =>
  JSON.stringify(sortKeys({ build, release }));
