import type { ReportQuery } from 'shared-contracts/finance/reports';
import {
  isConfigurableReport,
  REPORT_COLUMNS,
  type ReportColumnId,
  type ReportName,
} from 'shared-contracts/values/finance/reports';
import { findUserPreferences } from '../../identity/public.ts';
import type { Routing } from '../../network/public.ts';
import { findReferencedTrip } from '../../trips/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { parseSort } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services/services.ts';
import { REPORTS } from './definitions.ts';
import { resolveReportPeriod } from './periods/report-period.rules.ts';
import { savedColumns } from './saved-columns.store.ts';
import type { ReportRequest, ReportSource } from './source.ts';

export type Query = Pick<ReportQuery, 'period' | 'from' | 'to' | 'tripId' | 'partnerId' | 'columns' | 'sort'>;
export type ReportServices = Pick<Services, 'now'> & { db: Db; routing: Routing };
export type PreparedReport = {
  name: ReportName;
  source: ReportSource;
  request: ReportRequest;
  trip: { id: string; number: string } | null;
};

/** The columns of a report that the reader may choose. @throws 422 for any other */
export function validateColumns(name: ReportName, columns: readonly ReportColumnId[]): ReportColumnId[] {
  if (!isConfigurableReport(name))
    throw invalidField('columns', 'notConfigurable', 'The columns of this report cannot be chosen');
  const { source } = REPORTS[name];
  if (columns.some((column) => !source.columns.includes(column)))
    throw invalidField('columns', 'unknown', 'This report has no such column');
  return [...new Set(columns)];
}

/** Saved columns that the report no longer has are ignored. */
async function resolveColumns(
  db: Db,
  { userId }: Caller,
  name: ReportName,
  request: Query['columns'],
): Promise<readonly ReportColumnId[]> {
  if (request !== undefined && request.length > 0) return validateColumns(name, request);
  const { source, columns } = REPORTS[name];
  const saved = (await savedColumns(db, userId)).get(name)?.filter((column) => source.columns.includes(column)) ?? [];
  return isConfigurableReport(name) && saved.length > 0 ? saved : columns;
}

function resolveSort({ source }: { source: ReportSource }, sort: string | undefined): ReportRequest['sort'] {
  if (sort === undefined) return null;
  const { column, direction } = parseSort(sort as ReportColumnId);
  if (!(column in REPORT_COLUMNS) || !source.columns.includes(column) || !source.isSortable(column))
    throw invalidField('sort', 'invalid', 'This report cannot be sorted by that');
  return { column, direction };
}

async function resolveRange(db: Db, { userId }: Caller, { period, from, to }: Query, now: number) {
  return period ? resolveReportPeriod(period, now, (await findUserPreferences(db, userId)).zone) : { from, to };
}

/** @throws 422 naming the invalid parameter */
export async function prepareReport(
  { db, routing, now }: ReportServices,
  caller: Caller,
  name: ReportName,
  query: Query,
): Promise<PreparedReport> {
  const { tripId, partnerId } = query;
  const { from, to } = await resolveRange(db, caller, query, now());
  if (from !== undefined && to !== undefined && to < from) throw invalidField('to', 'invalidDate', 'Invalid date');
  const trip = tripId === undefined ? null : await findReferencedTrip(db, caller, tripId, 'tripId');
  const { source } = REPORTS[name];
  const columns = await resolveColumns(db, caller, name, query.columns);
  return {
    name,
    source,
    trip,
    request: {
      caller,
      now: now(),
      routing,
      filters: { from, to, tripId, partnerId },
      columns,
      sort: resolveSort({ source }, query.sort),
    },
  };
}
