export const PAGE_SIZES = [5, 10, 15, 20] as const;
export const PAGE_SIZE = 20;
/** Lists behind selects may be asked for whole. */
export const WHOLE_LIST = 9999;
export const SEARCH_FROM = 3;
export const LANGUAGES = ['en', 'it', 'fr', 'sp', 'sin'] as const;
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export const MAX_FILE_BYTES = 1024 * 1024;
export const BLOCKED_CHECK_MS = 60_000;
export const CHUNK_LIMIT_MS = 120_000;
export const PASSWORD_LENGTH = 6;
/** How long a mailed code lives, and how often a wrong one may be told before it is dead. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Seconds until a code may be asked for again. */
export const RESEND_SECONDS = 60;
export const EPC_REFRESH_MS = 60_000;
export const REVIEW_HOURS = 3;
export const TIMEZONE_SEARCH_MS = 500;
/** After so long a select of vehicles loads its list, opened or not. */
export const VEHICLE_LIST_MS = 4_000;
export const APP_VERSION = '1.1.5';

export type Language = (typeof LANGUAGES)[number];
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The portal's names of languages that are not their tags. */
const TAGS: Partial<Record<Language, string>> = { sp: 'es', sin: 'si' };
export const localeOf = (language: Language) => TAGS[language] ?? language;
