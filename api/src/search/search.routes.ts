import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FoundRecords, RecentWork, RecordQuery, RecordsQuery } from 'shared-contracts/search';
import { callerOf, needsSignIn } from '../platform/needs.ts';
import { recentWork } from './recent-work.store.ts';
import { byIds, findRecords } from './records.store.ts';

const OF_A_KIND = 5;

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/search',
    { ...needsSignIn, schema: { querystring: RecordQuery, response: { 200: FoundRecords } } },
    async (request) => {
      const asked = { text: request.query.search, limit: OF_A_KIND };
      return { items: await findRecords(db, callerOf(request), { order: asked, trip: asked, vehicle: asked }) };
    },
  );

  app.get(
    '/search/records',
    { ...needsSignIn, schema: { querystring: RecordsQuery, response: { 200: FoundRecords } } },
    async (request) => ({ items: await findRecords(db, callerOf(request), byIds(request.query)) }),
  );

  app.get('/search/recent', { ...needsSignIn, schema: { response: { 200: RecentWork } } }, async (request) => ({
    items: await recentWork(db, callerOf(request)),
  }));
};
