import type { FreeSlot, GateSlots } from 'shared-contracts/orders/gate-bookings';
import { DAY } from 'shared-contracts/values/time';
import { countFree, countSlots, findSlots, listSlots, type Slot } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { getDayRange, toLocalDate } from '../../platform/time/days.rules.ts';
import { type GateRecord, type GateStop, listGatesWithHours, serves } from './bookable-stops.store.ts';
import { isInWindow } from './gate-booking.rules.ts';
import { listTaken, timeZoneOf } from './gate-bookings.store.ts';

/** Offers slots this many days before and after a stop's window. */
const DAYS_AROUND = 2;
const MAX_DAYS = 7;

/** @throws 422 for `day` */
export function dayRange(day: string, timeZone: string): Slot {
  const range = getDayRange(day, timeZone);
  if (!range) throw invalidField('day', 'invalid', 'Invalid day');
  return range;
}

function rangeOf({ windowFrom, windowTo }: GateStop, day: string | undefined, timeZone: string, now: number): Slot {
  if (day !== undefined) {
    const { from, to } = dayRange(day, timeZone);
    return { from: Math.max(from, now), to };
  }
  const from = Math.max(now, (windowFrom ?? now) - DAYS_AROUND * DAY);
  const to = Math.max(from, windowTo ?? windowFrom ?? from) + DAYS_AROUND * DAY;
  return { from, to: Math.min(to, Math.max(from, (windowFrom ?? from) - DAY) + MAX_DAYS * DAY) };
}

const planOf = ({ slotMinutes, openingHours, locationHours }: GateRecord) => {
  const hours = openingHours ?? locationHours;
  return hours && { slotMinutes, openingHours: hours };
};

/** Times at which a vehicle may come to a stop, at each gate that serves the stop. Includes full slots. */
export async function listStopSlots(
  db: Db,
  stop: GateStop,
  { day, now, except = null }: { day: string | undefined; now: number; except?: string | null },
): Promise<GateSlots> {
  const gates = (await listGatesWithHours(db, stop.locationId)).filter(({ use }) => serves(use, stop.kind));
  const timeZone = gates[0] ? timeZoneOf(gates[0]) : 'UTC';
  const range = rangeOf(stop, day, timeZone, now);
  const taken = await listTaken(
    db,
    gates.map(({ id }) => id),
    { from: range.from, to: range.to + DAY },
    except,
  );
  const slots = gates.flatMap((gate): FreeSlot[] => {
    const plan = planOf(gate);
    if (!plan) return [];
    const count = countSlots(stop.handlingMinutes, gate.slotMinutes);
    const own = taken.filter(({ gateId }) => gateId === gate.id);
    return listSlots(plan, range.from, range.to).flatMap(({ from }) => {
      const needed = findSlots(plan, from, count);
      const to = needed?.at(-1)?.to;
      if (!needed || to === undefined) return [];
      const slot = { from, to };
      return [
        { gateId: gate.id, ...slot, free: countFree(needed, own, gate.capacity), isInWindow: isInWindow(slot, stop) },
      ];
    });
  });
  return {
    timeZone,
    windowFrom: stop.windowFrom,
    windowTo: stop.windowTo,
    handlingMinutes: stop.handlingMinutes,
    gates: gates.map(({ id, name }) => ({ id, name })),
    slots: slots.toSorted((a, b) => a.from - b.from),
  };
}

/** A gate's slots of a day, each with how many vehicles may still come. */
export async function listDaySlots(db: Db, gate: GateRecord, range: Slot) {
  const plan = planOf(gate);
  if (!plan) return [];
  const taken = await listTaken(db, [gate.id], { from: range.from, to: range.to + DAY });
  return listSlots(plan, range.from, range.to).map((slot) => ({
    ...slot,
    free: countFree([slot], taken, gate.capacity),
  }));
}

export const todayIn = (timeZone: string, now: number) => toLocalDate(now, timeZone);
