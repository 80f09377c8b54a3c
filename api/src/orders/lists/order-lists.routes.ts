import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DelayedOrderPage, DemurrageOrderPage } from 'shared-contracts/orders/delayed-orders';
import {
  OrderLocationPage,
  OrderLocationQuery,
  OrderPage,
  OrderQuery,
  PartnerOrderQuery,
} from 'shared-contracts/orders/orders';
import { OrdersToday } from 'shared-contracts/orders/orders-today';
import { findToday } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { presentOrderRow } from '../core/order.present.ts';
import { listOrderLocations } from './order-locations.store.ts';
import { toDelay, toDemurrage, loadTimings } from '../timing/order-timing.ts';
import { listOrders, type OrderList } from './order-lists.store.ts';
import { countOrdersOfDay, countDelayedOrders, listUrgentOrders } from './orders-today.store.ts';
import { withAmounts } from '../pricing/with-amounts.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import {
  DELAYED_ORDER_EXPORT,
  DEMURRAGE_ORDER_EXPORT,
  MIXED_ORDER_EXPORT,
  ORDER_EXPORT,
} from './order-export.rules.ts';

const FROM_PARTNER: Record<'true' | 'false' | '3pl', OrderList> = { true: 'partners', false: 'own', '3pl': '3pl' };

export const orderListRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const listPage = async (caller: Caller, list: OrderList, query: OrderQuery) => {
    const page = await listOrders(db, caller, list, query, now());
    const rows = page.items.map((row) => presentOrderRow(row, caller, now()));
    return { ...page, items: await withAmounts(app, caller, page.items, rows) };
  };
  const listPageWithTimings = async (caller: Caller, list: OrderList, query: OrderQuery) => {
    const at = now();
    const page = await listOrders(db, caller, list, query, at);
    const timings = await loadTimings(app, page.items, at);
    const rows = page.items.map((record) => ({ record, ...presentOrderRow(record, caller, at) }));
    return {
      page,
      orders: (await withAmounts(app, caller, page.items, rows)).map(({ record, ...row }) => ({
        record,
        row,
        timing: timings.get(record.id),
        at,
      })),
    };
  };

  app.get(
    '/orders/v2',
    {
      ...exportable(needs('order', 'read'), 'orders', ORDER_EXPORT),
      schema: { querystring: OrderQuery, response: { 200: OrderPage } },
    },
    async (request) => listPage(callerOf(request), 'own', request.query),
  );

  // The default operation id would be the same as that of `orders/v2`.
  app.get(
    '/v2/orders',
    {
      ...exportable(needs('order', 'read'), 'orders', ORDER_EXPORT),
      schema: { operationId: 'getPartnerOrdersV2', querystring: PartnerOrderQuery, response: { 200: OrderPage } },
    },
    async (request) => {
      const { fromPartner, ...query } = request.query;
      return listPage(callerOf(request), FROM_PARTNER[fromPartner], query);
    },
  );

  app.get(
    '/orders',
    { ...needs('order', 'read'), schema: { querystring: OrderQuery, response: { 200: OrderPage } } },
    async (request) => listPage(callerOf(request), 'all', request.query),
  );

  app.get(
    '/v2/orders/archive',
    {
      ...exportable(needs('order', 'read'), 'orders', MIXED_ORDER_EXPORT),
      schema: { querystring: OrderQuery, response: { 200: OrderPage } },
    },
    async (request) => listPage(callerOf(request), 'archive', request.query),
  );

  app.get(
    '/orders/v2/delayed',
    {
      ...exportable(needs('order', 'read'), 'delayed-orders', DELAYED_ORDER_EXPORT),
      schema: { querystring: OrderQuery, response: { 200: DelayedOrderPage } },
    },
    async (request) => {
      const { page, orders } = await listPageWithTimings(callerOf(request), 'delayed', request.query);
      return {
        ...page,
        items: orders.map(({ record, row, timing, at }) => ({ ...row, delay: toDelay(record, timing, at) })),
      };
    },
  );

  app.get(
    '/orders/today',
    { ...needs('order', 'read'), schema: { response: { 200: OrdersToday } } },
    async (request) => {
      const [caller, at] = [callerOf(request), now()];
      const day = await findToday(db, caller.userId, at);
      const [counts, delayed, urgent] = await Promise.all([
        countOrdersOfDay(db, caller, day, at),
        countDelayedOrders(db, caller, at),
        listUrgentOrders(db, caller, day, at),
      ]);
      const items = urgent.map(({ record, risk }) => ({ ...presentOrderRow(record, caller, at), risk }));
      return { ...day, counts, delayed, items };
    },
  );

  app.get(
    '/orders/v2/demurrage',
    {
      ...exportable(needs('order', 'read'), 'demurrage-orders', DEMURRAGE_ORDER_EXPORT),
      schema: { querystring: OrderQuery, response: { 200: DemurrageOrderPage } },
    },
    async (request) => {
      const { page, orders } = await listPageWithTimings(callerOf(request), 'demurrage', request.query);
      return {
        ...page,
        items: orders.map(({ row, timing }) => ({ ...row, demurrage: toDemurrage(timing) })),
      };
    },
  );

  app.get(
    '/orders/locations',
    { ...needs('order', 'read'), schema: { querystring: OrderLocationQuery, response: { 200: OrderLocationPage } } },
    async (request) => listOrderLocations(db, callerOf(request), request.query),
  );
};
