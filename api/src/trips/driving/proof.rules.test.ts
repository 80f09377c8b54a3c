import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { isProvable } from './proof.rules.ts';

test('proofs can be added from the start of execution until billing', () => {
  expect(ORDER_STAGES.filter(isProvable)).toEqual([
    'started',
    'arrivedToPickupLocation',
    'loading',
    'loadingCompleted',
    'transit',
    'delayed',
    'arrivedToDropLocation',
    'unloading',
    'delivered',
    'manuallyDelivered',
    'incompleteDelivery',
    'notDelivered',
  ]);
});
