import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import { Trip, TripStageInput, TripStageState } from 'shared-contracts/trips';
import { MyTrips, MyTripsQuery } from 'shared-contracts/trip-driving';
import { routingOf } from '../network/geo/routing.ts';
import { invalidField } from '../platform/errors.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { isTimeZone, spanOf } from './days.rules.ts';
import { myTrips } from './my-trips.ts';
import { allowedTripStages } from './trip.rules.ts';
import { moveTrip } from './trip-moves.ts';
import { findTrip } from './trip-rows.store.ts';
import { seenBy } from './trip-state.ts';
import { wholeTrip } from './whole-trip.ts';

/** A driver reads trips and may move their own: who may ask for which stage stands in the stage table. */
const READ = needs('trip', 'read');

export const tripStageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const server = { db, now, mail: app.mail, config: app.config, routing: routingOf(app) };

  app.get(
    '/trips/:id/stage',
    { ...READ, schema: { params: byId, response: { 200: TripStageState } } },
    async (request) => {
      const caller = callerOf(request);
      const { trip, actor } = seenBy(caller, await findTrip(db, caller, request.params.id));
      return { stage: trip.stage, allowedStages: allowedTripStages(trip, actor) };
    },
  );

  app.patch(
    '/trips/:id/stage',
    { ...READ, schema: { params: byId, body: TripStageInput, response: { 200: Trip } } },
    async (request) => {
      const caller = callerOf(request);
      await moveTrip(server, caller, request.params.id, request.body);
      return wholeTrip(db, caller, request.params.id, now());
    },
  );

  app.get(
    '/trips/mine',
    { ...READ, schema: { querystring: MyTripsQuery, response: { 200: MyTrips } } },
    async (request) => {
      const { day, timeZone = 'UTC' } = request.query;
      if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'invalid', 'Invalid time zone');
      const span = day === undefined ? null : spanOf(day, timeZone);
      if (day !== undefined && !span) throw invalidField('day', 'invalidDate', 'Invalid date');
      return { items: await myTrips(db, callerOf(request), span) };
    },
  );
};
