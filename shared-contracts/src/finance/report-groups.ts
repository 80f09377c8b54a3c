import { z } from 'zod';
import { pageOf } from '../common.ts';
import { CELL_KINDS, REPORT_NAMES } from '../values/finance/reports.ts';
import {
  GROUP_UNITS,
  MAX_GROUP_COLUMNS,
  MAX_MEASURES,
  MEASURE_FUNCTIONS,
  parseGroupColumn,
  parseMeasure,
  REPORT_CHARTS,
} from '../values/finance/report-groups.ts';
import { OwnSum } from './exchange-rates.ts';
import { ReportCell, ReportColumnIds, ReportExportQuery, ReportQuery } from './reports.ts';

const listOf = (item: z.ZodType<string, string>, max: number) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : [value].flat().flatMap((text) => (typeof text === 'string' ? text.split(',') : text)),
    z.array(item).max(max).optional(),
  );
const GroupId = z
  .string()
  .max(60)
  .refine((text) => parseGroupColumn(text) !== null, 'invalid');
const MeasureId = z
  .string()
  .max(60)
  .refine((text) => parseMeasure(text) !== null, 'invalid');

/**
 * Groups the rows of a report by columns: `owner`, `pickupFrom.month`; a single row without any. `measures`: `count`,
 * `sum.revenue`, `average.lateMinutes`; money per currency. `chart`: how the interface draws them.
 */
const grouping = {
  groupBy: listOf(GroupId, MAX_GROUP_COLUMNS),
  measures: listOf(MeasureId, MAX_MEASURES),
  chart: z.enum(REPORT_CHARTS).optional(),
  /** By a group or a measure. */
  sort: z
    .string()
    .max(60)
    .regex(/^-?[A-Za-z.]+$/)
    .optional(),
};
export const ReportGroupQuery = ReportQuery.omit({ columns: true }).extend(grouping);
export const ReportGroupExportQuery = ReportExportQuery.omit({ columns: true })
  .extend(grouping)
  .extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

const GroupColumn = z.object({
  id: z.string(),
  column: ReportColumnIds,
  kind: z.enum(CELL_KINDS),
  unit: z.enum(GROUP_UNITS).nullable(),
});
const Measure = z.object({
  id: z.string(),
  column: ReportColumnIds.nullable(),
  kind: z.enum(CELL_KINDS),
  fn: z.enum([...MEASURE_FUNCTIONS, 'count']),
});
/**
 * `keys` and `values` by id. `currency` null: of values without a currency. `own`: sums of cost and revenue in the own
 * currency, by column; null: not all of it has a rate.
 */
export const ReportGroup = z.object({
  id: z.string(),
  keys: z.record(z.string(), ReportCell),
  currency: z.string().nullable(),
  values: z.record(z.string(), z.string().nullable()),
  own: z.partialRecord(ReportColumnIds, z.string().nullable()).optional(),
});
export const ReportGroupPage = pageOf(ReportGroup).extend({
  name: z.enum(REPORT_NAMES),
  groupBy: z.array(GroupColumn),
  measures: z.array(Measure),
  drafts: z.int(),
  /** Cost and revenue of all groups in the own currency; absent: all of it is. */
  ownColumns: z.partialRecord(ReportColumnIds, OwnSum).optional(),
});
/** The columns for grouping and the measures of a report. */
export const ReportGroupChoices = z.object({ groupBy: z.array(z.string()), measures: z.array(z.string()) });
export const ReportGroupChoicesQuery = z.object({ name: z.enum(REPORT_NAMES) });

export type ReportGroupQuery = z.infer<typeof ReportGroupQuery>;
export type ReportGroupExportQuery = z.infer<typeof ReportGroupExportQuery>;
export type ReportGroup = z.infer<typeof ReportGroup>;
export type ReportGroupPage = z.infer<typeof ReportGroupPage>;
export type ReportGroupChoices = z.infer<typeof ReportGroupChoices>;
