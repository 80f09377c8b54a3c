import type { ReportQuery } from 'shared-contracts/reports';
import { isConfigurable, REPORT_COLUMNS, type ReportColumnId, type ReportName } from 'shared-contracts/values/reports';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { ordering } from '../../platform/page.ts';
import { findNamedTrip } from '../../trips/trip-rows.store.ts';
import { REPORTS } from './definitions.ts';
import { savedColumns } from './saved-columns.store.ts';
import type { Asked, Source } from './source.ts';

export type Query = Pick<ReportQuery, 'from' | 'to' | 'tripId' | 'partnerId' | 'columns' | 'sort'>;
export type Question = { name: ReportName; source: Source; asked: Asked; trip: { id: string; number: string } | null };

/** What may be chosen of a report's columns. @throws 422 when something else is */
export function chosenColumns(name: ReportName, columns: readonly ReportColumnId[]): ReportColumnId[] {
  if (!isConfigurable(name))
    throw invalidField('columns', 'notConfigurable', 'The columns of this report cannot be chosen');
  const { source } = REPORTS[name];
  if (columns.some((column) => !source.columns.includes(column)))
    throw invalidField('columns', 'unknown', 'This report has no such column');
  return [...new Set(columns)];
}

/** A column that a report no longer has is left out of what was saved. */
async function columnsFor(
  db: Db,
  { userId }: Caller,
  name: ReportName,
  asked: Query['columns'],
): Promise<readonly ReportColumnId[]> {
  if (asked !== undefined && asked.length > 0) return chosenColumns(name, asked);
  const { source, columns } = REPORTS[name];
  const saved = (await savedColumns(db, userId)).get(name)?.filter((column) => source.columns.includes(column)) ?? [];
  return isConfigurable(name) && saved.length > 0 ? saved : columns;
}

function sortFor({ source }: { source: Source }, sort: string | undefined): Asked['sort'] {
  if (sort === undefined) return null;
  const { column, direction } = ordering(sort as ReportColumnId);
  if (!(column in REPORT_COLUMNS) || !source.columns.includes(column) || !source.isSortable(column))
    throw invalidField('sort', 'invalid', 'This report cannot be sorted by that');
  return { column, direction };
}

/** @param now unix seconds @throws 422 naming what is wrong with the question */
export async function questionOf(
  db: Db,
  caller: Caller,
  name: ReportName,
  query: Query,
  now: number,
): Promise<Question> {
  const { from, to, tripId, partnerId } = query;
  if (from !== undefined && to !== undefined && to < from) throw invalidField('to', 'invalidDate', 'Invalid date');
  const trip = tripId === undefined ? null : await findNamedTrip(db, caller, tripId, 'tripId');
  const { source } = REPORTS[name];
  const columns = await columnsFor(db, caller, name, query.columns);
  return {
    name,
    source,
    trip,
    asked: { caller, now, filters: { from, to, tripId, partnerId }, columns, sort: sortFor({ source }, query.sort) },
  };
}
