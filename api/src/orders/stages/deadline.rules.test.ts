import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { deadlineOf } from './deadline.rules.ts';

const WINDOWS = { pickupTo: 10, deliveryTo: 20 };
test.each<[OrderStage, dropsLeft: number, number | null]>([
  ['validated', 1, null],
  ['addedToTrip', 1, null],
  ['started', 0, 10],
  ['arrivedToPickupLocation', 0, 20],
  ['loading', 0, 20],
  ['loadingCompleted', 0, 20],
  ['transit', 0, 20],
  ['arrivedToDropLocation', 1, 20],
  ['unloading', 1, 20],
  ['arrivedToDropLocation', 0, null],
  ['unloading', 0, null],
  ['delivered', 1, null],
])('the deadline of an order in %s with %i drops left is %s', (stage, dropsLeft, deadline) => {
  expect(deadlineOf(stage, { ...WINDOWS, dropsLeft })).toBe(deadline);
});
