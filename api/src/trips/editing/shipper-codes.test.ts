import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import type { Trip } from 'shared-contracts/trips/trips';
import { formatOrderNumber, type NumberedOrder } from 'shared-contracts/values/orders/order-number';
import { testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();
const NUMBER = 'O-000012';

/** Two shippers and the carrier itself have an order with the same number. */
async function openYard() {
  const depot = await openDepot(portal);
  const { build, organizationId, ownerId, order } = depot;
  const acme = await build.organization({ type: '1pl', code: 'ACME' });
  await build.partnership({ organizationId: acme.id, partnerId: organizationId, status: 'active' });
  await portal.db.updateTable('organizations').set({ code: 'TEA' }).where('id', '=', ownerId).execute();
  const orders = [
    await order({ number: NUMBER }),
    await order({ number: NUMBER, organizationId: acme.id }),
    await order({ number: NUMBER, organizationId }),
  ];
  const orderIds = orders.map(({ id }) => id);
  const names = (list: readonly (NumberedOrder & { id: string })[]) =>
    orderIds.map((id) => formatOrderNumber(list.find((one) => one.id === id) ?? { number: 'missing' }));
  return { ...depot, orderIds, names };
}

const NAMES = [`TEA·${NUMBER}`, `ACME·${NUMBER}`, NUMBER];

test('shows orders of several shippers with their codes, and own ones without', async () => {
  const { as, asOwner, asDriver, orderIds, names, assignment, move } = await openYard();
  const available = (await as.get('/trips/orders')).json().items as AvailableOrder[];
  expect(names(available)).toEqual(NAMES);
  expect(names((await as.get('/orders')).json().items)).toEqual(NAMES);
  expect(names((await as.get(`/search?search=${NUMBER}`)).json().items)).toEqual(NAMES);
  const exported = await as.post('/v2/orders/export?fromPartner=true', {
    format: 'csv',
    title: 'Orders',
    columns: [{ id: 'number', title: 'Number' }],
  });
  for (const name of NAMES.slice(0, 2)) expect(exported.body).toContain(name);

  const trip = (await as.post('/trips', { orderIds, ...assignment })).json() as Trip;
  expect(names(trip.orderList)).toEqual(NAMES);
  expect(names(trip.stops.flatMap(({ orders }) => orders))).toEqual(NAMES);
  const manifest = (await as.get(`/trips/${trip.id}/manifest`)).json();
  expect(names(manifest.shippedOrders)).toEqual(NAMES);
  expect((await move(trip.id, 'waitingForTrip')).json().stage).toBe('vehicleAssigned');
  const [mine] = (await asDriver.get('/trips/mine')).json().items;
  expect(names(mine.orders)).toEqual(NAMES);
  expect((await as.patch(`/orders/${orderIds[1]}/stage`, { stage: 'billed' })).json().params).toMatchObject({
    record: NAMES[1],
  });

  const own = (await asOwner.get(`/orders/${orderIds[0]}`)).json();
  expect([own.number, own.shipperCode]).toEqual([NUMBER, null]);
});
