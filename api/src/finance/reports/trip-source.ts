import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Trip } from 'shared-contracts/trips/trips';
import { findTripDetails } from '../../trips/public.ts';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Db } from '../../platform/database/database.ts';
import { sumOf } from '../../platform/values/money.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { ReportRequest, ReportRow, ReportSource } from './source.ts';

const BATCH = 400;

const compareCells = (one: Cell, other: Cell): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
};

/** Null values sort last in both directions. */
function sortRows(rows: ReportRow[], sort: ReportRequest['sort']): ReportRow[] {
  if (!sort) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  const isKnown = (cell: Cell) => cell !== null && cell !== undefined;
  return rows.toSorted(({ cells: { [sort.column]: one } }, { cells: { [sort.column]: other } }) =>
    isKnown(one) && isKnown(other) ? compareCells(one, other) * turn : Number(isKnown(other)) - Number(isKnown(one)),
  );
}

const sumColumn = (rows: readonly ReportRow[], column: ReportColumnId) =>
  sumOf(rows.map(({ cells }) => String(cells[column] ?? 0))).toFixed();

/**
 * A report of one trip, from the parts that its reader may see; a trip is small enough to be loaded as a whole.
 * @param summed columns to add up over all rows
 */
export function createTripSource(
  columns: readonly ReportColumnId[],
  rowsOf: (trip: Trip, now: number) => ReportRow[],
  summed: readonly ReportColumnId[] = [],
): ReportSource {
  async function all(db: Db, { caller, now, filters: { tripId }, sort }: ReportRequest): Promise<ReportRow[]> {
    if (tripId === undefined) throw invalidField('tripId', 'required', 'Field is required');
    return sortRows(rowsOf(await findTripDetails(db, caller, tripId, now), now), sort);
  }
  return {
    columns,
    isSortable: () => true,
    readsAllToSort: () => false,
    isMeasurable: () => false,
    count: async (db, request) => (await all(db, request)).length,
    sum: async (db, request) => {
      const rows = await all(db, request);
      const cells = summed
        .filter((column) => request.columns.includes(column))
        .map((column) => [column, sumColumn(rows, column)] as const);
      const hasSums = rows.length > 0 && cells.length > 0;
      return {
        items: hasSums ? [{ currency: null, cells: Object.fromEntries(cells) }] : [],
        drafts: 0,
        own: null,
        ownColumns: {},
      };
    },
    page: async (db, request, { page, limit }) => {
      const rows = await all(db, request);
      return { items: rows.slice((page - 1) * limit, page * limit), total: rows.length };
    },
    async *batches(db, request) {
      const rows = await all(db, request);
      for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
    },
  };
}
