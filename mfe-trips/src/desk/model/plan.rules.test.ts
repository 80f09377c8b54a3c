import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { changeResult, createPlan, locations, MONDAY, planOrder, planTrip } from '../testing/fixtures.ts';
import { applyChangeSet, applyLocally, isConcerned, listTouchedTrips } from './plan.rules.ts';

/** At revision 5: trip 1 with order 1, trip 2 with order 2. */
const plan = createPlan();
const [first, second] = plan.planTrips as [PlanTrip, PlanTrip];

describe('changes of others', () => {
  test('replace, add and remove trips, with their orders, places and totals', () => {
    const changed = planTrip(2, ['o-2', 'o-3'], { revision: 6 });
    const added = planTrip(3, [], { revision: 6, createdTrip: { id: 't', number: 'T-1', stage: 'vehicleAssigned' } });
    const harbour = { ...locations[0]!, name: 'Harbour' };
    const after = applyChangeSet(
      plan,
      changeResult(6, [changed, added], {
        tripIds: ['trip-2', 'trip-3'],
        planOrders: [planOrder('o-3', 'O-3')],
        locations: [harbour],
        unplanned: 1,
      }),
    );
    expect(after).toMatchObject({ id: 'plan-1', revision: 6, trips: 2, createdTrips: 1, orders: 2 });
    expect(after.totals).toMatchObject({ trips: 2, distance: '115.000', unplanned: 1 });
    expect(after.planTrips).toEqual([changed, added]);
    expect(after.planOrders.map(({ id }) => id)).toEqual(['o-2', 'o-3']);
    expect(after.locations.map(({ name }) => name)).toEqual(['Harbour', 'Kandy depot', 'Galle store']);
  });

  test('leave what they do not concern', () => {
    const after = applyChangeSet(plan, changeResult(5, []));
    expect(after.planTrips[0]).toBe(first);
    expect(after.planOrders).toEqual(plan.planOrders);
    expect(after.locations).toEqual(plan.locations);
  });

  test('that name an unknown trip leave it out', () => {
    expect(applyChangeSet(plan, changeResult(6, [], { tripIds: ['trip-1', 'trip-9'] })).planTrips).toEqual([first]);
  });

  test('of the same revision are applied', () => {
    expect(applyChangeSet(plan, changeResult(5, [], { tripIds: ['trip-1'] })).planTrips).toEqual([first]);
  });

  test('older than the plan are ignored', () => {
    expect(applyChangeSet(plan, changeResult(4, [], { tripIds: [] }))).toBe(plan);
  });
});

describe('shown at once', () => {
  const apply = (...operations: PlanOperationInput[]) => applyLocally(plan, operations).planTrips;

  test.each<[string, PlanOperationInput, Partial<PlanTrip>]>([
    ['a vehicle', { op: 'assignVehicle', tripId: 'trip-1', vehicleId: 'v-1' }, { vehicleId: 'v-1' }],
    ['a driver', { op: 'assignDriver', tripId: 'trip-1', driverId: 'ruwan' }, { driverId: 'ruwan' }],
    ['a lock', { op: 'lockTrip', tripId: 'trip-1', isLocked: true }, { isLocked: true }],
    ['no start', { op: 'moveTrip', tripId: 'trip-1', startAt: null }, { startAt: null }],
  ])('%s of a trip, and of no other', (_name, operation, expected) => {
    expect(apply(operation)).toEqual([{ ...first, ...expected }, second]);
  });

  test('a later start, with all times of the trip', () => {
    const at = MONDAY + 10 * HOUR;
    const [moved] = apply({ op: 'moveTrip', tripId: 'trip-1', startAt: at });
    expect(moved).toMatchObject({ startAt: at, beginsAt: at, endsAt: at + 4 * HOUR });
    expect(moved?.stops.map(({ arriveAt, startAt, leaveAt }) => [arriveAt, startAt, leaveAt])).toEqual([
      [at, at, at + 30 * MINUTE],
      [at + 3.5 * HOUR, at + 3.5 * HOUR, at + 4 * HOUR],
    ]);
  });

  test('the first start of an empty trip', () => {
    const empty = planTrip(1, [], { beginsAt: null, startAt: null, endsAt: null, stops: [] });
    const [moved] = applyLocally({ ...plan, planTrips: [empty] }, [
      { op: 'moveTrip', tripId: 'trip-1', startAt: MONDAY },
    ]).planTrips;
    expect(moved).toMatchObject({ startAt: MONDAY, beginsAt: MONDAY, endsAt: null, stops: [] });
  });

  test('that a trip is removed, and one after the other', () => {
    expect(apply({ op: 'removeTrip', tripId: 'trip-1' })).toEqual([second]);
    expect(
      apply({ op: 'removeTrip', tripId: 'trip-2' }, { op: 'assignDriver', tripId: 'trip-1', driverId: 'kasun' }),
    ).toEqual([{ ...first, driverId: 'kasun' }]);
  });

  test.each<[string, PlanOperationInput]>([
    ['new trips', { op: 'addTrip', id: 'trip-3', orderIds: ['o-1'] }],
    ['orders that move', { op: 'moveOrders', orderIds: ['o-1'], toTripId: 'trip-2' }],
    ['a new order of stops', { op: 'reorderStops', tripId: 'trip-1', stops: null }],
  ])('not %s: the server plans them', (_name, operation) => {
    const after = apply(operation);
    expect(after[0]).toBe(first);
    expect(after[1]).toBe(second);
  });
});

const move = (orderId: string, toTripId: string | null): PlanOperationInput => ({
  op: 'moveOrders',
  orderIds: [orderId],
  toTripId,
});

test('touches the trip that some of its orders leave', () => {
  const shared = { ...plan, planTrips: [planTrip(1, ['o-1', 'o-5']), second] };
  expect([...listTouchedTrips(shared, [move('o-5', 'trip-2')])]).toEqual(['trip-1', 'trip-2']);
});

test.each<[string, PlanOperationInput, string[]]>([
  ['the trip of a change', { op: 'lockTrip', tripId: 'trip-2', isLocked: true }, ['trip-2']],
  ['the trips that orders leave and join', move('o-1', 'trip-2'), ['trip-1', 'trip-2']],
  ['the trip that orders leave for the pool', move('o-2', null), ['trip-2']],
  ['the trip that orders leave for a new one', { op: 'addTrip', id: 'new', orderIds: ['o-1', 'o-9'] }, ['trip-1']],
  ['no trip by an empty new one', { op: 'addTrip', id: 'new' }, []],
])('touches %s', (_name, operation, expected) => {
  expect([...listTouchedTrips(plan, [operation])]).toStrictEqual(expected);
});

describe("someone else's changes concern a change", () => {
  const changed = (number: number, orderIds: string[], revision = 6) => planTrip(number, orderIds, { revision });
  const lock: PlanOperationInput = { op: 'lockTrip', tripId: 'trip-1', isLocked: true };

  test.each<[string, PlanOperationInput, Parameters<typeof changeResult>, boolean]>([
    ['of a trip that they changed', lock, [6, [changed(1, ['o-1'])]], true],
    ['of a trip that they removed', lock, [6, [], { tripIds: ['trip-2'] }], true],
    ['of an order that they took', move('o-9', 'trip-1'), [6, [changed(2, ['o-9'])]], true],
    [
      'of some orders that they took',
      { op: 'moveOrders', orderIds: ['o-8', 'o-9'], toTripId: 'trip-1' },
      [6, [changed(2, ['o-9'])]],
      true,
    ],
    ['of an order of a trip that they changed', move('o-2', null), [6, [changed(2, ['o-2'])]], true],
    ['not of another trip', lock, [6, [changed(2, ['o-2'])]], false],
    ['not of a trip whose problems alone changed', lock, [6, [changed(1, ['o-1'], 5)]], false],
    ['not of an order of such a trip', move('o-9', 'trip-1'), [6, [changed(2, ['o-9'], 5)]], false],
    ['not of another order', move('o-8', 'trip-1'), [6, [changed(2, ['o-9'])]], false],
    ['not of a new trip without orders', { op: 'addTrip', id: 'new' }, [6, [changed(2, ['o-9'])]], false],
  ])('%s', (_name, operation, changes, expected) => {
    expect(isConcerned(plan, changeResult(...changes), [operation])).toBe(expected);
    const others: PlanOperationInput = { op: 'addTrip', id: 'another', orderIds: ['o-7'] };
    expect(isConcerned(plan, changeResult(...changes), [operation, others])).toBe(expected);
  });
});
