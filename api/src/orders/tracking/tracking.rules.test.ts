import fc from 'fast-check';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { estimateArrival, roundDegrees } from './eta.rules.ts';
import { expiryProblem, latestExpiry, defaultExpiry, secondsToWait } from './tracking-link.rules.ts';
import { toTrackingState, toTrackingSteps } from './tracking-steps.rules.ts';

const NOW = 1_800_000_000;
const listSteps = (stage: OrderStage, stages: OrderStage[]) =>
  toTrackingSteps(
    stage,
    stages.map((to, i) => ({ to, occurredAt: i })),
  ).map(({ step, at, place }) => `${step} ${at ?? '-'} ${place}`);

test('shows when each step was reached', () => {
  expect(
    listSteps('loading', [
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
    'keeps a delayed order at its step',
    'delayed',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'delayed'],
    ['transit 3 now'],
  ],
  [
    'returns to transit after one of several drops',
    'transit',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'arrivedToDropLocation', 'transit'],
    ['transit 3 now', 'delivery - ahead'],
  ],
  [
    'starts over with a new attempt',
    'validated',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'notDelivered', 'validated'],
    ['booked 0 now', 'transit - ahead', 'delivery - ahead'],
  ],
  [
    'shows a billed order as delivered',
    'billed',
    ['saved', 'started', 'arrivedToPickupLocation', 'transit', 'arrivedToDropLocation', 'delivered', 'billed'],
    ['delivered 5 past'],
  ],
  [
    'shows a failed delivery at the delivery step',
    'notDelivered',
    ['saved', 'started', 'transit', 'notDelivered'],
    ['delivery 3 now', 'delivered - ahead'],
  ],
  ['hides a rejection', 'rejected', ['saved', 'pendingValidation', 'rejected'], ['booked 0 now']],
])('%s', (_case, stage, stages, expected) => {
  expect(listSteps(stage, stages)).toEqual(expect.arrayContaining(expected));
});

test('keeps past, current and coming steps in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_STAGES)), fc.constantFrom(...ORDER_STAGES), (stages, stage) => {
      const places = toTrackingSteps(
        stage,
        stages.map((to, i) => ({ to, occurredAt: i })),
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
const delivery = { from: NOW + HOUR, to: NOW + 2 * HOUR };
const at = (latitude: number, longitude: number, age = 60) => ({ latitude, longitude, at: NOW - age });
const eta = (stage: OrderStage, position: ReturnType<typeof at> | null) =>
  estimateArrival({ stage, stops: [port, kandy], delivery, position, now: NOW });

test('estimates the arrival with 1.3 times the great-circle distance at 40 km/h', () => {
  // Port to Kandy in a straight line: 94.96 km; × 1.3 / 40 km/h = 3.086 h.
  const estimated = eta('transit', at(...port));
  expect(estimated).toMatchObject({ isEstimate: true });
  expect(Math.abs((estimated?.to ?? 0) - (NOW - 60 + 3.086 * 3_600))).toBeLessThan(60);
  expect(eta('loadingCompleted', at(...port))).toEqual(estimated);
  const toPickupFirst = eta('started', at(...kandy))?.to ?? 0;
  expect(Math.abs(toPickupFirst - (NOW - 60 + 2 * 3.086 * 3_600))).toBeLessThan(120);
  expect(eta('transit', at(...kandy, 600))).toEqual({ from: NOW, to: NOW, isEstimate: true });
});

test.each<[string, OrderStage, ReturnType<typeof at> | null]>([
  ['without a position', 'transit', null],
  ['before the trip starts', 'validated', at(...port)],
  ['with a position older than an hour', 'transit', at(...port, 3_700)],
])('uses the planned window %s', (_case, stage, position) => {
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
] as const)('has no arrival to wait for: %s', (stage) => {
  expect([eta(stage, at(...port)), toTrackingState(stage)]).toEqual([null, toTrackingState(stage)]);
});

test.each([
  [6.949_6, 6.95],
  [-0.004, 0],
  [179.996, 180],
  [79.855, 79.86],
])('rounds %d to %d', (degrees, expected) => {
  expect(roundDegrees(degrees)).toBe(expected);
});

test.each([
  ['two weeks after the delivery window', NOW + DAY, NOW + 15 * DAY],
  ['30 days without a delivery window', null, NOW + 30 * DAY],
  ['30 days long after the delivery window', NOW - 20 * DAY, NOW + 30 * DAY],
  ['at most 90 days', NOW + 85 * DAY, NOW + 90 * DAY],
])('expires links by default: %s', (_case, deliveryTo, expected) => {
  expect(defaultExpiry(deliveryTo, NOW)).toBe(expected);
});

test('limits the expiry to 90 days and requests to 60 per minute', () => {
  expect([NOW, NOW + 1, latestExpiry(NOW), latestExpiry(NOW) + 1].map((end) => expiryProblem(end, NOW)?.code)).toEqual([
    'past',
    undefined,
    undefined,
    'tooLate',
  ]);
  expect([secondsToWait(60, NOW + 15), secondsToWait(61, NOW + 15)]).toEqual([0, 45]);
});
