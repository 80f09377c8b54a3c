import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FieldError } from 'shared-contracts/common';
import {
  CheckedSuggestion,
  CheckInput,
  CreateAllInput,
  CreateAllResult,
  SuggestInput,
  Suggestions,
} from 'shared-contracts/planner';
import { invalidFields } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { judgeTrip } from './judge.rules.ts';
import { planTrips } from './plan.rules.ts';
import { createAll } from './planned-trips.ts';
import type { PooledOrder } from './planner.store.ts';
import { presenterOf, presentOrder } from './suggestion.present.ts';
import { yardOf } from './yard.ts';

export const plannerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/v2/trips/suggest',
    { ...needs('trip', 'write'), schema: { body: SuggestInput, response: { 200: Suggestions } } },
    async (request) => {
      const yard = await yardOf(app, callerOf(request).organizationId, request.body);
      const { plans, unplaced } = planTrips(yard);
      const orders = new Map(yard.orders.map((order) => [order.id, order]));
      return {
        suggestions: plans.map(presenterOf(yard)),
        unplaced: unplaced.map(({ orderId, reason }) => ({
          order: presentOrder(orders.get(orderId) as PooledOrder),
          reason,
        })),
      };
    },
  );

  app.post(
    '/v2/trips/suggest/check',
    { ...needs('trip', 'write'), schema: { body: CheckInput, response: { 200: CheckedSuggestion } } },
    async (request) => {
      const { orderIds, vehicleTypeId } = request.body;
      const yard = await yardOf(app, callerOf(request).organizationId, { orderIds });
      const found = new Set(yard.orders.map(({ id }) => id));
      const missing: [string, FieldError][] = orderIds.flatMap((id, i) =>
        found.has(id.toLowerCase()) ? [] : [[`orderIds.${i}`, { code: 'notFound', message: 'Order not found' }]],
      );
      if (vehicleTypeId && !yard.types.some(({ id }) => id === vehicleTypeId))
        missing.push(['vehicleTypeId', { code: 'notFound', message: 'Vehicle type not found' }]);
      if (missing.length > 0) throw invalidFields(Object.fromEntries(missing));
      const { plan, breaks } = judgeTrip(yard, vehicleTypeId);
      return { suggestion: presenterOf(yard)(plan), breaks };
    },
  );

  app.post(
    '/v2/trips/create-all',
    { ...needs('trip', 'write'), schema: { body: CreateAllInput, response: { 200: CreateAllResult } } },
    async (request) => createAll(app, callerOf(request), request.body.trips),
  );
};
