import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Paging } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import {
  Trip,
  TripChanges,
  TripCount,
  TripCountByDate,
  TripCountByDateQuery,
  TripCountQuery,
  TripDemurragePage,
  TripInput,
  TripPage,
  TripPageWithWay,
  TripQuery,
} from 'shared-contracts/trips';
import { routingOf } from '../network/geo/routing.ts';
import type { Caller } from '../platform/caller.ts';
import { invalidField, notFound } from '../platform/errors.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { timelineOf } from '../platform/timeline.ts';
import { daysIn, isTimeZone } from './days.rules.ts';
import { demurrageOf } from './demurrage.store.ts';
import { presentRow, withWay } from './trip.present.ts';
import { shownTimeline } from './trip-timeline.rules.ts';
import { findNamedTrip, findTrip, tripRows } from './trip-rows.store.ts';
import { archiveTrip, restoreTrip } from './trip-archive.ts';
import { createTrip, editTrip, removeTrip } from './trip-saves.ts';
import { stopsOf } from './trip-parts.store.ts';
import { wholeTrip } from './whole-trip.ts';
import { countBetween, countTrips, pageOfTrips } from './trips.store.ts';

const READ = needs('trip', 'read');
const MOST_DAYS = 400;
const DAY = 86_400;

export const tripRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const server = { db, now, mail: app.mail, config: app.config, routing: routingOf(app) };
  const whole = (caller: Caller, id: string) => wholeTrip(db, caller, id, now());
  const ways = async (caller: Caller, query: TripQuery, isArchived: boolean) => {
    const page = await pageOfTrips(db, caller, query, isArchived);
    const rows = await tripRows(
      db,
      caller,
      page.items.map(({ id }) => id),
    );
    const stops = await stopsOf(db, caller, rows);
    return { ...page, items: rows.map((row) => withWay(row, stops, caller)) };
  };

  app.get(
    '/v1/trips',
    { ...READ, schema: { querystring: TripQuery, response: { 200: TripPage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await pageOfTrips(db, caller, request.query, false);
      const rows = await tripRows(
        db,
        caller,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: rows.map((row) => presentRow(row, caller)) };
    },
  );

  app.get(
    '/v2/trips',
    { ...READ, schema: { querystring: TripQuery, response: { 200: TripPageWithWay } } },
    async (request) => ways(callerOf(request), request.query, false),
  );
  app.get(
    '/v2/trips/archive',
    { ...READ, schema: { querystring: TripQuery, response: { 200: TripPageWithWay } } },
    async (request) => ways(callerOf(request), request.query, true),
  );

  app.get(
    '/v1/trips/count',
    { ...READ, schema: { querystring: TripCountQuery, response: { 200: TripCount } } },
    async (request) => countTrips(db, callerOf(request), request.query.type),
  );

  app.get(
    '/v1/trips/count-by-date',
    { ...READ, schema: { querystring: TripCountByDateQuery, response: { 200: TripCountByDate } } },
    async (request) => {
      const { from, to, type, timeZone = 'UTC' } = request.query;
      if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'invalid', 'Invalid time zone');
      if (to < from || to - from > MOST_DAYS * DAY) throw invalidField('to', 'invalidDate', 'Invalid date');
      const days = daysIn(from, to, timeZone);
      const counts = await countBetween(
        db,
        callerOf(request),
        days.map(({ begin }) => Math.max(begin, from)),
        to,
        type,
      );
      return {
        items: days.map(({ day }, i) => ({ date: day, count: counts.get(i) ?? 0 })).filter(({ count }) => count > 0),
      };
    },
  );

  app.get(
    '/v1/trips/demurrage',
    { ...READ, schema: { querystring: Paging, response: { 200: TripDemurragePage } } },
    async (request) => demurrageOf(db, callerOf(request), request.query, now()),
  );

  for (const path of ['/trips/:id', '/v2/trips/:id']) {
    app.get(path, { ...READ, schema: { params: byId, response: { 200: Trip } } }, async (request) =>
      whole(callerOf(request), (request.params as { id: string }).id),
    );
  }
  app.get('/v2/trips/archive/:id', { ...READ, schema: { params: byId, response: { 200: Trip } } }, async (request) => {
    const trip = await whole(callerOf(request), request.params.id);
    if (!trip.isArchived) throw notFound();
    return trip;
  });

  app.get(
    '/trips/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => {
      const caller = callerOf(request);
      const trip = await findTrip(db, caller, request.params.id);
      return { items: shownTimeline(await timelineOf(db, 'trip', trip.id), trip, caller) };
    },
  );

  app.post(
    '/trips',
    { ...needs('trip', 'write'), schema: { body: TripInput, response: { 201: Trip } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await whole(caller, await createTrip(server, caller, request.body)));
    },
  );

  app.patch(
    '/trips/:id',
    { ...needs('trip', 'write'), schema: { params: byId, body: TripChanges, response: { 200: Trip } } },
    async (request) => {
      await editTrip(server, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/trips/:id',
    { ...needs('trip', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => {
      await removeTrip(server, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );

  app.post(
    '/v2/trips/archive',
    { ...needs('trip', 'write'), schema: { body: byId, response: { 200: Trip } } },
    async (request) => {
      await findNamedTrip(db, callerOf(request), request.body.id, 'id');
      await archiveTrip(server, callerOf(request), request.body.id);
      return whole(callerOf(request), request.body.id);
    },
  );

  app.post(
    '/v2/trips/archive/:id/restore',
    { ...needs('trip', 'write'), schema: { params: byId, response: { 200: Trip } } },
    async (request) => {
      await restoreTrip(server, callerOf(request), request.params.id);
      return whole(callerOf(request), request.params.id);
    },
  );
};
