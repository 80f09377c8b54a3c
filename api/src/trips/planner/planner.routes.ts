import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FieldError } from 'shared-contracts/common';
import {
  PlanCheckResult,
  PlanCheckInput,
  CreateAllInput,
  CreateAllResult,
  SuggestInput,
  Suggestions,
} from 'shared-contracts/trips/planner';
import { invalidFields } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { checkTrip } from './check-trip.rules.ts';
import { createEngine } from './engines/planning-engine.ts';
import { planForFleet, toFleetPool } from './fleet/plan-for-fleet.ts';
import { planTrips } from './plan.rules.ts';
import { createPlannedTrips } from './create-planned-trips.ts';
import { createPresenter, createSuggestionsPresenter } from './suggestion.present.ts';
import { loadPlanningData } from './planning-data.ts';

export const plannerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v2/trips/suggest',
    { ...needs('trip', 'write'), schema: { body: SuggestInput, response: { 200: Suggestions } } },
    async (request) => {
      const data = await loadPlanningData(app, callerOf(request).organizationId, request.body);
      const pool = data.fleet ? toFleetPool(data, data.fleet) : data;
      const engine = await createEngine(app, pool);
      return createSuggestionsPresenter(data)(planForFleet(data, (orders) => planTrips(orders, engine)));
    },
  );

  app.post(
    '/v2/trips/suggest/check',
    { ...needs('trip', 'write'), schema: { body: PlanCheckInput, response: { 200: PlanCheckResult } } },
    async (request) => {
      const { orderIds, vehicleTypeId } = request.body;
      const data = await loadPlanningData(app, callerOf(request).organizationId, { orderIds });
      const foundIds = new Set(data.orders.map(({ id }) => id));
      const errors: [string, FieldError][] = orderIds.flatMap((id, i) =>
        foundIds.has(id.toLowerCase()) ? [] : [[`orderIds.${i}`, { code: 'notFound', message: 'Order not found' }]],
      );
      if (vehicleTypeId && !data.types.some(({ id }) => id === vehicleTypeId))
        errors.push(['vehicleTypeId', { code: 'notFound', message: 'Vehicle type not found' }]);
      if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
      const { plan, violations } = checkTrip(data, vehicleTypeId);
      return { suggestion: createPresenter(data)(plan), breaks: violations };
    },
  );

  app.post(
    '/v2/trips/create-all',
    { ...needs('trip', 'write'), schema: { body: CreateAllInput, response: { 200: CreateAllResult } } },
    async (request) => createPlannedTrips(app, callerOf(request), request.body.trips),
  );
};
