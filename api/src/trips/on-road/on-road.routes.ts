import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IfMatch } from 'shared-contracts/common';
import { TripOrderAddition, TripOrderInput, TripOrdersRemoval } from 'shared-contracts/trips/trip-orders-on-road';
import { Trip } from 'shared-contracts/trips/trips';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { addOrderOnRoad, previewAddition } from './add-order.ts';
import { removeOrdersOnRoad } from './remove-orders.ts';

const READ = needs('trip', 'read');

/** Changes to the orders of a running trip. */
export const onRoadRoutes: FastifyPluginAsyncZod = async (app) => {
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
    '/trips/:id/added-order',
    {
      ...READ,
      schema: { params: IdParams, querystring: TripOrderInput, response: { 200: TripOrderAddition, 409: ErrorBody } },
    },
    async (request) => previewAddition(services, callerOf(request), request.params.id, request.query.orderId),
  );

  app.post(
    '/trips/:id/add-order',
    {
      ...needs('trip', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: TripOrderInput, response: { 200: Trip } },
    },
    async (request) => {
      await addOrderOnRoad(services, callerOf(request), request.params.id, request.body.orderId, seenRevision(request));
      return findTripDetails(db, callerOf(request), request.params.id, now());
    },
  );

  app.post(
    '/trips/:id/remove-orders',
    {
      ...needs('trip', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: TripOrdersRemoval, response: { 200: Trip } },
    },
    async (request) => {
      await removeOrdersOnRoad(services, callerOf(request), request.params.id, request.body, seenRevision(request));
      return findTripDetails(db, callerOf(request), request.params.id, now());
    },
  );
};
