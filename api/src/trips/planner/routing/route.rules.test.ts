import {
  evaluateRoute,
  findLatestStart,
  isCheaper,
  respectsPrecedence,
  type RouteCost,
  type Visit,
} from './route.rules.ts';
import { lineTravel, lineVisit } from '../testing/line-routes.ts';

test.each<[string, RouteCost, RouteCost, boolean]>([
  ['less late although longer', { late: 1, metres: 9 }, { late: 2, metres: 1 }, true],
  ['later although shorter', { late: 2, metres: 1 }, { late: 1, metres: 9 }, false],
  ['equally late and shorter', { late: 1, metres: 1 }, { late: 1, metres: 2 }, true],
  ['equally late and longer', { late: 1, metres: 2 }, { late: 1, metres: 1 }, false],
  ['equal', { late: 1, metres: 1 }, { late: 1, metres: 1 }, false],
])('compares a route that is %s', (_name, a, b, expected) => {
  expect(isCheaper(a, b)).toBe(expected);
});

test.each<[string, Visit[], boolean]>([
  ['without visits', [], true],
  ['that picks up before it drops', [lineVisit(0, 0, 1), lineVisit(1, 1, 1), lineVisit(2, 2, 1)], true],
  ['that drops before it picks up', [lineVisit(1, 1, 1), lineVisit(0, 0, 1)], false],
  ['that swaps the last two drops', [lineVisit(0, 0, 1), lineVisit(2, 2, 1), lineVisit(1, 1, 1)], false],
  ['that picks up last', [lineVisit(1, 1, 1), lineVisit(5, 0, 2), lineVisit(0, 0, 1)], false],
  ['that drops one order before it picks up another', [lineVisit(1, 1, 1), lineVisit(0, 0, 2)], true],
  [
    'that drops one of several orders before its pickup',
    [lineVisit(0, 0, 1), lineVisit(1, 1, 1, { orders: [1, 2] }), lineVisit(0, 0, 3, { orders: [3, 2] })],
    false,
  ],
])('finds out whether a route %s respects the order of stops', (_name, route, expected) => {
  expect(respectsPrecedence(route)).toBe(expected);
});

test.each<[string, Visit[], RouteCost]>([
  ['nothing', [], { late: 0, metres: 0 }],
  ['driving both ways', [lineVisit(0, 0, 1), lineVisit(10, 1, 1), lineVisit(5, 1, 2)], { late: 0, metres: 15_000 }],
  [
    'an arrival in the last second',
    [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { latest: 1_900 })],
    { late: 0, metres: 10_000 },
  ],
  [
    'an arrival a second late',
    [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { latest: 1_899 })],
    { late: 1, metres: 10_000 },
  ],
  ['a late start', [lineVisit(3, 0, 1, { latest: 990 })], { late: 10, metres: 0 }],
  [
    'work before the next leg',
    [lineVisit(0, 0, 1, { service: 300 }), lineVisit(10, 1, 1, { latest: 2_100 })],
    { late: 100, metres: 10_000 },
  ],
  [
    'waiting before the next leg',
    [lineVisit(0, 0, 1, { service: 300, ready: 1_500 }), lineVisit(10, 1, 1, { latest: 2_100 })],
    { late: 300, metres: 10_000 },
  ],
  [
    'the lateness of several visits',
    [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { latest: 1_800 }), lineVisit(11, 1, 2, { latest: 1_950 })],
    { late: 140, metres: 11_000 },
  ],
])('counts %s', (_name, route, expected) => {
  expect(evaluateRoute(route, 1_000, lineTravel)).toEqual(expected);
});

test.each<[string, Visit[], number]>([
  ['without visits', [], 1_000],
  ['that never waits', [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { latest: 5_000 })], 1_000],
  ['that waits at its drop', [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { ready: 4_000 })], 3_100],
  ['that works after it waited', [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { ready: 4_000, service: 500 })], 2_600],
  ['whose pickup closes', [lineVisit(0, 0, 1, { latest: 2_000 }), lineVisit(10, 1, 1, { ready: 4_000 })], 2_000],
  [
    'whose first drop closes before the wait',
    [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { latest: 2_400 }), lineVisit(20, 1, 2, { ready: 9_000 })],
    1_500,
  ],
  [
    'whose second drop closes after the first wait',
    [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { ready: 3_000 }), lineVisit(20, 1, 2, { latest: 4_000 })],
    2_100,
  ],
  [
    'that waits twice',
    [lineVisit(0, 0, 1), lineVisit(10, 1, 1, { ready: 3_000 }), lineVisit(20, 1, 2, { ready: 5_000 })],
    3_200,
  ],
  ['that is late', [lineVisit(0, 0, 1, { latest: 900 }), lineVisit(10, 1, 1, { ready: 4_000 })], 1_000],
])('leaves late on a route %s', (_name, route, expected) => {
  expect(findLatestStart(route, 1_000, lineTravel)).toBe(expected);
});
