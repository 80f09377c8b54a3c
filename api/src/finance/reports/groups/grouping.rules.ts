import {
  listGroupColumns,
  MEASURE_FUNCTIONS,
  parseGroupColumn,
  parseMeasure,
} from 'shared-contracts/values/finance/report-groups';
import { REPORT_COLUMNS, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { decimal } from '../../../platform/values/money.ts';
import type { Group, Grouping } from '../totals/grouping.ts';

/** Columns of a source that can be aggregated; money only if its currency is known. */
export type Measurable = { columns: readonly ReportColumnId[]; isMeasurable: (column: ReportColumnId) => boolean };

export const listMeasures = ({ columns, isMeasurable }: Measurable): string[] => [
  'count',
  ...columns
    .filter(isMeasurable)
    .flatMap((column) => MEASURE_FUNCTIONS.map((fn) => `${fn}.${column}`))
    .filter((id) => parseMeasure(id) !== null),
];

const withId = <Parsed extends object>(id: string, parsed: Parsed | null) => (parsed ? [{ ...parsed, id }] : []);

/** The id of a column or measure that the source doesn't have, and the parameter that names it. */
type UnknownColumn = { field: 'groupBy' | 'measures'; unknown: string };

/** The grouping of a query. */
export function resolveGrouping(
  source: Measurable,
  {
    groupBy = [],
    measures = [],
  }: { groupBy?: readonly string[] | undefined; measures?: readonly string[] | undefined },
  zone: string,
): Grouping | UnknownColumn {
  const [keys, values] = [[...new Set(groupBy)], [...new Set(measures.length > 0 ? measures : ['count'])]];
  const allowed = { groupBy: listGroupColumns(source.columns), measures: listMeasures(source) };
  const unknownKey = keys.find((id) => !allowed.groupBy.includes(id));
  if (unknownKey !== undefined) return { field: 'groupBy', unknown: unknownKey };
  const unknownMeasure = values.find((id) => !allowed.measures.includes(id));
  if (unknownMeasure !== undefined) return { field: 'measures', unknown: unknownMeasure };
  return {
    zone,
    groupBy: keys.flatMap((id) => withId(id, parseGroupColumn(id))),
    measures: values.flatMap((id) => withId(id, parseMeasure(id))),
  };
}

type Comparable = Group['keys'][string] | undefined;
const compareTexts = (one: Comparable, other: Comparable) =>
  String(one).localeCompare(String(other), 'en', { numeric: true });

/** Money within its currency; what is unknown comes last in both directions. */
function compareBy(id: string, direction: 'asc' | 'desc', isMeasure: boolean) {
  const turn = direction === 'asc' ? 1 : -1;
  return (one: Group, other: Group) => {
    const [a, b] = isMeasure ? [one.values[id], other.values[id]] : [one.keys[id], other.keys[id]];
    const [hasA, hasB] = [a !== null && a !== undefined, b !== null && b !== undefined];
    if (!hasA || !hasB) return Number(hasB) - Number(hasA);
    if (!isMeasure) return compareTexts(a, b) * turn;
    const byCurrency = (one.currency ?? '').localeCompare(other.currency ?? '');
    return byCurrency || decimal(String(a)).cmp(String(b)) * turn;
  };
}

/** Sorted by a key or a measure, otherwise by all keys. Null: it has no such id. */
export function sortGroups(
  items: readonly Group[],
  { groupBy, measures }: Grouping,
  sort: string | undefined,
): Group[] | null {
  const byKeys = (one: Group, other: Group) =>
    groupBy.reduce((order, { id }) => order || compareBy(id, 'asc', false)(one, other), 0) ||
    (one.currency ?? '').localeCompare(other.currency ?? '');
  if (sort === undefined) return items.toSorted(byKeys);
  const [id, direction] = [sort.replace(/^-/, ''), sort.startsWith('-') ? 'desc' : 'asc'] as const;
  const isMeasure = measures.some((measure) => measure.id === id);
  if (!isMeasure && !groupBy.some((key) => key.id === id)) return null;
  const compare = compareBy(id, direction, isMeasure);
  return items.toSorted((one, other) => compare(one, other) || byKeys(one, other));
}

/** `integer` and `average`: an average of whole numbers isn't one. */
export const kindOfMeasure = ({ column, fn }: Grouping['measures'][number]) => {
  if (column === null) return 'integer';
  const kind = REPORT_COLUMNS[column];
  return fn === 'average' && (kind === 'integer' || kind === 'minutes') ? 'percent' : kind;
};
