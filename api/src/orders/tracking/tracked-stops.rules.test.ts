import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TrackedStopState } from 'shared-contracts/values/orders/tracking';
import { isShort, toDropChanges, toDropState, toStopStates, type VisitedStop } from './tracked-stops.rules.ts';

const visit = (kind: VisitedStop['kind'], arrivedAt: number | null, departedAt: number | null): VisitedStop => ({
  kind,
  arrivedAt,
  departedAt,
  inferred: [],
});
/** Two pickups and two drops, `left` of them completed, and perhaps one more reached. */
const round = (left: number, isAtNext = false) =>
  (['pickup', 'pickup', 'drop', 'drop'] as const).map((kind, i) =>
    visit(kind, i < left || (isAtNext && i === left) ? i * 10 : null, i < left ? i * 10 + 5 : null),
  );
const failed: VisitedStop = { ...visit('drop', 20, 25), inferred: ['departedAt'] };

test.each<[string, OrderStage, VisitedStop[], TrackedStopState[], OrderStage | null]>([
  ['before the trip', 'addedToTrip', round(0), ['planned', 'planned', 'planned', 'planned'], null],
  ['on the way to the first pickup', 'started', round(0), ['onTheWay', 'planned', 'planned', 'planned'], null],
  ['at the second pickup', 'loading', round(1, true), ['done', 'arrived', 'planned', 'planned'], null],
  ['between the drops', 'transit', round(3), ['done', 'done', 'done', 'onTheWay'], null],
  ['delayed on the way', 'delayed', round(2), ['done', 'done', 'onTheWay', 'planned'], 'transit'],
  ['delayed at a stop', 'delayed', round(0, true), ['arrived', 'planned', 'planned', 'planned'], 'loading'],
  ['delivered', 'delivered', round(4), ['done', 'done', 'done', 'done'], null],
  ['delivered by hand', 'manuallyDelivered', round(2), ['done', 'done', 'done', 'done'], null],
  ['failed on the way', 'notDelivered', round(3), ['done', 'done', 'done', 'notDelivered'], null],
  [
    'failed at the first drop',
    'notDelivered',
    [...round(2).slice(0, 2), failed, visit('drop', null, null)],
    ['done', 'done', 'notDelivered', 'notDelivered'],
    null,
  ],
  ['cancelled', 'cancelled', round(1), ['done', 'cancelled', 'cancelled', 'cancelled'], null],
])('shows where the stops of an order are: %s', (_case, stage, stops, expected, resumeStage) => {
  expect(toStopStates({ stage, resumeStage }, stops)).toEqual(expected);
});

test.each<[string, OrderStage, TrackedStopState, boolean, string]>([
  ['at another drop', 'unloading', 'planned', false, 'transit'],
  ['at this drop', 'unloading', 'arrived', false, 'delivery'],
  ['on to the next drop', 'transit', 'done', false, 'delivered'],
  ['on to the next drop after a short one', 'transit', 'done', true, 'incomplete'],
  ['not yet started', 'addedToTrip', 'planned', false, 'booked'],
  ['at a pickup', 'loading', 'planned', false, 'pickup'],
  ['delayed', 'delayed', 'onTheWay', false, 'delayed'],
  ['short elsewhere', 'incompleteDelivery', 'done', false, 'delivered'],
  ['failed here', 'notDelivered', 'notDelivered', false, 'notDelivered'],
  ['cancelled', 'cancelled', 'cancelled', false, 'cancelled'],
])('a consignee sees the state of their drop: %s', (_case, stage, state, isDropShort, expected) => {
  expect(toDropState(stage, state, isDropShort)).toBe(expected);
});

test('a consignee sees no steps at other drops', () => {
  const changes = ['saved', 'started', 'arrivedToDropLocation', 'transit', 'arrivedToDropLocation', 'delivered'].map(
    (to, occurredAt) => ({ to, occurredAt }),
  );
  const see = (stop: Parameters<typeof toDropChanges>[1]) =>
    toDropChanges(changes, stop).map(({ to, occurredAt }) => `${to} ${occurredAt}`);
  const booked = ['saved 0', 'started 1'];
  expect(see({ arrivedAt: null, departedAt: null, state: 'onTheWay' })).toEqual([...booked, 'transit 3']);
  expect(see({ arrivedAt: 2, departedAt: 3, state: 'done' })).toEqual([
    ...booked,
    'arrivedToDropLocation 2',
    'delivered 3',
  ]);
  expect(see({ arrivedAt: 4, departedAt: 5, state: 'notDelivered' })).toEqual([
    ...booked,
    'transit 3',
    'arrivedToDropLocation 4',
  ]);
});

test('a drop is short where less was reported than ordered', () => {
  const item = (deliveredQuantity: number | null) => ({ quantity: 4, deliveredQuantity });
  expect([[item(4)], [item(null)], [item(4), item(3)], []].map(isShort)).toEqual([false, false, true, false]);
});
