import { z } from 'zod';
import { requiredText, text } from './common.ts';
import { EXPORT_FORMATS } from './values/exports.ts';

/**
 * A column of the screen. `labels`: its texts for the codes among its values. Columns that the list doesn't export are
 * omitted.
 */
const ExportedColumn = z.object({
  id: requiredText(60),
  title: text(200),
  labels: z.record(z.string(), text(200)).optional(),
});

/** Exports all rows of a list, filtered and sorted by the query. */
export const ListExportInput = z.object({
  format: z.enum(EXPORT_FORMATS),
  /** Name of the sheet. */
  title: text(100),
  columns: z.array(ExportedColumn).min(1).max(100),
});

export type ListExportInput = z.infer<typeof ListExportInput>;
