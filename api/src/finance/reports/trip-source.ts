import type { ReportColumnId } from 'shared-contracts/values/reports';
import type { Trip } from 'shared-contracts/trips';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Db } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { wholeTrip } from '../../trips/whole-trip.ts';
import type { Asked, Row, Source } from './source.ts';

const BATCH = 400;

const rank = (one: Cell, other: Cell): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
};

/** What is unknown stands last, whichever way it is sorted. */
function inOrder(rows: Row[], sort: Asked['sort']): Row[] {
  if (!sort) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  const isKnown = (cell: Cell) => cell !== null && cell !== undefined;
  return rows.toSorted(({ cells: { [sort.column]: one } }, { cells: { [sort.column]: other } }) =>
    isKnown(one) && isKnown(other) ? rank(one, other) * turn : Number(isKnown(other)) - Number(isKnown(one)),
  );
}

/** A report of one trip, made of what its reader sees of it: a trip is small enough to be read whole. */
export function paperSource(columns: readonly ReportColumnId[], rowsOf: (trip: Trip, now: number) => Row[]): Source {
  async function all(db: Db, { caller, now, filters: { tripId }, sort }: Asked): Promise<Row[]> {
    if (tripId === undefined) throw invalidField('tripId', 'required', 'Field is required');
    return inOrder(rowsOf(await wholeTrip(db, caller, tripId, now), now), sort);
  }
  return {
    columns,
    isSortable: () => true,
    count: async (db, asked) => (await all(db, asked)).length,
    page: async (db, asked, { page, limit }) => {
      const rows = await all(db, asked);
      return { items: rows.slice((page - 1) * limit, page * limit), total: rows.length };
    },
    async *batches(db, asked) {
      const rows = await all(db, asked);
      for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
    },
  };
}
