/** JSON lines only of lists for programs: each row as the list's call has it. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Per file. */
export const MAX_EXPORT_ROWS = 50_000;
