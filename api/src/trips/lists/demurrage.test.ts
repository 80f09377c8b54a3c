import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('counts demurrage from arrival or window start until departure, beyond the free time', async () => {
  const { started, as } = await openDepot(portal);
  const { id, orderId } = await started();
  const setStopTimes = (position: number, arrivedAt: number, departedAt: number | null) =>
    portal.db
      .updateTable('orderStops')
      .set({ arrivedAt, departedAt })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute();
  const [{ contractId }] = (await portal.db
    .selectFrom('orders')
    .select('contractId')
    .where('id', '=', orderId)
    .execute()) as [{ contractId: string }];
  await portal.db.deleteFrom('contractDelayTerms').where('contractId', '=', contractId).execute();
  await portal.db
    .insertInto('contractDelayTerms')
    .values([
      { contractId, category: 'loading', freeMinutes: 30, hourlyRate: '500.00' },
      { contractId, category: 'standard', freeMinutes: 45, hourlyRate: '500.00' },
    ])
    .execute();
  await portal.db
    .updateTable('orders')
    .set({
      pickupFrom: TEST_NOW - 4 * HOUR,
      deliveryFrom: TEST_NOW - 3 * HOUR,
      stage: 'arrivedToDropLocation',
    })
    .where('id', '=', orderId)
    .execute();
  await setStopTimes(0, TEST_NOW - 5 * HOUR, TEST_NOW - 4 * HOUR + 50 * MINUTE);
  await setStopTimes(1, TEST_NOW - 2 * HOUR, null);
  const { items, total } = (await as.get('/v1/trips/demurrage')).json();
  expect([
    total,
    items.map(({ what, fromAt, untilAt, minutes, freeMinutes, overMinutes }: Record<string, unknown>) => [
      what,
      fromAt,
      untilAt,
      minutes,
      freeMinutes,
      overMinutes,
    ]),
  ]).toEqual([
    2,
    [
      ['drop', TEST_NOW - 2 * HOUR, null, 120, 45, 75],
      ['pick', TEST_NOW - 4 * HOUR, TEST_NOW - 4 * HOUR + 50 * MINUTE, 50, 30, 20],
    ],
  ]);
  expect(items[0]).toMatchObject({ trip: { id }, order: { id: orderId }, location: { name: 'Kandy' } });
  await portal.db
    .updateTable('orders')
    .set({ stage: 'delivered', stageChangedAt: TEST_NOW - 90 * MINUTE })
    .where('id', '=', orderId)
    .execute();
  expect((await as.get('/v1/trips/demurrage')).json().items.map(({ what }: { what: string }) => what)).toEqual([
    'pick',
  ]);
});
