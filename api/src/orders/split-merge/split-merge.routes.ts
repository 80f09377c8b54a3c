import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { Order } from 'shared-contracts/orders/orders';
import {
  MergeInput,
  MergePreview,
  MergePreviewInput,
  SplitInput,
  SplitResult,
} from 'shared-contracts/orders/split-merge';
import { createRouting, findCompatibilities } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrder } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { presentOrder } from '../core/order.present.ts';
import { type Merge, mergeOrders, previewMerge } from './merge-orders.ts';
import { splitOrder } from './split-order.ts';

const WRITE = needs('order', 'write');

export const splitMergeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, mailer, config, hooks } = app;
  const services = { db, now, mailer, config, hooks, pricing: hooks.pricing, routing: createRouting(app) };
  const loadOrder = async (caller: Caller, id: string) =>
    presentOrder(await findOrder(db, caller, id), await findOrderRelations(db, id), caller, now());

  async function presentMerge({ input, load, problems }: Merge): Promise<MergePreview> {
    const { pickupFrom, pickupTo, deliveryFrom, deliveryTo } = input;
    const cargos = await findCompatibilities(
      db,
      input.cargoItems.map(({ cargoId }) => cargoId),
    );
    const names = new Map(cargos.map(({ id, name }) => [id, name]));
    return {
      problems,
      cargoItems: input.cargoItems.map(({ cargoId, packNumber, quantity }) => ({
        packNumber,
        cargo: { id: cargoId, name: names.get(cargoId) ?? '' },
        quantity,
      })),
      totalWeight: load.weight,
      totalSpace: load.space,
      totalPalletPlaces: load.palletPlaces,
      totalLoadingMeters: load.loadingMeters,
      pickupFrom,
      pickupTo,
      deliveryFrom,
      deliveryTo,
    };
  }

  app.post(
    '/orders/:id/split',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: SplitInput, response: { 201: SplitResult } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const newId = await splitOrder(services, caller, id, request.body, seenRevision(request));
      return reply.code(201).send({ order: await loadOrder(caller, id), newOrder: await loadOrder(caller, newId) });
    },
  );

  app.post(
    '/orders/:id/merge/preview',
    { ...WRITE, schema: { params: IdParams, body: MergePreviewInput, response: { 200: MergePreview } } },
    async (request) => presentMerge(await previewMerge(db, callerOf(request), request.params.id, request.body, now())),
  );

  app.post(
    '/orders/:id/merge',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: MergeInput, response: { 200: Order } } },
    async (request) => {
      const caller = callerOf(request);
      await mergeOrders(services, caller, request.params.id, request.body, seenRevision(request));
      return loadOrder(caller, request.params.id);
    },
  );
};
