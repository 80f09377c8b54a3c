import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  OrderTemplate,
  OrderTemplateChanges,
  OrderTemplateDayQuery,
  OrderTemplateInput,
  OrderTemplatePage,
  OrderTemplateQuery,
  TemplateOrderInput,
} from 'shared-contracts/orders/order-templates';
import { Order } from 'shared-contracts/orders/orders';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { ORDER_TEMPLATE_EXPORT } from './order-template-export.rules.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrder } from '../core/order-records.store.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { presentOrder } from '../core/order.present.ts';
import { presentTemplateRow } from './order-templates.present.ts';
import { findTemplate, listTemplates } from './order-templates.store.ts';
import {
  changeTemplate,
  createOrderFromTemplate,
  createTemplate,
  orderOn,
  removeTemplate,
  tomorrow,
} from './save-order-templates.ts';
import { findInputRecords } from './template-records.store.ts';

export const orderTemplateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = { db, now, pricing: app.hooks.pricing, routing: createRouting(app) };
  const loadTemplate = async (caller: Caller, id: string, day?: string) => {
    const row = await findTemplate(db, caller, id);
    if (!row) throw notFound();
    const shownDay = day ?? tomorrow(now(), row.timeZone);
    const order = orderOn(row, shownDay);
    const records = await findInputRecords(db, order);
    return { ...order, ...presentTemplateRow(row, caller), day: shownDay, records };
  };

  app.get(
    '/order-templates',
    {
      ...exportable(needs('order', 'read'), 'order-templates', ORDER_TEMPLATE_EXPORT),
      schema: { querystring: OrderTemplateQuery, response: { 200: OrderTemplatePage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listTemplates(db, caller, request.query);
      return { ...page, items: page.items.map((row) => presentTemplateRow(row, caller)) };
    },
  );

  app.get(
    '/order-templates/:id',
    {
      ...needs('order', 'read'),
      schema: { params: IdParams, querystring: OrderTemplateDayQuery, response: { 200: OrderTemplate } },
    },
    async (request) => loadTemplate(callerOf(request), request.params.id, request.query.day),
  );

  app.post(
    '/order-templates',
    { ...needs('order', 'write'), schema: { body: OrderTemplateInput, response: { 201: OrderTemplate } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const id = await createTemplate(services, caller, request.body);
      return reply.code(201).send(await loadTemplate(caller, id));
    },
  );

  app.patch(
    '/order-templates/:id',
    {
      ...needs('order', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: OrderTemplateChanges, response: { 200: OrderTemplate } },
    },
    async (request) => {
      const { id } = request.params;
      await changeTemplate(services, callerOf(request), id, request.body, seenRevision(request));
      return loadTemplate(callerOf(request), id, request.body.day);
    },
  );

  app.delete(
    '/order-templates/:id',
    { ...needs('order', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeTemplate(services, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.post(
    '/order-templates/:id/orders',
    {
      ...needs('order', 'write'),
      schema: { params: IdParams, body: TemplateOrderInput, response: { 201: Order } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const id = await createOrderFromTemplate(services, caller, request.params.id, request.body.day);
      const order = presentOrder(await findOrder(db, caller, id), await findOrderRelations(db, id), caller, now());
      return reply.code(201).send(order);
    },
  );
};
