import type { GateBookingInput, GateBookingMove } from 'shared-contracts/orders/gate-bookings';
import { countFree, countSlots, findSlots, lockGates, type Slot } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { lockOrder } from '../core/order-records.store.ts';
import { findStop, type GateStop, serves } from './bookable-stops.store.ts';
import { bookingActions, isBookable } from './gate-booking.rules.ts';
import { rolesIn, withStopTimes } from './gate-booking.present.ts';
import {
  type BookingRecord,
  findBooking,
  insertBookedStops,
  insertBooking,
  listStopsBooked,
  listTaken,
  lockBooking,
  updateBooking,
  nameBooking,
} from './gate-bookings.store.ts';
import { alreadyBooked, bookingNotOpen, notBookable, slotClosed, slotFull } from './gate-errors.ts';
import { announceBooking } from './announce-booking.ts';
import { recordBookingEvent } from './booking-timeline.ts';

/** Services that a change of a booking needs within its transaction. */
export type BookingServices = Pick<Services, 'now' | 'mailer' | 'config'>;
export type GateServices = BookingServices & Pick<Services, 'db'>;

type Stop = Pick<GateStop, 'locationId' | 'kind' | 'handlingMinutes'>;
type Wanted = { gateId: string; from: number; stops: readonly Stop[]; now: number; except?: string };

/**
 * Locks a gate and finds the slots that its vehicle needs. Bookings of the same gate are serialized, so that it never
 * has more bookings than places.
 * @throws 404; 422; 409 when the slots are full or don't exist
 */
export async function takeSlots(tx: Db, { gateId, from, stops, now, except }: Wanted): Promise<Slot> {
  const [gate] = await lockGates(tx, [gateId]);
  if (!gate || gate.removedAt !== null) throw invalidField('gateId', 'notFound', 'Gate not found');
  if (stops.some(({ locationId, kind }) => locationId !== gate.locationId || !serves(gate.use, kind)))
    throw invalidField('gateId', 'wrongGate', 'This gate is not for this stop');
  if (from < now) throw invalidField('from', 'inPast', 'The slot is in the past');
  const openingHours = gate.openingHours ?? gate.locationHours;
  const minutes = stops.reduce((sum, { handlingMinutes }) => sum + handlingMinutes, 0);
  const plan = openingHours && { slotMinutes: gate.slotMinutes, openingHours };
  const slots = plan && findSlots(plan, from, countSlots(minutes, gate.slotMinutes));
  const to = slots?.at(-1)?.to;
  if (!slots || to === undefined) throw slotClosed(gate.name);
  const taken = await listTaken(tx, [gate.id], { from, to }, except);
  if (countFree(slots, taken, gate.capacity) === 0) throw slotFull(gate.name);
  return { from, to };
}

const isSame = (a: { stopPosition: number }, stop: number) => a.stopPosition === stop;

/** @throws 409 when the stop has a booking or no longer expects a vehicle; 422 */
async function findBookableStop(tx: Db, orderId: string, position: number): Promise<GateStop> {
  const stop = await findStop(tx, orderId, position);
  if (!stop) throw invalidField('stops', 'notFound', 'Stop not found');
  if (!isBookable(stop)) throw notBookable(stop.number);
  if ((await listStopsBooked(tx, orderId)).some((booked) => isSame(booked, position))) throw alreadyBooked(stop.number);
  return stop;
}

export async function reloadBooking(tx: Db, id: string): Promise<BookingRecord> {
  const booking = await findBooking(tx, id);
  if (!booking) throw notFound();
  return booking;
}

/** Books for stops of locked orders. @param caller null: by a link */
export async function insertBookingOf(
  services: BookingServices,
  tx: Db,
  caller: Caller | null,
  { gateId, from, stops: wanted }: GateBookingInput,
): Promise<BookingRecord> {
  const now = services.now();
  const stops: GateStop[] = [];
  for (const { orderId, stop } of wanted) stops.push(await findBookableStop(tx, orderId, stop));
  const slot = await takeSlots(tx, { gateId, from, stops, now });
  const { id } = await insertBooking(tx, {
    gateId,
    startsAt: slot.from,
    endsAt: slot.to,
    arrivedAt: null,
    leftAt: null,
    createdBy: caller?.userId ?? null,
    createdAt: now,
  });
  await insertBookedStops(
    tx,
    stops.map(({ orderId, stop, locationId }) => ({
      bookingId: id,
      orderId,
      stopPosition: stop,
      stopLocationId: locationId,
    })),
  );
  const booking = await reloadBooking(tx, id);
  await recordBookingEvent(tx, caller, booking, 'booked', { from: { from: null, to: slot.from } }, now);
  await announceBooking(services, tx, caller, booking, 'booked');
  return booking;
}

/** @returns the id of the booking */
export const bookSlot = (services: GateServices, caller: Caller, input: GateBookingInput): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const keys = input.stops.map(({ orderId, stop }) => `${orderId.toLowerCase()} ${stop}`);
    if (new Set(keys).size < keys.length) throw invalidField('stops', 'repeated', 'A stop is named twice');
    const orderIds = [...new Set(input.stops.map(({ orderId }) => orderId.toLowerCase()))];
    for (const id of orderIds.toSorted()) await lockOrder(tx, caller, id);
    return (await insertBookingOf(services, tx, caller, input)).id;
  });

/** Moves a booking to another gate of the location or to another time. @param caller null: by a link */
export async function moveBookingTo(
  services: BookingServices,
  tx: Db,
  caller: Caller | null,
  before: BookingRecord,
  { gateId, from }: GateBookingMove,
): Promise<BookingRecord> {
  const now = services.now();
  const found = await Promise.all(before.stops.map(({ orderId, stop }) => findStop(tx, orderId, stop)));
  const stops = found.filter((stop) => stop !== undefined);
  const slot = await takeSlots(tx, { gateId, from, stops, now, except: before.id });
  if (before.gateId === gateId.toLowerCase() && before.from === slot.from) return before;
  await updateBooking(tx, before.id, { gateId, startsAt: slot.from, endsAt: slot.to });
  const after = await reloadBooking(tx, before.id);
  const changes = {
    ...(after.gate !== before.gate && { gate: { from: before.gate, to: after.gate } }),
    ...(after.from !== before.from && { from: { from: before.from, to: after.from } }),
  };
  await recordBookingEvent(tx, caller, after, 'moved', changes, now);
  await announceBooking(services, tx, caller, after, 'moved');
  return after;
}

/** Locks a booking that the caller sees. @throws 404; 409 for another revision */
export async function lockVisibleBooking(
  tx: Db,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<BookingRecord> {
  await lockBooking(tx, id);
  const booking = await findBooking(tx, id);
  if (!booking || rolesIn(caller, booking).length === 0) throw notFound();
  await assertRevision(tx, caller, 'gateBooking', booking, seen);
  return booking;
}

export const moveBooking = (
  services: GateServices,
  caller: Caller,
  id: string,
  move: GateBookingMove,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const before = await lockVisibleBooking(tx, caller, id, seen);
    const actions = bookingActions(withStopTimes(before), rolesIn(caller, before), services.now());
    if (!actions.includes('move')) throw bookingNotOpen(nameBooking(before));
    await moveBookingTo(services, tx, caller, before, move);
  });
