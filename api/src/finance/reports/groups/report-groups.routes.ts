import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ReportGroupChoices,
  ReportGroupChoicesQuery,
  ReportGroupExportQuery,
  ReportGroupPage,
  ReportGroupQuery,
} from 'shared-contracts/finance/report-groups';
import { listGroupColumns } from 'shared-contracts/values/finance/report-groups';
import { REPORT_COLUMNS } from 'shared-contracts/values/finance/reports';
import { findUserPreferences } from '../../../identity/public.ts';
import { createRouting } from '../../../network/public.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { fromReplica } from '../../../platform/replica/read-from-replica.ts';
import { renderCsv } from '../../../platform/csv/write-csv.ts';
import { ExcelResponse, sendSheets } from '../../../platform/excel/send-sheets.ts';
import { REPORTS } from '../definitions.ts';
import { fileName } from '../export-report.ts';
import { REPORT_TEXTS, textIn } from '../report.texts.ts';
import { kindOfMeasure, listMeasures } from './grouping.rules.ts';
import { readGroups, toGroupSheet } from './read-groups.ts';

const READ = fromReplica(needs('report', 'read'));

/** Grouped reports with sums, averages and counts. */
export const reportGroupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { batchDb: db, now } = app;
  const services = { db, now, routing: createRouting(app) };

  app.get(
    '/reports/groups',
    { ...READ, schema: { querystring: ReportGroupQuery, response: { 200: ReportGroupPage } } },
    async (request) => {
      const { page, limit, ...query } = request.query;
      const { items, drafts, ownColumns, grouping } = await readGroups(services, callerOf(request), query);
      const { groupBy, measures } = grouping;
      return {
        name: query.name,
        page,
        limit,
        total: items.length,
        drafts,
        ownColumns,
        groupBy: groupBy.map((key) => ({ ...key, kind: REPORT_COLUMNS[key.column] })),
        measures: measures.map((measure) => ({ ...measure, kind: kindOfMeasure(measure) })),
        items: items
          .slice((page - 1) * limit, page * limit)
          .map((group) => ({ id: JSON.stringify([Object.values(group.keys), group.currency]), ...group })),
      };
    },
  );

  app.get(
    '/reports/groups/choices',
    { ...READ, schema: { querystring: ReportGroupChoicesQuery, response: { 200: ReportGroupChoices } } },
    async (request) => {
      const { source } = REPORTS[request.query.name];
      if (!source.group) return { groupBy: [], measures: [] };
      return { groupBy: listGroupColumns(source.columns), measures: listMeasures(source) };
    },
  );

  app.get(
    '/reports/groups/export',
    { ...READ, schema: { querystring: ReportGroupExportQuery, response: { 200: ExcelResponse } } },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const caller = callerOf(request);
      const reader = await findUserPreferences(db, caller.userId);
      const sheet = {
        ...toGroupSheet(await readGroups(services, caller, query), reader),
        name: textIn(REPORT_TEXTS[query.name], reader.language),
        timeZone: reader.zone,
      };
      const name = fileName(query.name, now(), reader.zone);
      if (format === 'xlsx') return sendSheets(reply, name, [sheet]);
      return reply
        .header('content-disposition', `attachment; filename="${name.replace(/xlsx$/, 'csv')}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(renderCsv(sheet)));
    },
  );
};
