import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, type Page } from 'shared-contracts/common';
import {
  FaultParams,
  FaultArticle,
  PolicyViolationPage,
  ReleaseChangePage,
  ReleaseFilterOptions,
  ReleaseFailurePage,
  ActiveReleasePage,
  ReleasePage,
  ReleaseQuery,
  ReleaseVitalsPage,
} from 'shared-contracts/portal/releases';
import type { Registry } from 'shared-contracts/values/portal/areas';
import { DAY } from 'shared-contracts/values/time';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needsRoot } from '../../platform/access/needs.ts';
import { toReleaseVitals, VITALS_PERIOD_DAYS } from '../vitals/release-vitals.rules.ts';
import { listVitalCounts } from '../vitals/vitals.store.ts';
import { readFaultArticle } from './fault-articles.ts';
import { liftQuarantine } from './quarantine.ts';
import { FAILURES_PERIOD, loadReleaseContext, toReportFilters } from './release-context.ts';
import { listHosts, listActiveReleases, listChanges, listReleaseRows } from './release.rules.ts';
import { listFailures, listViolations } from './releases.store.ts';

const EMPTY_REGISTRY: Registry = { releases: {}, channels: {}, hosts: {} };

const slicePage = <Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }): Page<Row> => ({
  items: rows.slice((page - 1) * limit, page * limit),
  total: rows.length,
  page,
  limit,
});

/** Release management by root users. */
export const releaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, releases } = app;
  const getRegistry = async () => (await releases.getRegistry()) ?? EMPTY_REGISTRY;

  app.get('/releases/choices', { ...needsRoot, schema: { response: { 200: ReleaseFilterOptions } } }, async () => {
    const registry = await getRegistry();
    return { hosts: listHosts(registry), areas: Object.keys(registry.releases).toSorted() };
  });

  app.get(
    '/releases/in-force',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ActiveReleasePage } } },
    async ({ query }) => {
      const registry = await getRegistry();
      const rows = listActiveReleases(
        registry,
        await loadReleaseContext(app, await toReportFilters(app, registry, query)),
      );
      return slicePage(
        rows.filter(({ host, area }) => (query.host ?? host) === host && (query.area ?? area) === area),
        query,
      );
    },
  );

  app.get(
    '/releases',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ReleasePage } } },
    async ({ query }) => {
      const registry = await getRegistry();
      const rows = listReleaseRows(
        registry,
        await loadReleaseContext(app, await toReportFilters(app, registry, query)),
      );
      return slicePage(
        rows.filter(({ area }) => (query.area ?? area) === area),
        query,
      );
    },
  );

  app.get(
    '/releases/failures',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ReleaseFailurePage } } },
    async ({ query }) => {
      const registry = await getRegistry();
      const page = await listFailures(db, now() - FAILURES_PERIOD, await toReportFilters(app, registry, query), query);
      const getVersion = (area: string, build: string | null) =>
        build === null ? null : (registry.releases[area]?.[build]?.version ?? null);
      return {
        ...page,
        items: page.items.map((row) => ({
          ...row,
          id: [row.area, row.build, row.kind].join(' '),
          version: getVersion(row.area, row.build),
        })),
      };
    },
  );

  app.get(
    '/releases/changes',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ReleaseChangePage } } },
    async ({ query }) =>
      slicePage(
        listChanges(await getRegistry()).filter(
          ({ area, target }) => (query.area ?? area) === area && (query.host ?? target) === target,
        ),
        query,
      ),
  );

  app.get(
    '/releases/violations',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: PolicyViolationPage } } },
    async ({ query }) => {
      const page = await listViolations(db, await toReportFilters(app, await getRegistry(), query), query);
      return {
        ...page,
        items: page.items.map((row) => ({
          ...row,
          id: [row.host, row.area, row.build, row.directive, row.blocked].join(' '),
          area: row.area || null,
          build: row.build || null,
        })),
      };
    },
  );

  app.get(
    '/releases/vitals',
    { ...needsRoot, schema: { querystring: ReleaseQuery.omit({ host: true }), response: { 200: ReleaseVitalsPage } } },
    async ({ query }) => {
      const counts = await listVitalCounts(db, Math.floor(now() / DAY) - VITALS_PERIOD_DAYS, query.area);
      return slicePage(toReleaseVitals(await getRegistry(), counts), query);
    },
  );

  app.get(
    '/releases/faults/:kind',
    { ...needsRoot, schema: { params: FaultParams, response: { 200: FaultArticle } } },
    async ({ params }) => readFaultArticle(params.kind),
  );

  app.post(
    '/releases/quarantines/:id/lift',
    { ...needsRoot, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      const { id } = request.params;
      if (!(await liftQuarantine(app, callerOf(request), id))) throw notFound();
      return { id };
    },
  );
};
