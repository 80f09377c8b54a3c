import type { OrderEvent, OrderStage } from 'shared-contracts/values/order-stages';

/** What an order has to do at the trip's next stop. */
export type NextVisit = {
  orderId: string;
  stage: OrderStage;
  resumeStage: OrderStage | null;
  stageChangedAt: number;
  isPickup: boolean;
  isLastDrop: boolean;
  arrivedAt: number | null;
};

const AT_PICKUP: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading', 'loadingCompleted'];
const AT_DROP: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading'];

const standing = ({ stage, resumeStage }: NextVisit) => (stage === 'delayed' ? resumeStage : stage);

function arrives(visit: NextVisit): OrderEvent | null {
  if (visit.arrivedAt !== null) return null;
  const stage = standing(visit);
  if (visit.isPickup) return stage === 'started' ? 'arriveAtPickup' : null;
  return stage === 'transit' ? 'arriveAtDrop' : null;
}

/** What was brought is told by people: a vehicle that leaves the last drop tells nothing. */
function leaves(visit: NextVisit): OrderEvent | null {
  const stage = standing(visit);
  if (stage === null || visit.arrivedAt === null || visit.isLastDrop) return null;
  const stands = visit.isPickup ? AT_PICKUP : AT_DROP;
  if (!stands.includes(stage)) return null;
  return visit.isPickup ? 'depart' : 'finishDrop';
}

/** What a vehicle that comes to the next stop of its trip, or leaves it, means for an order there; null: nothing, also when the order has moved since. @param at unix seconds */
export function drivenBy({ kind, at }: { kind: 'enter' | 'leave'; at: number }, visit: NextVisit): OrderEvent | null {
  if (at < visit.stageChangedAt) return null;
  return kind === 'enter' ? arrives(visit) : leaves(visit);
}
