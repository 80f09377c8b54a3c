export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Of one file. */
export const MAX_EXPORT_ROWS = 50_000;
