import { setImmediate as breathe } from 'node:timers/promises';
import type { Caller } from '../platform/caller.ts';
import { judged } from '../platform/http/validation.ts';
import { byColumn, readRow, type RowProblem } from './columns.rules.ts';
import { zoneOf } from './imports.store.ts';
import { finder } from './names.rules.ts';
import { lookUp } from './names.store.ts';
import type { Server, Subject } from './subject.ts';
import { readTable } from './table.ts';

/** A row as it would be saved, or what is wrong with it. */
export type PreparedRow<Input> = { row: number; input: Input | null; problems: RowProblem[] };

/** Others are served between so many rows. */
const PORTION = 100;

async function inPortions<T, R>(items: readonly T[], act: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  for (const [i, item] of items.entries()) {
    if (i % PORTION === PORTION - 1) await breathe();
    results.push(act(item));
  }
  return results;
}

type Reading = Parameters<typeof readRow>[1];

/** What a row says, judged as a record made by hand is. */
function prepared<Input>({ columns, schema }: Subject<Input>, row: number, reading: Reading): PreparedRow<Input> {
  const { values, problems } = readRow(columns, reading);
  const result = judged(schema, values);
  if ('value' in result) return { row, input: problems.length > 0 ? null : result.value, problems };
  const known = new Set(problems.map(({ column }) => column));
  return {
    row,
    input: null,
    problems: [...problems, ...byColumn(columns, result.faults).filter(({ column }) => !known.has(column))],
  };
}

/**
 * The rows of a file, each judged whole; nothing is saved.
 * @throws 422 naming `file`
 */
export async function prepareRows<Input>(
  server: Pick<Server, 'db' | 'now'>,
  caller: Caller,
  subject: Subject<Input>,
  file: Buffer,
): Promise<PreparedRow<Input>[]> {
  const { db } = server;
  const table = await readTable(subject.columns, file);
  const mentions = await inPortions(table, ({ cell }) =>
    subject.columns.flatMap(({ title, mentions: named }) =>
      named && cell(title).trim() !== '' ? named(cell(title)) : [],
    ),
  );
  const [names, zone] = [await lookUp(db, caller.organizationId, mentions.flat()), await zoneOf(db, caller.userId)];
  const find = finder(names);
  const rows = await inPortions(table, ({ row, cell }) => prepared(subject, row, { find, zone, cell }));
  const sound = rows.flatMap(({ input }) => (input === null ? [] : [input]));
  const faults = await subject.check(server, caller.organizationId, sound);
  const faultsOf = new Map(sound.map((input, i) => [input, faults[i] ?? {}]));
  return rows.map((row) => {
    const problems = row.input === null ? row.problems : byColumn(subject.columns, faultsOf.get(row.input) ?? {});
    return { ...row, problems, input: problems.length > 0 ? null : row.input };
  });
}
