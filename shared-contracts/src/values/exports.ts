export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
/** Of one file. */
export const MAX_EXPORT_ROWS = 50_000;
