import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AvailableOrderPage,
  AvailableOrderQuery,
  TripDriverPage,
  TripDriverQuery,
  TripPreview,
  TripPreviewInput,
  TripVehiclePage,
  TripVehicleQuery,
} from 'shared-contracts/trips/trip-planning';
import { AssignmentSuggestions, AssignmentSuggestionsInput } from 'shared-contracts/trips/assignment-suggestions';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { suggestAssignments } from '../assignment-suggestions/suggest-assignments.ts';
import { listDriverCandidates, listVehicleCandidates } from '../candidates/list-candidates.ts';
import { listAvailableOrders } from './available-orders.store.ts';
import { previewTrip } from './preview-trip.ts';

const WRITE = needs('trip', 'write');

export const tripPlanningRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const routing = createRouting(app);

  app.get(
    '/trips/vehicles',
    { ...WRITE, schema: { querystring: TripVehicleQuery, response: { 200: TripVehiclePage } } },
    async (request) => listVehicleCandidates(db, callerOf(request), request.query, now()),
  );
  app.get(
    '/trips/drivers',
    { ...WRITE, schema: { querystring: TripDriverQuery, response: { 200: TripDriverPage } } },
    async (request) => listDriverCandidates(db, callerOf(request), request.query, now()),
  );
  app.get(
    '/trips/orders',
    { ...WRITE, schema: { querystring: AvailableOrderQuery, response: { 200: AvailableOrderPage } } },
    async (request) => listAvailableOrders(db, callerOf(request), request.query),
  );
  app.post(
    '/trips/assignments/suggest',
    { ...WRITE, schema: { body: AssignmentSuggestionsInput, response: { 200: AssignmentSuggestions } } },
    async (request) => suggestAssignments({ db, routing, now: now() }, callerOf(request), request.body.tripIds),
  );
  app.post(
    '/trips/preview',
    { ...WRITE, schema: { body: TripPreviewInput, response: { 200: TripPreview } } },
    async (request) => previewTrip({ db, now, routing, pricing: app.hooks.pricing }, callerOf(request), request.body),
  );
};
