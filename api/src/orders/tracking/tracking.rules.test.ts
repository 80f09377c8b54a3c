import fc from 'fast-check';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/order-stages';
import { etaOf, rounded } from './eta.rules.ts';
import { expiryProblem, latestExpiry, usualExpiry, waitAfter } from './tracking-link.rules.ts';
import { stateOf, stepsOf } from './way.rules.ts';

const NOW = 1_800_000_000;
const DAY = 86_400;
const told = (stage: OrderStage, stages: OrderStage[]) =>
  stepsOf(
    stage,
    stages.map((to, i) => ({ to, occurredAt: i })),
  ).map(({ step, at, place }) => `${step} ${at ?? '-'} ${place}`);

test('the way tells since when it stands at each step', () => {
  expect(
    told('loading', [
      'saved',
      'pendingValidation',
      'validated',
      'addedToTrip',
      'started',
      'arrivedToPickupLocation',
      'loading',
    ]),
  ).toEqual([
    'booked 0 past',
    'started 4 past',
    'pickup 5 now',
    'transit - ahead',
    'delivery - ahead',
    'delivered - ahead',
  ]);
});

test.each<[string, OrderStage, OrderStage[], string[]]>([
  [
    'a delayed order stands where it was',
    'delayed',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'delayed'],
    ['transit 3 now'],
  ],
  [
    'after one of several drops it is on its way again',
    'transit',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'arrivedToDropLocation', 'transit'],
    ['transit 3 now', 'delivery - ahead'],
  ],
  [
    'a new attempt begins anew',
    'validated',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'notDelivered', 'validated'],
    ['booked 0 now', 'transit - ahead', 'delivery - ahead'],
  ],
  [
    'what is billed is delivered',
    'billed',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'arrivedToDropLocation', 'delivered', 'billed'],
    ['delivered 5 past'],
  ],
  [
    'what failed got as far as the drop',
    'notDelivered',
    ['saved', 'started', 'transit', 'notDelivered'],
    ['delivery 3 now', 'delivered - ahead'],
  ],
  ['a rejection is nobody’s business', 'rejected', ['saved', 'pendingValidation', 'rejected'], ['booked 0 now']],
])('%s', (_what, stage, passed, expected) => {
  expect(told(stage, passed)).toEqual(expect.arrayContaining(expected));
});

test('whatever happened, the steps come one after another', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_STAGES)), fc.constantFrom(...ORDER_STAGES), (passed, stage) => {
      const places = stepsOf(
        stage,
        passed.map((to, i) => ({ to, occurredAt: i })),
      ).map(({ place }) => place);
      expect(
        places.toSorted((a, b) => ['past', 'now', 'ahead'].indexOf(a) - ['past', 'now', 'ahead'].indexOf(b)),
      ).toEqual(places);
      expect(places.filter((place) => place === 'now').length).toBeLessThanOrEqual(1);
    }),
  );
});

const port = [6.95, 79.84] as const;
const kandy = [7.29, 80.63] as const;
const delivery = { from: NOW + 3_600, to: NOW + 7_200 };
const at = (latitude: number, longitude: number, age = 60) => ({ latitude, longitude, at: NOW - age });
const eta = (stage: OrderStage, position: ReturnType<typeof at> | null) =>
  etaOf({ stage, stops: [port, kandy], delivery, position, now: NOW });

test('the arrival is reckoned at 1.3 times the great circle and 40 km/h', () => {
  // Port to Kandy as the crow flies: 94.96 km; × 1.3 / 40 km/h = 3.086 h.
  const reckoned = eta('transit', at(...port));
  expect(reckoned).toMatchObject({ isEstimate: true });
  expect(Math.abs((reckoned?.to ?? 0) - (NOW - 60 + 3.086 * 3_600))).toBeLessThan(60);
  expect(eta('loadingCompleted', at(...port))).toEqual(reckoned);
  const toPickupFirst = eta('started', at(...kandy))?.to ?? 0;
  expect(Math.abs(toPickupFirst - (NOW - 60 + 2 * 3.086 * 3_600))).toBeLessThan(120);
  expect(eta('transit', at(...kandy, 600))).toEqual({ from: NOW, to: NOW, isEstimate: true });
});

test.each<[string, OrderStage, ReturnType<typeof at> | null]>([
  ['without a position', 'transit', null],
  ['before its trip', 'validated', at(...port)],
  ['when the vehicle has been silent for more than an hour', 'transit', at(...port, 3_700)],
])('%s the arrival is the planned window', (_what, stage, position) => {
  expect(eta(stage, position)).toEqual({ ...delivery, isEstimate: false });
});

test.each([
  'arrivedToDropLocation',
  'unloading',
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
  'cancelled',
] as const)('nothing is awaited any more: %s', (stage) => {
  expect([eta(stage, at(...port)), stateOf(stage)]).toEqual([null, stateOf(stage)]);
});

test.each([
  [6.949_6, 6.95],
  [-0.004, 0],
  [179.996, 180],
  [79.855, 79.86],
])('%d is shown as %d', (degrees, shown) => {
  expect(rounded(degrees)).toBe(shown);
});

test.each([
  ['two weeks after delivery', NOW + DAY, NOW + 15 * DAY],
  ['without a delivery window a month', null, NOW + 30 * DAY],
  ['long after delivery a month', NOW - 20 * DAY, NOW + 30 * DAY],
  ['90 days at the most', NOW + 85 * DAY, NOW + 90 * DAY],
])('%s', (_what, deliveryTo, expected) => {
  expect(usualExpiry(deliveryTo, NOW)).toBe(expected);
});

test('an end lies ahead and within 90 days; more than 60 questions a minute wait for the next', () => {
  expect([NOW, NOW + 1, latestExpiry(NOW), latestExpiry(NOW) + 1].map((end) => expiryProblem(end, NOW)?.code)).toEqual([
    'past',
    undefined,
    undefined,
    'tooLate',
  ]);
  expect([waitAfter(60, NOW + 15), waitAfter(61, NOW + 15)]).toEqual([0, 45]);
});
