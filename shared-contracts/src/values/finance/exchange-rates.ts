/** The source of a rate: a file of the European Central Bank, or manual entry with a reason. */
export const RATE_SOURCES = ['ecb', 'manual'] as const;
/** The whole history is 0.7 MB as a ZIP file, and 2 MB as CSV. */
export const MAX_RATE_FILE_BYTES = 8 * 1024 * 1024;
/** The history since 1999 has 220,000. */
export const MAX_IMPORTED_RATES = 500_000;

export type RateSource = (typeof RATE_SOURCES)[number];
