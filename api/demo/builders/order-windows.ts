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

/** When the pickup was planned, seen from what happened; in the future when nothing did yet. */
export function plannedPickup(life: DatedStep[], now: number) {
  const arrived = life.find(({ event }) => event === 'arriveAtPickup');
  const started = life.find(({ event }) => event === 'startTrip');
  if (arrived) return lastFullHour(arrived.at);
  return started ? lastFullHour(started.at) + 2 * HOUR : nextMorning(now + DAY);
}
