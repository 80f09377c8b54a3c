import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { AT_DROP_STAGES, AT_PICKUP_STAGES } from './order-stage-table.rules.ts';

export type ReachedStop = { kind: StopKind; departedAt: number | null; arrivedAt?: number | null };

const isOpen = ({ departedAt }: ReachedStop) => departedAt === null;

/** The index of the pickup at which loading events happen: the first one without a departure. */
export function currentPickup(stops: readonly ReachedStop[]): number {
  const open = stops.findIndex((stop) => stop.kind === 'pickup' && isOpen(stop));
  return open < 0 ? stops.findIndex(({ kind }) => kind === 'pickup') : open;
}

const isOpenDrop = (stop: ReachedStop) => stop.kind === 'drop' && isOpen(stop);

/**
 * The index of the drop at which unloading events happen: the one that was reached, not necessarily the first, or else
 * the first one without a departure; -1 after the last.
 */
export function currentDrop(stops: readonly ReachedStop[]): number {
  const reached = stops.findIndex((stop) => isOpenDrop(stop) && typeof stop.arrivedAt === 'number');
  return reached < 0 ? stops.findIndex(isOpenDrop) : reached;
}

/** Whether an order can be brought to this drop next: all pickups before it are completed. */
export const isReachableDrop = (stops: readonly ReachedStop[], index: number): boolean =>
  stops[index] !== undefined &&
  isOpenDrop(stops[index]) &&
  !stops.slice(1, index).some((stop) => stop.kind === 'pickup' && isOpen(stop));

/** In transit, the first pickup is completed even if its departure is unknown. */
const firstOpenStop = (stops: readonly ReachedStop[]) => stops.findIndex((stop, i) => i > 0 && isOpen(stop));

/** The next stop of an order in a stage, or the one after its current stop. Undefined if there is none. */
export function nextStop<Stop extends ReachedStop>(stage: OrderStage, stops: readonly Stop[]): Stop | undefined {
  if (stage === 'started') return stops[0];
  if (stage === 'transit') return stops[firstOpenStop(stops)];
  if (AT_PICKUP_STAGES.includes(stage)) return stops[currentPickup(stops) + 1];
  const drop = AT_DROP_STAGES.includes(stage) ? currentDrop(stops) : -1;
  return drop < 0 ? undefined : stops.find((stop, i) => i > 0 && i !== drop && isOpen(stop));
}

/** Drops after the current one. */
export const countDropsLeft = (stage: OrderStage, stops: readonly ReachedStop[]): number =>
  Math.max(0, stops.filter(isOpenDrop).length - (AT_DROP_STAGES.includes(stage) ? 1 : 0));
