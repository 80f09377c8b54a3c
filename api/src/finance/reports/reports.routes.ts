import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import {
  REPORT_QUERIES,
  withPaging,
  ReportParams,
  ReportColumnSelection,
  ReportColumnSelections,
  ReportColumnsInput,
  ReportExportQuery,
  ReportPage,
  ReportQuery,
  ReportTotals,
  ReportTripPage,
} from 'shared-contracts/finance/reports';
import {
  CONFIGURABLE_REPORTS,
  type ConfigurableReport,
  REPORT_COLUMNS,
  type ReportName,
} from 'shared-contracts/values/finance/reports';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ExcelResponse } from '../../platform/excel/send-sheets.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { fromReplica } from '../../platform/replica/read-from-replica.ts';
import { validateColumns, type Query, prepareReport } from './prepare-report.ts';
import { REPORTS } from './definitions.ts';
import { assertRowLimit } from './assert-row-limit.ts';
import { exportReport } from './export-report.ts';
import { tripsToChoose } from './report-trips.store.ts';
import { saveColumns, savedColumns } from './saved-columns.store.ts';
import type { Range } from './source.ts';

const READ = needs('report', 'read');
const LIST = fromReplica(READ);
const { period: ofPeriod, trip: ofTrip, vehicles: ofVehicles } = REPORT_QUERIES;

/** Reports with separate calls. */
const PERIOD_REPORTS: Record<string, ReportName> = {
  'trips-archive': 'tripArchive',
  'orders-archive': 'orderArchive',
  'trips-details': 'configurableTripDetail',
  'orders-details': 'configurableOrderDetail',
};
const REPORTS_OF_TRIP: Record<string, ReportName> = {
  'trip-location-detail': 'tripLocationDetailed',
  'picking-slip': 'pickingSlip',
};

export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { batchDb: db, now } = app;
  const services = { db, now, routing: createRouting(app) };

  async function findReportPage(
    caller: Caller,
    name: ReportName,
    { page, limit, ...query }: Query & Range,
  ): Promise<ReportPage> {
    const { source, request, trip } = await prepareReport(services, caller, name, query);
    if (request.sort && source.readsAllToSort(request.sort.column)) assertRowLimit(await source.count(db, request));
    const columns = request.columns.map((id) => ({ id, kind: REPORT_COLUMNS[id], isSortable: source.isSortable(id) }));
    return {
      ...((await source.page(db, request, { page, limit })) as Pick<ReportPage, 'items' | 'total'>),
      page,
      limit,
      name,
      columns,
      trip,
    };
  }
  async function findColumnSelection(caller: Caller, name: ConfigurableReport): Promise<ReportColumnSelection> {
    const { request } = await prepareReport(services, caller, name, {});
    return {
      name,
      columns: [...REPORTS[name].source.columns],
      chosen: [...request.columns],
      isSaved: (await savedColumns(db, caller.userId)).has(name),
    };
  }

  app.get(
    '/reports',
    { ...LIST, schema: { querystring: ReportQuery, response: { 200: ReportPage } } },
    async (request) => findReportPage(callerOf(request), request.query.name, request.query),
  );

  app.get(
    '/reports/totals',
    { ...LIST, schema: { querystring: ReportExportQuery, response: { 200: ReportTotals } } },
    async (request) => {
      const { query } = request;
      const report = await prepareReport(services, callerOf(request), query.name, query);
      return { name: query.name, ...(await report.source.sum(db, report.request)) };
    },
  );

  app.get(
    '/reports/export',
    { ...LIST, schema: { querystring: ReportExportQuery, response: { 200: ExcelResponse } } },
    async (request, reply) =>
      exportReport(reply, db, await prepareReport(services, callerOf(request), request.query.name, request.query)),
  );

  for (const [path, name] of Object.entries(PERIOD_REPORTS)) {
    app.get(
      `/reports/${path}`,
      { ...LIST, schema: { querystring: withPaging(ofPeriod.shape), response: { 200: ReportPage } } },
      async (request) => findReportPage(callerOf(request), name, request.query),
    );
    app.get(
      `/reports/export/${path}`,
      { ...LIST, schema: { querystring: ofPeriod, response: { 200: ExcelResponse } } },
      async (request, reply) =>
        exportReport(reply, db, await prepareReport(services, callerOf(request), name, request.query)),
    );
  }
  for (const [path, name] of Object.entries(REPORTS_OF_TRIP)) {
    app.get(
      `/reports/${path}`,
      { ...LIST, schema: { querystring: withPaging(ofTrip.shape), response: { 200: ReportPage } } },
      async (request) => findReportPage(callerOf(request), name, request.query),
    );
    app.get(
      `/reports/export/${path}`,
      { ...LIST, schema: { querystring: ofTrip, response: { 200: ExcelResponse } } },
      async (request, reply) =>
        exportReport(reply, db, await prepareReport(services, callerOf(request), name, request.query)),
    );
  }

  app.get(
    '/reports/vehicle-compliance',
    { ...LIST, schema: { querystring: withPaging(ofVehicles.shape), response: { 200: ReportPage } } },
    async (request) =>
      findReportPage(callerOf(request), 'vehicleCompliance', { ...request.query, partnerId: request.query.ownerId }),
  );
  app.get(
    '/reports/export/vehicle-compliance',
    { ...LIST, schema: { querystring: ofVehicles, response: { 200: ExcelResponse } } },
    async (request, reply) => {
      const { ownerId: partnerId, sort } = request.query;
      return exportReport(
        reply,
        db,
        await prepareReport(services, callerOf(request), 'vehicleCompliance', { partnerId, sort }),
      );
    },
  );

  app.get('/reports/columns', { ...READ, schema: { response: { 200: ReportColumnSelections } } }, async (request) => ({
    items: await Promise.all(CONFIGURABLE_REPORTS.map((name) => findColumnSelection(callerOf(request), name))),
  }));

  app.put(
    '/reports/columns/:name',
    { ...READ, schema: { params: ReportParams, body: ReportColumnsInput, response: { 200: ReportColumnSelection } } },
    async (request) => {
      const [caller, { name }] = [callerOf(request), request.params];
      const columns = validateColumns(name, request.body.columns);
      await inTransaction(db, (tx) => saveColumns(tx, caller.userId, name, columns));
      return findColumnSelection(caller, name);
    },
  );

  app.get(
    '/reports/trips',
    { ...LIST, schema: { querystring: Paging, response: { 200: ReportTripPage } } },
    async (request) => tripsToChoose(db, callerOf(request), request.query),
  );
};
