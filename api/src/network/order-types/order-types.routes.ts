import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import {
  OrderType,
  OrderTypeChanges,
  OrderTypeInput,
  OrderTypePage,
  OrderTypeQuery,
} from 'shared-contracts/order-types';
import { allows } from 'shared-contracts/values/access';
import { OR_SEES_ORDERS } from '../../orders/order-form.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import {
  deleteOrderType,
  findOrderType,
  insertOrderType,
  listOrderTypes,
  lockOrderType,
  updateOrderType,
  usesOfOrderType,
} from './order-types.store.ts';

const ACTIONS = [
  ['edit', 'write'],
  ['delete', 'delete'],
] as const;
const actionsFor = (caller: Caller) =>
  ACTIONS.filter(([, action]) => allows(caller, { model: 'orderType', action })).map(([name]) => name);

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notFound();
  return row;
}

function inUse({ count, numbers }: { count: number; numbers: string[] }) {
  const named = numbers.join(', ') + (count > numbers.length ? '…' : '');
  return conflict('orderTypeInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${named}`, { count, numbers });
}

export const orderTypeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = <Row>(row: Row, caller: Caller) => ({ ...row, actions: actionsFor(caller) });

  app.get(
    '/order-types',
    {
      ...needs('orderType', 'read', OR_SEES_ORDERS),
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
    { ...needs('orderType', 'read', OR_SEES_ORDERS), schema: { params: byId, response: { 200: OrderType } } },
    async (request) => present(found(await findOrderType(db, callerOf(request), request.params.id)), callerOf(request)),
  );

  app.post(
    '/order-types',
    { ...needs('orderType', 'write'), schema: { body: OrderTypeInput, response: { 201: OrderType } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const row = await insertOrderType(db, {
        ...request.body,
        organizationId: caller.organizationId,
        createdAt: app.now(),
      });
      return reply.code(201).send(present(row, caller));
    },
  );

  app.patch(
    '/order-types/:id',
    { ...needs('orderType', 'write'), schema: { params: byId, body: OrderTypeChanges, response: { 200: OrderType } } },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { name, code } = found(await lockOrderType(tx, callerOf(request), request.params.id));
        return present(
          await updateOrderType(tx, request.params.id, { name, code, ...request.body }),
          callerOf(request),
        );
      }),
  );

  app.delete(
    '/order-types/:id',
    { ...needs('orderType', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { id } = found(await lockOrderType(tx, callerOf(request), request.params.id));
        const uses = await usesOfOrderType(tx, id);
        if (uses.count > 0) throw inUse(uses);
        await deleteOrderType(tx, id);
        return { id };
      }),
  );
};
