/** The kinds of records that can be imported. */
export const IMPORT_SUBJECTS = ['order', 'cargo', 'location'] as const;
export const IMPORT_STATES = ['waiting', 'running', 'finished'] as const;
export const IMPORT_ROW_STATES = ['waiting', 'created', 'failed'] as const;
export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** Problems listed in the result of a dry run. */
export const MAX_LISTED_PROBLEMS = 200;

export type ImportSubject = (typeof IMPORT_SUBJECTS)[number];
export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];
