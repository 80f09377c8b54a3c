import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, type Page } from 'shared-contracts/common';
import {
  byFault,
  FaultPage,
  PolicyViolationPage,
  ReleaseChoices,
  ReleaseFailurePage,
  ReleaseInForcePage,
  ReleasePage,
  ReleaseQuery,
} from 'shared-contracts/releases';
import type { Registry } from 'shared-contracts/values/areas';
import { ruleOf } from 'shared-contracts/values/resolve';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needsRoot } from '../../platform/needs.ts';
import { faultPage } from './fault-pages.ts';
import { liftQuarantine } from './quarantine.ts';
import { isFailing, WINDOW } from './quarantine.rules.ts';
import { quarantinedReleases, triedReleases } from './quarantine.store.ts';
import { hostsIn, inForce, type Known, releaseRows } from './release.rules.ts';
import {
  countedReleases,
  failuresOf,
  hostsSeen,
  quarantinesInForce,
  violationsOf,
  type Where,
} from './releases.store.ts';

const DAY = 86_400;
const HEALTH_OF = DAY;
const FAILURES_OF = 7 * DAY;
const NONE: Registry = { releases: {}, channels: {}, hosts: {} };

const pageIn = <Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }): Page<Row> => ({
  items: rows.slice((page - 1) * limit, page * limit),
  total: rows.length,
  page,
  limit,
});

export const releaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, releases } = app;
  const registryNow = async () => (await releases.registry()) ?? NONE;

  /** The host names that go by a rule of the registry, as browsers told them. */
  async function placeOf(registry: Registry, { host, area }: ReleaseQuery): Promise<Where> {
    if (host === undefined) return { area };
    return {
      area,
      hosts: (await hostsSeen(db, now() - FAILURES_OF)).filter((seen) => ruleOf(registry, seen)[0] === host),
    };
  }

  async function knownOf(where: Where): Promise<Known> {
    const [quarantined, inForceNow, tried, counted] = await Promise.all([
      quarantinedReleases(db),
      quarantinesInForce(db),
      triedReleases(db, now() - WINDOW),
      countedReleases(db, now() - HEALTH_OF, where),
    ]);
    const quarantines = new Map(inForceNow.map(({ area, build, ...quarantine }) => [`${area} ${build}`, quarantine]));
    const failing = new Set(
      tried.filter(({ people }) => isFailing(people)).map(({ area, build }) => `${area} ${build}`),
    );
    const counts = new Map(counted.map(({ area, build, ...count }) => [`${area} ${build}`, count]));
    return {
      quarantined,
      hostApi: releases.shell()?.hostApi,
      inQuarantine: (area, build) => quarantines.get(`${area} ${build}`) ?? null,
      of: (area, build) => {
        const key = `${area} ${build}`;
        const state = quarantines.has(key) ? 'quarantined' : failing.has(key) ? 'failing' : 'fine';
        return { ...(counts.get(key) ?? { loads: 0, p75: null, failures: 0 }), state };
      },
    };
  }

  app.get('/releases/choices', { ...needsRoot, schema: { response: { 200: ReleaseChoices } } }, async () => {
    const registry = await registryNow();
    return { hosts: hostsIn(registry), areas: Object.keys(registry.releases).toSorted() };
  });

  app.get(
    '/releases/in-force',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ReleaseInForcePage } } },
    async ({ query }) => {
      const registry = await registryNow();
      const rows = inForce(registry, await knownOf(await placeOf(registry, query)));
      return pageIn(
        rows.filter(({ host, area }) => (query.host ?? host) === host && (query.area ?? area) === area),
        query,
      );
    },
  );

  app.get(
    '/releases',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ReleasePage } } },
    async ({ query }) => {
      const registry = await registryNow();
      const rows = releaseRows(registry, await knownOf(await placeOf(registry, query)));
      return pageIn(
        rows.filter(({ area }) => (query.area ?? area) === area),
        query,
      );
    },
  );

  app.get(
    '/releases/failures',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: ReleaseFailurePage } } },
    async ({ query }) => {
      const registry = await registryNow();
      const page = await failuresOf(db, now() - FAILURES_OF, await placeOf(registry, query), query);
      const versionOf = (area: string, build: string | null) =>
        build === null ? null : (registry.releases[area]?.[build]?.version ?? null);
      return {
        ...page,
        items: page.items.map((row) => ({
          ...row,
          id: [row.area, row.build, row.kind].join(' '),
          version: versionOf(row.area, row.build),
        })),
      };
    },
  );

  app.get(
    '/releases/violations',
    { ...needsRoot, schema: { querystring: ReleaseQuery, response: { 200: PolicyViolationPage } } },
    async ({ query }) => {
      const page = await violationsOf(db, await placeOf(await registryNow(), query), query);
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
    '/releases/faults/:kind',
    { ...needsRoot, schema: { params: byFault, response: { 200: FaultPage } } },
    async ({ params }) => faultPage(params.kind),
  );

  app.post(
    '/releases/quarantines/:id/lift',
    { ...needsRoot, schema: { params: byId, response: { 200: Done } } },
    async (request) => {
      const { id } = request.params;
      if (!(await liftQuarantine(app, callerOf(request), id))) throw notFound();
      return { id };
    },
  );
};
