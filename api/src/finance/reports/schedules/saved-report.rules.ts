import { ReportGroupExportQuery } from 'shared-contracts/finance/report-groups';
import { ReportExportQuery } from 'shared-contracts/finance/reports';
import type { ListView } from 'shared-contracts/identity/list-views';
import { REPORT_NAMES, type ReportColumnId, type ReportName } from 'shared-contracts/values/finance/reports';

const LIST_PREFIX = 'report.';

/** The report of a saved view; null: it's a view of another list. */
export const reportOfList = (list: string): ReportName | null =>
  REPORT_NAMES.find((name) => `${LIST_PREFIX}${name}` === list) ?? null;

const LISTS = ['columns', 'groupBy', 'measures'];

/** The query of a report; with `groups`, of grouped rows. */
export type SavedQuery = { rows: ReportExportQuery } | { groups: ReportGroupExportQuery };

/** Parses the query of a saved report from its address; null if it is no longer valid. */
export function parseSavedQuery(query: string): SavedQuery | null {
  const params = new URLSearchParams(query);
  const lists = LISTS.filter((name) => params.has(name)).map((name) => [name, params.getAll(name)]);
  const values = { ...Object.fromEntries(params), ...Object.fromEntries(lists) };
  if (params.has('measures')) {
    const groups = ReportGroupExportQuery.safeParse(values).data;
    return groups ? { groups } : null;
  }
  const rows = ReportExportQuery.safeParse(values).data;
  return rows ? { rows } : null;
}

/** Columns in the order of the saved report, without hidden ones. Columns added since come last. */
export function layOutColumns(
  columns: readonly ReportColumnId[],
  layout: ListView['columns'],
): readonly ReportColumnId[] {
  const positions = new Map(layout.map(({ id }, position) => [id, position]));
  const hidden = new Set(layout.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])));
  const laidOut = columns
    .filter((column) => !hidden.has(column))
    .toSorted((one, other) => (positions.get(one) ?? layout.length) - (positions.get(other) ?? layout.length));
  return laidOut.length > 0 ? laidOut : columns;
}
