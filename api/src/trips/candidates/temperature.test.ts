import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDesk } from '../plans/testing/desk.ts';

const portal = testApp();
const NOW = TEST_NOW;

/** A plain lorry and a larger freezer lorry; orders of frozen, dry and dangerous cargo. */
async function openColdDepot() {
  const depot = await openDesk(portal);
  const { build, organizationId, ownerId } = depot;
  const plainType = await build.vehicleType({ organizationId, name: 'Plain', averageSpace: '30', maxWeight: '9000' });
  const coldType = await build.vehicleType({
    organizationId,
    name: 'Freezer',
    averageSpace: '20',
    maxWeight: '5000',
    temperature: 'frozen',
  });
  const lorry = { organizationId, effectiveSpace: '30', maxCarryWeight: '9000' };
  const plain = await build.vehicle({ ...lorry, vehicleTypeId: plainType.id });
  const freezer = await build.vehicle({ ...lorry, vehicleTypeId: coldType.id });
  const [fishType, teaType, acidType] = [
    await build.cargoType({ name: 'Frozen food', temperature: 'frozen' }),
    await build.cargoType({ name: 'Dry food' }),
    await build.cargoType({ name: 'Dangerous goods' }),
  ];
  const cargoOf = async (name: string, type: { id: string }, ...allowed: { id: string }[]) => {
    const allowedCargoTypeIds = allowed.map(({ id }) => id);
    const cargo = { organizationId: ownerId, name, cargoTypeId: type.id, allowedCargoTypeIds };
    return [{ cargoId: (await build.cargo(cargo)).id, quantity: 1 }];
  };
  const [fish, tea, acid] = [
    await cargoOf('Fish', fishType, teaType),
    await cargoOf('Tea', teaType, fishType),
    await cargoOf('Acid', acidType),
  ];
  const windows = { pickupFrom: NOW, pickupTo: NOW + DAY, deliveryFrom: NOW, deliveryTo: NOW + DAY };
  const orderOf = (cargoItems: typeof fish, more: object = {}) =>
    depot.order({ isFlexible: true, ...windows, cargoItems, ...more });
  return { ...depot, plainType, coldType, plain, freezer, fish, tea, acid, orderOf };
}

test('frozen cargo is carried in freezer vehicles only, dry cargo not in those while a plain one fits', async () => {
  const depot = await openColdDepot();
  const { as, plain, freezer, plainType, fish, tea, acid, orderOf, driver, move, create, change, get } = depot;
  const [frozen, dry] = [await orderOf(fish), await orderOf(tea, { vehicleTypeIds: [depot.coldType.id] })];
  const vehicles = (await as.get(`/trips/vehicles?orderId=${frozen.id}`)).json().items;
  const problemsOf = ({ id }: { id: string }) =>
    vehicles
      .find(({ vehicle }: { vehicle: { id: string } }) => vehicle.id === id)
      .problems.map(({ code }: { code: string }) => code);
  expect([problemsOf(plain), problemsOf(freezer)]).toEqual([['tooWarm'], []]);
  expect((await as.get(`/trips/vehicles?orderId=${frozen.id}&fittingOnly=true`)).json()).toMatchObject({
    items: [{ vehicle: { id: freezer.id } }],
    total: 1,
  });
  const suggested = async (orderId: string) =>
    (await as.post('/trips/preview', { orderIds: [orderId] })).json().suggestedVehicleType.name;
  const quick = async (orderId: string) =>
    (await as.post('/v2/trips/suggest', { orderIds: [orderId], horizon: NOW + DAY })).json().suggestions[0].vehicleType
      .name;
  expect([await suggested(frozen.id), await suggested(dry.id)]).toEqual(['Freezer', 'Plain']);
  expect([await quick(frozen.id), await quick(dry.id)]).toEqual(['Freezer', 'Plain']);

  const refused = await as.post('/trips', { orderIds: [frozen.id], vehicleId: plain.id });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([422, { vehicleId: { code: 'tooWarm' } }]);
  const requested = await orderOf(fish, { vehicleTypeIds: [plainType.id], isFlexible: false });
  expect((await as.get(`/trips/vehicles?orderId=${requested.id}&fittingOnly=true`)).json().items).toMatchObject([
    { vehicle: { id: plain.id }, problems: [] },
  ]);

  const plan = await create();
  const id = randomUUID();
  await change(plan.id, [{ op: 'addTrip', id, orderIds: [frozen.id], vehicleId: plain.id }]);
  expect((await get(plan.id)).planTrips[0].problems).toMatchObject([{ code: 'tooWarm', blocks: true }]);
  await change(plan.id, [{ op: 'assignVehicle', tripId: id, vehicleId: freezer.id }]);
  expect((await get(plan.id)).planTrips[0].problems).toEqual([]);

  const trip = (await as.post('/trips', { orderIds: [dry.id], vehicleId: plain.id, driverId: driver.id })).json();
  const { insertions } = (await as.post('/v2/trips/insertions', { orderId: frozen.id })).json();
  expect(insertions).toEqual([]);
  await move(trip.id, 'waitingForTrip');
  await move(trip.id, 'started');
  portal.clock.now += HOUR;
  const add = async (orderId: string) =>
    (await as.post(`/trips/${trip.id}/add-order`, { orderId })).json().fields?.orderId?.code;
  const [dangerous, more] = [await orderOf(acid), await orderOf(tea)];
  expect([await add(frozen.id), await add(dangerous.id), await add(more.id)]).toEqual([
    'tooWarm',
    'incompatibleCargo',
    undefined,
  ]);
});
