import { arrangeStops, isStopDone } from './stop-order.rules.ts';
import { order, project, stop, trip } from './testing/projected-trips.ts';

/** Picks `a` and `b` up, and drops them one after the other. */
const STOPS = [stop(0, { a: 'pick' }), stop(1, { b: 'pick' }), stop(2, { a: 'drop' }), stop(3, { b: 'drop' })];

const started = project(
  trip([order('a', 'started', 'arriveAtPickup'), order('b', 'started', 'arriveAtPickup')], { stops: STOPS }),
);
const oneLoaded = project(
  trip([order('a', 'transit', 'arriveAtDrop'), order('b', 'started', 'arriveAtPickup')], { stops: STOPS }),
);
const onTheWay = project(
  trip([order('a', 'transit', 'arriveAtDrop'), order('b', 'transit', 'arriveAtDrop')], { stops: STOPS }),
);
const delivered = project(trip([order('a', 'delivered'), order('b', 'delivered')], { stops: STOPS }));

const numbersOf = (projected: typeof started, current: number | null | undefined) => {
  const { ahead, done } = arrangeStops(STOPS as never[], projected, current);
  return [ahead, done].map((stops) => stops.map(({ number }) => number).join(' '));
};

test.each([
  ['before the trip', started, 0, '1 2 3 4', ''],
  ['at the second stop first', started, 1, '2 1 3 4', ''],
  ['with one order loaded', oneLoaded, 1, '2 3 4', '1'],
  ['with both loaded', onTheWay, 2, '3 4', '2 1'],
  ['on the way to the last stop first', onTheWay, 3, '4 3', '2 1'],
  ['still at a stop that its orders have left', onTheWay, 0, '1 3 4', '2'],
  ['after all deliveries', delivered, null, '', '4 3 2 1'],
  ['in a trip stored by an earlier release', onTheWay, undefined, '3 4', '2 1'],
])('%s, the next stops come first and the last done one after them', (_name, projected, current, ahead, done) => {
  expect(numbersOf(projected, current)).toEqual([ahead, done]);
});

test('a stop is done once all of its orders have left', () => {
  const stopOf = (...ids: string[]) => stop(1, Object.fromEntries(ids.map((id) => [id, 'pick' as const]))) as never;
  expect(isStopDone(stopOf('a', 'b'), oneLoaded)).toBe(false);
  expect(isStopDone(stopOf('a'), oneLoaded)).toBe(true);
  expect(isStopDone(stopOf('b'), oneLoaded)).toBe(false);
});

test.each([
  ['once its orders continue', onTheWay, 0, true],
  ['not while one of its orders is on the way there', onTheWay, 2, false],
  ['not before', started, 1, false],
  ['when its orders are gone', project(trip([], { stops: STOPS })), 2, true],
])('a stop is done %s', (_name, projected, index, expected) => {
  expect(isStopDone(STOPS[index] as never, projected)).toBe(expected);
});
