import fc from 'fast-check';
import { OrderInput } from 'shared-contracts/orders/orders';
import { pickupDayOf, toMoment, toOrderInputOn, toTemplateInput, withPickupAt } from './template-dates.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;
const ID = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';
const order = (dates: Partial<OrderInput>): OrderInput => ({
  ...OrderInput.parse({ orderTypeId: ID, partnerId: ID, contractId: ID, operationId: ID }),
  ...dates,
});
const datesOf = ({ pickupFrom, pickupTo, deliveryFrom, deliveryTo, cutoffFrom, cutoffTo }: OrderInput) => [
  pickupFrom,
  pickupTo,
  deliveryFrom,
  deliveryTo,
  cutoffFrom,
  cutoffTo,
];

test('stores dates as minutes from the start of the pickup day, also negative ones', () => {
  const template = toTemplateInput(
    order({
      pickupFrom: unix('2026-11-20T08:00:00+01:00'),
      pickupTo: unix('2026-11-20T10:30:00+01:00'),
      deliveryFrom: unix('2026-11-22T00:15:00+01:00'),
      cutoffFrom: unix('2026-11-19T18:00:00+01:00'),
    }),
    'Europe/Rome',
  );
  expect(datesOf(template)).toEqual([480, 630, 2_895, null, -360, null]);
  expect(datesOf(toOrderInputOn(template, '2026-07-01', 'Europe/Rome'))).toEqual([
    unix('2026-07-01T08:00:00+02:00'),
    unix('2026-07-01T10:30:00+02:00'),
    unix('2026-07-03T00:15:00+02:00'),
    null,
    unix('2026-06-30T18:00:00+02:00'),
    null,
  ]);
});

test('converts the windows of stops, and nothing else of them', () => {
  const stop = { locationId: ID, contactId: null, windowFrom: unix('2026-11-21T09:00:00Z'), windowTo: null };
  const input = order({ pickupFrom: unix('2026-11-20T08:00:00Z'), stops: [stop] });
  const template = toTemplateInput(input, 'UTC');
  expect(template.stops).toEqual([{ ...stop, windowFrom: 1_980 }]);
  expect(toOrderInputOn(template, '2028-02-28', 'UTC').stops).toEqual([
    { ...stop, windowFrom: unix('2028-02-29T09:00:00Z') },
  ]);
});

test.each([
  [
    'without a pickup, that of the first date',
    { deliveryTo: unix('2026-11-23T10:00:00Z'), deliveryFrom: unix('2026-11-22T10:00:00Z') },
    '2026-11-22',
  ],
  ['the local one', { pickupFrom: unix('2026-11-20T20:00:00Z') }, '2026-11-21'],
  ['none without dates', {}, null],
])('the pickup day is %s', (_case, dates, day) => {
  expect(pickupDayOf(order(dates), 'Asia/Colombo')).toBe(day);
});

test.each([
  ['Europe/Rome', '2026-03-29', 60, '2026-03-29T01:00:00+01:00'],
  ['Europe/Rome', '2026-03-29', 150, '2026-03-29T03:00:00+02:00'],
  ['Europe/Rome', '2026-03-29', 480, '2026-03-29T08:00:00+02:00'],
  ['Europe/Rome', '2026-10-25', 150, '2026-10-25T02:30:00+02:00'],
  ['Europe/Rome', '2026-10-25', 480, '2026-10-25T08:00:00+01:00'],
  ['Europe/Rome', '2026-10-24', 1_440 + 480, '2026-10-25T08:00:00+01:00'],
  ['America/New_York', '2026-03-08', 150, '2026-03-08T03:00:00-04:00'],
  ['America/New_York', '2026-11-01', 90, '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01', 480, '2026-11-01T08:00:00-05:00'],
  ['America/New_York', '2026-02-28', 1_440 + 480, '2026-03-01T08:00:00-05:00'],
  ['Europe/Rome', '2028-02-28', 1_440 + 480, '2028-02-29T08:00:00+01:00'],
  ['Europe/Rome', '2026-01-31', 1_440, '2026-02-01T00:00:00+01:00'],
  ['America/Santiago', '2026-09-06', 0, '2026-09-06T01:00:00-03:00'],
])('in %s, %s and %i minutes is %s', (zone, day, minutes, moment) => {
  expect(toMoment(day, minutes, zone)).toBe(unix(moment));
});

const zones = fc.constantFrom(
  'Europe/Rome',
  'America/New_York',
  'Asia/Colombo',
  'Australia/Lord_Howe',
  'America/Santiago',
);
const days = fc
  .integer({ min: 0, max: 2_000 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

test('a later minute is never an earlier moment', () => {
  const minutes = fc.integer({ min: -3_000, max: 6_000 });
  fc.assert(
    fc.property(zones, days, minutes, minutes, (zone, day, a, b) => {
      expect(toMoment(day, Math.min(a, b), zone)).toBeLessThanOrEqual(toMoment(day, Math.max(a, b), zone));
    }),
  );
});

test('on its own pickup day, a template creates the order that it was saved from', () => {
  const minutes = fc.integer({ min: unix('2026-01-01T00:00:00Z') / 60, max: unix('2031-01-01T00:00:00Z') / 60 });
  fc.assert(
    fc.property(zones, fc.array(minutes, { minLength: 4, maxLength: 4 }), (zone, dates) => {
      const [pickupFrom = 0, pickupTo = 0, deliveryFrom = 0, deliveryTo = 0] = dates.map((minute) => minute * 60);
      const input = order({ pickupFrom, pickupTo, deliveryFrom, deliveryTo });
      const again = toOrderInputOn(toTemplateInput(input, zone), pickupDayOf(input, zone) ?? '', zone);
      // For an hour that occurs twice, the first occurrence is used.
      for (const [i, date] of datesOf(again).entries())
        expect([0, 1_800, 3_600]).toContain((datesOf(input)[i] ?? 0) - (date ?? 0));
    }),
  );
});

test('a template at another minute of the day preserves the distance of its other dates', () => {
  const template = order({ pickupFrom: 480, pickupTo: 540, deliveryTo: 900, cutoffFrom: -60 });
  expect(datesOf(withPickupAt(template, 600))).toEqual([600, 660, null, 1_020, 60, null]);
});

test('a template without a pickup time gets one, without changing the others', () => {
  expect(datesOf(withPickupAt(order({ deliveryTo: 900 }), 600))).toEqual([600, null, null, 900, null, null]);
});
