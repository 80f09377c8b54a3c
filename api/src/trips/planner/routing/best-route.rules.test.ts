import fc from 'fast-check';
import { findBestRoute } from './best-route.rules.ts';
import { evaluateRoute, isCheaper, type PlannedRoute, respectsPrecedence, type Visit } from './route.rules.ts';
import { lineTravel, lineVisit } from '../testing/line-routes.ts';
import { type DistanceFunction, toLocationTravel } from './travel.rules.ts';

const marksOf = ({ route }: { route: PlannedRoute }) => route.map(({ locationIndex }) => locationIndex);

test.each<[string, Visit[], number[]]>([
  ['nothing', [], []],
  ['one visit', [lineVisit(3, 0, 1)], [3]],
  ['the nearest visit next', [lineVisit(0, 0, 1), lineVisit(8, 1, 1), lineVisit(5, 1, 1)], [0, 5, 8]],
  [
    'the pickup that closes first at the start',
    [lineVisit(2, 0, 1, { latest: 500 }), lineVisit(0, 0, 2, { latest: 400 }), lineVisit(9, 1, 1)],
    [0, 2, 9],
  ],
  [
    'an earlier drop before a later one although that is nearer',
    [lineVisit(0, 0, 1), lineVisit(4, 2, 1), lineVisit(8, 1, 1)],
    [0, 8, 4],
  ],
  [
    'a pickup of several orders before the nearer drop of one of them',
    [lineVisit(5, 0, 1, { orders: [1, 3] }), lineVisit(0, 0, 2, { latest: 400 }), lineVisit(1, 1, 1)],
    [0, 5, 1],
  ],
  [
    'the most urgent visit first if the nearest would make it late',
    [lineVisit(0, 0, 1), lineVisit(-5, 1, 1), lineVisit(10, 1, 1, { latest: 900 })],
    [0, 10, -5],
  ],
])('makes %s', (_name, visits, marks) => {
  const best = findBestRoute(visits, 0, lineTravel);
  expect(marksOf(best)).toEqual(marks);
  expect(best.cost.late).toBe(0);
});

test('uses the distances of each direction', () => {
  // Every leg to a lower index is ten times as long.
  const metres: DistanceFunction = (from, to) => (to > from ? 1_000 : 10_000);
  const best = findBestRoute([lineVisit(2, 1, 1), lineVisit(1, 1, 1), lineVisit(0, 0, 1)], 0, toLocationTravel(metres));
  expect(marksOf(best)).toEqual([0, 1, 2]);
  expect(best.cost).toEqual({ late: 0, metres: 2_000 });
});

test('makes every visit once even if no road is known', () => {
  const best = findBestRoute(
    [lineVisit(0, 0, 1), lineVisit(5, 1, 1), lineVisit(9, 1, 2)],
    0,
    toLocationTravel(() => Infinity),
  );
  expect(marksOf(best)).toEqual([0, 5, 9]);
  expect(best.cost.late).toBe(Infinity);
});

/** Points of a grid with streets 1 km apart: x · 10 + y. */
const gridMetres: DistanceFunction = (from, to) =>
  (Math.abs(Math.floor(from / 10) - Math.floor(to / 10)) + Math.abs((from % 10) - (to % 10))) * 1_000;
const gridTravel = toLocationTravel(gridMetres);
const anyVisits = fc.array(
  fc
    .record({
      point: fc.nat(99),
      order: fc.nat(3),
      service: fc.nat(5),
      opens: fc.nat(30),
      latest: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ point, order, service, opens, latest }) => ({
      point,
      order,
      more: { service: service * 90, opens: opens * 90, ready: (opens + service) * 90, latest: latest * 90 },
    })),
  { maxLength: 8 },
);
/** Visits of an order in their order; the first one is its pickup. */
const withLevels = (rows: { point: number; order: number; more: Partial<Visit> }[]): Visit[] =>
  rows.map(({ point, order, more }, i) =>
    lineVisit(point, rows.slice(0, i).filter((earlier) => earlier.order === order).length, order, more),
  );
const neighbours = (route: PlannedRoute): PlannedRoute[] =>
  route.flatMap((visit, from) =>
    route.flatMap((_to, to) => [
      route.toSpliced(from, 1).toSpliced(to, 0, visit),
      ...(from < to
        ? [[...route.slice(0, from), ...route.slice(from, to + 1).toReversed(), ...route.slice(to + 1)]]
        : []),
    ]),
  );
const reversals = (route: PlannedRoute): PlannedRoute[] =>
  route.flatMap((_from, from) =>
    route.flatMap((_to, to) =>
      from < to ? [[...route.slice(0, from), ...route.slice(from, to + 1).toReversed(), ...route.slice(to + 1)]] : [],
    ),
  );

test('makes every visit once in an allowed sequence, with the reported lateness and distance', () => {
  fc.assert(
    fc.property(anyVisits.map(withLevels), fc.nat(20), (visits, start) => {
      const { route, cost } = findBestRoute(visits, start * 90, gridTravel);
      expect(route).toHaveLength(visits.length);
      expect(new Set(route)).toEqual(new Set(visits));
      expect(respectsPrecedence(route)).toBe(true);
      expect(cost).toEqual(evaluateRoute(route, start * 90, gridTravel));
    }),
    { numRuns: 500 },
  );
});

/** Always continues with the cheapest visit that is possible. */
function makeGreedily(visits: PlannedRoute, costOf: (visit: Visit, last: Visit | undefined) => number): PlannedRoute {
  const route: Visit[] = [];
  for (let pending = visits; pending.length > 0; pending = visits.filter((visit) => !route.includes(visit))) {
    const possible = pending.filter((visit) =>
      respectsPrecedence([visit, ...pending.filter((other) => other !== visit)]),
    );
    route.push(possible.toSorted((a, b) => costOf(a, route.at(-1)) - costOf(b, route.at(-1)))[0] as Visit);
  }
  return route;
}

test('finds a route that is no worse than always making the nearest visit next, and if late, the most urgent one', () => {
  fc.assert(
    fc.property(anyVisits.map(withLevels), fc.nat(20), (visits, start) => {
      const { cost } = findBestRoute(visits, start * 90, gridTravel);
      const costOf = (route: PlannedRoute) => evaluateRoute(route, start * 90, gridTravel);
      const nearest = makeGreedily(visits, (to, from) =>
        from ? gridMetres(from.locationIndex, to.locationIndex) : to.latest,
      );
      const mostUrgent = makeGreedily(visits, ({ latest }) => latest);
      expect(isCheaper(costOf(nearest), cost)).toBe(false);
      if (cost.late > 0) expect(isCheaper(costOf(mostUrgent), cost)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('finds no route that one reversal, or one moved visit of a late route, improves', () => {
  fc.assert(
    fc.property(anyVisits.map(withLevels), fc.nat(20), (visits, start) => {
      const { route, cost } = findBestRoute(visits, start * 90, gridTravel);
      const changes = cost.late > 0 ? neighbours(route) : reversals(route);
      const better = changes.filter(
        (changed) => respectsPrecedence(changed) && isCheaper(evaluateRoute(changed, start * 90, gridTravel), cost),
      );
      expect(better).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
