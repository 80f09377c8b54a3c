export const PAGE_SIZES = [5, 10, 15, 20] as const;
export const DEFAULT_PAGE_SIZE = 20;
/** Lists behind selects are requested in full. */
export const MAX_PAGE_SIZE = 9999;
/** Trips that vehicles are suggested for at once. */
export const MAX_ASSIGNMENT_SUGGESTIONS = 500;
export const MIN_SEARCH_LENGTH = 3;
export const LANGUAGES = ['en', 'it', 'fr', 'sp', 'sin'] as const;
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export const MAX_FILE_BYTES = 1024 * 1024;
/** The `<meta>` of a page with the megabytes that an attached document may have, where it isn't one. */
export const DOCUMENT_SIZE_META_NAME = 'consign-document-megabytes';
export const BLOCKED_CHECK_INTERVAL_MS = 60_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const MIN_PASSWORD_LENGTH = 6;
/** Lifetime of an emailed code, and the failed attempts after which it is invalid. */
export const CODE_LIFETIME_MINUTES = 10;
export const MAX_CODE_ATTEMPTS = 5;
/** Seconds until another code can be requested. */
export const CODE_RESEND_SECONDS = 60;

/** The validity of an invitation link. */
export const INVITATION_DAYS = 7;
export const EPC_REFRESH_INTERVAL_MS = 60_000;
export const REGISTRATION_REVIEW_HOURS = 3;
export const TIMEZONE_SEARCH_DEBOUNCE_MS = 500;
/** Delay after which a vehicle select loads its list, even when it has not been opened. */
export const VEHICLE_LIST_PRELOAD_MS = 4_000;
export const APP_VERSION = '1.1.5';

export type Language = (typeof LANGUAGES)[number];
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** BCP 47 tags of the languages whose name in the portal is different. */
const TAGS: Partial<Record<Language, string>> = { sp: 'es', sin: 'si' };
export const localeOf = (language: Language) => TAGS[language] ?? language;
