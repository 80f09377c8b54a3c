import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Trip } from 'shared-contracts/trips/trips';
import { sumOpenLoad } from './open-load.rules.ts';

const order = (stage: OrderStage) =>
  ({ stage, totalSpace: '2.000', totalWeight: '500.000', totalPalletPlaces: '3.000' }) as Trip['orderList'][number];

test.each<[string, OrderStage[]]>([
  ['delivered', ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered']],
  ['billed', ['billed']],
  ['cancelled', ['cancelled']],
])('a trip no longer carries what is %s', (_name, stages) => {
  expect(sumOpenLoad({ orderList: stages.map(order) })).toMatchObject({ totalSpace: '0', totalPalletPlaces: null });
});

test('it still has to carry all other orders', () => {
  const over = ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed', 'cancelled'];
  const open = ORDER_STAGES.filter((stage) => !over.includes(stage));
  expect(sumOpenLoad({ orderList: ORDER_STAGES.map(order) })).toMatchObject({
    totalSpace: String(open.length * 2),
    totalWeight: String(open.length * 500),
    totalPalletPlaces: String(open.length * 3),
  });
});
