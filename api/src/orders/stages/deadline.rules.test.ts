import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { deadlineOf } from './deadline.rules.ts';

/** Pickups due at 10 and 15, drops at 20 and 30; `left`: how many stops the order has left. */
const stopsAfter = (left: number) =>
  (
    [
      ['pickup', 10],
      ['pickup', 15],
      ['drop', 20],
      ['drop', 30],
    ] as const
  ).map(([kind, windowTo], i) => ({ kind, windowTo, departedAt: i < left ? 1 : null }));

test.each<[OrderStage, left: number, number | null]>([
  ['validated', 0, null],
  ['addedToTrip', 0, null],
  ['started', 0, 10],
  ['arrivedToPickupLocation', 0, 15],
  ['loading', 0, 15],
  ['transit', 1, 15],
  ['transit', 0, 15],
  ['arrivedToPickupLocation', 1, 20],
  ['loadingCompleted', 1, 20],
  ['transit', 2, 20],
  ['arrivedToDropLocation', 2, 30],
  ['unloading', 2, 30],
  ['transit', 3, 30],
  ['arrivedToDropLocation', 3, null],
  ['unloading', 3, null],
  ['delivered', 4, null],
  ['delivered', 3, null],
])('the deadline of an order in %s that has left %i of its stops is %s', (stage, left, deadline) => {
  expect(deadlineOf(stage, stopsAfter(left))).toBe(deadline);
});

test('a stop without a window has no deadline', () => {
  expect(deadlineOf('started', [{ kind: 'pickup', windowTo: null, departedAt: null }])).toBeNull();
  expect(deadlineOf('started', [])).toBeNull();
});
