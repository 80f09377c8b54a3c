import type { GateBooking } from 'shared-contracts/orders/gate-bookings';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { type Booking, bookingActions, type GateRole, isInWindow, isLate, stateOf } from './gate-booking.rules.ts';
import { type BookingRecord, timeZoneOf } from './gate-bookings.store.ts';
import { toShipperCode } from '../core/shipper-code.store.ts';

const earliest = (times: readonly (number | null)[]) => {
  const reported = times.filter((time) => time !== null);
  return reported.length > 0 ? Math.min(...reported) : null;
};
const latestOfAll = (times: readonly (number | null)[]) =>
  times.length > 0 && times.every((time) => time !== null) ? Math.max(...times) : null;

/** Adds the stop times that the driver or tracker reported, unless the gate recorded its own. */
export const withStopTimes = ({ from, to, state, arrivedAt, leftAt, stops }: BookingRecord): Booking => ({
  from,
  to,
  state,
  arrivedAt: arrivedAt ?? earliest(stops.map((stop) => stop.arrivedAt)),
  leftAt: leftAt ?? latestOfAll(stops.map((stop) => stop.departedAt)),
});

type BookedStop = BookingRecord['stops'][number];

export const isPartyOf = (
  caller: Pick<Caller, 'organizationId'>,
  { organizationId, partnerId, isValidated }: BookedStop,
) => caller.organizationId === organizationId || (isValidated && caller.organizationId === partnerId);

/** The roles of a caller in a booking; none: it is not visible to them. */
export function rolesIn(
  caller: Caller,
  { locationOwnerId, stops }: Pick<BookingRecord, 'locationOwnerId' | 'stops'>,
): GateRole[] {
  const roles: Record<GateRole, boolean> = {
    locationOwner: isRoot(caller) || caller.organizationId === locationOwnerId,
    party: isRoot(caller) || stops.some((stop) => isPartyOf(caller, stop)),
  };
  return (['locationOwner', 'party'] as const).filter((role) => roles[role]);
}

const firstOf = <Key extends 'vehicle' | 'trip'>(stops: readonly BookedStop[], key: Key) =>
  stops.find((stop) => stop[key] !== null)?.[key] ?? null;

export function presentBooking(
  row: BookingRecord,
  caller: Caller,
  { now, canWrite }: { now: number; canWrite: boolean },
): GateBooking {
  const booking = withStopTimes(row);
  const roles = rolesIn(caller, row);
  const isLocationOwner = roles.includes('locationOwner');
  return {
    id: row.id,
    revision: row.revision,
    gate: { id: row.gateId, name: row.gate },
    location: { id: row.locationId, name: row.location },
    timeZone: timeZoneOf(row),
    from: row.from,
    to: row.to,
    state: stateOf(booking),
    arrivedAt: booking.arrivedAt,
    leftAt: booking.leftAt,
    isLate: isLate(booking, now),
    isOutsideWindow: row.stops.some((stop) => !isInWindow(row, stop)),
    // A vehicle may also carry orders of others, who are none of a party's business.
    stops: row.stops
      .filter((stop) => isLocationOwner || isRoot(caller) || isPartyOf(caller, stop))
      .map((stop) => ({
        order: {
          id: stop.orderId,
          number: stop.number,
          shipperCode: toShipperCode(stop, caller),
          isVisible: isRoot(caller) || isPartyOf(caller, stop),
        },
        stop: stop.stop,
        kind: stop.kind ?? 'drop',
        organization: stop.organization,
        carrier: stop.partner,
      })),
    vehicle: firstOf(row.stops, 'vehicle'),
    trip: firstOf(row.stops, 'trip'),
    bookedBy: row.bookedBy,
    actions: canWrite ? bookingActions(booking, roles, now) : [],
  };
}
