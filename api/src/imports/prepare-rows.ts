import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Caller } from '../platform/access/caller.ts';
import { validate } from '../platform/http/validation.ts';
import { toColumnProblems, readRow, type RowContext, type RowProblem } from './columns.rules.ts';
import { findTimeZone } from './imports.store.ts';
import { createFinder } from './name-lookup.rules.ts';
import { findNamedRecords } from './name-lookup.store.ts';
import type { ImportServices, Importer } from './importer.ts';
import { readTable } from './read-table.ts';

/** A row that can be saved, or its problems when `input` is null. */
export type PreparedRow<Input> = { row: number; input: Input | null; problems: RowProblem[] };

/** Other requests are served after this many rows. */
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
function prepareRow<Input>({ columns, schema }: Importer<Input>, row: number, context: RowContext): PreparedRow<Input> {
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

/**
 * Reads and validates the rows of a file without saving them.
 * @throws 422 naming `file`
 */
export async function prepareRows<Input>(
  services: Pick<ImportServices, 'db' | 'now'>,
  caller: Caller,
  importer: Importer<Input>,
  file: Buffer,
): Promise<PreparedRow<Input>[]> {
  const { db } = services;
  const table = await readTable(importer.columns, file);
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
  const errorsByInput = new Map(validInputs.map((input, i) => [input, errors[i] ?? {}]));
  return rows.map((row) => {
    const problems =
      row.input === null ? row.problems : toColumnProblems(importer.columns, errorsByInput.get(row.input) ?? {});
    return { ...row, problems, input: problems.length > 0 ? null : row.input };
  });
}
