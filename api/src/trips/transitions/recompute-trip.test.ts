import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

const listEntries = (subjectId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'changes'])
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
const listEvents = async (id: string) => (await listEntries(id)).map(({ event }) => event);

test('removes an order cancelled by its owner from a planned trip and plans the trip again', async () => {
  const { order, as, asOwner, build, ownerId, port } = await openDepot(portal);
  const galle = await build.location({ organizationId: ownerId, name: 'Galle', latitude: 6.05, longitude: 80.22 });
  const [remaining, cancelled] = [
    await order({ totalSpace: '3', totalWeight: '100' }),
    await order({ totalSpace: '5', totalWeight: '200', stops: [{ locationId: port.id }, { locationId: galle.id }] }),
  ];
  const before = (await as.post('/trips', { orderIds: [remaining.id, cancelled.id] })).json();
  expect(
    (await asOwner.patch(`/orders/${cancelled.id}/stage`, { stage: 'cancelled', reason: 'Sold' })).statusCode,
  ).toBe(200);
  const after = (await as.get(`/trips/${before.id}`)).json();
  expect([
    before.stops.length,
    before.totalSpace,
    after.stops.length,
    after.totalSpace,
    after.totalWeight,
    after.orders,
    after.drop,
  ]).toEqual([3, '8.000', 2, '3.000', '100.000', 1, 'Kandy']);
  expect(Number(after.estimatedDistance)).toBeLessThan(Number(before.estimatedDistance));
  expect([after.stage, (await listEvents(cancelled.id)).filter((event) => event === 'cancel')]).toEqual([
    'saved',
    ['cancel'],
  ]);
});

test('completes an incomplete trip when its last missing cargo is delivered', async () => {
  const { started, asDriver, as } = await openDepot(portal);
  const { id, orderId } = await started();
  for (const stage of ['arrivedToPickupLocation', 'transit', 'arrivedToDropLocation'])
    expect((await asDriver.patch(`/orders/${orderId}/stage`, { stage })).statusCode).toBe(200);
  const [item] = (await as.get(`/trips/${id}`)).json().orderList[0].cargoItems;
  const incomplete = await asDriver.patch(`/orders/${orderId}/stage`, {
    stage: 'incompleteDelivery',
    delivered: [{ cargoId: item.cargo.id, quantity: 0, shortageReason: 'Wet' }],
  });
  expect([incomplete.statusCode, (await as.get(`/trips/${id}`)).json().stage]).toEqual([200, 'incomplete']);
  expect((await asDriver.patch(`/orders/${orderId}/cargos/${item.cargo.id}/delivered`, {})).statusCode).toBe(200);
  expect((await as.get(`/trips/${id}`)).json()).toMatchObject({ stage: 'completed', finishedAt: TEST_NOW });
  expect((await listEntries(id)).map(({ fromStage, toStage }) => [fromStage, toStage])).toEqual([
    [null, 'saved'],
    ['saved', 'vehicleAssigned'],
    ['vehicleAssigned', 'started'],
    ['started', 'transit'],
    ['transit', 'incomplete'],
    ['incomplete', 'completed'],
  ]);
});
