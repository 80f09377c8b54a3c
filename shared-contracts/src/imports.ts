import { z } from 'zod';
import { FieldError, flag, Id, pageOf, Paging, Unix } from './common.ts';
import { IMPORT_ROW_STATES, IMPORT_STATES, IMPORT_SUBJECTS } from './values/imports.ts';

/**
 * The same calls for orders, cargos and locations, `…` being one of them:
 * `GET …/import/template`: the empty file; `POST …/import?dryRun=true` with `file` → 200 ImportCheck; `POST …/import` with `file` → 202 Import;
 * `GET …/import` → ImportPage; `GET …/import/{id}` → Import; `GET …/import/{id}/rows` → ImportRowPage.
 * A file that is none, or has other columns, is a 422 that names `file`.
 */

/** `dryRun`: only told what is wrong, nothing is saved. `again`: although the same file was imported just now. */
export const ImportQuery = z.object({ dryRun: flag, again: flag });

/** Where in the file something is wrong: the row as the spreadsheet counts it (the headings are row 1), the heading of the column; null: the row as a whole. */
export const CellProblem = FieldError.extend({ row: z.int(), column: z.string().nullable() });

/** What a dry run answers. `problems`: the first ones, by row; `problemCount`: how many there are. */
export const ImportCheck = z.object({
  total: z.int(),
  valid: z.int(),
  problems: z.array(CellProblem),
  problemCount: z.int(),
});

/** An import on its way: `done` of `total` rows, `created` of them saved and `failed` not. */
export const Import = z.object({
  id: Id,
  subject: z.enum(IMPORT_SUBJECTS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  total: z.int(),
  done: z.int(),
  created: z.int(),
  failed: z.int(),
  createdAt: Unix,
  finishedAt: Unix.nullable(),
});
export const ImportPage = pageOf(Import);
/** One's organization's imports, the newest first. */
export const ImportsQuery = Paging.omit({ search: true });

/** `record`: what came of it, an order by its number, others by their name. `message` and `problems`: why nothing did. */
export const ImportRow = z.object({
  row: z.int(),
  state: z.enum(IMPORT_ROW_STATES),
  record: z.object({ id: Id, name: z.string() }).nullable(),
  message: z.string().nullable(),
  problems: z.array(CellProblem.omit({ row: true })),
});
/** The failed ones first, then as in the file. */
export const ImportRowPage = pageOf(ImportRow);
export const ImportRowQuery = Paging.omit({ search: true }).extend({ state: z.enum(IMPORT_ROW_STATES).optional() });

export type CellProblem = z.infer<typeof CellProblem>;
export type ImportCheck = z.infer<typeof ImportCheck>;
export type Import = z.infer<typeof Import>;
export type ImportPage = z.infer<typeof ImportPage>;
export type ImportsQuery = z.infer<typeof ImportsQuery>;
export type ImportRow = z.infer<typeof ImportRow>;
export type ImportRowPage = z.infer<typeof ImportRowPage>;
export type ImportRowQuery = z.infer<typeof ImportRowQuery>;
