export const TOKEN_KEY = 'consign.token';
/** Tokens of the users who signed in as someone else, oldest first. */
export const IMPERSONATOR_TOKENS_KEY = 'consign.tokens';
/** Why the last session ended. */
export const END_REASON_KEY = 'consign.ending';
export const LOCALIZATION_KEY = 'consign.localization';
export const COLOR_MODE_KEY = 'consign.colorMode';

/** Prefixes of data that is deleted with the session: localization, table layouts, order drafts, widget layouts and recent items. */
const SESSION_KEY_PREFIXES = [
  LOCALIZATION_KEY,
  'consign.layout.',
  'consign.draft.',
  'consign.widgets.',
  'consign.recent.',
];

export const clearSessionData = () =>
  Object.keys(localStorage)
    .filter((key) => SESSION_KEY_PREFIXES.some((prefix) => key.startsWith(prefix)))
    .forEach((key) => localStorage.removeItem(key));

/** Returns undefined for missing or damaged values. */
export function readStored<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const writeStored = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
