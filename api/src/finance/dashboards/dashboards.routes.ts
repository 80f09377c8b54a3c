import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CostRevenue,
  Counters,
  DashboardQuery,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
  Scorecard,
} from 'shared-contracts/finance/dashboards';
import { findUserPreferences } from '../../identity/public.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { findCounters } from './counters.store.ts';
import { partnerStatistics, routeZoneStats, scorecard } from './partners.store.ts';
import { costRevenue } from './revenue.store.ts';
import type { Look } from './seen-orders.store.ts';
import { onePlOrders, orderQuantity, twoPlTrips } from './series.store.ts';
import { lookedAt } from './span.rules.ts';

/** Document 1 leaves dashboards unguarded and refers to document 2, which requires read on their own model. */
const READ = needs('dashboard', 'read');

export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  /** What somebody looks at, on their own clock. */
  async function toDashboardContext(
    request: FastifyRequest,
    { period, from, to, ...filters }: DashboardQuery,
  ): Promise<Look> {
    const caller = callerOf(request);
    const at = now();
    const looked = lookedAt({ period, from, to }, at, (await findUserPreferences(db, caller.userId)).zone);
    if (!looked) throw invalidField('to', 'invalidDate', 'Invalid date');
    return { caller, filters, looked, now: at };
  }
  const spanOf = ({ looked: { from, to } }: Look) => ({ from, to });
  const intervalsOf = (look: Look) => ({ ...spanOf(look), unit: look.looked.unit });

  app.get(
    '/dashboards/counters',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: Counters } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...spanOf(look), items: await findCounters(db, look) };
    },
  );
  app.get(
    '/dashboards/cost-revenue',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: CostRevenue } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...intervalsOf(look), currencies: await costRevenue(db, look) };
    },
  );
  app.get(
    '/dashboards/two-pl-trips',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: ProgressSeries } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...intervalsOf(look), points: await twoPlTrips(db, look) };
    },
  );
  app.get(
    '/dashboards/one-pl-orders',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: ProgressSeries } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...intervalsOf(look), points: await onePlOrders(db, look) };
    },
  );
  app.get(
    '/dashboards/order-quantity',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: OrderQuantity } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...intervalsOf(look), points: await orderQuantity(db, look) };
    },
  );
  app.get(
    '/dashboards/route-zones',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: RouteZoneStats } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...spanOf(look), items: await routeZoneStats(db, look) };
    },
  );
  app.get(
    '/dashboards/partners',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: PartnerStatistics } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...spanOf(look), items: await partnerStatistics(db, look) };
    },
  );
  app.get(
    '/dashboards/scorecard',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: Scorecard } } },
    async (request) => {
      const look = await toDashboardContext(request, request.query);
      return { ...spanOf(look), items: await scorecard(db, look) };
    },
  );
};
