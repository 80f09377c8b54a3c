import { z } from 'zod';
import { Id, many, pageOf, Paging, Unix } from './common.ts';
import {
  CELL_KINDS,
  CONFIGURABLE_REPORTS,
  REPORT_COLUMNS,
  REPORT_NAMES,
  type ReportColumnId,
} from './values/reports.ts';

const ColumnId = z.enum(Object.keys(REPORT_COLUMNS) as [ReportColumnId, ...ReportColumnId[]]);
const at = Unix.or(z.coerce.number().pipe(Unix)).optional();

/**
 * What a report tells of. Orders and trips of a period are those whose pickup begins in it, both ends included; without a pickup, those created in it.
 * `partnerId`: the other side; of vehicles their owner. `columns`: of a configurable report, in their order; left out: those that the caller has saved.
 */
const Settings = z.object({
  from: at,
  to: at,
  tripId: Id.optional(),
  partnerId: Id.optional(),
  columns: many(ColumnId),
  sort: z
    .string()
    .max(60)
    .regex(/^-?[A-Za-z]+$/)
    .optional(),
});
const page = Paging.omit({ search: true }).shape;

const ofPeriod = Settings;
const ofTrip = Settings.pick({ sort: true }).extend({ tripId: Id });
const ofVehicles = Settings.pick({ sort: true }).extend({ ownerId: Id.optional() });

export const ReportQuery = Settings.extend({ name: z.enum(REPORT_NAMES), ...page });
export const ReportExportQuery = Settings.extend({ name: z.enum(REPORT_NAMES) });
/** Of the calls with a report's own name, which ask less. */
export const OWN_QUERIES = { ofPeriod, ofTrip, ofVehicles } as const;
export const paged = <T extends z.ZodRawShape>(query: T) => z.object({ ...query, ...page });

export const ReportColumn = z.object({ id: ColumnId, kind: z.enum(CELL_KINDS), isSortable: z.boolean() });
/** By column; null: nothing is known. */
export const ReportRow = z.object({
  id: z.string(),
  cells: z.partialRecord(ColumnId, z.union([z.string(), z.number(), z.boolean()]).nullable()),
});
export const ReportPage = pageOf(ReportRow).extend({
  name: z.enum(REPORT_NAMES),
  columns: z.array(ReportColumn),
  /** That was asked for. */ trip: z.object({ id: Id, number: z.string() }).nullable(),
});

/** Which columns a configurable report may have, and which of them the caller has chosen, in their order. */
export const ReportChoice = z.object({
  name: z.enum(CONFIGURABLE_REPORTS),
  columns: z.array(ColumnId),
  chosen: z.array(ColumnId),
  isSaved: z.boolean(),
});
export const ReportChoices = z.object({ items: z.array(ReportChoice) });
export const reportByName = z.object({ name: z.enum(CONFIGURABLE_REPORTS) });
export const ReportColumnsInput = z.object({ columns: z.array(ColumnId).min(1, 'required').max(100) });

/** Trips to choose from, archived ones too, the latest first. */
export const ReportTripPage = pageOf(
  z.object({ id: Id, number: z.string(), reference: z.string().nullable(), pickAt: Unix.nullable() }),
);

export type ReportQuery = z.infer<typeof ReportQuery>;
export type ReportExportQuery = z.infer<typeof ReportExportQuery>;
export type ReportColumn = z.infer<typeof ReportColumn>;
export type ReportRow = z.infer<typeof ReportRow>;
export type ReportPage = z.infer<typeof ReportPage>;
export type ReportChoice = z.infer<typeof ReportChoice>;
export type ReportChoices = z.infer<typeof ReportChoices>;
export type ReportTripPage = z.infer<typeof ReportTripPage>;
