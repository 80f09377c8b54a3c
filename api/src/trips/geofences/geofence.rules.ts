import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';

/** An order at the trip's next stop. */
export type NextVisit = {
  orderId: string;
  stage: OrderStage;
  resumeStage: OrderStage | null;
  stageChangedAt: number;
  isPickup: boolean;
  /** Of the stops of the order. */
  isFirst: boolean;
  isLastDrop: boolean;
  arrivedAt: number | null;
};

const AT_PICKUP_STAGES: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading', 'loadingCompleted'];
const AT_DROP_STAGES: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading'];

const effectiveStage = ({ stage, resumeStage }: NextVisit) => (stage === 'delayed' ? (resumeStage ?? stage) : stage);

function arrivalEvent(visit: NextVisit): OrderEvent | null {
  if (visit.arrivedAt !== null) return null;
  const stage = effectiveStage(visit);
  if (visit.isPickup) return stage === (visit.isFirst ? 'started' : 'transit') ? 'arriveAtPickup' : null;
  return stage === 'transit' ? 'arriveAtDrop' : null;
}

/** None at the last drop, because people report the delivery. */
function departureEvent(visit: NextVisit): OrderEvent | null {
  if (visit.arrivedAt === null || visit.isLastDrop) return null;
  const atStopStages = visit.isPickup ? AT_PICKUP_STAGES : AT_DROP_STAGES;
  if (!atStopStages.includes(effectiveStage(visit))) return null;
  return visit.isPickup ? 'depart' : 'finishDrop';
}

/**
 * The event of an order when its vehicle enters or leaves the location; null also when the order has moved since. `at`
 * in unix seconds.
 */
export function toOrderEvent(
  { kind, at }: { kind: 'enter' | 'leave'; at: number },
  visit: NextVisit,
): OrderEvent | null {
  if (at < visit.stageChangedAt) return null;
  return kind === 'enter' ? arrivalEvent(visit) : departureEvent(visit);
}
