import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { HOUR } from 'shared-contracts/values/time';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { nextStop, type ReachedStop } from '../stages/stop-progress.rules.ts';
import { hasArrived, isEnRoute } from './tracking-steps.rules.ts';

const KM_PER_HOUR = 40;
/** An older position says too little about where the vehicle is. */
const MAX_POSITION_AGE = HOUR;

type Window = { from: number | null; to: number | null };
export type Eta = Window & { isEstimate: boolean };

type EtaStop = ReachedStop & { point: Point };

/** The stops that the vehicle has yet to reach. For a delayed order, only the last one is certain. */
function remainingStops(stage: OrderStage, stops: readonly EtaStop[]): readonly Point[] {
  const next = nextStop(stage, stops);
  const remaining = next ? stops.slice(stops.indexOf(next)) : stops.slice(-1);
  return remaining.filter(({ departedAt }) => departedAt === null).map(({ point }) => point);
}

type EtaInput = {
  stage: OrderStage;
  stops: readonly EtaStop[];
  delivery: Window;
  position: { latitude: number; longitude: number; at: number } | null;
  now: number;
};

/**
 * Estimates the arrival at the last drop from the vehicle's position, or returns the planned window. Null: arrived, or
 * not coming any more.
 */
export function estimateArrival({ stage, stops, delivery, position, now }: EtaInput): Eta | null {
  if (hasArrived(stage)) return null;
  const planned = { ...delivery, isEstimate: false };
  if (!position || !isEnRoute(stage) || stops.length === 0 || now - position.at > MAX_POSITION_AGE) return planned;
  const km = estimateRoadKm([[position.latitude, position.longitude], ...remainingStops(stage, stops)]);
  const at = Math.max(now, Math.round(position.at + (km / KM_PER_HOUR) * HOUR));
  return { from: at, to: at, isEstimate: true };
}

const STEPS_PER_DEGREE = 100;
/** Rounds to a hundredth of a degree, about a kilometre. `+ 0` turns -0 into 0. */
export const roundDegrees = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0;
