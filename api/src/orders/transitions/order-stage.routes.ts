import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Id, IdParams, IfMatch } from 'shared-contracts/common';
import {
  CargoDeliveredInput,
  OrderApprovalInput,
  OrderReopenInput,
  OrderStageInput,
  OrderStageResult,
  OrderStageState,
} from 'shared-contracts/orders/order-stages';
import { Order } from 'shared-contracts/orders/orders';
import { OR_ACCESSES_TRIPS } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { requestedStages } from '../../platform/stage-machine/stage-machine.rules.ts';
import { findOrder } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { presentOrder } from '../core/order.present.ts';
import { orderStageMachine, toMoves } from '../stages/order-stage.rules.ts';
import { unloadsAtCurrentDrop } from '../delivery/delivered-cargo.ts';
import { markCargoDelivered } from './mark-cargo-delivered.ts';
import { moveOrder, type MoveRequest } from './move-order.ts';

export const orderStageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadOrder = async (caller: Caller, id: string) =>
    presentOrder(await findOrder(db, caller, id), await findOrderRelations(db, id), caller, now());
  const move = async (caller: Caller, id: string, request: MoveRequest) => {
    const { outcome } = await moveOrder(app, caller, id, request);
    return { ...(await loadOrder(caller, id)), stageOutcome: outcome };
  };

  app.get(
    '/orders/:id/stage',
    { ...needs('order', 'read', OR_ACCESSES_TRIPS), schema: { params: IdParams, response: { 200: OrderStageState } } },
    async (request) => {
      const { order, actor } = toRuleInput(
        callerOf(request),
        await findOrder(db, callerOf(request), request.params.id),
      );
      const transitions = orderStageMachine.requestableTransitions(order, actor);
      const canFinishDrop = transitions.some(({ event }) => event === 'finishDrop');
      const moves = toMoves(transitions, canFinishDrop && (await unloadsAtCurrentDrop(db, request.params.id)));
      return { stage: order.stage, allowedStages: requestedStages(transitions), moves };
    },
  );

  app.patch(
    '/orders/:id/stage',
    {
      ...needs('order', 'write', OR_ACCESSES_TRIPS),
      schema: { headers: IfMatch, params: IdParams, body: OrderStageInput, response: { 200: OrderStageResult } },
    },
    async (request) => {
      const { reason = null, ...input } = request.body;
      return move(callerOf(request), request.params.id, { ...input, reason, seen: seenRevision(request) });
    },
  );

  app.patch(
    '/orders/:id/approve',
    {
      ...needs('order', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: OrderApprovalInput, response: { 200: Order } },
    },
    async (request) => {
      const { rejectReason: reason = null, from } = request.body ?? {};
      return move(callerOf(request), request.params.id, {
        event: reason === null ? 'approve' : 'reject',
        reason,
        reasonField: 'rejectReason',
        from,
        seen: seenRevision(request),
      });
    },
  );

  app.patch(
    '/orders/:id/reopen',
    {
      ...needs('order', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: OrderReopenInput, response: { 200: Order } },
    },
    async (request) =>
      move(callerOf(request), request.params.id, {
        event: 'reopen',
        reason: request.body?.reason ?? null,
        from: request.body?.from,
        seen: seenRevision(request),
      }),
  );

  app.patch(
    '/orders/:id/cargos/:cargoId/delivered',
    {
      ...needs('order', 'write', OR_ACCESSES_TRIPS),
      schema: {
        headers: IfMatch,
        params: z.object({ id: Id, cargoId: Id }),
        body: CargoDeliveredInput,
        response: { 200: Order },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id, cargoId } = request.params;
      const report = { cargoId: cargoId.toLowerCase(), ...request.body };
      await markCargoDelivered(app, caller, id, report, seenRevision(request));
      return loadOrder(caller, id);
    },
  );
};
