import fc from 'fast-check';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { toTrackingState, toTrackingSteps } from './tracking-steps.rules.ts';

const listSteps = (stage: OrderStage, stages: OrderStage[]) =>
  toTrackingSteps(
    toTrackingState(stage),
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
  [
    'shows an incomplete delivery as delivered',
    'incompleteDelivery',
    ['saved', 'started', 'transit', 'unloading', 'incompleteDelivery'],
    ['delivery 3 past', 'delivered 4 past'],
  ],
  [
    'keeps a cancelled order at its step',
    'cancelled',
    ['saved', 'started', 'cancelled'],
    ['booked 0 past', 'started 1 now', 'pickup - ahead'],
  ],
  [
    'starts over completely with a new attempt',
    'transit',
    [
      'saved',
      'started',
      'loading',
      'transit',
      'unloading',
      'notDelivered',
      'validated',
      'started',
      'loading',
      'transit',
    ],
    ['booked 0 past', 'started 7 past', 'pickup 8 past', 'transit 9 now', 'delivery - ahead'],
  ],
])('%s', (_case, stage, stages, expected) => {
  expect(listSteps(stage, stages)).toEqual(expect.arrayContaining(expected));
});

test('lists past, current and future steps in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_STAGES)), fc.constantFrom(...ORDER_STAGES), (stages, stage) => {
      const places = toTrackingSteps(
        toTrackingState(stage),
        stages.map((to, i) => ({ to, occurredAt: i })),
      ).map(({ place }) => place);
      expect(
        places.toSorted((a, b) => ['past', 'now', 'ahead'].indexOf(a) - ['past', 'now', 'ahead'].indexOf(b)),
      ).toEqual(places);
      expect(places.filter((place) => place === 'now').length).toBeLessThanOrEqual(1);
    }),
  );
});

test('ignores entries without a stage and stages of earlier releases', () => {
  const changes = ['saved', null, 'shipped', 'constructor', 'started', null].map((to, occurredAt) => ({
    to,
    occurredAt,
  }));
  expect(toTrackingSteps('started', changes).slice(0, 3)).toEqual([
    { step: 'booked', at: 0, place: 'past' },
    { step: 'started', at: 4, place: 'now' },
    { step: 'pickup', at: null, place: 'ahead' },
  ]);
});

test('hides approval, rejection and billing', () => {
  const hidden = ['saved', 'pendingValidation', 'pending2ndValidation', 'rejected', 'billed'] as const;
  expect(hidden.map(toTrackingState)).toEqual(['booked', 'booked', 'booked', 'booked', 'delivered']);
});
