import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
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
import { inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import {
  deleteOrderType,
  findOrderType,
  insertOrderType,
  listOrderTypes,
  lockOrderType,
  updateOrderType,
  findOrderTypeUsage,
} from './order-types.store.ts';

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

function orderTypeInUse({ count, numbers }: { count: number; numbers: string[] }) {
  const shownNumbers = numbers.join(', ') + (count > numbers.length ? '…' : '');
  return conflict('orderTypeInUse', `Used by ${count} order${count === 1 ? '' : 's'}: ${shownNumbers}`, {
    count,
    numbers,
  });
}

export const orderTypeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = <Row>(row: Row, caller: Caller) => ({ ...row, actions: orderTypeActions(caller) });

  app.get(
    '/order-types',
    {
      ...needs('orderType', 'read', OR_ACCESSES_ORDERS),
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
    {
      ...needs('orderType', 'write'),
      schema: { params: IdParams, body: OrderTypeChanges, response: { 200: OrderType } },
    },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { name, code } = orNotFound(await lockOrderType(tx, callerOf(request), request.params.id));
        return present(
          await updateOrderType(tx, request.params.id, { name, code, ...request.body }),
          callerOf(request),
        );
      }),
  );

  app.delete(
    '/order-types/:id',
    { ...needs('orderType', 'delete'), schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) =>
      inTransaction(db, async (tx) => {
        const { id } = orNotFound(await lockOrderType(tx, callerOf(request), request.params.id));
        const usage = await findOrderTypeUsage(tx, id);
        if (usage.count > 0) throw orderTypeInUse(usage);
        await deleteOrderType(tx, id);
        return { id };
      }),
  );
};
