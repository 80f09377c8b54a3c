import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { MINUTE } from 'shared-contracts/values/time';
import { addDays, toLocalDate } from '../../platform/time/days.rules.ts';
import { openRangesOn } from './opening-hours.rules.ts';

/** Unix seconds; `to` is exclusive. */
export type Slot = { from: number; to: number };
export type SlotPlan = { slotMinutes: number; openingHours: OpeningHours };

/**
 * The slots that start in a range, in their order. They follow each other from each opening on; the clock may change
 * between them, their length doesn't.
 */
export function listSlots({ slotMinutes, openingHours }: SlotPlan, from: number, to: number): Slot[] {
  const length = slotMinutes * MINUTE;
  const slots: Slot[] = [];
  const last = toLocalDate(to, openingHours.timeZone);
  for (let day = addDays(toLocalDate(from, openingHours.timeZone), -1); day <= last; day = addDays(day, 1)) {
    for (const range of openRangesOn(openingHours, day)) {
      for (let at = range.from; at + length <= range.to; at += length)
        if (at >= from && at < to) slots.push({ from: at, to: at + length });
    }
  }
  return slots;
}

/** The number of slots that the time at the gate takes, at least one. */
export const countSlots = (minutes: number, slotMinutes: number) => Math.max(1, Math.ceil(minutes / slotMinutes));

/** The slots of a booking that starts at a moment; null when they don't exist or don't follow each other. */
export function findSlots(plan: SlotPlan, from: number, count: number): Slot[] | null {
  const slots = listSlots(plan, from, from + count * plan.slotMinutes * MINUTE);
  const isComplete =
    slots.length === count && slots.every((slot, i) => slot.from === from + i * plan.slotMinutes * MINUTE);
  return isComplete ? slots : null;
}

const overlaps = (a: Slot, b: Slot) => a.from < b.to && b.from < a.to;

/** The number of further vehicles that fit into all of the slots. */
export const countFree = (slots: readonly Slot[], taken: readonly Slot[], capacity: number) =>
  Math.max(0, capacity - Math.max(0, ...slots.map((slot) => taken.filter((other) => overlaps(slot, other)).length)));
