import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatDateTime } from '../../platform/pdf/format.rules.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { type BookingRecord, timeZoneOf } from './gate-bookings.store.ts';

/**
 * Events of a booking that also appear in the order's timeline; the others are times of the stop, which it has anyway.
 */
const ORDER_EVENTS: Partial<Record<TimelineEvent<'gateBooking'>, TimelineEvent<'order'>>> = {
  booked: 'slotBooked',
  moved: 'slotMoved',
  cancelled: 'slotCancelled',
  noShow: 'slotNoShow',
};

/**
 * Adds to the timeline of an order where and when its vehicle is expected, on the clock of the location: as a reason,
 * since no field of the order changes, and who is editing it has nothing to merge.
 */
export const recordOrderSlot = (
  tx: Db,
  caller: Caller | null,
  booking: BookingRecord,
  order: { orderId: string; organizationId: string },
  event: TimelineEvent<'order'>,
  now: number,
) =>
  recordTimeline(tx, caller ?? { userId: null, actorId: null, organizationId: order.organizationId }, {
    subject: 'order',
    subjectId: order.orderId,
    organizationId: order.organizationId,
    event,
    reason: `${booking.location}, ${booking.gate}: ${formatDateTime(booking.from, timeZoneOf(booking))}`,
    occurredAt: now,
  });

/**
 * Adds to the timeline of a booking, which is that of the location's organization, and to those of its orders.
 * @param caller null: a link or a job
 */
export async function recordBookingEvent(
  tx: Db,
  caller: Caller | null,
  booking: BookingRecord,
  event: TimelineEvent<'gateBooking'>,
  changes: Record<string, unknown>,
  now: number,
): Promise<void> {
  const { id, locationOwnerId, stops } = booking;
  await recordTimeline(tx, caller ?? { userId: null, actorId: null, organizationId: locationOwnerId }, {
    subject: 'gateBooking',
    subjectId: id,
    organizationId: locationOwnerId,
    event,
    changes,
    occurredAt: now,
  });
  const ofOrder = ORDER_EVENTS[event];
  if (ofOrder === undefined) return;
  const orders = new Map(stops.map((stop) => [stop.orderId, stop]));
  for (const order of orders.values()) await recordOrderSlot(tx, caller, booking, order, ofOrder, now);
}
