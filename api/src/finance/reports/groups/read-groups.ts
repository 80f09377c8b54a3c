import { REPORT_COLUMNS } from 'shared-contracts/values/finance/reports';
import type { ReportGroupExportQuery } from 'shared-contracts/finance/report-groups';
import { findUserPreferences, type UserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Cell, Column } from '../../../platform/excel/columns.ts';
import { invalidField, invalidFields } from '../../../platform/errors/app-error.ts';
import { COLUMN_TEXTS } from '../column.texts.ts';
import { REPORTS } from '../definitions.ts';
import { prepareReport, type ReportServices } from '../prepare-report.ts';
import { COLUMN_FORMATS, formatCell, MEASURE_TEXTS } from '../report-sheet.ts';
import { textIn } from '../report.texts.ts';
import type { Grouping, Groups } from '../totals/grouping.ts';
import { kindOfMeasure, resolveGrouping, sortGroups } from './grouping.rules.ts';

export type ReportGroups = Groups & { grouping: Grouping };

/** The groups of a report, sorted. @throws 422 naming the parameter, or for too many rows or groups */
export async function readGroups(
  services: ReportServices,
  caller: Caller,
  query: Omit<ReportGroupExportQuery, 'format'>,
): Promise<ReportGroups> {
  const { name, sort, groupBy, measures, ...filters } = query;
  const { source } = REPORTS[name];
  const { zone } = await findUserPreferences(services.db, caller.userId);
  if (!source.group) throw invalidField('name', 'notGroupable', 'This report has no groups');
  const grouping = resolveGrouping(source, { groupBy, measures }, zone);
  if ('unknown' in grouping)
    throw invalidFields({
      [grouping.field]: {
        code: 'unknown',
        message: 'This report has no such column',
        params: { column: grouping.unknown },
      },
    });
  const report = await prepareReport(services, caller, name, filters);
  const groups = await source.group(services.db, report.request, grouping);
  const sorted = sortGroups(groups.items, grouping, sort);
  if (!sorted) throw invalidField('sort', 'invalid', 'This report cannot be sorted by that');
  return { ...groups, items: sorted, grouping };
}

/** The columns and rows of a file of groups, in the reader's language. */
export function toGroupSheet({ items, grouping, ownColumns }: ReportGroups, reader: UserPreferences) {
  const { groupBy, measures } = grouping;
  const hasCurrency = items.some(({ currency }) => currency !== null);
  const titleOf = (id: keyof typeof COLUMN_TEXTS) => textIn(COLUMN_TEXTS[id], reader.language);
  const toTitle = ({ column, fn }: Grouping['measures'][number]) => {
    const text = textIn(MEASURE_TEXTS[fn], reader.language);
    return column === null ? text : `${titleOf(column)} (${text})`;
  };
  /** The column next to the sum that has it in the own currency. */
  const ownOf = ({ column, fn }: Grouping['measures'][number]) =>
    column !== null && fn === 'sum' && ownColumns[column] ? [{ column, sum: ownColumns[column] }] : [];
  const columns: Column[] = [
    ...groupBy.map(({ column }) => ({ type: 'text' as const, width: 26, title: titleOf(column) })),
    ...(hasCurrency ? [{ type: 'text' as const, width: 10, title: titleOf('currency') }] : []),
    ...measures.flatMap((measure) => [
      { ...COLUMN_FORMATS[kindOfMeasure(measure)], title: toTitle(measure) },
      ...ownOf(measure).map(({ sum }) => ({ ...COLUMN_FORMATS.money, title: `${toTitle(measure)} ${sum.currency}` })),
    ]),
  ];
  const rows = items.map(({ keys, currency, values, own }): Cell[] => [
    ...groupBy.map(({ id, column, unit }) => (unit ? keys[id] : formatCell(REPORT_COLUMNS[column], keys[id], reader))),
    ...(hasCurrency ? [currency] : []),
    ...measures.flatMap((measure) => [
      formatCell(kindOfMeasure(measure), values[measure.id], reader),
      ...ownOf(measure).map(({ column }) => formatCell('money', own?.[column], reader)),
    ]),
  ]);
  return { columns, rows };
}
