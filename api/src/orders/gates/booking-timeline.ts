import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import type { BookingRecord } from './gate-bookings.store.ts';

/** Adds to the timeline of a booking, which is that of the location's organization. @param caller null: a link or a job */
export const recordBookingEvent = (
  tx: Db,
  caller: Caller | null,
  { id, keeperId }: BookingRecord,
  event: string,
  changes: Record<string, unknown>,
  now: number,
) =>
  recordTimeline(tx, caller ?? { userId: null, actorId: null, organizationId: keeperId }, {
    subject: 'gateBooking',
    subjectId: id,
    organizationId: keeperId,
    event,
    changes,
    occurredAt: now,
  });
