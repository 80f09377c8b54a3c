import { LOAD_MEASURES } from 'shared-contracts/values/space';
import { MINUTE } from 'shared-contracts/values/time';
import type { DrivingRule } from 'shared-contracts/trips/planner';
import type { Travel } from '../../network/public.ts';
import type { OrderWindows } from '../../orders/public.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Amount } from '../itinerary/trip-plan.rules.ts';

type MadeVisit = {
  orderId: string;
  orderPosition: number;
  kind: 'pickup' | 'drop';
  windowTo: number | null;
  handlingMinutes: number | null;
};
type MadeStop = { point: Point; plannedAt: number | null; visits: readonly MadeVisit[] };
type CarriedOrder = { id: string; load: Amount; windows: OrderWindows };

/** The stops ahead of a running trip with another order, `addedId`. `start`: where the vehicle is, and since when. */
export type AdditionToCheck = {
  stops: readonly MadeStop[];
  start: { point: Point; at: number } | null;
  orders: readonly CarriedOrder[];
  addedId: string;
  /** The number of stops of the added order. */
  addedStops: number;
  capacity: Partial<Record<keyof Amount, string | null>>;
  travel: Travel;
  /** Absent if the driver takes no breaks. */
  driving?: DrivingRule;
};

/** The clock of stops is in whole seconds. */
const TOLERANCE = 1;
/** Measures have three decimal places. */
const THOUSAND = 1_000;

const toUnits = (value: string | null | undefined) => Math.round(Number(value ?? 0) * THOUSAND);

function findOrderFaults({ stops, addedId, addedStops }: AdditionToCheck): string[] {
  const made = stops.flatMap(({ visits }) => visits);
  const added = made.filter(({ orderId }) => orderId === addedId);
  const count = added.length === addedStops ? [] : [`${addedId} has ${addedStops} stops, but ${added.length} are made`];
  const disordered = [...Map.groupBy(made, ({ orderId }) => orderId)].filter(([, visits]) =>
    visits.some(({ orderPosition }, i) => i > 0 && orderPosition <= (visits[i - 1]?.orderPosition ?? 0)),
  );
  return [...count, ...disordered.map(([id]) => `the stops of ${id} are not made in their order`)];
}

/** The breaks and rests on each leg, in seconds: drives until one is due and continues after it. */
function listPauses(legs: readonly number[], driving: DrivingRule | undefined): number[] {
  if (!driving) return legs.map(() => 0);
  const { driveBeforeBreak, breakLength, driveBeforeRest = Infinity, restLength = 0 } = driving;
  let [sinceBreak, sinceRest] = [0, 0];
  return legs.map((seconds) => {
    let [left, paused] = [seconds, 0];
    while (left > Math.min(driveBeforeBreak - sinceBreak, driveBeforeRest - sinceRest)) {
      const isRest = driveBeforeRest - sinceRest <= driveBeforeBreak - sinceBreak;
      const until = isRest ? driveBeforeRest - sinceRest : driveBeforeBreak - sinceBreak;
      [left, paused] = [left - until, paused + (isRest ? restLength : breakLength)];
      [sinceBreak, sinceRest] = [0, isRest ? 0 : sinceRest + until];
    }
    [sinceBreak, sinceRest] = [sinceBreak + left, sinceRest + left];
    return paused;
  });
}

function findTimeFaults({ stops, start, orders, addedId, travel, driving }: AdditionToCheck): string[] {
  const legs = stops.map(({ point }, i) => {
    const from = stops[i - 1]?.point ?? start?.point;
    return from ? travel(from, point).seconds : 0;
  });
  const pauses = listPauses(legs, driving);
  const windows = orders.find(({ id }) => id === addedId)?.windows;
  return stops.flatMap(({ plannedAt, visits }, i) => {
    if (plannedAt === null) return [`stop ${i} has no time`];
    const previous = stops[i - 1];
    const from = previous ? { at: previous.plannedAt ?? 0 } : start;
    const work = (previous?.visits ?? []).reduce((sum, visit) => sum + (visit.handlingMinutes ?? 0) * MINUTE, 0);
    const earliest = from ? from.at + work + (legs[i] as number) + (pauses[i] as number) : plannedAt;
    const late = visits.filter(({ orderId, kind, windowTo }) => {
      const ofOrder = kind === 'pickup' ? windows?.pickupTo : windows?.deliveryTo;
      return orderId === addedId && plannedAt > (windowTo ?? ofOrder ?? Infinity);
    });
    return [
      ...(plannedAt + TOLERANCE < earliest ? [`stop ${i} is reached too early`] : []),
      ...late.map(({ orderId }) => `${orderId} is late at stop ${i}`),
    ];
  });
}

/** Drives from stop to stop, with what is on board. What was loaded before has only its drops ahead. */
function findLoadFaults({ stops, orders, capacity }: AdditionToCheck): string[] {
  const ahead = (wanted: 'pickup' | 'drop') =>
    stops.flatMap(({ visits }, i) =>
      visits.filter(({ kind }) => kind === wanted).map(({ orderId }) => ({ orderId, i })),
    );
  const [pickups, drops] = [ahead('pickup'), ahead('drop')];
  return stops.flatMap((_stop, i) =>
    LOAD_MEASURES.flatMap((measure) => {
      const limit = capacity[measure];
      if (limit === null || limit === undefined) return [];
      const aboard = orders.filter(({ id }) => {
        const loadedAt = pickups.find(({ orderId }) => orderId === id)?.i ?? -1;
        const unloadedAt = drops.findLast(({ orderId }) => orderId === id)?.i ?? -1;
        return loadedAt <= i && i < unloadedAt;
      });
      const load = aboard.reduce((sum, order) => sum + toUnits(order.load[measure]), 0);
      return load > toUnits(limit) ? [`the ${measure} is exceeded after stop ${i}`] : [];
    }),
  );
}

/** Faults of a trip on the road that takes on another order; shares no code with the search. */
export const findAdditionFaults = (addition: AdditionToCheck): string[] => [
  ...findOrderFaults(addition),
  ...findTimeFaults(addition),
  ...findLoadFaults(addition),
];
