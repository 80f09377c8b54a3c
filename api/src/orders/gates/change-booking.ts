import type { GateBookingState } from 'shared-contracts/values/network/gates';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { SeenRevision } from '../../platform/revisions/revisions.ts';
import { listNamedStops } from '../core/order-relations.store.ts';
import { findReferredStop } from '../core/stop-names.rules.ts';
import { announceBooking } from './announce-booking.ts';
import { recordBookingEvent, recordOrderSlot } from './booking-timeline.ts';
import { type BookingServices, type GateServices, lockVisibleBooking, reloadBooking } from './book-slot.ts';
import { ACTION_TO, bookingActions } from './gate-booking.rules.ts';
import { rolesIn, withStopTimes } from './gate-booking.present.ts';
import {
  type BookingRecord,
  countExpectedStops,
  deleteBookedStop,
  listStopsBooked,
  lockBooking,
  moveBookedStop,
  reassignBookedStop,
  updateBooking,
  nameBooking,
} from './gate-bookings.store.ts';
import { bookingNotOpen } from './gate-errors.ts';

type Target = keyof typeof ACTION_TO;

/** The columns of a state. */
const toColumns = (state: Target, { arrivedAt }: BookingRecord, now: number) => ({
  state,
  ...(state === 'arrived' && { arrivedAt: now }),
  ...(state === 'done' && { arrivedAt: arrivedAt ?? now, leftAt: now }),
});

/** @param caller null: a link, or the order is cancelled */
async function setState(
  services: BookingServices,
  tx: Db,
  caller: Caller | null,
  before: BookingRecord,
  state: Target,
): Promise<void> {
  const now = services.now();
  await updateBooking(tx, before.id, toColumns(state, before, now));
  const change = { state: { from: before.state, to: state satisfies GateBookingState } };
  await recordBookingEvent(tx, caller, before, state, change, now);
  const after = await reloadBooking(tx, before.id);
  if (state === 'cancelled' || state === 'noShow') await announceBooking(services, tx, caller, after, state);
}

/** @throws 404; 409 when its state doesn't allow it */
export const changeBookingState = (
  services: GateServices,
  caller: Caller,
  id: string,
  state: Target,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const before = await lockVisibleBooking(tx, caller, id, seen);
    const actions = bookingActions(withStopTimes(before), rolesIn(caller, before), services.now());
    if (!actions.includes(ACTION_TO[state])) throw bookingNotOpen(nameBooking(before));
    await setState(services, tx, caller, before, state);
  });

/** Cancels a booking, called by a link or when its last stop is gone. */
export const cancelBooking = (services: BookingServices, tx: Db, caller: Caller | null, booking: BookingRecord) =>
  setState(services, tx, caller, booking, 'cancelled');

/** Releases the slots of an order that is cancelled or deleted, unless the vehicle comes for other orders as well. */
export async function releaseSlots(
  services: BookingServices,
  tx: Db,
  caller: Caller | null,
  orderId: string,
  { isDeleted = false } = {},
): Promise<void> {
  const ids = new Set((await listStopsBooked(tx, orderId)).map(({ bookingId }) => bookingId));
  for (const id of ids) {
    const booking = await reloadBooking(tx, id);
    const own = isDeleted ? booking.stops.filter((stop) => stop.orderId === orderId).length : 0;
    if ((await countExpectedStops(tx, id)) - own > 0) continue;
    await cancelBooking(services, tx, caller, booking);
  }
}

/** Removes a stop from a booking whose vehicle still comes for other stops. */
async function leaveBooking(
  services: BookingServices,
  tx: Db,
  caller: Caller,
  booking: BookingRecord,
  { orderId, stop }: { orderId: string; stop: number },
) {
  await deleteBookedStop(tx, booking.id, orderId, stop);
  const order = booking.stops.find((one) => one.orderId === orderId);
  if (order) await recordOrderSlot(tx, caller, booking, order, 'slotCancelled', services.now());
}

/**
 * Moves the slots of an order whose cargo goes into another one to the stops of the other that have none. Releases the
 * rest: one vehicle needs one slot.
 */
export async function handOverSlots(
  services: BookingServices,
  tx: Db,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const taken = new Set((await listStopsBooked(tx, to)).map(({ stopPosition }) => stopPosition));
  for (const { bookingId, stopPosition } of await listStopsBooked(tx, from)) {
    await lockBooking(tx, bookingId);
    const booking = await reloadBooking(tx, bookingId);
    if (!taken.has(stopPosition)) {
      await reassignBookedStop(tx, bookingId, stopPosition, from, to);
      const after = await reloadBooking(tx, bookingId);
      const order = after.stops.find(({ orderId }) => orderId === to);
      if (order) await recordOrderSlot(tx, caller, after, order, 'slotBooked', services.now());
      taken.add(stopPosition);
    } else if (booking.stops.length > 1)
      await leaveBooking(services, tx, caller, booking, { orderId: from, stop: stopPosition });
    else await cancelBooking(services, tx, caller, booking);
  }
}

/** Matches bookings to the stops of an edited order; releases slots without a remaining stop. */
export async function refitSlots(services: BookingServices, tx: Db, caller: Caller, orderId: string): Promise<void> {
  const booked = await listStopsBooked(tx, orderId);
  if (booked.length === 0) return;
  const stops = await listNamedStops(tx, orderId);
  for (const { bookingId, stopPosition, stopLocationId } of booked) {
    const position = findReferredStop(stops, { stopPosition, stopLocationId });
    if (position === stopPosition) continue;
    if (position !== undefined) {
      await moveBookedStop(tx, bookingId, orderId, stopPosition, position);
      continue;
    }
    const booking = await reloadBooking(tx, bookingId);
    if (booking.stops.length === 1) await cancelBooking(services, tx, caller, booking);
    else await leaveBooking(services, tx, caller, booking, { orderId, stop: stopPosition });
  }
}
