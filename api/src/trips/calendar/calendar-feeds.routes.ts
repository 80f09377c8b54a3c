import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorBody } from 'shared-contracts/common';
import { CalendarFeedParams, CalendarFeedState, NewCalendarFeed } from 'shared-contracts/trips/calendar-feeds';
import { callerOf, needs, publicAccess } from '../../platform/access/needs.ts';
import { limitRate } from '../../platform/rate-limits/limit-rate.ts';
import { createFeed, readFeed, revokeFeed } from './calendar-feeds.ts';
import { findFeed } from './calendar-feeds.store.ts';

const { config } = needs('trip', 'read');
/** Personal data is closed to API keys. */
const OWN = { config: { ...config, isPersonal: true } };
/** Calendars read once in some minutes, several devices of a person at the same time. */
const READS = { capacity: 30, perSecond: 0.1 };
const EXTENSION = /\.ics$/;

/** The link by which a calendar reads a user's trips, and the feed itself. */
export const calendarFeedRoutes: FastifyPluginAsyncZod = async (app) => {
  const limitReads = limitRate('calendar', READS);

  app.get('/calendar-feed', { ...OWN, schema: { response: { 200: CalendarFeedState } } }, async (request) => ({
    feed: (await findFeed(app.db, callerOf(request).userId)) ?? null,
  }));

  app.post('/calendar-feed', { ...OWN, schema: { response: { 201: NewCalendarFeed } } }, async (request, reply) =>
    reply.code(201).send(await createFeed(app, callerOf(request))),
  );

  app.delete('/calendar-feed', { ...OWN, schema: { response: { 200: CalendarFeedState } } }, async (request) => {
    await revokeFeed(app, callerOf(request));
    return { feed: null };
  });

  app.get(
    '/calendar-feeds/:file',
    {
      ...publicAccess,
      schema: {
        params: CalendarFeedParams,
        response: { 200: z.string(), 304: z.null(), 404: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ params, headers, ip }, reply) => {
      const token = params.file.replace(EXTENSION, '');
      const { text, etag } = await readFeed(app, { token, address: ip, countRead: limitReads });
      reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      if (headers['if-none-match'] === etag) return reply.code(304).send(null);
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
};
