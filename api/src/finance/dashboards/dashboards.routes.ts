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
import { fromReplica } from '../../platform/replica/read-from-replica.ts';
import { findCounters } from './counters.store.ts';
import { partnerStatistics, routeZoneStats, scorecard } from './partners.store.ts';
import { costRevenue } from './revenue.store.ts';
import type { DashboardContext } from './visible-orders.store.ts';
import { onePlOrders, orderQuantity, twoPlTrips } from './series.store.ts';
import { toDashboardRange } from './span.rules.ts';

/** Document 1 leaves dashboards unguarded and refers to document 2, which requires read on their model. */
const READ = fromReplica(needs('dashboard', 'read'));

export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  /** Caller, filters and range of a request, in the time zone of the user. */
  async function toDashboardContext(
    request: FastifyRequest,
    { period, from, to, ...filters }: DashboardQuery,
  ): Promise<DashboardContext> {
    const caller = callerOf(request);
    const at = now();
    const { zone } = await findUserPreferences(db, caller.userId);
    const range = toDashboardRange({ period, from, to }, at, zone);
    if (!range) throw invalidField('to', 'invalidDate', 'Invalid date');
    return { caller, filters, range, zone, now: at };
  }
  const spanOf = ({ range: { from, to } }: DashboardContext) => ({ from, to });
  const intervalsOf = (context: DashboardContext) => ({ ...spanOf(context), unit: context.range.unit });

  app.get(
    '/dashboards/counters',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: Counters } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...spanOf(context), items: await findCounters(db, context) };
    },
  );
  app.get(
    '/dashboards/cost-revenue',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: CostRevenue } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...intervalsOf(context), ...(await costRevenue(db, context)) };
    },
  );
  app.get(
    '/dashboards/two-pl-trips',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: ProgressSeries } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...intervalsOf(context), points: await twoPlTrips(db, context) };
    },
  );
  app.get(
    '/dashboards/one-pl-orders',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: ProgressSeries } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...intervalsOf(context), points: await onePlOrders(db, context) };
    },
  );
  app.get(
    '/dashboards/order-quantity',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: OrderQuantity } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...intervalsOf(context), points: await orderQuantity(db, context) };
    },
  );
  app.get(
    '/dashboards/route-zones',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: RouteZoneStats } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...spanOf(context), items: await routeZoneStats(db, context) };
    },
  );
  app.get(
    '/dashboards/partners',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: PartnerStatistics } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...spanOf(context), items: await partnerStatistics(db, context) };
    },
  );
  app.get(
    '/dashboards/scorecard',
    { ...READ, schema: { querystring: DashboardQuery, response: { 200: Scorecard } } },
    async (request) => {
      const context = await toDashboardContext(request, request.query);
      return { ...spanOf(context), items: await scorecard(db, context) };
    },
  );
};
