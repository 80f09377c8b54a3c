import { MINUTE } from 'shared-contracts/values/time';
import { type Condition, followCondition, idlingRule, kmFromRoute, offRouteRule, TOW_RULE } from './condition.rules.ts';

const KM = 1 / 111.195;
/** `east`, `north`: kilometres from a point near the equator, where a degree of longitude is as long as one of latitude. */
const position = (
  minutes: number,
  values: { speed?: number; ignition?: boolean | null; east?: number; north?: number },
) => ({
  at: minutes * MINUTE,
  latitude: (values.north ?? 0) * KM,
  longitude: 80 + (values.east ?? 0) * KM,
  speed: values.speed ?? 0,
  ignition: values.ignition === undefined ? true : values.ignition,
});
const idle = (minutes: number) => position(minutes, {});
const drive = (minutes: number) => position(minutes, { speed: 40 });
const since = (minutes: number, changes: Partial<Condition> = {}): Condition => ({
  since: minutes * MINUTE,
  latitude: 0,
  longitude: 80,
  isRaised: false,
  ...changes,
});
const IDLING = idlingRule(15);

test.each([
  ['begins where it first holds', null, [drive(0), idle(5), idle(10)], null, since(5), null],
  ['ends where it does not hold', since(0), [drive(5)], 0, null, null],
  ['is raised when it is reached', since(0), [idle(10), idle(15), idle(20)], 5, since(0, { isRaised: true }), 15],
  ['is not raised a second before', since(0), [{ ...idle(15), at: 15 * MINUTE - 1 }], 10, since(0), null],
  ['is raised once', since(0, { isRaised: true }), [idle(30)], 25, since(0, { isRaised: true }), null],
  [
    'starts again after a longer silence',
    since(0),
    [{ ...idle(19), at: 19 * MINUTE + 1 }],
    9,
    since(19, { since: 19 * MINUTE + 1 }),
    null,
  ],
  ['continues after ten minutes of silence', since(0), [idle(15)], 5, since(0, { isRaised: true }), 15],
  [
    'continues after any silence once it is raised',
    since(0, { isRaised: true }),
    [idle(90)],
    5,
    since(0, { isRaised: true }),
    null,
  ],
  ['starts again after a silence between positions', null, [idle(0), idle(11)], null, since(11), null],
  ['continues without a time of the previous position', since(0), [idle(60)], null, since(0, { isRaised: true }), 60],
])('a condition %s', (_case, before, positions, previousMinutes, condition, raisedMinutes) => {
  const previousAt = previousMinutes === null ? null : previousMinutes * MINUTE;
  const result = followCondition(before, positions, previousAt, IDLING);
  expect(result.condition).toEqual(condition);
  expect(result.raised?.position.at ?? null).toBe(raisedMinutes === null ? null : raisedMinutes * MINUTE);
});

test('keeps the first of two conditions raised in one batch, and returns the same object without changes', () => {
  const positions = [idle(5), drive(6), idle(10), idle(20), idle(26)];
  const { condition, raised } = followCondition(
    since(0),
    [idle(15), ...positions.map((item) => ({ ...item, at: item.at + 15 * MINUTE }))],
    10 * MINUTE,
    IDLING,
  );
  expect(raised).toEqual({ condition: since(0, { isRaised: true }), position: idle(15) });
  expect(condition).toEqual(since(25, { isRaised: true }));
  const before = since(0);
  expect(followCondition(before, [idle(5)], 0, IDLING).condition).toBe(before);
});

test.each([
  [{ ignition: true, speed: 4.9 }, true],
  [{ ignition: true, speed: 5 }, false],
  [{ ignition: false }, false],
  [{ ignition: null }, false],
])('whether %j is idling: %s', (values, holds) => {
  expect(IDLING.holds(position(0, values))).toBe(holds);
});

test.each([
  [{ ignition: false }, true],
  [{ ignition: true }, false],
  [{ ignition: null }, false],
])('whether a vehicle with %j can be towed: %s', (values, holds) => {
  expect(TOW_RULE.holds(position(0, values))).toBe(holds);
});

test.each([
  [{ north: 0.29 }, false],
  [{ north: 0.31 }, true],
  [{ east: 0.31 }, true],
  [{ north: -0.25, east: 0.25 }, true],
])('whether a vehicle is towed that moved by %j: %s, however long it was silent', (values, isTowed) => {
  const moved = position(600, { ...values, ignition: false });
  expect(followCondition(since(0), [moved], 0, TOW_RULE).raised !== null).toBe(isTowed);
});

const point = (east: number, north: number) => [north * KM, 80 + east * KM] as const;
const ROUTE = [point(0, 0), point(100, 0), point(100, 40)];

test.each([
  ['next to a leg', point(50, 7), 7],
  ['on the other side', point(50, -7), 7],
  ['next to the second leg', point(103, 20), 3],
  ['before the first stop', point(-3, 4), 5],
  ['after the last stop', point(104, 43), 5],
  ['at a stop', point(100, 0), 0],
])('the distance from the route %s', (_case, place, km) => {
  expect(kmFromRoute(place, ROUTE)).toBeCloseTo(km, 2);
});

test('a degree of longitude is shorter away from the equator', () => {
  expect(
    kmFromRoute(
      [60, 81],
      [
        [60, 80],
        [61, 80],
      ],
    ),
  ).toBeCloseTo(55.6, 1);
});

test('the distance from a single stop', () => {
  expect(kmFromRoute(point(3, 4), [point(0, 0)])).toBeCloseTo(5, 3);
});

test.each([
  ['within a fifth of a long leg', point(50, 19.9), ROUTE, false],
  ['further than a fifth', point(50, -20.1), ROUTE, true],
  ['near another leg', point(107, 25), ROUTE, false],
  ['within the corridor of a short leg', point(10, 9.9), [point(0, 0), point(20, 0)], false],
  ['outside of it', point(10, 10.1), [point(0, 0), point(20, 0)], true],
  ['anywhere without stops', point(500, 0), [], false],
])('whether a vehicle is off route %s', (_case, [latitude, longitude], stops, holds) => {
  const rule = offRouteRule(stops, 10, 5);
  expect(rule.holds({ ...position(0, {}), latitude, longitude })).toBe(holds);
});

test('is off route after the minutes of the rule, but not after a longer silence', () => {
  const far = (minutes: number) => position(minutes, { east: 500 });
  const rule = offRouteRule(ROUTE, 10, 5);
  const reached = (minutes: number[], previousMinutes: number) =>
    followCondition(since(0), minutes.map(far), previousMinutes * MINUTE, rule).raised !== null;
  expect([reached([4], 0), reached([5], 0), reached([11], 0)]).toEqual([false, true, false]);
});
