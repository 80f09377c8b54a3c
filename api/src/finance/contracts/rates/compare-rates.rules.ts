import type { RateImport, RateImportRow } from 'shared-contracts/finance/contract-rates';
import { findBandOverlaps } from 'shared-contracts/values/finance/bands';
import { RATE_RESULTS, type RateResult } from 'shared-contracts/values/finance/contract-rates';
import {
  type CellProblem,
  ENDS,
  keyOf,
  listRates,
  type Rate,
  type Rates,
  type ReadRow,
  toCells,
} from './rate-columns.rules.ts';

type ProblemsByRow = Map<number, CellProblem[]>;
const add = (problems: ProblemsByRow, row: number, problem: CellProblem) =>
  problems.set(row, [...(problems.get(row) ?? []), problem]);

/** Rates that occur twice, and bands that are empty or overlap, by row. */
export function findContradictions(rows: readonly ReadRow[]): ProblemsByRow {
  const problems: ProblemsByRow = new Map();
  const read = rows.flatMap(({ row, rate }) => (rate ? [{ row, rate }] : []));
  for (const same of Map.groupBy(read, ({ rate }) => keyOf(rate)).values())
    for (const { row, rate } of same) {
      const other = same.find((candidate) => candidate.row !== row);
      if (other)
        add(problems, row, {
          code: 'twice',
          message: `Row ${other.row} has the same rate`,
          params: { row: other.row },
          column: ENDS[rate.kind][rate.kind === 'lane' ? 1 : 0],
        });
    }
  const bands = read.flatMap(({ row, rate }) => (rate.kind === 'band' ? [{ row, ...rate.values }] : []));
  for (const error of findBandOverlaps(bands)) {
    if (error.code === 'empty')
      add(problems, bands[error.index]?.row ?? 0, {
        code: 'emptyBand',
        message: 'Must be greater than From distance',
        column: ENDS.band[1],
      });
    if (error.code !== 'overlap') continue;
    for (const [index, otherIndex] of [
      [error.index, error.otherIndex],
      [error.otherIndex, error.index],
    ] as const) {
      const [row, other] = [bands[index]?.row ?? 0, bands[otherIndex]?.row ?? 0];
      if (!problems.has(row))
        add(problems, row, {
          code: 'overlap',
          message: `Overlaps with row ${other}`,
          params: { row: other },
          column: ENDS.band[0],
        });
    }
  }
  return problems;
}

const toChanges = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((column) => ({ column, old: before.get(column) ?? null, new: after.get(column) ?? null }))
    .filter((change) => change.old !== change.new);

const EMPTY_COUNTS: RateImport['counts'] = { error: 0, changed: 0, added: 0, removed: 0, unchanged: 0 };

/**
 * Compares the rates of a file with those of a contract.
 * @param after the normalized rate of each row that has one
 * @param problems of rows that were read without any
 */
export function compareRates(
  before: Rates,
  rows: readonly ReadRow[],
  after: ReadonlyMap<number, Rate>,
  problems: ProblemsByRow,
  labelOf: (id: string) => string,
): Pick<RateImport, 'counts' | 'rows'> {
  const old = new Map(listRates(before).map((rate) => [keyOf(rate), rate]));
  const found = new Set<string>();
  const results = rows.map(({ row, kind, from, to, problems: unreadable }): RateImportRow => {
    const rate = after.get(row);
    const ofRow = [...unreadable, ...(problems.get(row) ?? [])];
    const existing = rate && old.get(keyOf(rate));
    if (rate) found.add(keyOf(rate));
    const toRow = (result: RateResult, changes: RateImportRow['changes'] = []) => ({
      row,
      kind,
      from,
      to,
      result,
      changes,
      problems: ofRow,
    });
    if (!rate || ofRow.length > 0) return toRow('error');
    if (!existing) return toRow('added');
    const changes = toChanges(toCells(existing, labelOf), toCells(rate, labelOf));
    return changes.length > 0 ? toRow('changed', changes) : toRow('unchanged');
  });
  const removed = [...old]
    .filter(([key]) => !found.has(key))
    .map(([, rate]): RateImportRow => {
      const cells = toCells(rate, labelOf);
      const [from, to] = ENDS[rate.kind].map((title) => cells.get(title) ?? '') as [string, string];
      return { row: null, kind: rate.kind, from, to, result: 'removed', changes: [], problems: [] };
    });
  const all = [...results, ...removed];
  const counts = { ...EMPTY_COUNTS };
  for (const { result } of all) counts[result] += 1;
  return {
    counts,
    rows: all.toSorted((one, other) => RATE_RESULTS.indexOf(one.result) - RATE_RESULTS.indexOf(other.result)),
  };
}
