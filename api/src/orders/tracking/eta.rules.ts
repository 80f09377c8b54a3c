import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type EtaState, UNDER_WAY_STAGES } from 'shared-contracts/values/orders/tracking';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';

/** Seconds of driving until a break is due, and its length. */
export type Breaks = { driveBeforeBreak: number; breakLength: number };

/** The breaks of an organization; null if it has none set. */
export const toBreaks = (rules: { driveMinutes: number | null; breakMinutes: number | null }): Breaks => ({
  driveBeforeBreak: (rules.driveMinutes ?? DEFAULT_DRIVING.driveMinutes) * MINUTE,
  breakLength: (rules.breakMinutes ?? DEFAULT_DRIVING.breakMinutes) * MINUTE,
});
/** An older position says too little about where the vehicle is. */
export const MAX_POSITION_AGE = HOUR;

/** @param positionAt when the vehicle was last located, in unix seconds */
export function toEtaState(stage: OrderStage, positionAt: number | null, now: number): EtaState {
  if (!UNDER_WAY_STAGES.includes(stage)) return 'notUnderWay';
  if (positionAt === null) return 'noPosition';
  return now - positionAt > MAX_POSITION_AGE ? 'stalePosition' : 'live';
}

/** A stop that the vehicle has yet to leave. `drive`: seconds from the stop before, or from the vehicle's position to the first one. */
export type RemainingStop = {
  drive: number;
  arrivedAt: number | null;
  windowFrom: number | null;
  handlingMinutes: number;
};

/** The number of breaks in so many seconds of driving. The last one is only taken if the trip continues. */
const countBreaks = (driven: number, { driveBeforeBreak }: Breaks) =>
  Math.max(0, Math.ceil(driven / driveBeforeBreak) - 1);

/**
 * Estimates the arrival at each stop: the vehicle waits for windows and takes the handling minutes at each stop. Breaks
 * are added, assuming a rested driver: neither waiting nor handling counts as one. Null for stops already reached.
 * @param stops in the order of the trip
 */
export function estimateArrivals(
  positionAt: number,
  stops: readonly RemainingStop[],
  now: number,
  breaks: Breaks = toBreaks(DEFAULT_DRIVING),
): (number | null)[] {
  let [departure, driven] = [positionAt, 0];
  return stops.map(({ drive, arrivedAt, windowFrom, handlingMinutes }) => {
    driven += drive;
    const withoutBreaks = Math.max(now, Math.round(departure + drive));
    const start = Math.max(arrivedAt ?? withoutBreaks, windowFrom ?? 0);
    departure = Math.max(now, departure, start + handlingMinutes * MINUTE);
    return arrivedAt === null ? withoutBreaks + countBreaks(driven, breaks) * breaks.breakLength : null;
  });
}

const STEPS_PER_DEGREE = 100;
/** Rounds to a hundredth of a degree, about a kilometre. `+ 0` turns -0 into 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0;
