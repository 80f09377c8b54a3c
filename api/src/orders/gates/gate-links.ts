import type { GateLink, GateLinkBooking } from 'shared-contracts/orders/gate-bookings';
import type { z } from 'zod';
import { DAY } from 'shared-contracts/values/time';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { type Quota, spendQuota } from '../../platform/security/quota.ts';
import { recordAttempt, tooManyAttempts, undoAttempt } from '../../platform/security/throttle.ts';
import { findOrder, lockOrder } from '../core/order-records.store.ts';
import { listNamedStops } from '../core/order-relations.store.ts';
import { findReferredStop } from '../core/stop-names.rules.ts';
import { generateToken, hashToken } from '../../platform/security/link-token.ts';
import { minuteOf, secondsToWait } from '../../platform/security/link.rules.ts';
import { findStop, type GateStop, listGateStops } from './bookable-stops.store.ts';
import { type GateServices, insertBookingOf, moveBookingTo } from './book-slot.ts';
import { cancelBooking } from './change-booking.ts';
import { bookingActions, isBookable } from './gate-booking.rules.ts';
import { withStopTimes } from './gate-booking.present.ts';
import { type BookingRecord, listBookingsOfOrder, lockBooking } from './gate-bookings.store.ts';
import { bookingNotOpen, notBookable } from './gate-errors.ts';
import {
  countLinkRequest,
  findLinkedOrder,
  insertGateLink,
  type LinkedOrder,
  revokeLinksOf,
} from './gate-links.store.ts';
import { listStopSlots } from './slots.ts';

/** The validity of a link after the stop's window, and without a window. */
const AFTER_WINDOW = 2 * DAY;
const WITHOUT_WINDOW = 14 * DAY;

/** Invalid links that one network address may try before it has to wait. */
const FREE_FAILURES = 30;

const GATE_LINKS: Quota = {
  name: 'gateLink',
  code: 'gateLinkLimit',
  noun: 'booking links',
  user: 200,
  organization: 1_000,
};

const expiryOf = ({ windowTo }: GateStop, now: number) =>
  Math.max(windowTo ?? now + WITHOUT_WINDOW, now) + AFTER_WINDOW;

/** Creates a link with which a partner without an account books a slot for a stop. Replaces an earlier link. */
export const createGateLink = (
  services: GateServices,
  caller: Caller,
  orderId: string,
  position: number,
): Promise<{ token: string; expiresAt: number }> =>
  inTransaction(services.db, async (tx) => {
    const now = services.now();
    const { id } = await lockOrder(tx, caller, orderId);
    const stop = (await listGateStops(tx, id)).find((one) => one.stop === position);
    if (!stop) throw invalidField('stop', 'noGates', 'This stop has no gates');
    if (!isBookable(stop)) throw notBookable(stop.number);
    await spendQuota(tx, caller, GATE_LINKS, now);
    await revokeLinksOf(tx, id, position, now);
    const [token, expiresAt] = [generateToken(), expiryOf(stop, now)];
    await insertGateLink(tx, {
      orderId: id,
      stopPosition: position,
      stopLocationId: stop.locationId,
      tokenHash: hashToken(token),
      createdBy: caller.userId,
      createdAt: now,
      expiresAt,
      revokedAt: null,
    });
    return { token, expiresAt };
  });

export const revokeGateLink = (services: GateServices, caller: Caller, orderId: string, stop: number): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const { id } = await findOrder(tx, caller, orderId);
    await revokeLinksOf(tx, id, stop, services.now());
  });

export type LinkRequest = { token: string; address: string };

/** @throws 404 for every invalid link; 429 after many of them from one address, or too many requests for one link */
async function openLink({ db, now }: GateServices, { token, address }: LinkRequest): Promise<LinkedOrder> {
  const at = now();
  const attempt = { key: `gateLink:${address}`, freeFailures: FREE_FAILURES };
  await recordAttempt(db, [attempt], at);
  const link = await findLinkedOrder(db, hashToken(token), at);
  if (!link) throw notFound();
  await undoAttempt(db, attempt.key);
  const wait = secondsToWait(await countLinkRequest(db, link.id, minuteOf(at)), at);
  if (wait > 0) throw tooManyAttempts(wait);
  return link;
}

/** The stop of a link, also after an edit of its order has moved it. @throws 404 */
async function findLinkedStop(db: Db, { orderId, stopPosition, stopLocationId }: LinkedOrder): Promise<GateStop> {
  const position = findReferredStop(await listNamedStops(db, orderId), { stopPosition, stopLocationId });
  const stop = position === undefined ? undefined : await findStop(db, orderId, position);
  if (!stop) throw notFound();
  return stop;
}

const findBookingOf = async (db: Db, { orderId, stop }: GateStop): Promise<BookingRecord | undefined> =>
  (await listBookingsOfOrder(db, orderId)).find(({ stops }) =>
    stops.some((booked) => booked.orderId === orderId && booked.stop === stop),
  );

type Action = GateLink['actions'][number];

/** Several orders in one booking concern more than the holder of one stop's link. */
function linkActions(stop: GateStop, booking: BookingRecord | undefined, now: number): Action[] {
  if (!isBookable(stop)) return [];
  if (!booking) return ['book'];
  if (booking.stops.length > 1) return [];
  const allowed = bookingActions(withStopTimes(booking), ['party'], now);
  return (['move', 'cancel'] as const).filter((action) => allowed.includes(action));
}

async function presentLink(services: GateServices, link: LinkedOrder, day: string | undefined): Promise<GateLink> {
  const now = services.now();
  const stop = await findLinkedStop(services.db, link);
  const booking = await findBookingOf(services.db, stop);
  const slots = await listStopSlots(services.db, stop, { day, now, except: booking?.id ?? null });
  return {
    ...slots,
    brand: link.brand,
    number: link.number,
    kind: stop.kind,
    location: stop.location,
    address: link.address,
    expiresAt: link.expiresAt,
    booking: booking
      ? { gate: booking.gate, gateId: booking.gateId, from: booking.from, to: booking.to, state: booking.state }
      : null,
    actions: linkActions(stop, booking, now),
  };
}

export async function viewGateLink(
  services: GateServices,
  { day, ...request }: LinkRequest & { day: string | undefined },
): Promise<GateLink> {
  return presentLink(services, await openLink(services, request), day);
}

/** Books for the stop of a link, or moves its booking. */
export async function bookByLink(
  services: GateServices,
  request: LinkRequest,
  { gateId, from }: z.infer<typeof GateLinkBooking>,
): Promise<GateLink> {
  const link = await openLink(services, request);
  await inTransaction(services.db, async (tx) => {
    await lockOrder(tx, null, link.orderId);
    const stop = await findLinkedStop(tx, link);
    const booking = await findBookingOf(tx, stop);
    if (!booking) {
      const stops = [{ orderId: link.orderId, stop: stop.stop }];
      await insertBookingOf(services, tx, null, { gateId, from, stops });
      return;
    }
    await lockBooking(tx, booking.id);
    if (!linkActions(stop, booking, services.now()).includes('move')) throw bookingNotOpen(stop.number);
    await moveBookingTo(services, tx, null, booking, { gateId, from });
  });
  return presentLink(services, link, undefined);
}

export async function cancelByLink(services: GateServices, request: LinkRequest): Promise<GateLink> {
  const link = await openLink(services, request);
  await inTransaction(services.db, async (tx) => {
    await lockOrder(tx, null, link.orderId);
    const stop = await findLinkedStop(tx, link);
    const booking = await findBookingOf(tx, stop);
    if (!booking || !linkActions(stop, booking, services.now()).includes('cancel')) throw bookingNotOpen(stop.number);
    await lockBooking(tx, booking.id);
    await cancelBooking(services, tx, null, booking);
  });
  return presentLink(services, link, undefined);
}
