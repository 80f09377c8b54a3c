import { missingDates, type Schedule, scheduleProblems } from './schedule.rules.ts';

const NOW = 1_800_000_000;
const NO_DATES: Schedule = {
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  cutoffOption: 'none',
  cutoffFrom: null,
  cutoffTo: null,
};
const codesOf = (problems: ReturnType<typeof scheduleProblems>) =>
  Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]));

/** Seconds from now. */
type Dates = Partial<Record<Exclude<keyof Schedule, 'cutoffOption'>, number>>;
test.each<[string, Dates, Record<string, string>]>([
  ['no dates', {}, {}],
  ['a pickup window in the past', { pickupFrom: -20, pickupTo: -10 }, {}],
  ['a pickup window of zero length', { pickupFrom: 5, pickupTo: 5 }, {}],
  ['a pickup that ends before it begins', { pickupFrom: 5, pickupTo: 4 }, { pickupTo: 'beforePickupFrom' }],
  ['an end of the pickup without a start', { pickupTo: 4 }, {}],
  ['a delivery now', { deliveryFrom: 0 }, { deliveryFrom: 'notInFuture' }],
  ['a delivery in a second', { deliveryFrom: 1 }, {}],
  ['a delivery with the pickup', { pickupFrom: 5, deliveryFrom: 5 }, { deliveryFrom: 'notAfterPickupFrom' }],
  ['a delivery after the pickup', { pickupFrom: 5, deliveryFrom: 6 }, {}],
  ['a delivery at the end of the pickup', { pickupTo: 5, deliveryFrom: 5 }, { deliveryFrom: 'notAfterPickupTo' }],
  ['a delivery after the end of the pickup', { pickupTo: 5, deliveryFrom: 6 }, {}],
  ['the first of several problems', { pickupFrom: 5, pickupTo: 6, deliveryFrom: 0 }, { deliveryFrom: 'notInFuture' }],
  ['a delivery window of zero length', { deliveryFrom: 5, deliveryTo: 5 }, {}],
  ['a delivery that ends before it begins', { deliveryFrom: 5, deliveryTo: 4 }, { deliveryTo: 'beforeDeliveryFrom' }],
  ['a cutoff of zero length', { cutoffFrom: 5, cutoffTo: 5 }, {}],
  ['a cutoff that ends before it begins', { cutoffFrom: 5, cutoffTo: 4 }, { cutoffTo: 'beforeCutoffFrom' }],
  [
    'one problem per field',
    { pickupFrom: 5, pickupTo: 4, deliveryFrom: 3, deliveryTo: 2, cutoffFrom: 2, cutoffTo: 1 },
    {
      pickupTo: 'beforePickupFrom',
      deliveryFrom: 'notAfterPickupFrom',
      deliveryTo: 'beforeDeliveryFrom',
      cutoffTo: 'beforeCutoffFrom',
    },
  ],
])('validates %s', (_case, seconds, codes) => {
  const dates = Object.fromEntries(Object.entries(seconds).map(([field, second]) => [field, NOW + second]));
  expect(codesOf(scheduleProblems({ ...NO_DATES, ...dates }, NOW))).toEqual(codes);
});

test('a problem has the message of its code', () => {
  expect(scheduleProblems({ ...NO_DATES, deliveryFrom: NOW }, NOW)).toEqual({
    deliveryFrom: { code: 'notInFuture', message: 'Delivery from must be in the future' },
  });
});

const WINDOWS = ['pickupFrom', 'pickupTo', 'deliveryFrom', 'deliveryTo'];
test.each([
  ['none', WINDOWS],
  ['pickup', [...WINDOWS, 'cutoffFrom', 'cutoffTo']],
  ['delivery', [...WINDOWS, 'cutoffFrom', 'cutoffTo']],
] as const)('requires the dates of an order with cutoff %s', (cutoffOption, required) => {
  const missing = missingDates({ ...NO_DATES, cutoffOption });
  expect(codesOf(missing)).toEqual(Object.fromEntries(required.map((field) => [field, 'required'])));
  const dates = Object.fromEntries(required.map((field) => [field, 0]));
  expect(missingDates({ ...NO_DATES, cutoffOption, ...dates })).toEqual({});
});
