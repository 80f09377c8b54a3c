import fc from 'fast-check';
import { dueAtOf, serviceInfoOf } from './service.rules.ts';

const DAY = 86_400;
const NOW = 1_800_000_000;
/** A service of ten days that is due so many seconds from now. */
const due = (name: string, seconds: number) => ({ name, days: 10, lastServiceAt: NOW + seconds - 10 * DAY });

test.each([
  [[], { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null }],
  [
    [{ name: 'Oil', days: 10, lastServiceAt: null }],
    { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null },
  ],
  [[due('Oil', 0)], { isExpired: true, text: 'Oil expired today', dueAt: NOW, service: 'Oil', days: 0 }],
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
])('of %j', (services, info) => {
  expect(serviceInfoOf(services, NOW)).toEqual(info);
});

test('the most urgent one is told, and a vehicle is expired as soon as one of its services is', () => {
  const service = fc.record({
    name: fc.string({ minLength: 1 }),
    days: fc.integer({ min: 1, max: 3_650 }),
    lastServiceAt: fc.option(fc.integer({ min: 0, max: NOW })),
  });
  fc.assert(
    fc.property(fc.array(service), (services) => {
      const dues = services.map(dueAtOf).filter((at) => at !== null);
      const info = serviceInfoOf(services, NOW);
      expect(info.dueAt).toBe(dues.length > 0 ? Math.min(...dues) : null);
      expect(info.isExpired).toBe(dues.some((at) => at <= NOW));
      expect(serviceInfoOf(services.toReversed(), NOW)).toEqual(info);
    }),
  );
});
