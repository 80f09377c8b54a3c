import fc from 'fast-check';
import { insertVisit } from './insertion.rules.ts';
import { evaluateRoute, type PlannedRoute, type Visit } from './route.rules.ts';
import { lineTravel, lineVisit } from '../testing/line-routes.ts';
import { type DistanceFunction, toLocationTravel } from './travel.rules.ts';

const insert = (
  route: PlannedRoute,
  visit: Visit,
  { start = 0, travel = lineTravel, stopWhenLate = false }: Partial<Parameters<typeof insertVisit>[2]> = {},
) => insertVisit(route, visit, { start, travel, stopWhenLate });
const marksOf = (route: PlannedRoute | null) => route && route.map(({ locationIndex }) => locationIndex);
const routeOf = (...marks: number[]) => marks.map((mark, i) => lineVisit(mark, 0, i + 1));

test.each<[string, PlannedRoute, Visit, number[] | null]>([
  ['into an empty route', [], lineVisit(5, 0, 9), [5]],
  ['at the start', routeOf(5, 9), lineVisit(3, 0, 9), [3, 5, 9]],
  ['on the way', routeOf(0, 5, 9), lineVisit(7, 0, 9), [0, 5, 7, 9]],
  ['at the end', routeOf(0, 5), lineVisit(7, 0, 9), [0, 5, 7]],
  ['at the first of equally good positions', routeOf(5, 5, 5), lineVisit(5, 0, 9), [5, 5, 5, 5]],
  ['after the pickup of its order', routeOf(4, 0, 8), lineVisit(3, 1, 2), [4, 0, 3, 8]],
  ['after the last drop of its order', [lineVisit(0, 0, 1), lineVisit(9, 1, 1)], lineVisit(5, 2, 1), [0, 9, 5]],
  ['anywhere without earlier stops of its order', routeOf(4, 8), lineVisit(3, 1, 9), [3, 4, 8]],
  ['nowhere if it is late everywhere', routeOf(0), lineVisit(5, 1, 1, { latest: 449 }), null],
  ['in the last second', routeOf(0), lineVisit(5, 1, 1, { latest: 450 }), [0, 5]],
  ['nowhere if it is closed at the start', [], lineVisit(5, 0, 9, { latest: -1 }), null],
])('inserts a visit %s', (_name, route, visit, expected) => {
  expect(marksOf(insert(route, visit))).toEqual(expected);
});

test.each<[string, Visit, number[]]>([
  ['its work makes', lineVisit(5, 1, 1, { service: 1 }), [0, 10, 5]],
  ['waiting there makes', lineVisit(5, 1, 1, { ready: 451 }), [0, 10, 5]],
  ['nothing makes', lineVisit(5, 1, 1, { ready: 450 }), [0, 5, 10]],
])('avoids a position where %s a later visit late', (_name, visit, expected) => {
  expect(marksOf(insert([lineVisit(0, 0, 1), lineVisit(10, 1, 2, { latest: 900 })], visit))).toEqual(expected);
});

test('accepts visits that are late before the new one, unless a late route is useless', () => {
  const route = [lineVisit(0, 0, 1), lineVisit(10, 1, 2, { latest: 899 })];
  expect(marksOf(insert(route, lineVisit(12, 1, 1)))).toEqual([0, 10, 12]);
  expect(insert(route, lineVisit(12, 1, 1), { stopWhenLate: true })).toBeNull();
});

test('inserts before a visit that was late on the direct road', () => {
  const metres: DistanceFunction = (from, to) => (from === 0 && to === 2 ? 30_000 : 10_000);
  const route = [lineVisit(0, 0, 1), lineVisit(2, 1, 2, { latest: 1_800 })];
  expect(marksOf(insert(route, lineVisit(1, 1, 1), { travel: toLocationTravel(metres), stopWhenLate: true }))).toEqual([
    0, 1, 2,
  ]);
});

const seconds = (max: number) => fc.nat(max).map((i) => i * 90);
const anyVisit = fc
  .record({
    km: fc.nat(10),
    level: fc.nat(1),
    order: fc.nat(3),
    service: seconds(3),
    opens: seconds(15),
    latest: fc.option(seconds(40), { nil: Infinity }),
  })
  .map(({ km, level, order, service, opens, latest }) =>
    lineVisit(km, level, order, { service, opens, ready: opens + service, latest }),
  );
const anyInsertion = fc.record({
  route: fc.array(anyVisit, { maxLength: 6 }),
  visit: anyVisit,
  start: seconds(5),
  stopWhenLate: fc.boolean(),
});
type Insertion = { route: PlannedRoute; visit: Visit; start: number; stopWhenLate: boolean };

/** Tries all positions. Earlier visits may be late, unless a late route is useless. */
function findCheapestInsertion({ route, visit, start, stopWhenLate }: Insertion): PlannedRoute | null {
  const first = visit.level === 0 ? 0 : route.findLastIndex(({ orders }) => orders.includes(visit.orders[0]!)) + 1;
  const candidates = Array.from({ length: route.length + 1 - first }, (_, i) => first + i).flatMap((position) => {
    const extended = route.toSpliced(position, 0, visit);
    const relevant = extended.map((other, i) =>
      i < position && !stopWhenLate ? { ...other, latest: Infinity } : other,
    );
    const { late, metres } = evaluateRoute(relevant, start, lineTravel);
    return late > 0 ? [] : [{ extended, metres }];
  });
  return candidates.toSorted((a, b) => a.metres - b.metres)[0]?.extended ?? null;
}

test('finds the position with the shortest detour that makes no later visit late', () => {
  fc.assert(
    fc.property(anyInsertion, (insertion) => {
      const { route, visit, start, stopWhenLate } = insertion;
      expect(insert(route, visit, { start, stopWhenLate })).toEqual(findCheapestInsertion(insertion));
    }),
    { numRuns: 2_000 },
  );
});

test('inserts into a route of any length', () => {
  const route = Array.from({ length: 300 }, (_, i) => lineVisit(i * 2, 0, i, { latest: i < 270 ? i * 180 : Infinity }));
  const visit = lineVisit(561, 0, 999, { latest: 280 * 180 + 90 });
  const extended = insert(route, visit);
  expect(extended).toHaveLength(301);
  expect(extended?.[281]).toBe(visit);
  expect(insert(route, lineVisit(561, 0, 999, { latest: 280 * 180 + 89 }))).toBeNull();
  expect(insert(route, lineVisit(539, 0, 999, { latest: 269 * 180 }))).toBeNull();
  const punctual = route.map((one, i) => ({ ...one, latest: i * 180 }));
  expect(insert(punctual, lineVisit(561, 0, 999, { service: 1, latest: 281 * 180 }))).toBeNull();
});
