import type { GateSchedule } from 'shared-contracts/orders/gate-bookings';

type Gate = Pick<GateSchedule['gates'][number], 'slots' | 'bookings'>;
type Booking = Gate['bookings'][number];
/** `slot`: null for bookings at a time that isn't the start of a slot, such as before the gate opens. */
export type GateRow = { from: number; slot: Gate['slots'][number] | null; bookings: readonly Booking[] };

const isExpected = ({ state }: Booking) => state !== 'cancelled' && state !== 'noShow';

/** The day of a gate from its first slot or booking on, and bookings without a visit: cancelled ones and no-shows. */
export function listGateRows({ slots, bookings }: Gate): { rows: readonly GateRow[]; closed: readonly Booking[] } {
  const byTime = Map.groupBy(bookings.filter(isExpected), ({ from }) => from);
  const slotByTime = new Map(slots.map((slot) => [slot.from, slot]));
  const times = [...new Set([...slotByTime.keys(), ...byTime.keys()])].toSorted((a, b) => a - b);
  return {
    rows: times.map((from) => ({ from, slot: slotByTime.get(from) ?? null, bookings: byTime.get(from) ?? [] })),
    closed: bookings.filter((booking) => !isExpected(booking)),
  };
}
