import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { TripStageInput, TripStageResult, TripStageState } from 'shared-contracts/trips/trip-stages';
import { MyTrips, MyTripsQuery } from 'shared-contracts/trips/trip-driving';
import { createRouting } from '../../network/public.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { isTimeZone, getDayRange } from '../../platform/time/days.rules.ts';
import { calendarFeedRoutes } from '../calendar/calendar-feeds.routes.ts';
import { listDriverTrips } from '../lists/my-trips.ts';
import { allowedTripStages } from '../stages/trip-stage.rules.ts';
import { moveTrip } from './move-trip.ts';
import { findTrip } from '../core/trip-records.store.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { findTripDetails } from '../lists/trip-details.ts';

/**
 * Drivers have only the read rule, but may move their own trips. The stage table decides who may request which stage.
 */
const READ = needs('trip', 'read');

export const tripStageRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(calendarFeedRoutes);
  const { db, now } = app;
  const services = {
    db,
    now,
    mailer: app.mailer,
    config: app.config,
    hooks: app.hooks,
    routing: createRouting(app),
  };

  app.get(
    '/trips/:id/stage',
    { ...READ, schema: { params: IdParams, response: { 200: TripStageState } } },
    async (request) => {
      const caller = callerOf(request);
      const { trip, actor } = toRuleInput(caller, await findTrip(db, caller, request.params.id));
      return { stage: trip.stage, allowedStages: allowedTripStages(trip, actor) };
    },
  );

  app.patch(
    '/trips/:id/stage',
    {
      ...READ,
      schema: { headers: IfMatch, params: IdParams, body: TripStageInput, response: { 200: TripStageResult } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { outcome } = await moveTrip(services, caller, request.params.id, request.body, seenRevision(request));
      return { ...(await findTripDetails(db, caller, request.params.id, now())), stageOutcome: outcome };
    },
  );

  app.get(
    '/trips/mine',
    { ...READ, schema: { querystring: MyTripsQuery, response: { 200: MyTrips } } },
    async (request) => {
      const { day, timeZone = 'UTC' } = request.query;
      if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'invalid', 'Invalid time zone');
      const span = day === undefined ? null : getDayRange(day, timeZone);
      if (day !== undefined && !span) throw invalidField('day', 'invalidDate', 'Invalid date');
      return { items: await listDriverTrips(db, callerOf(request), span) };
    },
  );
};
