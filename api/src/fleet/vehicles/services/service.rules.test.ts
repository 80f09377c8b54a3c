import fc from 'fast-check';
import { DAY } from 'shared-contracts/values/time';
import { getDueAt, getServiceInfo, isServiceExpired } from './service.rules.ts';

const NOW = 1_800_000_000;
/** A service with an interval of ten days that is due in some seconds. */
const due = (name: string, seconds: number) => ({ name, days: 10, lastServiceAt: NOW + seconds - 10 * DAY });

test.each([
  [[], { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null }],
  [
    [{ name: 'Oil', days: 10, lastServiceAt: null }],
    { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null },
  ],
  [[due('Oil', 0)], { isExpired: true, text: 'Oil expired today', dueAt: NOW, service: 'Oil', days: 0 }],
  [[due('Oil', -1)], { isExpired: true, text: 'Oil expired today', dueAt: NOW - 1, service: 'Oil', days: 0 }],
  [[due('Oil', 1)], { isExpired: false, text: 'Oil due within a day', dueAt: NOW + 1, service: 'Oil', days: 0 }],
  [[due('Oil', DAY)], { isExpired: false, text: 'Oil due in 1 day', dueAt: NOW + DAY, service: 'Oil', days: 1 }],
  [
    [due('Oil', 12.5 * DAY)],
    { isExpired: false, text: 'Oil due in 12 days', dueAt: NOW + 12.5 * DAY, service: 'Oil', days: 12 },
  ],
  [[due('Oil', -DAY)], { isExpired: true, text: 'Oil expired 1 day ago', dueAt: NOW - DAY, service: 'Oil', days: -1 }],
  [
    [due('Oil', 2 * DAY), due('Brakes', -3 * DAY), due('Tyres', -DAY)],
    { isExpired: true, text: 'Brakes expired 3 days ago', dueAt: NOW - 3 * DAY, service: 'Brakes', days: -3 },
  ],
  [
    [due('Tyres', DAY), due('Brakes', DAY)],
    { isExpired: false, text: 'Brakes due in 1 day', dueAt: NOW + DAY, service: 'Brakes', days: 1 },
  ],
])('describes %j', (services, info) => {
  expect(getServiceInfo(services, NOW)).toEqual(info);
});

test('a service that was never done has not expired', () => {
  expect([null, NOW, NOW + 1].map((dueAt) => isServiceExpired(dueAt, NOW))).toEqual([false, true, false]);
});

test('describes the most urgent service, and is expired when any service is', () => {
  const service = fc.record({
    name: fc.string({ minLength: 1 }),
    days: fc.integer({ min: 1, max: 3_650 }),
    lastServiceAt: fc.option(fc.integer({ min: 0, max: NOW })),
  });
  fc.assert(
    fc.property(fc.array(service), (services) => {
      const dueTimes = services.map(getDueAt).filter((dueAt) => dueAt !== null);
      const info = getServiceInfo(services, NOW);
      expect(info.dueAt).toBe(dueTimes.length > 0 ? Math.min(...dueTimes) : null);
      expect(info.isExpired).toBe(dueTimes.some((dueAt) => dueAt <= NOW));
      expect(getServiceInfo(services.toReversed(), NOW)).toEqual(info);
    }),
  );
});
