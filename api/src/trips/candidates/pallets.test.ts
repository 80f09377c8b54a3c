import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

const PALLETS = { palletPlaces: '1', width: '0.8', length: '1.2', stackLayers: 1, weight: '100', effectiveSpace: '1' };

/** Two orders of 6 EUR pallets each, and vehicles of a type for 10 of them: one like its type, one with 14 places. */
async function openYard() {
  const depot = await openDepot(portal);
  const { build, organizationId, ownerId } = depot;
  const cargo = await build.cargo({ organizationId: ownerId, ...PALLETS });
  const type = await build.vehicleType({
    organizationId,
    name: 'Curtainsider',
    palletPlaces: '10',
    loadingMeters: '5',
  });
  const vehicle = (more: object) =>
    build.vehicle({ organizationId, vehicleTypeId: type.id, effectiveSpace: '60', maxCarryWeight: '9000', ...more });
  const [like, larger] = [await vehicle({}), await vehicle({ palletPlaces: '14' })];
  const order = () => depot.order({ cargoItems: [{ cargoId: cargo.id, quantity: 6 }] });
  const orders = [await order(), await order()].map(({ id }) => id);
  return { ...depot, cargo, type, like, larger, orders };
}

test('counts pallets and loading metres from the cargo to the vehicle, and refuses what exceeds them', async () => {
  const { as, asOwner, cargo, type, like, larger, orders, driver, move } = await openYard();
  expect((await asOwner.get(`/orders/${orders[0]}`)).json()).toMatchObject({
    totalPalletPlaces: '6.000',
    totalLoadingMeters: '2.400',
    cargoItems: [{ palletPlaces: '6.000', loadingMeters: '2.400' }],
  });

  const trip = (await as.post('/trips', { orderIds: orders, requestedVehicleTypeId: type.id })).json();
  expect(trip).toMatchObject({
    totalPalletPlaces: '12.000',
    totalLoadingMeters: '4.800',
    capacity: { palletPlaces: '10.000', loadingMeters: '5.000' },
    utilization: { palletPlaces: '120.0', loadingMeters: '96.0' },
  });
  const candidates = (await as.get(`/trips/vehicles?tripId=${trip.id}`)).json().items;
  const problemsOf = ({ id }: { id: string }) =>
    candidates
      .find((item: { vehicle: { id: string } }) => item.vehicle.id === id)
      .problems.map(({ code, note }: { code: string; note: string }) => `${code} ${note}`);
  expect([candidates[0].vehicle.id, candidates[0].vehicle.palletPlaces]).not.toContain(like.id);
  expect([problemsOf(larger), problemsOf(like)]).toEqual([[], ['palletPlacesExceeded 2.000']]);
  const fitting = (await as.get(`/trips/vehicles?tripId=${trip.id}&fittingOnly=true`)).json().items;
  expect(fitting.map((item: { vehicle: { id: string } }) => item.vehicle.id)).not.toContain(like.id);

  await move(trip.id, 'waitingForTrip');
  const refused = await move(trip.id, 'vehicleAssigned', { vehicleId: like.id, driverId: driver.id });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([
    422,
    { vehicleId: { code: 'palletPlacesExceeded', params: { note: '2.000' } } },
  ]);
  const assigned = await move(trip.id, 'vehicleAssigned', { vehicleId: larger.id, driverId: driver.id });
  expect(assigned.json()).toMatchObject({
    capacity: { palletPlaces: '14.000', loadingMeters: '5.000' },
    utilization: { palletPlaces: '85.7' },
  });
  const plan = (await as.get(`/trips/${trip.id}/loading-plan`)).json();
  expect(plan).toMatchObject({ total: { palletPlaces: '12.000', loadingMeters: '4.800' } });
  expect(plan.steps[0].utilization).toMatchObject({ palletPlaces: '85.7', loadingMeters: '96.0' });
  await asOwner.patch(`/cargos/${cargo.id}`, { stackLayers: null, palletPlaces: null });
  expect((await as.get(`/trips/${trip.id}`)).json()).toMatchObject({ totalPalletPlaces: '12.000' });
});

test('suggests trips and reports the excess pallets of a manual trip', async () => {
  const { as, type, orders } = await openYard();
  const horizon = TEST_NOW + 24 * HOUR;
  const { suggestions } = (await as.post('/v2/trips/suggest', { horizon, orderIds: orders })).json();
  expect(suggestions.map(({ orders: { length } }: { orders: unknown[] }) => length)).not.toEqual([]);
  const { breaks } = (await as.post('/v2/trips/suggest/check', { orderIds: orders, vehicleTypeId: type.id })).json();
  expect(breaks).toContainEqual({
    code: 'palletPlaces',
    orderId: null,
    params: { load: '12.000', capacity: '10.000', excess: '2.000' },
  });
});
