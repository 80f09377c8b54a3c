import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DelayedOrderPage,
  DemurrageOrderPage,
  OrderLocationPage,
  OrderLocationQuery,
  OrderPage,
  OrderQuery,
  PartnerOrderQuery,
} from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { presentRow } from './order.present.ts';
import { listOrderLocations } from './order-locations.store.ts';
import { delayOf, demurrageOf, timingsOf } from './order-timing.ts';
import { listOrders, type OrderList } from './orders.store.ts';

const FROM_PARTNER: Record<'true' | 'false' | '3pl', OrderList> = { true: 'partners', false: 'own', '3pl': '3pl' };

export const orderListRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const listed = async (caller: Caller, list: OrderList, query: OrderQuery) => {
    const page = await listOrders(db, caller, list, query, now());
    return { ...page, items: page.items.map((row) => presentRow(row, caller, now())) };
  };
  /** With what only the timing of its orders tells. */
  const timed = async (caller: Caller, list: OrderList, query: OrderQuery) => {
    const at = now();
    const page = await listOrders(db, caller, list, query, at);
    const timings = await timingsOf(db, page.items, at);
    return {
      page,
      shown: page.items.map((row) => ({ row, shown: presentRow(row, caller, at), timing: timings.get(row.id), at })),
    };
  };

  app.get(
    '/orders/v2',
    { ...needs('order', 'read'), schema: { querystring: OrderQuery, response: { 200: OrderPage } } },
    async (request) => listed(callerOf(request), 'own', request.query),
  );

  // `orders/v2` has the name that follows from the address.
  app.get(
    '/v2/orders',
    {
      ...needs('order', 'read'),
      schema: { operationId: 'getPartnerOrdersV2', querystring: PartnerOrderQuery, response: { 200: OrderPage } },
    },
    async (request) => {
      const { fromPartner, ...query } = request.query;
      return listed(callerOf(request), FROM_PARTNER[fromPartner], query);
    },
  );

  app.get(
    '/orders',
    { ...needs('order', 'read'), schema: { querystring: OrderQuery, response: { 200: OrderPage } } },
    async (request) => listed(callerOf(request), 'all', request.query),
  );

  app.get(
    '/v2/orders/archive',
    { ...needs('order', 'read'), schema: { querystring: OrderQuery, response: { 200: OrderPage } } },
    async (request) => listed(callerOf(request), 'archive', request.query),
  );

  app.get(
    '/orders/v2/delayed',
    { ...needs('order', 'read'), schema: { querystring: OrderQuery, response: { 200: DelayedOrderPage } } },
    async (request) => {
      const { page, shown } = await timed(callerOf(request), 'delayed', request.query);
      return {
        ...page,
        items: shown.map(({ row, shown: order, timing, at }) => ({ ...order, delay: delayOf(row, timing, at) })),
      };
    },
  );

  app.get(
    '/orders/v2/demurrage',
    { ...needs('order', 'read'), schema: { querystring: OrderQuery, response: { 200: DemurrageOrderPage } } },
    async (request) => {
      const { page, shown } = await timed(callerOf(request), 'demurrage', request.query);
      return {
        ...page,
        items: shown.map(({ shown: order, timing }) => ({ ...order, demurrage: demurrageOf(timing) })),
      };
    },
  );

  app.get(
    '/orders/locations',
    { ...needs('order', 'read'), schema: { querystring: OrderLocationQuery, response: { 200: OrderLocationPage } } },
    async (request) => listOrderLocations(db, callerOf(request), request.query),
  );
};
