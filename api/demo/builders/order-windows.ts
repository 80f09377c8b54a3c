import { DAY, HOUR } from './context.ts';
import type { DatedStep } from './order-life.ts';

const COLOMBO = 5.5 * HOUR;
const lastFullHour = (at: number) => at - (at % HOUR);
/** Eight in the morning in Colombo, the day after. */
const nextMorning = (at: number) => at - ((at + COLOMBO) % DAY) + DAY + 8 * HOUR;

/** Two hours to load, four to unload, from when the pickup opens. */
export const windowsFrom = (pickupFrom: number) => ({
  pickupFrom,
  pickupTo: pickupFrom + 2 * HOUR,
  deliveryFrom: pickupFrom + 4 * HOUR,
  deliveryTo: pickupFrom + 8 * HOUR,
});

type Windows = ReturnType<typeof windowsFrom>;

/** The time that a vessel or a flight sets: four hours after the delivery should be done, or the pickup itself. */
export const cutoffIn = (
  option: 'none' | 'pickup' | 'delivery' | undefined,
  { pickupFrom, pickupTo, deliveryTo }: Windows,
) => {
  if (option === 'pickup') return { cutoffFrom: pickupFrom, cutoffTo: pickupTo };
  return option === 'delivery' ? { cutoffFrom: deliveryTo, cutoffTo: deliveryTo + 4 * HOUR } : {};
};

/** When the pickup was planned, seen from what happened; in the future when nothing did yet. */
export function plannedPickup(life: DatedStep[], now: number) {
  const arrived = life.find(({ event }) => event === 'arriveAtPickup');
  const started = life.find(({ event }) => event === 'startTrip');
  if (arrived) return lastFullHour(arrived.at);
  return started ? lastFullHour(started.at) + 2 * HOUR : nextMorning(now + DAY);
}
