import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type GeofenceMove, isExpected, listExpectedMoves, toOrderEvent, type Visit } from './geofence.rules.ts';

const visit = (more: Partial<Visit> = {}): Visit => ({
  stopPosition: 0,
  orderPosition: 0,
  locationId: 'port',
  orderId: 'order',
  stage: 'started',
  resumeStage: null,
  stageChangedAt: 100,
  isPickup: true,
  isFirst: true,
  isLastDrop: false,
  isReachable: true,
  isReturn: false,
  arrivedAt: null,
  ...more,
});
const DROP = { isPickup: false, isFirst: false };
const FURTHER_PICKUP = { isFirst: false };
const ARRIVED = { arrivedAt: 90 };
const expectedStages = (event: GeofenceMove, more: Partial<Visit> = {}): OrderStage[] =>
  ORDER_STAGES.filter((stage) => isExpected(event, visit({ stage, ...more })));
const expectedAt = (kind: 'enter' | 'leave', locationId: string, visits: Visit[]) =>
  listExpectedMoves({ kind, locationId }, visits).map((move) => `${move.visit.orderId} ${move.event}`);

test('moves orders to a stop that a vehicle enters, and on from one that it leaves', () => {
  expect(toOrderEvent('enter', visit())).toBe('arriveAtPickup');
  expect(toOrderEvent('enter', visit(DROP))).toBe('arriveAtDrop');
  expect(toOrderEvent('leave', visit(ARRIVED))).toBe('depart');
  expect(toOrderEvent('leave', visit({ ...DROP, ...ARRIVED }))).toBe('finishDrop');
});

test('lets people report the delivery at the last drop', () =>
  expect(toOrderEvent('leave', visit({ ...DROP, ...ARRIVED, isLastDrop: true }))).toBeNull());

test('lets an order arrive once, and leave only after it arrived', () => {
  expect(toOrderEvent('enter', visit(ARRIVED))).toBeNull();
  expect(toOrderEvent('enter', visit({ ...DROP, ...ARRIVED }))).toBeNull();
  expect(toOrderEvent('leave', visit())).toBeNull();
  expect(toOrderEvent('leave', visit(DROP))).toBeNull();
});

test.each<[GeofenceMove, Partial<Visit>, OrderStage[]]>([
  ['arriveAtPickup', {}, ['started']],
  ['arriveAtPickup', FURTHER_PICKUP, ['transit']],
  ['arriveAtDrop', DROP, ['transit']],
  ['depart', ARRIVED, ['arrivedToPickupLocation', 'loading', 'loadingCompleted']],
  ['finishDrop', { ...DROP, ...ARRIVED }, ['arrivedToDropLocation', 'unloading']],
])('expects %s of %j from %j', (event, more, stages) => expect(expectedStages(event, more)).toEqual(stages));

test('expects of a delayed order what its resume stage leads to', () => {
  const delayed = (resumeStage: OrderStage | null) => visit({ stage: 'delayed', resumeStage });
  expect(isExpected('arriveAtPickup', delayed('started'))).toBe(true);
  expect(isExpected('arriveAtDrop', delayed('transit'))).toBe(true);
  expect(isExpected('arriveAtPickup', delayed('transit'))).toBe(false);
  expect(isExpected('depart', delayed(null))).toBe(false);
  expect(isExpected('arriveAtDrop', visit({ stage: 'loading', resumeStage: 'transit' }))).toBe(false);
});

test('moves the orders of the first stop at the location, also before its turn', () => {
  const drops = ['port', 'kandy', 'galle', 'galle'].map((locationId, stopPosition) =>
    visit({ ...DROP, stage: 'transit', locationId, stopPosition, orderId: `${stopPosition}` }),
  );
  expect(expectedAt('enter', 'port', drops)).toEqual(['0 arriveAtDrop']);
  expect(expectedAt('enter', 'galle', drops)).toEqual(['2 arriveAtDrop']);
  expect(expectedAt('enter', 'elsewhere', drops)).toEqual([]);
  expect(expectedAt('leave', 'galle', drops)).toEqual([]);
});

test('leaves the stop that was reached out of sequence', () => {
  const visits = [visit({ ...DROP, locationId: 'kandy' }), visit({ ...DROP, ...ARRIVED, stopPosition: 1 })];
  expect(expectedAt('leave', 'port', visits)).toEqual(['order finishDrop']);
});

test('a vehicle that returns to a location has not reached a later stop', () => {
  const back = { ...DROP, stopPosition: 3, isReturn: true };
  const visits = [visit({ locationId: 'kandy', stopPosition: 1 }), visit({ ...back, stage: 'started' })];
  expect(expectedAt('enter', 'port', visits)).toEqual([]);
  expect(expectedAt('enter', 'port', [visit({ ...back, stage: 'transit' })])).toEqual(['order arriveAtDrop']);
});
