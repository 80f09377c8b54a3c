import { REPORT_COLUMNS, type CellKind, type ReportColumnId } from './reports.ts';

/** Times are grouped by day, week or month, in the reader's time zone. */
export const GROUP_UNITS = ['day', 'week', 'month'] as const;
export const MEASURE_FUNCTIONS = ['sum', 'average'] as const;
export const REPORT_CHARTS = ['bar', 'line', 'pie'] as const;
export const MAX_GROUP_COLUMNS = 2;
export const MAX_MEASURES = 6;
/** Larger tables and charts aren't readable. */
export const MAX_GROUPS = 1_000;

export type GroupUnit = (typeof GROUP_UNITS)[number];
export type MeasureFunction = (typeof MEASURE_FUNCTIONS)[number];
export type ReportChart = (typeof REPORT_CHARTS)[number];
export type GroupColumn = { column: ReportColumnId; unit: GroupUnit | null };
/** `column` null: the number of rows. */
export type Measure = { column: ReportColumnId | null; fn: MeasureFunction | 'count' };

const GROUPED_KINDS: readonly CellKind[] = ['text', 'orderStage', 'tripStage', 'compliance', 'billState', 'boolean'];
const SUMMED_KINDS: readonly CellKind[] = ['money', 'integer', 'distance', 'weight', 'space'];
const AVERAGED_KINDS: readonly CellKind[] = [...SUMMED_KINDS, 'minutes', 'percent'];

const isColumn = (text: string): text is ReportColumnId => Object.hasOwn(REPORT_COLUMNS, text);

/** `owner`, or `pickupFrom.month` for a time. Null: nothing that rows are grouped by. */
export function parseGroupColumn(text: string): GroupColumn | null {
  const [column = '', unitText, ...rest] = text.split('.');
  if (!isColumn(column) || rest.length > 0) return null;
  const unit = GROUP_UNITS.find((one) => one === unitText) ?? null;
  if (REPORT_COLUMNS[column] === 'dateTime') return unit && { column, unit };
  return unitText === undefined && GROUPED_KINDS.includes(REPORT_COLUMNS[column]) ? { column, unit: null } : null;
}

/** `count`, `sum.revenue` or `average.lateMinutes`. Null for an invalid measure. */
export function parseMeasure(text: string): Measure | null {
  if (text === 'count') return { column: null, fn: 'count' };
  const [name, column = '', ...rest] = text.split('.');
  const fn = MEASURE_FUNCTIONS.find((one) => one === name);
  if (!fn || !isColumn(column) || rest.length > 0) return null;
  const kinds = fn === 'sum' ? SUMMED_KINDS : AVERAGED_KINDS;
  return kinds.includes(REPORT_COLUMNS[column]) ? { column, fn } : null;
}

/** The ids of what rows of these columns can be grouped by. */
export const listGroupColumns = (columns: readonly ReportColumnId[]): string[] =>
  columns.flatMap((column) =>
    [column, ...GROUP_UNITS.map((unit) => `${column}.${unit}`)].filter((id) => parseGroupColumn(id) !== null),
  );
