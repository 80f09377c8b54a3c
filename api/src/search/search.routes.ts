import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RecordSummaries, RecentWork, RecordSearchQuery, RecordsByIdQuery } from 'shared-contracts/search';
import { callerOf, needsPerson, needsSignIn } from '../platform/access/needs.ts';
import { listRecentWork } from './recent-work.store.ts';
import { byIds, findRecords } from './records.store.ts';

const MAX_RESULTS_PER_KIND = 5;

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/search',
    { ...needsSignIn, schema: { querystring: RecordSearchQuery, response: { 200: RecordSummaries } } },
    async (request) => {
      const filter = { text: request.query.search, limit: MAX_RESULTS_PER_KIND };
      return { items: await findRecords(db, callerOf(request), { order: filter, trip: filter, vehicle: filter }) };
    },
  );

  app.get(
    '/search/records',
    { ...needsSignIn, schema: { querystring: RecordsByIdQuery, response: { 200: RecordSummaries } } },
    async (request) => ({ items: await findRecords(db, callerOf(request), byIds(request.query)) }),
  );

  app.get('/search/recent', { ...needsPerson, schema: { response: { 200: RecentWork } } }, async (request) => ({
    items: await listRecentWork(db, callerOf(request)),
  }));
};
