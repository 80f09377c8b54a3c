import fc from 'fast-check';
import { DAY } from 'shared-contracts/values/time';
import { getServiceDue, getServiceInfo, isServiceExpired, isUnrecorded, toServiceReadings } from './service.rules.ts';

const NOW = 1_800_000_000;
const NO_METERS = {
  km: null,
  hours: null,
  odometer: null,
  engineHours: null,
  currentOdometer: null,
  currentHours: null,
};
const NO_SERVICE = {
  isExpired: false,
  text: 'No service due',
  dueAt: null,
  service: null,
  days: null,
  by: null,
  left: null,
};
/** A service with an interval of ten days that is due in some seconds. */
const due = (name: string, seconds: number) => ({
  ...NO_METERS,
  name,
  days: 10,
  lastServiceAt: NOW + seconds - 10 * DAY,
});
const byDays = (text: string, service: string, seconds: number, days: number) => ({
  isExpired: seconds <= 0,
  text,
  dueAt: NOW + seconds,
  service,
  days,
  by: 'days',
  left: days,
});

test.each([
  [[], NO_SERVICE],
  [[{ ...NO_METERS, name: 'Oil', days: 10, lastServiceAt: null }], NO_SERVICE],
  [[due('Oil', 0)], byDays('Oil expired today', 'Oil', 0, 0)],
  [[due('Oil', -1)], byDays('Oil expired today', 'Oil', -1, 0)],
  [[due('Oil', 1)], byDays('Oil due within a day', 'Oil', 1, 0)],
  [[due('Oil', DAY)], byDays('Oil due in 1 day', 'Oil', DAY, 1)],
  [[due('Oil', 12.5 * DAY)], byDays('Oil due in 12 days', 'Oil', 12.5 * DAY, 12)],
  [[due('Oil', -DAY)], byDays('Oil expired 1 day ago', 'Oil', -DAY, -1)],
  [
    [due('Oil', 2 * DAY), due('Brakes', -3 * DAY), due('Tyres', -DAY)],
    byDays('Brakes expired 3 days ago', 'Brakes', -3 * DAY, -3),
  ],
  [[due('Tyres', DAY), due('Brakes', DAY)], byDays('Brakes due in 1 day', 'Brakes', DAY, 1)],
])('describes %j', (services, info) => {
  expect(getServiceInfo(services, NOW)).toEqual(info);
});

/** Done 100 days ago at 50,000 km and 1,000 h; every 365 days, 10,000 km or 500 h. */
const oil = (currentOdometer: number | null, currentHours: number | null, changes = {}) => ({
  name: 'Oil',
  days: 365,
  km: 10_000,
  hours: 500,
  lastServiceAt: NOW - 100 * DAY,
  odometer: 50_000,
  engineHours: 1_000,
  currentOdometer,
  currentHours,
  ...changes,
});

test.each<[string, ReturnType<typeof oil>, { by: string; left: number; days: number; isExpired: boolean }]>([
  ['kilometres, extrapolated', oil(58_000, 1_050), { by: 'km', left: 2_000, days: 25, isExpired: false }],
  ['hours, extrapolated', oil(52_000, 1_400), { by: 'hours', left: 100, days: 25, isExpired: false }],
  ['days, if little is driven', oil(50_100, 1_010), { by: 'days', left: 265, days: 265, isExpired: false }],
  ['kilometres that are reached', oil(60_000, 1_000), { by: 'km', left: 0, days: 0, isExpired: true }],
  ['kilometres that are exceeded', oil(62_500, 1_000), { by: 'km', left: -2_500, days: -20, isExpired: true }],
  ['days without a reading', oil(null, null), { by: 'days', left: 265, days: 265, isExpired: false }],
  [
    'days without a reading of then',
    oil(99_000, 9_000, { odometer: null, engineHours: null }),
    { by: 'days', left: 265, days: 265, isExpired: false },
  ],
  ['days after a smaller reading', oil(10, 10), { by: 'days', left: 265, days: 265, isExpired: false }],
  [
    'kilometres on the first day',
    oil(50_200, null, { lastServiceAt: NOW }),
    { by: 'km', left: 9_800, days: 50, isExpired: false },
  ],
])('a service is due by %s', (_case, service, info) => {
  expect(getServiceInfo([service], NOW)).toMatchObject(info);
});

test('uses the current readings for a service within a day, unless others are entered', () => {
  const current = { odometer: 51_000, engineHours: 700 };
  expect(toServiceReadings({ at: NOW - DAY + 1 }, current, NOW)).toEqual(current);
  expect(toServiceReadings({ at: NOW - DAY }, current, NOW)).toEqual({ odometer: null, engineHours: null });
  expect(toServiceReadings({ at: NOW, odometer: 50_900, engineHours: null }, current, NOW)).toEqual({
    odometer: 50_900,
    engineHours: null,
  });
});

test('a service that was never done has not expired', () => {
  expect([null, { at: NOW }, { at: NOW + 1 }].map((time) => isServiceExpired(time, NOW))).toEqual([false, true, false]);
});

test('describes the most urgent service, and is expired when any service is', () => {
  const service = fc.record({
    name: fc.string({ minLength: 1 }),
    days: fc.integer({ min: 1, max: 3_650 }),
    lastServiceAt: fc.option(fc.integer({ min: 0, max: NOW })),
    km: fc.option(fc.integer({ min: 100, max: 1_000_000 })),
    hours: fc.option(fc.integer({ min: 10, max: 100_000 })),
    odometer: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    engineHours: fc.option(fc.integer({ min: 0, max: 100_000 })),
    currentOdometer: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    currentHours: fc.option(fc.integer({ min: 0, max: 200_000 })),
  });
  fc.assert(
    fc.property(fc.array(service), (services) => {
      const dueTimes = services.map((item) => getServiceDue(item, NOW)?.at ?? null).filter((dueAt) => dueAt !== null);
      const info = getServiceInfo(services, NOW);
      expect(info.dueAt).toBe(dueTimes.length > 0 ? Math.min(...dueTimes) : null);
      expect(info.isExpired).toBe(dueTimes.some((dueAt) => dueAt <= NOW));
      expect(getServiceInfo(services.toReversed(), NOW)).toEqual(info);
    }),
  );
});

test.each([
  ['days after hardly any use', oil(50_000.9, null), { by: 'days', left: 265, days: 265 }],
  ['kilometres after a kilometre', oil(50_001, null, { km: 2 }), { by: 'km', left: 1, days: 100 }],
  ['days where kilometres do not count', oil(58_000, null, { km: null }), { by: 'days', left: 265, days: 265 }],
  ['days where nothing was read then', oil(58_000, null, { odometer: null }), { by: 'days', left: 265, days: 265 }],
])('a service is due by %s', (_case, service, info) => {
  expect(getServiceInfo([service], NOW)).toMatchObject(info);
});

test.each([
  [oil(58_000, null), 'Oil due in 2000 km'],
  [oil(62_500, null), 'Oil overdue by 2500 km'],
  [oil(null, 1_400), 'Oil due in 100 h'],
  [oil(null, 1_600), 'Oil overdue by 100 h'],
])('describes use', (service, text) => {
  expect(getServiceInfo([service], NOW).text).toBe(text);
});

test.each([
  [true, null, true],
  [true, NOW, false],
  [false, null, false],
])('a required service (%s) that was done at %s is missing: %s', (isRequired, lastServiceAt, isMissing) => {
  expect(isUnrecorded({ isRequired, lastServiceAt })).toBe(isMissing);
});
