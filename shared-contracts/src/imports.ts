import { z } from 'zod';
import { FieldError, booleanParam, Id, pageOf, Paging, UnixTime } from './common.ts';
import { IMPORT_ROW_STATES, IMPORT_STATES, IMPORT_SUBJECTS } from './values/imports.ts';

/**
 * The same calls for orders, cargos and locations (`…`):
 * `GET …/import/template` → an empty file; `POST …/import?dryRun=true` with `file` → 200 ImportCheck; `POST …/import`
 * with `file` → 202 Import;
 * `GET …/import` → ImportPage; `GET …/import/{id}` → Import; `GET …/import/{id}/rows` → ImportRowPage.
 * `GET …/import/{id}/failed-rows` → Excel, the failed rows with their problems, to be corrected and imported again.
 * A file is Excel or CSV, and its messages are in the user's language. An unreadable file or unexpected columns are a 422 on
 * `file`.
 */

/** `dryRun`: validates without saving. `again`: imports a file even if it was imported recently. */
export const ImportQuery = z.object({ dryRun: booleanParam, again: booleanParam });

/** A problem in the file. `row`: as in the spreadsheet, headings are row 1. `column`: its heading; null: the entire row. */
export const CellProblem = FieldError.extend({ row: z.int(), column: z.string().nullable() });

/** The result of a dry run. `problems`: the first ones by row; `problemCount`: all of them. */
export const ImportCheck = z.object({
  total: z.int(),
  valid: z.int(),
  problems: z.array(CellProblem),
  problemCount: z.int(),
  /** Problems that don't prevent the import but are probably mistakes. */
  warnings: z.array(CellProblem),
  warningCount: z.int(),
});

/** Progress of an import: of `total` rows, `done` were processed, `created` were saved and `failed` were not. */
export const Import = z.object({
  id: Id,
  subject: z.enum(IMPORT_SUBJECTS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  total: z.int(),
  done: z.int(),
  created: z.int(),
  failed: z.int(),
  createdAt: UnixTime,
  finishedAt: UnixTime.nullable(),
});
export const ImportPage = pageOf(Import);
/** The organization's imports, newest first. */
export const ImportListQuery = Paging.omit({ search: true });

/** `record`: the created record, `name` being the number of an order. `message`, `problems`: why it failed. */
export const ImportRow = z.object({
  row: z.int(),
  state: z.enum(IMPORT_ROW_STATES),
  record: z.object({ id: Id, name: z.string() }).nullable(),
  message: z.string().nullable(),
  problems: z.array(CellProblem.omit({ row: true })),
});
/** Failed rows first, then in the order of the file. */
export const ImportRowPage = pageOf(ImportRow);
export const ImportRowQuery = Paging.omit({ search: true }).extend({ state: z.enum(IMPORT_ROW_STATES).optional() });

export type CellProblem = z.infer<typeof CellProblem>;
export type ImportCheck = z.infer<typeof ImportCheck>;
export type Import = z.infer<typeof Import>;
export type ImportPage = z.infer<typeof ImportPage>;
export type ImportListQuery = z.infer<typeof ImportListQuery>;
export type ImportRow = z.infer<typeof ImportRow>;
export type ImportRowPage = z.infer<typeof ImportRowPage>;
export type ImportRowQuery = z.infer<typeof ImportRowQuery>;
