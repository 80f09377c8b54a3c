import type { OrderStage } from 'shared-contracts/values/order-stages';
import { estimatedKm, type Point } from '../../network/geo/great-circle.rules.ts';
import { hasArrived, isUnderWay, stateOf } from './way.rules.ts';

const KM_PER_HOUR = 40;
const HOUR = 3_600;
/** A vehicle that has been silent for longer may be anywhere. */
const OLDEST = HOUR;

type Window = { from: number | null; to: number | null };
export type Eta = Window & { isEstimate: boolean };

/** Where the vehicle still has to go: of a delayed order the last stop is sure. */
function ahead(stage: OrderStage, stops: readonly Point[]): readonly Point[] {
  const state = stateOf(stage);
  if (state === 'started') return stops;
  return state === 'pickup' ? stops.slice(1) : stops.slice(-1);
}

type Journey = {
  stage: OrderStage;
  stops: readonly Point[];
  delivery: Window;
  position: { latitude: number; longitude: number; at: number } | null;
  now: number;
};

/** When the last drop is reached: reckoned from where the vehicle is, else as planned; null: it is there or will not come. */
export function etaOf({ stage, stops, delivery, position, now }: Journey): Eta | null {
  if (hasArrived(stage)) return null;
  const planned = { ...delivery, isEstimate: false };
  if (!position || !isUnderWay(stage) || stops.length === 0 || now - position.at > OLDEST) return planned;
  const km = estimatedKm([[position.latitude, position.longitude], ...ahead(stage, stops)]);
  const at = Math.max(now, Math.round(position.at + (km / KM_PER_HOUR) * HOUR));
  return { from: at, to: at, isEstimate: true };
}

const PER_DEGREE = 100;
/** To a hundredth of a degree, about a kilometre. */
export const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE + 0;
