import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  OrderType,
  OrderTypeChanges,
  OrderTypeInput,
  OrderTypePage,
  OrderTypeQuery,
} from 'shared-contracts/network/order-types';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { OR_ACCESSES_ORDERS } from '../access/order-access.rules.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { ORDER_TYPE_EXPORT } from './order-type-export.rules.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { changeOrderType, createOrderType, removeOrderType } from './save-order-types.ts';
import { findOrderType, listOrderTypes } from './order-types.store.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;
const orderTypeActions = (caller: Caller) =>
  ACTIONS.filter(([, action]) => hasAccess(caller, { model: 'orderType', action })).map(([name]) => name);

function orNotFound<Row>(row: Row | undefined): Row {
  if (!row) throw notFound();
  return row;
}

export const orderTypeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = <Row>(row: Row, caller: Caller) => ({ ...row, actions: orderTypeActions(caller) });

  app.get(
    '/order-types',
    {
      ...exportable(needs('orderType', 'read', OR_ACCESSES_ORDERS), 'order-types', ORDER_TYPE_EXPORT),
      schema: { querystring: OrderTypeQuery, response: { 200: OrderTypePage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listOrderTypes(db, caller, request.query);
      return { ...page, items: page.items.map((row) => present(row, caller)) };
    },
  );

  app.get(
    '/order-types/:id',
    { ...needs('orderType', 'read', OR_ACCESSES_ORDERS), schema: { params: IdParams, response: { 200: OrderType } } },
    async (request) =>
      present(orNotFound(await findOrderType(db, callerOf(request), request.params.id)), callerOf(request)),
  );

  app.post(
    '/order-types',
    { ...needs('orderType', 'write'), schema: { body: OrderTypeInput, response: { 201: OrderType } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(present(await createOrderType(app, caller, request.body), caller));
    },
  );

  app.patch(
    '/order-types/:id',
    {
      ...needs('orderType', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: OrderTypeChanges, response: { 200: OrderType } },
    },
    async (request) => {
      const caller = callerOf(request);
      return present(
        await changeOrderType(app, caller, request.params.id, request.body, seenRevision(request)),
        caller,
      );
    },
  );

  app.delete(
    '/order-types/:id',
    {
      ...needs('orderType', 'delete'),
      schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } },
    },
    async (request) => removeOrderType(app, callerOf(request), request.params.id, seenRevision(request)),
  );
};
