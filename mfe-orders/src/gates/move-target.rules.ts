import type { GateSchedule } from 'shared-contracts/orders/gate-bookings';

type Gates = GateSchedule['gates'];
export type Place = { gateId: string; from: number };
export type Direction = 'earlier' | 'later' | 'left' | 'right';

const closestTo = (from: number, slots: Gates[number]['slots']) =>
  slots.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))[0];

/** The slot next to that of a booking: the previous or next one, or the one at the neighbouring gate. */
export function findMoveTarget(gates: Gates, { gateId, from }: Place, direction: Direction): Place | null {
  const column = gates.findIndex(({ id }) => id === gateId);
  if (direction === 'earlier' || direction === 'later') {
    const slots = gates[column]?.slots ?? [];
    const slot =
      direction === 'later' ? slots.find((other) => other.from > from) : slots.findLast((other) => other.from < from);
    return slot ? { gateId, from: slot.from } : null;
  }
  const gate = gates[column + (direction === 'right' ? 1 : -1)];
  const slot = gate && column >= 0 ? closestTo(from, gate.slots) : undefined;
  return gate && slot ? { gateId: gate.id, from: slot.from } : null;
}
