import type { GateSchedule } from 'shared-contracts/orders/gate-bookings';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { isOwnLocation } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { listGatesWithHours, listUnbookedStops } from './bookable-stops.store.ts';
import { WRITES_BOOKINGS } from './gate-access.rules.ts';
import { presentBooking } from './gate-booking.present.ts';
import { listBookingsOfGates, timeZoneOf } from './gate-bookings.store.ts';
import { dayRange, listDaySlots, todayIn } from './slots.ts';

const MAX_UNBOOKED = 100;

/** The day of a location's gates, for its organization. @throws 404; 422 for an invalid day */
export async function loadGateSchedule(
  db: Db,
  caller: Caller,
  locationId: string,
  { day: chosen, now }: { day: string | undefined; now: number },
): Promise<GateSchedule> {
  if (!(await isOwnLocation(db, caller, locationId))) throw notFound();
  const location = await db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow();
  const gates = await listGatesWithHours(db, location.id);
  const timeZone = gates[0] ? timeZoneOf(gates[0]) : 'UTC';
  const day = chosen ?? todayIn(timeZone, now);
  const range = dayRange(day, timeZone);
  const bookings = await listBookingsOfGates(
    db,
    gates.map(({ id }) => id),
    range,
  );
  const canWrite = hasAccess(caller, WRITES_BOOKINGS);
  const columns = [];
  for (const { id, name, use, slotMinutes, capacity, ...hours } of gates) {
    const slots = await listDaySlots(db, { id, name, use, slotMinutes, capacity, ...hours }, range);
    columns.push({
      id,
      name,
      use,
      slotMinutes,
      capacity,
      slots,
      bookings: bookings
        .filter(({ gateId }) => gateId === id)
        .map((booking) => presentBooking(booking, caller, { now, canWrite })),
    });
  }
  const unbooked = await listUnbookedStops(db, caller, location.id, range, MAX_UNBOOKED);
  return {
    location,
    timeZone,
    day,
    gates: columns,
    unbooked: unbooked.map(({ orderId, number, shipperCode, stop, kind, organization, windowFrom, windowTo }) => ({
      orderId,
      number,
      shipperCode,
      stop,
      kind,
      organization,
      windowFrom,
      windowTo,
    })),
  };
}
