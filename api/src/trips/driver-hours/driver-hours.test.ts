import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDesk } from '../plans/testing/desk.ts';

const portal = testApp();
const times = { pickAt: TEST_NOW + 2 * HOUR, dropAt: TEST_NOW + 6 * HOUR };

test('rejects a driver who would drive too long, on trips and plans, if the organization blocks it', async () => {
  const { as, build, save, order, create, addTrip, get, driver, organizationId } = await openDesk(portal);
  await portal.db.updateTable('drivers').set({ maxHoursPerShift: 4 }).where('id', '=', driver.id).execute();
  const first = await save({ driverId: driver.id, ...times });
  expect(first.json()).toMatchObject({ driverProblems: [] });
  const later = { pickAt: times.pickAt + 5 * HOUR, dropAt: times.dropAt + 5 * HOUR };
  const problem = { code: 'shiftHours', note: expect.stringMatching(/^6\.\d \/ 4$/), at: expect.any(Number) };
  const second = (await save({ driverId: driver.id, ...later })).json();
  expect(second.driverProblems).toEqual([{ ...problem, blocks: false }]);

  await as.patch('/v2/trips/assignment-rules', { driverHours: 'block' });
  const refused = await as.patch(`/trips/${second.id}`, { description: 'Later' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields.driverId).toMatchObject({
    code: 'shiftHours',
    message: expect.stringMatching(/^Driver would drive too long in a shift: 6\.\d \/ 4 h, \d{4}-\d\d-\d\d$/),
  });
  expect((await as.get(`/trips/drivers?tripId=${second.id}`)).json().items).toMatchObject([
    { driver: { id: driver.id }, fits: false, problems: [problem] },
  ]);

  const plan = await create();
  await addTrip(plan.id, [(await order()).id], { driverId: driver.id });
  expect((await get(plan.id)).planTrips[0].problems).toContainEqual(
    expect.objectContaining({ code: 'shiftHours', blocks: true, params: expect.objectContaining({ limit: 4 }) }),
  );
  const { id: other } = await build.driver({ organizationId, maxHoursPerShift: 9 });
  expect((await save({ driverId: other, ...later })).statusCode).toBe(201);
});

test('shows the hours of own drivers, by the rules of their organization', async () => {
  const { as, build, save, driver, assignment, asOwner } = await openDesk(portal);
  const path = `/v2/trips/drivers/${driver.id}/hours`;
  expect((await as.get(path)).json()).toMatchObject({ shift: null, nextShift: null, rules: DEFAULT_DRIVER_HOURS });
  await save({ ...assignment, ...times });
  expect((await as.get(path)).json()).toMatchObject({
    shift: null,
    nextShift: { planned: expect.any(Number) },
    week: { driven: 0, max: 3_360 },
  });
  expect((await asOwner.get(path)).statusCode).toBe(404);

  const rules = '/v2/trips/driver-hours-rules';
  expect((await as.patch(rules, { maxWeekMinutes: 2_400 })).json()).toEqual({
    ...DEFAULT_DRIVER_HOURS,
    maxWeekMinutes: 2_400,
  });
  expect((await as.get(path)).json()).toMatchObject({ week: { max: 2_400 } });
  expect((await as.patch(rules, { breakMinutes: -1 })).statusCode).toBe(422);
  const { id: organizationId } = await build.organization();
  const stranger = portal.as(await build.user({ organizationId, rules: 'all' }));
  expect((await stranger.get(rules)).json()).toEqual(DEFAULT_DRIVER_HOURS);
});

test('the schedule of own vehicles shows rests of their usual drivers, by the rules of the organization', async () => {
  const { as, save, assignment, vehicle, build, organizationId, ownerId } = await openDesk(portal);
  const schedule = async (by = as, path = 'vehicles/schedule') =>
    (await by.get(`/${path}?from=${TEST_NOW}&to=${TEST_NOW + 3 * DAY}`)).json().items[0].entries as {
      kind: string;
      fromAt: number;
      toAt: number;
      note: string;
    }[];
  const rests = async () => (await schedule()).filter(({ kind }) => kind === 'rest');
  expect(await rests()).toEqual([]);
  await save({ ...assignment, ...times });
  const [rest] = await rests();
  expect(rest).toMatchObject({ note: 'Dinesh Wheel' });
  expect((rest?.toAt ?? 0) - (rest?.fromAt ?? 0)).toBe(DEFAULT_DRIVER_HOURS.restMinutes * MINUTE);
  await as.patch('/v2/trips/driver-hours-rules', { restMinutes: 540 });
  expect(await rests()).toMatchObject([{ fromAt: rest?.fromAt, toAt: (rest?.fromAt ?? 0) + 9 * HOUR }]);

  await build.vehicleShare({ vehicleId: vehicle.id, partnerId: ownerId });
  const partner = portal.as(await build.user({ organizationId: ownerId, rules: 'all' }));
  expect(organizationId).not.toBe(ownerId);
  expect((await schedule(partner, 'vehicles/share/schedule')).map(({ kind }) => kind)).toEqual(['share', 'trip']);
});

test('alerts drivers who approach a limit once per shift and limit, with several processes', async () => {
  const { build, as, asOwner, save, driver, assignment, organizationId } = await openDesk(portal);
  await portal.db.updateTable('drivers').set({ maxHoursPerShift: 3 }).where('id', '=', driver.id).execute();
  const { id } = (await save({ ...assignment, ...times })).json();
  await portal.db
    .updateTable('trips')
    .set({ stage: 'transit', startedAt: times.pickAt })
    .where('id', '=', id)
    .execute();
  const { id: adminId } = await build.user({ organizationId, role: 'admin', rules: 'all' });
  const asAdmin = portal.as({ id: adminId });
  const run = async (at: number) => {
    portal.clock.now = at;
    for (let n = 0; n < 2; n += 1) await portal.app.jobs.enqueue(portal.db, 'trips.driverHours', {});
    await Promise.all([portal.app.jobs.runDue(), portal.app.jobs.runDue()]);
    return (await asAdmin.get('/alerts?kind=driverHours')).json().items;
  };
  const { shift } = (await as.get(`/v2/trips/drivers/${driver.id}/hours`)).json();
  expect(shift).toBeNull();
  expect(await run(times.pickAt + HOUR)).toEqual([]);
  const near = await run(times.pickAt + 3.7 * HOUR);
  expect(near).toMatchObject([
    { severity: 'warning', driver: { id: driver.id }, vehicle: null, hours: { of: 'shift', max: 180 } },
  ]);
  expect(near[0].hours.driven).toBeGreaterThanOrEqual(150);
  expect(await run(times.pickAt + 4 * HOUR)).toEqual(near);
  expect((await asOwner.get('/alerts?kind=driverHours')).json().items).toEqual([]);
});
