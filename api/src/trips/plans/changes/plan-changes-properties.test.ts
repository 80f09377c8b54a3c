import fc from 'fast-check';
import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { HOUR } from 'shared-contracts/values/time';
import type { DeskOrder } from '../schedule/plan-order.ts';
import { type DraftTrip, orderIdsOf } from '../state/plan-state.ts';
import { deskOrder, deskStop } from '../testing/desk-order.ts';
import { applyOperations } from './apply-operations.rules.ts';
import { isSameTrip, toInverse } from './inverse-operations.rules.ts';
import type { ChangeContext } from './plan-draft.ts';

// Plans hundreds of random sequences, too slow to repeat for every mutant: not a `rules.test.ts`.

const MORNING = Date.UTC(2030, 11, 2, 2) / 1_000;
const PLACES = ['port', 'kandy', 'galle', 'jaffna', 'matara'];

const stop = (place: number, kind: 'pickup' | 'drop') =>
  deskStop(place, kind, { locationId: PLACES[place] as string, point: [6 + place / 2, 80 + place / 3] });

/** Some with two drops, some at the same places, and one that is in a trip of another organization. */
const orderAt = (index: number): DeskOrder =>
  deskOrder(`order-${index}`, {
    pickupFrom: MORNING + (index % 3) * HOUR,
    pickupTo: MORNING + 8 * HOUR,
    deliveryTo: MORNING + 20 * HOUR,
    unloadingMinutes: 20,
    liveTrip: index === 7 ? { id: 'other', number: null } : null,
    stops: [
      stop(index % 2, 'pickup'),
      stop((index % 3) + 2, 'drop'),
      ...(index % 4 === 0 ? [stop(((index + 1) % 3) + 2, 'drop')] : []),
    ],
  });
const ORDER_IDS = Array.from({ length: 8 }, (_, index) => `order-${index}`);
const context: ChangeContext = {
  orders: new Map(ORDER_IDS.map((id, index) => [id, orderAt(index)])),
  vehicleTypeByVehicle: new Map([
    ['v-1', 'lorry'],
    ['v-2', 'freezer'],
  ]),
  driverIds: new Set(['kasun', 'ruwan']),
  vehicleTypeIds: new Set(['lorry', 'freezer']),
  earliest: MORNING,
};

/** A trip that exists already, which no operation may change. */
const created: DraftTrip = {
  id: 'trip-0',
  number: 1,
  revision: 1,
  startAt: null,
  vehicleTypeId: 'lorry',
  vehicleId: 'v-1',
  driverId: null,
  stops: [
    { locationId: 'port', pickOrderIds: ['order-6'], dropOrderIds: [] },
    { locationId: 'galle', pickOrderIds: [], dropOrderIds: ['order-6'] },
  ],
  createdTripId: 'created',
  isLocked: false,
};

/** Rarely the trip that can't be changed, so that most changes are possible. */
const tripId = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('trip-1', 'trip-2', 'trip-3') },
  { weight: 1, arbitrary: fc.constant('trip-0') },
);
const someOrders = fc.uniqueArray(
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...ORDER_IDS.slice(0, 6)) },
    { weight: 1, arbitrary: fc.constantFrom(...ORDER_IDS.slice(6)) },
  ),
  { maxLength: 4 },
);
const vehicleId = fc.constantFrom(null, 'v-1', 'v-2');
const driverId = fc.constantFrom(null, 'kasun', 'ruwan');
const vehicleTypeId = fc.constantFrom(null, 'lorry', 'freezer');
const startAt = fc.constantFrom(null, MORNING, MORNING + HOUR);

const anyOperation: fc.Arbitrary<PlanOperation> = fc.oneof(
  fc.record({
    op: fc.constant('addTrip' as const),
    id: tripId,
    vehicleTypeId,
    vehicleId,
    driverId,
    startAt,
    orderIds: someOrders,
    stops: fc.constant(null),
  }),
  fc.record({ op: fc.constant('removeTrip' as const), tripId }),
  fc.record({
    op: fc.constant('moveOrders' as const),
    orderIds: someOrders.filter(({ length }) => length > 0),
    toTripId: fc.option(tripId, { nil: null, freq: 4 }),
    position: fc.constantFrom(null, 0, 1, 9),
  }),
  fc.record({ op: fc.constant('reorderStops' as const), tripId, stops: fc.constant(null) }),
  fc.record({ op: fc.constant('moveTrip' as const), tripId, startAt }),
  fc.record({ op: fc.constant('assignVehicle' as const), tripId, vehicleId, vehicleTypeId }),
  fc.record({ op: fc.constant('assignDriver' as const), tripId, driverId }),
  fc.record({ op: fc.constant('lockTrip' as const), tripId, isLocked: fc.boolean() }),
);
const anyChanges = fc.array(fc.array(anyOperation, { minLength: 1, maxLength: 3 }), { maxLength: 15 });

type Trips = ReadonlyMap<string, DraftTrip>;

/** The trips after a change, and the operations that undo it; null if the change is impossible. */
function change(trips: Trips, operations: readonly PlanOperation[]) {
  const { draft, problem } = applyOperations([...trips.values()], operations, context);
  return problem ? null : { trips: draft.trips, inverse: toInverse(trips, draft.trips), draft };
}

const isSamePlan = (one: Trips, other: Trips) =>
  one.size === other.size &&
  [...one.values()].every((trip) => {
    const same = other.get(trip.id);
    return same !== undefined && isSameTrip(trip, same) && trip.createdTripId === same.createdTripId;
  });

const draft = (id: string, number: number): DraftTrip => ({
  ...created,
  id,
  number,
  stops: [],
  vehicleId: null,
  createdTripId: null,
});
const START: Trips = new Map([created, draft('trip-1', 2), draft('trip-2', 3)].map((trip) => [trip.id, trip]));

test('any sequence of changes followed by its inverses restores the plan, and redoes exactly', () => {
  let made = 0;
  fc.assert(
    fc.property(anyChanges, (sequence) => {
      const steps: { before: Trips; after: Trips; inverse: readonly PlanOperation[] }[] = [];
      let trips = START;
      for (const operations of sequence) {
        const result = change(trips, operations);
        if (!result) continue;
        steps.push({ before: trips, after: result.trips, inverse: result.inverse });
        trips = result.trips;
      }
      made += steps.length;
      for (const { before, after, inverse } of steps.toReversed()) {
        if (inverse.length === 0) continue;
        const undone = change(trips, inverse);
        expect(undone && isSamePlan(undone.trips, before)).toBe(true);
        const redone = change(before, undone?.inverse ?? []);
        expect(redone && isSamePlan(redone.trips, after)).toBe(true);
        trips = before;
      }
    }),
    { numRuns: 400 },
  );
  expect(made).toBeGreaterThan(500);
});

test('an order is never in two trips of a plan, and created trips keep theirs', () => {
  fc.assert(
    fc.property(anyChanges, (sequence) => {
      let trips = START;
      for (const operations of sequence) {
        const result = change(trips, operations);
        if (!result) continue;
        trips = result.trips;
        const planned = [...trips.values()].flatMap((trip) => orderIdsOf(trip).map((id) => [id, trip.id] as const));
        expect(planned.map(([id]) => id)).toEqual([...new Set(planned.map(([id]) => id))]);
        expect(new Map(planned)).toEqual(result.draft.tripByOrder);
        expect(trips.get(created.id)).toEqual(created);
        expect(result.draft.tripByOrder.has('order-7')).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
});
