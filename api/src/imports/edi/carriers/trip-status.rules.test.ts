import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { TripVisit } from '../../../trips/public.ts';
import { findReportedVisits } from './trip-status.rules.ts';

const UNREACHED = { arrivedAt: null, startedAt: null, endedAt: null, departedAt: null, isOver: false };
const LEFT = { arrivedAt: 1, startedAt: 2, endedAt: 3, departedAt: 4, isOver: false };
const visit = (
  orderId: string,
  position: number,
  kind: TripVisit['kind'],
  more: Partial<TripVisit> = {},
): TripVisit => ({ orderId, position, kind, orderPosition: kind === 'pickup' ? 0 : 1, ...UNREACHED, ...more });

/** Loads a and b, then unloads a and loads c, then unloads b, which is cancelled, and c. */
const VISITS = [
  visit('a', 0, 'pickup', LEFT),
  visit('b', 0, 'pickup', { ...LEFT, isOver: true }),
  visit('a', 1, 'drop'),
  visit('c', 1, 'pickup'),
  visit('b', 2, 'drop', { isOver: true }),
  visit('c', 2, 'drop'),
];

test.each<[OrderEvent[], number | null, string[] | null]>([
  [['arriveAtPickup'], 1, []],
  [['depart'], 1, []],
  [['arriveAtDrop'], 1, null],
  [['arriveAtDrop'], 2, ['a']],
  [['arriveAtPickup'], 3, ['c']],
  [['finishDrop', 'deliver'], 4, ['c']],
  [['finishDrop', 'deliver'], 5, null],
  [['arriveAtPickup', 'arriveAtDrop'], null, ['a']],
  [['arriveAtPickup'], null, ['c']],
  [['depart'], null, ['c']],
  [['deliver'], null, ['a']],
])('%j at stop %p is about %j', (events, stop, expected) => {
  expect(findReportedVisits(VISITS, { events, stop })?.open.map(({ orderId }) => orderId) ?? null).toEqual(expected);
});

test('an order with two visits at a stop is moved once', () => {
  const twice = [visit('a', 0, 'drop'), visit('a', 0, 'drop', { orderPosition: 2 })];
  expect(findReportedVisits(twice, { events: ['finishDrop'], stop: 1 })?.open).toHaveLength(1);
  expect(findReportedVisits([], { events: ['depart'], stop: null })).toBeNull();
});
