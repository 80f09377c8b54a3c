import type { OrderEvent } from 'shared-contracts/values/order-stages';

export const STAMPS = ['arrivedAt', 'startedAt', 'endedAt', 'departedAt'] as const;
export type StopStamp = (typeof STAMPS)[number];
/** What happened at one stop; unix seconds. `inferred`: the stamps that nobody told. */
export type StampedStop = Record<StopStamp, number | null> & { inferred: readonly StopStamp[] };

export const UNTOUCHED: StampedStop = {
  arrivedAt: null,
  startedAt: null,
  endedAt: null,
  departedAt: null,
  inferred: [],
};

/** What an event tells of the stop where the order stands, and what follows from it there. */
type Told = { told: readonly StopStamp[]; follows?: readonly StopStamp[] };
const TOLD: Partial<Record<OrderEvent, Told>> = {
  arriveAtPickup: { told: ['arrivedAt'] },
  startLoading: { told: ['startedAt'] },
  completeLoading: { told: ['endedAt'], follows: ['startedAt'] },
  depart: { told: ['departedAt'], follows: ['startedAt', 'endedAt'] },
  arriveAtDrop: { told: ['arrivedAt'] },
  startUnloading: { told: ['startedAt'] },
  finishDrop: { told: ['endedAt', 'departedAt'], follows: ['startedAt'] },
  deliver: { told: ['endedAt'], follows: ['startedAt', 'departedAt'] },
  deliverPart: { told: ['endedAt'], follows: ['startedAt', 'departedAt'] },
  deliverManually: { told: ['endedAt'], follows: ['arrivedAt', 'startedAt', 'departedAt'] },
};

const missing = (stop: StampedStop, stamps: readonly StopStamp[]) => stamps.filter((stamp) => stop[stamp] === null);
const at = (stamps: readonly StopStamp[], time: number) =>
  Object.fromEntries(stamps.map((stamp) => [stamp, time])) as Partial<StampedStop>;

function stamped(stop: StampedStop, { told, follows = [] }: Told, time: number): StampedStop {
  const inferred = missing(stop, follows);
  return { ...stop, ...at([...missing(stop, told), ...inferred], time), inferred: [...stop.inferred, ...inferred] };
}

const AT_PICKUP: readonly OrderEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

/** A failed delivery ends at a stop only where the order had come to it. */
const ofFailure = (stop: StampedStop): Told =>
  stop.arrivedAt === null ? { told: [] } : { told: ['endedAt'], follows: ['departedAt'] };

/** The stop that an event happens at: the pickup, the last one, else the first drop that was not left. */
function placeOf(stops: readonly StampedStop[], event: OrderEvent): number {
  if (AT_PICKUP.includes(event)) return 0;
  if (event === 'deliverManually') return stops.length - 1;
  return stops.findIndex(({ departedAt }, i) => i > 0 && departedAt === null);
}

/** The stops of an order after an event; untouched ones are the same objects. What is stamped stays; a new attempt begins with clean stops. @param time unix seconds */
export function stopsAfter<Stop extends StampedStop>(stops: readonly Stop[], event: OrderEvent, time: number): Stop[] {
  if (event === 'reattempt') return stops.map((stop) => ({ ...stop, ...UNTOUCHED }));
  const here = placeOf(stops, event);
  return stops.map((stop, i) => {
    const told = event === 'failDelivery' ? ofFailure(stop) : TOLD[event];
    return i === here && told ? { ...stop, ...stamped(stop, told, time) } : stop;
  });
}
