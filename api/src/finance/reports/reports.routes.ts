import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import {
  OWN_QUERIES,
  paged,
  reportByName,
  ReportChoice,
  ReportChoices,
  ReportColumnsInput,
  ReportExportQuery,
  ReportPage,
  ReportQuery,
  ReportTripPage,
} from 'shared-contracts/reports';
import {
  CONFIGURABLE_REPORTS,
  type ConfigurableReport,
  REPORT_COLUMNS,
  type ReportName,
} from 'shared-contracts/values/reports';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/database.ts';
import { ExcelFile } from '../../platform/excel/send-sheets.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { chosenColumns, type Query, questionOf } from './ask.ts';
import { REPORTS } from './definitions.ts';
import { exportReport } from './export-report.ts';
import { tripsToChoose } from './report-trips.store.ts';
import { saveColumns, savedColumns } from './saved-columns.store.ts';
import type { Range } from './source.ts';

const READ = needs('report', 'read');
const { ofPeriod, ofTrip, ofVehicles } = OWN_QUERIES;

/** Reports that have calls of their own name. */
const OF_PERIOD: Record<string, ReportName> = {
  'trips-archive': 'tripArchive',
  'orders-archive': 'orderArchive',
  'trips-details': 'configurableTripDetail',
  'orders-details': 'configurableOrderDetail',
};
const OF_TRIP: Record<string, ReportName> = {
  'trip-location-detail': 'tripLocationDetailed',
  'picking-slip': 'pickingSlip',
};

export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function report(
    caller: Caller,
    name: ReportName,
    { page, limit, ...query }: Query & Range,
  ): Promise<ReportPage> {
    const { source, asked, trip } = await questionOf(db, caller, name, query, now());
    const columns = asked.columns.map((id) => ({ id, kind: REPORT_COLUMNS[id], isSortable: source.isSortable(id) }));
    return {
      ...((await source.page(db, asked, { page, limit })) as Pick<ReportPage, 'items' | 'total'>),
      page,
      limit,
      name,
      columns,
      trip,
    };
  }
  async function choiceOf(caller: Caller, name: ConfigurableReport): Promise<ReportChoice> {
    const { asked } = await questionOf(db, caller, name, {}, now());
    return {
      name,
      columns: [...REPORTS[name].source.columns],
      chosen: [...asked.columns],
      isSaved: (await savedColumns(db, caller.userId)).has(name),
    };
  }

  app.get(
    '/reports',
    { ...READ, schema: { querystring: ReportQuery, response: { 200: ReportPage } } },
    async (request) => report(callerOf(request), request.query.name, request.query),
  );

  app.get(
    '/reports/export',
    { ...READ, schema: { querystring: ReportExportQuery, response: { 200: ExcelFile } } },
    async (request, reply) =>
      exportReport(reply, db, await questionOf(db, callerOf(request), request.query.name, request.query, now())),
  );

  for (const [path, name] of Object.entries(OF_PERIOD)) {
    app.get(
      `/reports/${path}`,
      { ...READ, schema: { querystring: paged(ofPeriod.shape), response: { 200: ReportPage } } },
      async (request) => report(callerOf(request), name, request.query),
    );
    app.get(
      `/reports/export/${path}`,
      { ...READ, schema: { querystring: ofPeriod, response: { 200: ExcelFile } } },
      async (request, reply) =>
        exportReport(reply, db, await questionOf(db, callerOf(request), name, request.query, now())),
    );
  }
  for (const [path, name] of Object.entries(OF_TRIP)) {
    app.get(
      `/reports/${path}`,
      { ...READ, schema: { querystring: paged(ofTrip.shape), response: { 200: ReportPage } } },
      async (request) => report(callerOf(request), name, request.query),
    );
    app.get(
      `/reports/export/${path}`,
      { ...READ, schema: { querystring: ofTrip, response: { 200: ExcelFile } } },
      async (request, reply) =>
        exportReport(reply, db, await questionOf(db, callerOf(request), name, request.query, now())),
    );
  }

  app.get(
    '/reports/vehicle-compliance',
    { ...READ, schema: { querystring: paged(ofVehicles.shape), response: { 200: ReportPage } } },
    async (request) =>
      report(callerOf(request), 'vehicleCompliance', { ...request.query, partnerId: request.query.ownerId }),
  );
  app.get(
    '/reports/export/vehicle-compliance',
    { ...READ, schema: { querystring: ofVehicles, response: { 200: ExcelFile } } },
    async (request, reply) => {
      const { ownerId: partnerId, sort } = request.query;
      return exportReport(
        reply,
        db,
        await questionOf(db, callerOf(request), 'vehicleCompliance', { partnerId, sort }, now()),
      );
    },
  );

  app.get('/reports/columns', { ...READ, schema: { response: { 200: ReportChoices } } }, async (request) => ({
    items: await Promise.all(CONFIGURABLE_REPORTS.map((name) => choiceOf(callerOf(request), name))),
  }));

  app.put(
    '/reports/columns/:name',
    { ...READ, schema: { params: reportByName, body: ReportColumnsInput, response: { 200: ReportChoice } } },
    async (request) => {
      const [caller, { name }] = [callerOf(request), request.params];
      const columns = chosenColumns(name, request.body.columns);
      await inTransaction(db, (tx) => saveColumns(tx, caller.userId, name, columns));
      return choiceOf(caller, name);
    },
  );

  app.get(
    '/reports/trips',
    { ...READ, schema: { querystring: Paging, response: { 200: ReportTripPage } } },
    async (request) => tripsToChoose(db, callerOf(request), request.query),
  );
};
