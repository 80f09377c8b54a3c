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
