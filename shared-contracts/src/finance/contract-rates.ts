import { z } from 'zod';
import { booleanParam, FieldError, Id, Revision } from '../common.ts';
import { RATE_KINDS, RATE_RESULTS } from '../values/finance/contract-rates.ts';
import { LANGUAGES } from '../values/limits.ts';

/**
 * `dryRun`: compares the file with the newest terms and saves nothing. `language`: of the problems, as on the screen;
 * otherwise the user's.
 */
export const RateImportQuery = z.object({ dryRun: booleanParam, language: z.enum(LANGUAGES).optional() });

/** `column`: the heading in the file, the same in every language; values as in the file. */
const RateChange = z.object({ column: z.string(), old: z.string().nullable(), new: z.string().nullable() });

/**
 * `row`: as in the spreadsheet, headings are row 1; null: a rate that the file doesn't have. `from`, `to`: places of a
 * lane, distances of a band, as written in the file. `changes`: the fields of a changed rate.
 */
export const RateImportRow = z.object({
  row: z.int().nullable(),
  kind: z.enum(RATE_KINDS).nullable(),
  from: z.string(),
  to: z.string(),
  result: z.enum(RATE_RESULTS),
  changes: z.array(RateChange),
  problems: z.array(FieldError.extend({ column: z.string().nullable() })),
});

/** `id`, `revision`: of the contract that the file was compared with, or changed. `rows`: by result, errors first. */
export const RateImport = z.object({
  id: Id,
  revision: Revision,
  counts: z.object(
    Object.fromEntries(RATE_RESULTS.map((result) => [result, z.int()])) as Record<
      (typeof RATE_RESULTS)[number],
      z.ZodInt
    >,
  ),
  rows: z.array(RateImportRow),
});

export type RateImportRow = z.infer<typeof RateImportRow>;
export type RateImport = z.infer<typeof RateImport>;
export type RateImportQuery = z.infer<typeof RateImportQuery>;
