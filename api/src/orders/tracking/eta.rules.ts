import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type EtaState, UNDER_WAY_STAGES } from 'shared-contracts/values/orders/tracking';
import { HOUR, MINUTE } from 'shared-contracts/values/time';

const KM_PER_HOUR = 40;
/** An older position says too little about where the vehicle is. */
const MAX_POSITION_AGE = HOUR;

/** @param positionAt when the vehicle was last located, in unix seconds */
export function toEtaState(stage: OrderStage, positionAt: number | null, now: number): EtaState {
  if (!UNDER_WAY_STAGES.includes(stage)) return 'notUnderWay';
  if (positionAt === null) return 'noPosition';
  return now - positionAt > MAX_POSITION_AGE ? 'stalePosition' : 'live';
}

/** A stop that the vehicle has yet to leave. `km`: from the stop before, or from the vehicle's position to the first one. */
export type RemainingStop = {
  km: number;
  arrivedAt: number | null;
  windowFrom: number | null;
  handlingMinutes: number;
};

/**
 * Estimates the arrival at each stop: the vehicle drives at 40 km/h, waits for windows and takes the handling minutes at
 * each stop. Null: it has arrived there.
 * @param stops in the order of the trip
 */
export function estimateArrivals(positionAt: number, stops: readonly RemainingStop[], now: number): (number | null)[] {
  let departure = positionAt;
  return stops.map(({ km, arrivedAt, windowFrom, handlingMinutes }) => {
    const eta = Math.max(now, Math.round(departure + (km / KM_PER_HOUR) * HOUR));
    const start = Math.max(arrivedAt ?? eta, windowFrom ?? 0);
    departure = Math.max(now, departure, start + handlingMinutes * MINUTE);
    return arrivedAt === null ? eta : null;
  });
}

const STEPS_PER_DEGREE = 100;
/** Rounds to a hundredth of a degree, about a kilometre. `+ 0` turns -0 into 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0;
