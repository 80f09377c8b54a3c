import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch, Paging } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import { TripHandoverInput } from 'shared-contracts/trips/trip-handovers';
import { Trip, TripChanges, TripInput, TripPage, TripPageWithRoute } from 'shared-contracts/trips/trips';
import { TripQuery } from 'shared-contracts/trips/trip-query';
import {
  TripCount,
  TripCountByDate,
  TripCountByDateQuery,
  TripCountQuery,
  TripDemurragePage,
} from 'shared-contracts/trips/trip-statistics';
import { TripsToday } from 'shared-contracts/trips/trips-today';
import { DAY } from 'shared-contracts/values/time';
import { createRouting } from '../../network/public.ts';
import { findToday, listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { listDays, isTimeZone } from '../../platform/time/days.rules.ts';
import { listTripDemurrage } from '../lists/demurrage.store.ts';
import { presentTripRow, presentRowWithRoute } from '../core/trip.present.ts';
import { visibleTimeline } from '../core/trip-timeline.rules.ts';
import { findReferencedTrip, findTrip, findTripRecords } from '../core/trip-records.store.ts';
import { archiveTrip, restoreTrip } from './archive-trip.ts';
import { handOverTrip } from '../handover/hand-over-trip.ts';
import { reorderRemainingStops } from '../sequence/reorder-remaining-stops.ts';
import { createTrip, dissolveTrip, editTrip, deleteTrip } from './save-trip.ts';
import { listVisibleStops } from '../core/trip-relations.store.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { countTripsByPeriod, countTrips, listTripIds } from '../lists/trip-lists.store.ts';
import { countTripsOfDay, listUrgentTrips } from '../lists/trips-today.store.ts';
import { countSeverities } from '../control-tower/exceptions.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { TRIP_EXPORT } from '../lists/trip-export.rules.ts';

const READ = needs('trip', 'read');
const MAX_DAYS = 400;

export const tripRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = {
    db,
    now,
    mailer: app.mailer,
    config: app.config,
    hooks: app.hooks,
    routing: createRouting(app),
  };
  const loadTrip = (caller: Caller, id: string) => findTripDetails(db, caller, id, now());
  const listWithRoutes = async (caller: Caller, query: TripQuery, isArchived: boolean) => {
    const page = await listTripIds(db, caller, query, isArchived);
    const rows = await findTripRecords(
      db,
      caller,
      page.items.map(({ id }) => id),
    );
    const stops = await listVisibleStops(db, caller, rows);
    return { ...page, items: rows.map((row) => presentRowWithRoute(row, stops, caller)) };
  };

  app.get(
    '/v1/trips',
    { ...exportable(READ, 'trips', TRIP_EXPORT), schema: { querystring: TripQuery, response: { 200: TripPage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await listTripIds(db, caller, request.query, false);
      const rows = await findTripRecords(
        db,
        caller,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: rows.map((row) => presentTripRow(row, caller)) };
    },
  );

  app.get(
    '/v2/trips',
    { ...READ, schema: { querystring: TripQuery, response: { 200: TripPageWithRoute } } },
    async (request) => listWithRoutes(callerOf(request), request.query, false),
  );
  app.get(
    '/v2/trips/archive',
    {
      ...exportable(READ, 'trips', TRIP_EXPORT),
      schema: { querystring: TripQuery, response: { 200: TripPageWithRoute } },
    },
    async (request) => listWithRoutes(callerOf(request), request.query, true),
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
      if (to < from || to - from > MAX_DAYS * DAY) throw invalidField('to', 'invalidDate', 'Invalid date');
      const days = listDays(from, to, timeZone);
      const counts = await countTripsByPeriod(
        db,
        callerOf(request),
        days.map(({ start }) => Math.max(start, from)),
        to,
        type,
      );
      return {
        items: days.map(({ day }, i) => ({ date: day, count: counts.get(i) ?? 0 })).filter(({ count }) => count > 0),
      };
    },
  );

  app.get('/v1/trips/today', { ...READ, schema: { response: { 200: TripsToday } } }, async (request) => {
    const [caller, at] = [callerOf(request), now()];
    const day = await findToday(db, caller.userId, at);
    const [counts, exceptions, urgent] = await Promise.all([
      countTripsOfDay(db, caller, day),
      countSeverities(db, caller, at),
      listUrgentTrips(db, caller, day, at),
    ]);
    return {
      ...day,
      counts,
      exceptions,
      items: urgent.map(({ record, risk }) => ({ ...presentTripRow(record, caller), risk })),
    };
  });

  app.get(
    '/v1/trips/demurrage',
    { ...READ, schema: { querystring: Paging, response: { 200: TripDemurragePage } } },
    async (request) => listTripDemurrage(db, callerOf(request), request.query, now()),
  );

  for (const path of ['/trips/:id', '/v2/trips/:id']) {
    app.get(path, { ...READ, schema: { params: IdParams, response: { 200: Trip } } }, async (request) =>
      loadTrip(callerOf(request), (request.params as { id: string }).id),
    );
  }
  app.get(
    '/v2/trips/archive/:id',
    { ...READ, schema: { params: IdParams, response: { 200: Trip } } },
    async (request) => {
      const trip = await loadTrip(callerOf(request), request.params.id);
      if (!trip.isArchived) throw notFound();
      return trip;
    },
  );

  app.get(
    '/trips/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      const caller = callerOf(request);
      const trip = await findTrip(db, caller, request.params.id);
      return { items: visibleTimeline(await listTimelineWithChanges(db, 'trip', trip.id), trip, caller) };
    },
  );

  app.post(
    '/trips',
    { ...needs('trip', 'write'), schema: { body: TripInput, response: { 201: Trip } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await loadTrip(caller, await createTrip(services, caller, request.body)));
    },
  );

  app.patch(
    '/trips/:id',
    {
      ...needs('trip', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: TripChanges, response: { 200: Trip } },
    },
    async (request) => {
      await editTrip(services, callerOf(request), request.params.id, request.body, seenRevision(request));
      return loadTrip(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/trips/:id/reorder-stops',
    { ...needs('trip', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: Trip } } },
    async (request) => {
      await reorderRemainingStops(services, callerOf(request), request.params.id, seenRevision(request));
      return loadTrip(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/trips/:id/handover',
    {
      ...needs('trip', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: TripHandoverInput, response: { 200: Trip } },
    },
    async (request) => {
      await handOverTrip(services, callerOf(request), request.params.id, request.body, seenRevision(request));
      return loadTrip(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/trips/:id',
    { ...needs('trip', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await deleteTrip(services, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );

  app.post(
    '/trips/:id/dissolve',
    { ...needs('trip', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await dissolveTrip(services, callerOf(request), request.params.id, seenRevision(request));
      return { id: request.params.id };
    },
  );

  app.post(
    '/v2/trips/archive',
    { ...needs('trip', 'write'), schema: { headers: IfMatch, body: IdParams, response: { 200: Trip } } },
    async (request) => {
      await findReferencedTrip(db, callerOf(request), request.body.id, 'id');
      await archiveTrip(services, callerOf(request), request.body.id, seenRevision(request));
      return loadTrip(callerOf(request), request.body.id);
    },
  );

  app.post(
    '/v2/trips/archive/:id/restore',
    { ...needs('trip', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: Trip } } },
    async (request) => {
      await restoreTrip(services, callerOf(request), request.params.id, seenRevision(request));
      return loadTrip(callerOf(request), request.params.id);
    },
  );
};
