import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { DriverScorecard, DriverScorePage, DriverScoreQuery } from 'shared-contracts/trips/driver-scorecards';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { DRIVER_SCORE_EXPORT } from './driver-score-export.rules.ts';
import { scoreComponents, SCORE_RULES, toScore } from './driver-score.rules.ts';
import { findMonths, listScores } from './driver-scorecards.store.ts';
import { listMonths, monthOf, toMonthSpan } from './months.rules.ts';

const MONTHS = 12;
const READ = needs('vehicle', 'read');

/** Monthly scorecards of drivers, from stored days, so that no position is read. */
export const driverScorecardRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/v2/trips/driver-scorecards',
    {
      ...exportable(READ, 'driver-scorecards', DRIVER_SCORE_EXPORT),
      schema: { querystring: DriverScoreQuery, response: { 200: DriverScorePage } },
    },
    async (request) => {
      const { query } = request;
      const page = await listScores(db, callerOf(request), query, toMonthSpan(query.month ?? monthOf(now())));
      return {
        ...page,
        items: page.items.map(({ name, hasHarshEvents: _harsh, hasInspections: _inspections, ...row }) => ({
          ...row,
          driver: { id: row.id, name },
        })),
      };
    },
  );

  app.get(
    '/v2/trips/drivers/:id/scorecard',
    { ...READ, schema: { params: IdParams, response: { 200: DriverScorecard } } },
    async (request) => {
      const { id } = request.params;
      const months = await findMonths(db, callerOf(request), id, listMonths(MONTHS, now()));
      const [first] = months;
      if (!first) throw notFound();
      return {
        driver: { id, name: first.name },
        months: months.map((figures) => {
          const components = scoreComponents(figures);
          return { ...figures, components, score: toScore(components) };
        }),
        rules: SCORE_RULES.map(({ id: component, weight, full, none }) => ({ id: component, weight, full, none })),
      };
    },
  );
};
