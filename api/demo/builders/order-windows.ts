import { DAY, HOUR } from './context.ts';
import type { DatedStep } from './order-life.ts';

const COLOMBO = 5.5 * HOUR;
const lastFullHour = (at: number) => at - (at % HOUR);
/** 8:00 in Colombo on the next day. */
const nextMorning = (at: number) => at - ((at + COLOMBO) % DAY) + DAY + 8 * HOUR;

/** Two hours to load and four to unload, from the start of the pickup window. */
export const windowsFrom = (pickupFrom: number) => ({
  pickupFrom,
  pickupTo: pickupFrom + 2 * HOUR,
  deliveryFrom: pickupFrom + 4 * HOUR,
  deliveryTo: pickupFrom + 8 * HOUR,
});

type Windows = ReturnType<typeof windowsFrom>;

/** The cutoff of a vessel or flight: four hours after the delivery window, or the pickup window itself. */
export const cutoffIn = (
  option: 'none' | 'pickup' | 'delivery' | undefined,
  { pickupFrom, pickupTo, deliveryTo }: Windows,
) => {
  if (option === 'pickup') return { cutoffFrom: pickupFrom, cutoffTo: pickupTo };
  return option === 'delivery' ? { cutoffFrom: deliveryTo, cutoffTo: deliveryTo + 4 * HOUR } : {};
};

/** The planned pickup that fits what has happened; in the future if nothing has. */
export function plannedPickup(life: DatedStep[], now: number) {
  const arrived = life.find(({ event }) => event === 'arriveAtPickup');
  const started = life.find(({ event }) => event === 'startTrip');
  if (arrived) return lastFullHour(arrived.at);
  return started ? lastFullHour(started.at) + 2 * HOUR : nextMorning(now + DAY);
}
