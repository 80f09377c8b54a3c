import { z } from 'zod';
import { Id, listParam, pageOf, Paging, UnixTime, UnixTimeParam } from '../common.ts';
import {
  CELL_KINDS,
  CONFIGURABLE_REPORTS,
  REPORT_COLUMNS,
  REPORT_NAMES,
  type ReportColumnId,
} from '../values/finance/reports.ts';
import { OwnSum } from './exchange-rates.ts';
import { REPORT_PERIODS } from '../values/finance/report-periods.ts';

export const ReportColumnIds = z.enum(Object.keys(REPORT_COLUMNS) as [ReportColumnId, ...ReportColumnId[]]);

/**
 * `period`: in the caller's time zone, at the current time; `from` and `to` are ignored with it. A period (inclusive)
 * selects orders and trips whose pickup starts in it; without a pickup time, those created in it. `partnerId`: the
 * other side, or the owner of vehicles. `columns`: those of a configurable report, in order; defaults to the caller's
 * saved columns.
 */
const ReportFilters = z.object({
  period: z.enum(REPORT_PERIODS).optional(),
  from: UnixTimeParam.optional(),
  to: UnixTimeParam.optional(),
  tripId: Id.optional(),
  partnerId: Id.optional(),
  columns: listParam(ReportColumnIds),
  sort: z
    .string()
    .max(60)
    .regex(/^-?[A-Za-z]+$/)
    .optional(),
});
const paging = Paging.omit({ search: true }).shape;

const TripReportFilters = ReportFilters.pick({ sort: true }).extend({ tripId: Id });
const VehicleReportFilters = ReportFilters.pick({ sort: true }).extend({ ownerId: Id.optional() });

export const ReportQuery = ReportFilters.extend({ name: z.enum(REPORT_NAMES), ...paging });
export const ReportExportQuery = ReportFilters.extend({ name: z.enum(REPORT_NAMES) });
/** Queries of the endpoints named after a report. */
export const REPORT_QUERIES = {
  period: ReportFilters,
  trip: TripReportFilters,
  vehicles: VehicleReportFilters,
} as const;
export const withPaging = <T extends z.ZodRawShape>(query: T) => z.object({ ...query, ...paging });

export const ReportColumn = z.object({ id: ReportColumnIds, kind: z.enum(CELL_KINDS), isSortable: z.boolean() });
export const ReportCell = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** `cells`: by column; null: unknown. `isDraft`: the amounts of its bill are computed and can still change. */
export const ReportRow = z.object({
  id: z.string(),
  cells: z.partialRecord(ReportColumnIds, ReportCell),
  isDraft: z.boolean().optional(),
});
export const ReportPage = pageOf(ReportRow).extend({
  name: z.enum(REPORT_NAMES),
  columns: z.array(ReportColumn),
  /** The requested trip. */
  trip: z.object({ id: Id, number: z.string() }).nullable(),
});

/**
 * Sums over all rows of the report. `currency`: null for columns without a currency. A trip column that several orders
 * repeat counts each trip once. `drafts`: the number of rows with draft bills, whose amounts the sums exclude.
 */
export const ReportTotals = z.object({
  name: z.enum(REPORT_NAMES),
  items: z.array(z.object({ currency: z.string().nullable(), cells: z.partialRecord(ReportColumnIds, z.string()) })),
  drafts: z.int(),
  /** The total of submitted bills after credits; null if all are in the own currency, or the report doesn't show it. */
  own: OwnSum.nullable(),
  /** Cost and revenue in the own currency; absent if all of them are, or the report doesn't show them. */
  ownColumns: z.partialRecord(ReportColumnIds, OwnSum).optional(),
});

/** `columns`: available in the configurable report. `chosen`: selected by the caller, in order. */
export const ReportColumnSelection = z.object({
  name: z.enum(CONFIGURABLE_REPORTS),
  columns: z.array(ReportColumnIds),
  chosen: z.array(ReportColumnIds),
  isSaved: z.boolean(),
});
export const ReportColumnSelections = z.object({ items: z.array(ReportColumnSelection) });
export const ReportParams = z.object({ name: z.enum(CONFIGURABLE_REPORTS) });
export const ReportColumnsInput = z.object({ columns: z.array(ReportColumnIds).min(1, 'required').max(100) });

/** Trips to select from, including archived ones, latest first. */
export const ReportTripPage = pageOf(
  z.object({ id: Id, number: z.string(), reference: z.string().nullable(), pickAt: UnixTime.nullable() }),
);

export type ReportQuery = z.infer<typeof ReportQuery>;
export type ReportExportQuery = z.infer<typeof ReportExportQuery>;
export type ReportColumn = z.infer<typeof ReportColumn>;
export type ReportRow = z.infer<typeof ReportRow>;
export type ReportPage = z.infer<typeof ReportPage>;
export type ReportTotals = z.infer<typeof ReportTotals>;
export type ReportColumnSelection = z.infer<typeof ReportColumnSelection>;
export type ReportColumnSelections = z.infer<typeof ReportColumnSelections>;
export type ReportTripPage = z.infer<typeof ReportTripPage>;
