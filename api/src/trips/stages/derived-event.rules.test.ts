import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { deriveTripEvent, isDelivered, isFinished, isOpenOrder, isWaiting } from './derived-event.rules.ts';

test.each<[TripStage, OrderStage[], ReturnType<typeof deriveTripEvent>]>([
  ['started', ['started', 'started'], null],
  ['started', ['transit', 'started'], 'depart'],
  ['started', ['arrivedToDropLocation', 'loadingCompleted'], 'depart'],
  ['started', ['unloading', 'started'], 'depart'],
  ['started', ['delivered', 'loading'], 'depart'],
  ['started', ['notDelivered', 'loading'], 'depart'],
  ['transit', ['delivered', 'transit'], null],
  ['transit', ['delivered', 'manuallyDelivered', 'billed'], 'complete'],
  ['started', ['manuallyDelivered'], 'complete'],
  ['transit', ['delivered', 'notDelivered'], 'fallShort'],
  ['started', ['incompleteDelivery'], 'fallShort'],
  ['transit', ['incompleteDelivery', 'cancelled'], 'fallShort'],
  ['transit', ['delivered', 'cancelled'], 'complete'],
  ['incomplete', ['delivered', 'delivered'], 'complete'],
  ['incomplete', ['delivered', 'notDelivered'], null],
  ['incomplete', ['delivered', 'validated'], 'complete'],
  ['started', ['cancelled'], null],
  ['started', [], null],
  ['manualCompleted', ['delivered'], null],
  ['vehicleAssigned', ['addedToTrip'], null],
  ['vehicleAssigned', ['transit'], null],
])('derives the event of a trip in stage %s with orders %j: %s', (stage, orders, event) => {
  expect(
    deriveTripEvent(
      stage,
      orders.map((order) => ({ stage: order })),
    ),
  ).toBe(event);
});

test('counts a delayed order in its resume stage', () => {
  expect(deriveTripEvent('started', [{ stage: 'delayed', resumeStage: 'transit' }])).toBe('depart');
  expect(deriveTripEvent('started', [{ stage: 'delayed', resumeStage: 'loading' }])).toBe(null);
  expect(deriveTripEvent('started', [{ stage: 'delayed', resumeStage: null }, { stage: 'transit' }])).toBe('depart');
  expect(deriveTripEvent('transit', [{ stage: 'delayed', resumeStage: null }, { stage: 'delivered' }])).toBe(null);
  expect(deriveTripEvent('started', [{ stage: 'loading', resumeStage: 'transit' }])).toBe(null);
});

test('an order waits until it is picked up, also while it is delayed', () => {
  const waiting = (resumeStage: OrderStage | null) => isWaiting({ stage: 'delayed', resumeStage });
  expect(ORDER_STAGES.filter((stage) => isWaiting({ stage }))).toEqual(['started', 'arrivedToPickupLocation']);
  expect([waiting('started'), waiting('transit'), waiting(null)]).toEqual([true, false, false]);
  expect(isWaiting({ stage: 'transit', resumeStage: 'started' })).toBe(false);
});

const stagesThat = (is: (stage: OrderStage) => boolean) => ORDER_STAGES.filter(is);

test('knows the stages of delivered, finished and open orders', () => {
  expect(stagesThat(isDelivered)).toEqual(['delivered', 'manuallyDelivered', 'billed']);
  expect(stagesThat(isFinished)).toEqual([
    'delivered',
    'manuallyDelivered',
    'incompleteDelivery',
    'notDelivered',
    'billed',
  ]);
  expect(stagesThat(isOpenOrder)).toEqual([
    'addedToTrip',
    'started',
    'arrivedToPickupLocation',
    'loading',
    'loadingCompleted',
    'transit',
    'delayed',
    'arrivedToDropLocation',
    'unloading',
    'incompleteDelivery',
    'notDelivered',
  ]);
});
