import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  FreeOrderPage,
  FreeOrderQuery,
  TripDriverPage,
  TripDriverQuery,
  TripPreview,
  TripPreviewInput,
  TripVehiclePage,
  TripVehicleQuery,
} from 'shared-contracts/trip-planning';
import { routingOf } from '../network/geo/routing.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { driverCandidates, vehicleCandidates } from './candidates.ts';
import { freeOrders } from './free-orders.store.ts';
import { previewTrip } from './preview.ts';

/** What somebody chooses from who makes a trip, or who lends a vehicle to one. */
const WRITE = needs('trip', 'write');

export const tripPlanningRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const routing = routingOf(app);

  app.get(
    '/trips/vehicles',
    { ...WRITE, schema: { querystring: TripVehicleQuery, response: { 200: TripVehiclePage } } },
    async (request) => vehicleCandidates(db, callerOf(request), request.query, now()),
  );
  app.get(
    '/trips/drivers',
    { ...WRITE, schema: { querystring: TripDriverQuery, response: { 200: TripDriverPage } } },
    async (request) => driverCandidates(db, callerOf(request), request.query, now()),
  );
  app.get(
    '/trips/orders',
    { ...WRITE, schema: { querystring: FreeOrderQuery, response: { 200: FreeOrderPage } } },
    async (request) => freeOrders(db, callerOf(request), request.query),
  );
  app.post(
    '/trips/preview',
    { ...WRITE, schema: { body: TripPreviewInput, response: { 200: TripPreview } } },
    async (request) => previewTrip({ db, routing, now }, callerOf(request), request.body),
  );
};
