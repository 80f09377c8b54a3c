import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Caller } from '../platform/access/caller.ts';
import type { Db } from '../platform/database/database.ts';
import { invalidFields } from '../platform/errors/app-error.ts';
import { SheetError } from '../platform/excel/sheet-error.ts';
import { validate } from '../platform/http/validation.ts';
import { toColumnProblems, readRow, type RowContext, type RowProblem } from './columns.rules.ts';
import { findLanguage, findTimeZone } from './imports.store.ts';
import { createFinder } from './name-lookup.rules.ts';
import { findNamedRecords } from './name-lookup.store.ts';
import type { FieldErrors, ImportServices, Importer } from './importer.ts';
import { translateFileProblem } from '../platform/excel/file-problem.texts.ts';
import { readTable, type TableRow } from '../platform/table-files/read-table.ts';

/** A row that can be saved, or its problems when `input` is null. */
export type PreparedRow<Input> = {
  row: number;
  input: Input | null;
  problems: RowProblem[];
  warnings: RowProblem[];
  /** Keyed by heading, without empty cells. */
  cells: Record<string, string>;
};

/** Yields to other requests after this many rows. */
const BATCH_SIZE = 100;

async function mapInBatches<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  for (const [i, item] of items.entries()) {
    if (i % BATCH_SIZE === BATCH_SIZE - 1) await yieldToEventLoop();
    results.push(map(item));
  }
  return results;
}

/** Reads and validates a row like a record created by hand. */
function prepareRow<Input>(
  { columns, schema }: Importer<Input>,
  row: number,
  context: RowContext,
): Pick<PreparedRow<Input>, 'row' | 'input' | 'problems'> {
  const { values, problems } = readRow(columns, context);
  const result = validate(schema, values);
  if ('value' in result) return { row, input: problems.length > 0 ? null : result.value, problems };
  const invalidColumns = new Set(problems.map(({ column }) => column));
  return {
    row,
    input: null,
    problems: [
      ...problems,
      ...toColumnProblems(columns, result.errors).filter(({ column }) => !invalidColumns.has(column)),
    ],
  };
}

const toCells = <Input>({ columns }: Importer<Input>, row: TableRow | undefined): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ title }) => {
      const text = row?.cell(title).trim();
      return text ? [[title, text]] : [];
    }),
  );

/** @throws 422 naming `file`, in the user's language */
const readFile = (
  db: Db,
  { userId }: Caller,
  { columns }: Pick<Importer, 'columns'>,
  file: Buffer,
): Promise<TableRow[]> =>
  readTable(columns, file).catch(async (error: unknown) => {
    if (!(error instanceof SheetError)) throw error;
    const { code, message, params } = error;
    throw invalidFields({ file: translateFileProblem({ code, message, params }, await findLanguage(db, userId)) });
  });

/** Reads and validates rows without saving them. */
export async function prepareTable<Input>(
  services: Pick<ImportServices, 'db' | 'now'>,
  caller: Caller,
  importer: Importer<Input>,
  table: readonly TableRow[],
): Promise<PreparedRow<Input>[]> {
  const { db } = services;
  const references = await mapInBatches(table, ({ cell }) =>
    importer.columns.flatMap(({ title, references: getReferences }) =>
      getReferences && cell(title).trim() !== '' ? getReferences(cell(title)) : [],
    ),
  );
  const [recordsByName, timeZone] = [
    await findNamedRecords(db, caller.organizationId, references.flat()),
    await findTimeZone(db, caller.userId),
  ];
  const find = createFinder(recordsByName);
  const rows = await mapInBatches(table, ({ row, cell }) => prepareRow(importer, row, { find, timeZone, cell }));
  const validInputs = rows.flatMap(({ input }) => (input === null ? [] : [input]));
  const errors = await importer.validate(services, caller.organizationId, validInputs);
  const warnings = await importer.warn?.(services, caller.organizationId, validInputs);
  const indexByInput = new Map<Input, number>(validInputs.map((input, i) => [input, i]));
  const problemsOf = (byInput: readonly FieldErrors[] | undefined, input: Input) =>
    toColumnProblems(importer.columns, byInput?.[indexByInput.get(input) ?? -1] ?? {});
  return rows.map((row, i) => {
    const cells = toCells(importer, table[i]);
    if (row.input === null) return { ...row, cells, warnings: [] };
    const problems = problemsOf(errors, row.input);
    const isValid = problems.length === 0;
    return {
      ...row,
      cells,
      problems,
      input: isValid ? row.input : null,
      warnings: isValid ? problemsOf(warnings, row.input) : [],
    };
  });
}

/**
 * Reads and validates the rows of a file without saving them.
 * @throws 422 naming `file`
 */
export const prepareRows = async <Input>(
  services: Pick<ImportServices, 'db' | 'now'>,
  caller: Caller,
  importer: Importer<Input>,
  file: Buffer,
): Promise<PreparedRow<Input>[]> =>
  prepareTable(services, caller, importer, await readFile(services.db, caller, importer, file));
