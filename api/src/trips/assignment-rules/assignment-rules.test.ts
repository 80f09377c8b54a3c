import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDesk } from '../plans/testing/desk.ts';

const portal = testApp();
const PATH = '/v2/trips/assignment-rules';
const WARN = {
  driverRunning: 'warn',
  driverBusy: 'warn',
  driverHours: 'warn',
  healthReportExpired: 'warn',
  licenceClass: 'warn',
  documentExpired: 'warn',
  serviceExpired: 'warn',
};

test('warns unless an administrator of the organization chooses to block, for its own trips only', async () => {
  const { as, build } = await openDesk(portal);
  expect((await as.get(PATH)).json()).toEqual(WARN);
  expect((await as.patch(PATH, { driverBusy: 'block' })).json()).toEqual({ ...WARN, driverBusy: 'block' });
  expect((await as.patch(PATH, { serviceExpired: 'block' })).json()).toMatchObject({
    driverBusy: 'block',
    serviceExpired: 'block',
  });
  expect((await as.patch(PATH, { driverBusy: 'never' })).statusCode).toBe(422);
  const { id: organizationId } = await build.organization();
  expect((await portal.as(await build.user({ organizationId, rules: 'all' })).get(PATH)).json()).toEqual(WARN);
  const dispatcher = await build.user({ organizationId, rules: [{ model: 'trip', rule: 'write' }] });
  expect((await portal.as(dispatcher).patch(PATH, { driverBusy: 'block' })).statusCode).toBe(403);
});

test('a driver on another trip warns, or blocks the assignment and the trip of a plan', async () => {
  const { as, save, order, create, addTrip, get, driver } = await openDesk(portal);
  const times = { pickAt: TEST_NOW + 2 * HOUR, dropAt: TEST_NOW + 6 * HOUR };
  await save({ driverId: driver.id, ...times });
  const plan = await create();
  await addTrip(plan.id, [(await order()).id], { driverId: driver.id });
  const problems = async () =>
    (await get(plan.id)).planTrips[0].problems.map(({ code, blocks }: { code: string; blocks: boolean }) => [
      code,
      blocks,
    ]);
  expect(await problems()).toEqual([['driverBusy', false]]);
  expect((await save({ driverId: driver.id, ...times })).statusCode).toBe(201);

  await as.patch(PATH, { driverBusy: 'block' });
  expect((await problems()).every(([, blocks]: [string, boolean]) => blocks)).toBe(true);
  expect((await save({ driverId: driver.id, ...times })).json()).toMatchObject({
    fields: { driverId: { code: 'busy' } },
  });
  expect((await as.get(`/trips/drivers?pickAt=${times.pickAt}&dropAt=${times.dropAt}`)).json()).toMatchObject({
    items: [{ driver: { id: driver.id }, fits: false }],
  });
});

test('a licence without the class of the vehicle warns, or blocks trips, plans and handovers', async () => {
  const { as, save, order, create, addTrip, get, driver, vehicle, started, build, organizationId } =
    await openDesk(portal);
  const path = '/vehicles/types';
  const type = (
    await as.post(path, { name: 'Tractor', averageSpace: '40', maxWeight: '20000', licenseClass: 'ce' })
  ).json();
  const tractor = await build.vehicle({ organizationId, vehicleTypeId: type.id });
  const assignment = { vehicleId: tractor.id, driverId: driver.id };
  const plan = await create();
  await addTrip(plan.id, [(await order()).id], assignment);
  const problems = async () =>
    (await get(plan.id)).planTrips[0].problems.filter(({ code }: { code: string }) => code === 'licenceClass');
  const params = { driver: 'Dinesh Wheel', vehicle: tractor.registrationPlate, class: 'CE' };
  expect(await problems()).toMatchObject([{ blocks: false, params }]);
  expect((await save(assignment)).statusCode).toBe(201);

  await as.patch(PATH, { licenceClass: 'block' });
  expect(await problems()).toMatchObject([{ blocks: true, params }]);
  const refused = { fields: { driverId: { code: 'licenceClass', params: { note: 'CE' } } } };
  expect((await save(assignment)).json()).toMatchObject(refused);
  expect((await as.get(`/trips/drivers?vehicleId=${tractor.id}`)).json().items).toMatchObject([
    { driver: { id: driver.id }, fits: false, problems: [{ code: 'licenceClass', blocks: true, note: 'CE' }] },
  ]);
  expect((await as.get(`/trips/drivers?vehicleId=${vehicle.id}`)).json().items[0].fits).toBe(true);
  const running = await started();
  const { id: vehicleId } = await build.vehicle({ organizationId, vehicleTypeId: type.id });
  const handover = { vehicleId, driverId: driver.id, reason: 'Broken axle' };
  expect((await as.post(`/trips/${running.id}/handover`, handover)).json()).toMatchObject(refused);

  await portal.db
    .updateTable('drivers')
    .set({ licenseClasses: ['CE'] })
    .where('id', '=', driver.id)
    .execute();
  expect(await problems()).toEqual([]);
  expect((await as.post(`/trips/${running.id}/handover`, handover)).statusCode).toBe(200);
  await as.patch(`/vehicles/${tractor.id}`, { licenseClass: 'DE' });
  expect(await problems()).toMatchObject([{ params: { class: 'DE' } }]);
});
