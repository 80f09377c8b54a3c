import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IfMatch } from 'shared-contracts/common';
import {
  GateBooking,
  GateBookingInput,
  GateBookingMove,
  GateBookingStateInput,
  GateLinkInput,
  GateSchedule,
  GateScheduleQuery,
  GateSlotQuery,
  GateSlots,
  NewGateLink,
  OrderGates,
} from 'shared-contracts/orders/gate-bookings';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrder } from '../core/order-records.store.ts';
import { listGateStops } from './bookable-stops.store.ts';
import { bookSlot, moveBooking } from './book-slot.ts';
import { changeBookingState } from './change-booking.ts';
import { OR_READS_TRIPS_OR_LOCATIONS, OR_WRITES_TRIPS_OR_LOCATIONS, WRITES_BOOKINGS } from './gate-access.rules.ts';
import { isBookable } from './gate-booking.rules.ts';
import { presentBooking, rolesIn } from './gate-booking.present.ts';
import { findBooking, listBookingsOfOrder } from './gate-bookings.store.ts';
import { createGateLink, revokeGateLink } from './gate-links.ts';
import { listActiveLinks } from './gate-links.store.ts';
import { loadGateSchedule } from './gate-schedule.ts';
import { listStopSlots } from './slots.ts';

const READ = needs('order', 'read', OR_READS_TRIPS_OR_LOCATIONS);
const WRITE = needs('order', 'write', OR_WRITES_TRIPS_OR_LOCATIONS);

export const gateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function loadBooking(caller: Caller, id: string) {
    const booking = await findBooking(db, id);
    if (!booking || rolesIn(caller, booking).length === 0) throw notFound();
    return presentBooking(booking, caller, { now: now(), canWrite: hasAccess(caller, WRITES_BOOKINGS) });
  }

  async function loadOrderGates(caller: Caller, orderId: string): Promise<OrderGates> {
    const { id } = await findOrder(db, caller, orderId);
    const canWrite = hasAccess(caller, WRITES_BOOKINGS);
    const bookings = await listBookingsOfOrder(db, id);
    const links = await listActiveLinks(db, id, now());
    return {
      items: (await listGateStops(db, id)).map((stop) => {
        const booking = bookings.find(({ stops }) => stops.some((one) => one.orderId === id && one.stop === stop.stop));
        const canBook = canWrite && isBookable(stop);
        const link = links.find((one) => one.stop === stop.stop);
        return {
          stop: stop.stop,
          booking: booking ? presentBooking(booking, caller, { now: now(), canWrite }) : null,
          link: link ? { expiresAt: link.expiresAt } : null,
          actions: canBook ? [...(booking ? [] : ['book' as const]), 'link' as const] : [],
        };
      }),
    };
  }

  app.get(
    '/orders/:id/gate-bookings',
    { ...READ, schema: { params: IdParams, response: { 200: OrderGates } } },
    async (request) => loadOrderGates(callerOf(request), request.params.id),
  );

  app.get(
    '/orders/:id/gate-slots',
    { ...READ, schema: { params: IdParams, querystring: GateSlotQuery, response: { 200: GateSlots } } },
    async (request) => {
      const { stop: position, day } = request.query;
      const { id } = await findOrder(db, callerOf(request), request.params.id);
      const stop = (await listGateStops(db, id)).find((one) => one.stop === position);
      if (!stop) throw notFound();
      const booking = (await listBookingsOfOrder(db, id)).find(({ stops }) =>
        stops.some((one) => one.orderId === id && one.stop === position),
      );
      return listStopSlots(db, stop, { day, now: now(), except: booking?.id ?? null });
    },
  );

  app.post(
    '/orders/:id/gate-links',
    {
      ...WRITE,
      schema: { params: IdParams, body: GateLinkInput, response: { 201: NewGateLink, 409: ErrorBody } },
    },
    async (request, reply) =>
      reply.code(201).send(await createGateLink(app, callerOf(request), request.params.id, request.body.stop)),
  );

  app.patch(
    '/orders/:id/gate-links/revoke',
    { ...WRITE, schema: { params: IdParams, body: GateLinkInput, response: { 200: OrderGates } } },
    async (request) => {
      await revokeGateLink(app, callerOf(request), request.params.id, request.body.stop);
      return loadOrderGates(callerOf(request), request.params.id);
    },
  );

  app.get(
    '/gate-bookings/:id',
    { ...READ, schema: { params: IdParams, response: { 200: GateBooking } } },
    async (request) => loadBooking(callerOf(request), request.params.id),
  );

  app.post(
    '/gate-bookings',
    { ...WRITE, schema: { body: GateBookingInput, response: { 201: GateBooking, 404: ErrorBody, 409: ErrorBody } } },
    async (request, reply) =>
      reply.code(201).send(await loadBooking(callerOf(request), await bookSlot(app, callerOf(request), request.body))),
  );

  app.patch(
    '/gate-bookings/:id',
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: IdParams,
        body: GateBookingMove,
        response: { 200: GateBooking, 409: ErrorBody },
      },
    },
    async (request) => {
      await moveBooking(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return loadBooking(callerOf(request), request.params.id);
    },
  );

  app.patch(
    '/gate-bookings/:id/state',
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: IdParams,
        body: GateBookingStateInput,
        response: { 200: GateBooking, 409: ErrorBody },
      },
    },
    async (request) => {
      await changeBookingState(app, callerOf(request), request.params.id, request.body.state, seenRevision(request));
      return loadBooking(callerOf(request), request.params.id);
    },
  );

  app.get(
    '/locations/:id/gate-schedule',
    {
      ...needs('location', 'read'),
      schema: { params: IdParams, querystring: GateScheduleQuery, response: { 200: GateSchedule } },
    },
    async (request) =>
      loadGateSchedule(db, callerOf(request), request.params.id, { day: request.query.day, now: now() }),
  );
};
