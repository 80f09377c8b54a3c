export const TOKEN_KEY = 'consign.token';
/** Tokens of the users behind a "log in as", the oldest first. */
export const TOKENS_KEY = 'consign.tokens';
/** Why the last session ended. */
export const ENDING_KEY = 'consign.ending';
export const LOCALIZATION_KEY = 'consign.localization';
export const COLOR_MODE_KEY = 'consign.colorMode';

/** What a session leaves behind in the browser and takes along when it ends: localization, layouts of table headers, drafts of orders, layout of widgets, what was opened last. */
const OF_THE_SESSION = [LOCALIZATION_KEY, 'consign.layout.', 'consign.draft.', 'consign.widgets.', 'consign.recent.'];

export const clearSaved = () =>
  Object.keys(localStorage)
    .filter((key) => OF_THE_SESSION.some((start) => key.startsWith(start)))
    .forEach((key) => localStorage.removeItem(key));

/** Undefined for what is missing or damaged. */
export function readSaved<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const save = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
