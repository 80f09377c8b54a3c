import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('previews load, stops, times, distance and fitting types exactly as they are saved', async () => {
  const { order, as, build, vehicle } = await openDepot(portal);
  const [first, second] = [
    await order({ totalSpace: '4', totalWeight: '600' }),
    await order({ totalSpace: '6.5', totalWeight: '900', pickupFrom: TEST_NOW + 2 * HOUR }),
  ];
  const tightType = await build.vehicleType({ name: 'Tight', averageSpace: '10.5', maxWeight: '1500' });
  const input = { orderIds: [first.id, second.id], requestedVehicleTypeId: tightType.id };
  const preview = (await as.post('/trips/preview', input)).json();
  expect(preview).toMatchObject({
    totalSpace: '10.500',
    totalWeight: '1500.000',
    capacity: { space: '10.500' },
    utilization: { space: '100.0', weight: '100.0' },
    suggestedVehicleType: { id: tightType.id },
    isDistanceEstimated: true,
    cost: null,
    stops: [
      { position: 0, location: { name: 'Port' }, orders: [{}, {}] },
      { position: 1, location: { name: 'Kandy' }, orders: [{}, {}] },
    ],
  });
  expect((await as.post('/trips/preview', { ...input, vehicleId: vehicle.id })).json().capacity).toEqual({
    space: vehicle.effectiveSpace,
    weight: vehicle.maxCarryWeight,
    palletPlaces: null,
    loadingMeters: null,
  });
  const saved = (await as.post('/trips', input)).json();
  expect([saved.totalSpace, saved.pickAt, saved.dropAt, saved.estimatedDistance]).toEqual([
    preview.totalSpace,
    preview.pickAt,
    preview.dropAt,
    preview.distance,
  ]);
  expect((await as.post('/trips/preview', input)).json().fields).toHaveProperty(['orderIds.0', 'code'], 'notValidated');
  expect((await as.post('/trips/preview', { ...input, tripId: saved.id })).statusCode).toBe(200);
});

test('rejects orders with incompatible cargos when a trip is created, edited, previewed and planned', async () => {
  const { order, as, build, ownerId } = await openDepot(portal);
  const createCargo = async (name: string) =>
    build.cargo({
      organizationId: ownerId,
      name,
      cargoTypeId: (await build.cargoType({ name: `Type of ${name}` })).id,
    });
  const [food, acid] = [await createCargo('Food'), await createCargo('Acid')];
  const [first, second] = [
    await order({ cargoItems: [{ cargoId: food.id, quantity: 1 }] }),
    await order({ cargoItems: [{ cargoId: acid.id, quantity: 1 }] }),
  ];
  const nameOf = async ({ id, number }: { id: string; number: string }) => {
    const { shipperCode } = (await as.get(`/orders/${id}`)).json();
    expect(shipperCode).toEqual(expect.any(String));
    return formatOrderNumber({ number, shipperCode });
  };
  const [firstName, secondName] = [await nameOf(first), await nameOf(second)];
  const fieldError = {
    code: 'incompatibleCargo',
    message: `Orders ${firstName} and ${secondName} may not travel together: Food and Acid`,
    params: { order: secondName, beside: firstName, first: 'Food', second: 'Acid' },
  };
  const rejected = { statusCode: 422, fields: { 'orderIds.1': fieldError } };
  const both = { orderIds: [first.id, second.id] };
  expect((await as.post('/trips', both)).json()).toMatchObject(rejected);
  expect((await as.post('/trips/preview', both)).json()).toMatchObject(rejected);
  const { id } = (await as.post('/trips', { orderIds: [first.id] })).json();
  expect((await as.patch(`/trips/${id}`, both)).json()).toMatchObject(rejected);
  const third = await order({ cargoItems: [{ cargoId: food.id, quantity: 2 }] });
  expect((await as.post('/v2/trips/suggest/check', { orderIds: [third.id, second.id] })).json().breaks).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'incompatibleCargo' })]),
  );
  expect((await as.patch(`/trips/${id}`, { orderIds: [first.id, third.id] })).json().orders).toBe(2);
});
