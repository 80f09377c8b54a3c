import type { OrderStage } from 'shared-contracts/values/orders/order-stages';

/** An open visit of an order at a stop of its trip. */
export type Visit = {
  /** Position among the stops of the trip. */
  stopPosition: number;
  /** Position among the stops of the order. */
  orderPosition: number;
  locationId: string;
  orderId: string;
  stage: OrderStage;
  resumeStage: OrderStage | null;
  stageChangedAt: number;
  isPickup: boolean;
  /** Whether it is the first stop of the order. */
  isFirst: boolean;
  /** The order has left all its other drops. */
  isLastDrop: boolean;
  /** The order has left all its stops before this one; of a drop: all its pickups. */
  isReachable: boolean;
  /** The trip has been, or will be, at the location before this stop. */
  isReturn: boolean;
  arrivedAt: number | null;
  /** Another trip still has to bring the order to the hub. */
  isAwaited?: boolean;
};

type GeofenceKind = 'enter' | 'leave';
export type GeofenceMove = 'arriveAtPickup' | 'depart' | 'arriveAtDrop' | 'finishDrop';

const AT_PICKUP_STAGES: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading', 'loadingCompleted'];
const AT_DROP_STAGES: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading'];

const effectiveStage = ({ stage, resumeStage }: Visit) => (stage === 'delayed' ? (resumeStage ?? stage) : stage);

/** The event of an order when its vehicle enters or leaves the stop; null: there is none, or it is reported already. */
export function toOrderEvent(kind: GeofenceKind, visit: Visit): GeofenceMove | null {
  if (kind === 'enter') {
    if (visit.arrivedAt !== null) return null;
    return visit.isPickup ? 'arriveAtPickup' : 'arriveAtDrop';
  }
  // The delivery at the last drop is reported by people.
  if (visit.arrivedAt === null || visit.isLastDrop) return null;
  return visit.isPickup ? 'depart' : 'finishDrop';
}

/** O10, O13, O14, O16: whether the event is a possible transition of the order's stage. */
export function isExpected(event: GeofenceMove, visit: Visit): boolean {
  const stage = effectiveStage(visit);
  if (event === 'arriveAtPickup') return stage === (visit.isFirst ? 'started' : 'transit');
  if (event === 'arriveAtDrop') return stage === 'transit';
  return (event === 'depart' ? AT_PICKUP_STAGES : AT_DROP_STAGES).includes(stage);
}

type ExpectedMove = { visit: Visit; event: GeofenceMove };

/**
 * The moves to make when a vehicle enters or leaves a location: those of the first stop there with a due move. A
 * vehicle that only returns to a location, for example while it is moved in the yard, has not reached a later stop.
 * @param visits all open ones of the trip, in the order of its stops
 */
export function listExpectedMoves(
  { kind, locationId }: { kind: GeofenceKind; locationId: string },
  visits: readonly Visit[],
): ExpectedMove[] {
  const due = visits.flatMap((visit) => {
    const event = visit.locationId === locationId && !visit.isAwaited ? toOrderEvent(kind, visit) : null;
    return event && (!visit.isReturn || isExpected(event, visit)) ? [{ visit, event }] : [];
  });
  const position = due[0]?.visit.stopPosition;
  return due.filter(({ visit }) => visit.stopPosition === position);
}
