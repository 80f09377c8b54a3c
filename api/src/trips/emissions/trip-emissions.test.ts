import { testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('shows the emissions of a trip with its vehicle, and the share of each order, to all who may see them', async () => {
  const { as, asOwner, build, order, save, assignment, vehicle, ownerId } = await openDepot(portal);
  const other = await build.location({ organizationId: ownerId, name: 'Matale', latitude: 7.47, longitude: 80.62 });
  const [first, second] = [await order({ totalWeight: '3000' }), await order({ totalWeight: '1000' })];
  const { id } = (await save({ orderIds: [first.id, second.id] })).json();
  const read = async (by = as) => (await by.get(`/trips/${id}`)).json();
  expect(await read()).not.toHaveProperty('emissions');
  expect((await as.get(`/orders/${first.id}/emissions`)).json()).toEqual({ emissions: null });

  await as.patch(`/trips/${id}`, assignment);
  const trip = await read();
  const km = Number(trip.estimatedDistance);
  // A rigid lorry of 7.5 to 17 t; 53.3 % of its payload of 7,500 kg are used.
  expect(Number(vehicle.maxCarryWeight)).toBe(7_500);
  expect(Number(trip.emissions)).toBeCloseTo(km * (0.683 + (0.876 - 0.683) * (4_000 / 7_500)), 1);
  const shareOf = (orderId: string) =>
    Number(trip.orderList.find(({ id: listed }: { id: string }) => listed === orderId).emissions);
  expect(shareOf(first.id)).toBeCloseTo(Number(trip.emissions) * 0.75, 1);
  expect(shareOf(first.id) + shareOf(second.id)).toBeCloseTo(Number(trip.emissions), 1);

  const ofOwner = (await asOwner.get(`/orders/${second.id}/emissions`)).json();
  expect(Number(ofOwner.emissions)).toBeCloseTo(shareOf(second.id), 2);
  const later = await order({ totalWeight: '3000', stops: [{ locationId: other.id }, { locationId: other.id }] });
  expect((await asOwner.get(`/orders/${later.id}/emissions`)).json()).toEqual({ emissions: null });
});

test('reveals nothing about an order to strangers', async () => {
  const { order, build } = await openDepot(portal);
  const { id } = await order();
  const stranger = await build.user({ organizationId: (await build.organization()).id, rules: 'all' });
  expect((await portal.as(stranger).get(`/orders/${id}/emissions`)).statusCode).toBe(404);
});
