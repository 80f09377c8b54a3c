import type { Suggestion } from 'shared-contracts/trips/planner';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openPlanner, TOMORROW } from '../testing/open-planner.ts';

const portal = testApp();

test('plans for the vehicles of the organization, returns why one is not used, and creates the trip with it', async () => {
  const { build, large, orders, as, organizationId, depot } = await openPlanner(portal);
  const near = { latitude: 6.95, longitude: 79.9 };
  const vehicle = async (plate: string, more: object = {}) => {
    const driver = await build.driver({ organizationId });
    return build.vehicle({
      organizationId,
      vehicleTypeId: large.id,
      registrationPlate: plate,
      effectiveSpace: '12',
      maxCarryWeight: '5000',
      driverId: driver.id,
      ...more,
    });
  };
  const [first, busy] = [await vehicle('WP A-1'), await vehicle('WP A-2')];
  await vehicle('WP A-3', { effectiveSpace: '2' });
  await vehicle('WP A-4', { driverId: null });
  await portal.db
    .insertInto('lastPositions')
    .values([first, busy].map(({ id }) => ({ vehicleId: id, at: TEST_NOW, heardAt: TEST_NOW, ...near, speed: 0 })))
    .execute();
  await build.unavailability({ vehicleId: busy.id, fromAt: TOMORROW, toAt: TOMORROW + DAY });
  const suggest = async (fleet: object = {}): Promise<Suggestion[]> =>
    (
      await as.post('/v2/trips/suggest', {
        horizon: TOMORROW + DAY,
        orderIds: orders.slice(0, 2),
        fleet: { usesSpareDrivers: false, ...fleet },
      })
    ).json().suggestions;
  const [trip] = await suggest();
  expect(trip).toMatchObject({
    vehicle: { id: first.id, name: 'WP A-1' },
    driver: { id: first.driverId },
    vehicleType: { id: large.id, capacity: { space: '12.000', weight: '5000.000' } },
    utilization: { space: '91.7' },
  });
  expect(Number(trip?.approach)).toBeGreaterThan(4);
  expect(Number(trip?.approach)).toBeLessThan(8);

  await portal.db
    .updateTable('drivers')
    .set({ licenseExpiresAt: TEST_NOW })
    .where('id', '=', first.driverId!)
    .execute();
  const [refused] = await suggest();
  expect(refused?.vehicle).toBeUndefined();
  expect(refused?.refusals).toEqual([
    { code: 'busy', count: 1 },
    { code: 'licence', count: 1 },
    { code: 'noDriver', count: 1 },
    { code: 'tooSmall', count: 1 },
  ]);
  await portal.db.updateTable('drivers').set({ licenseExpiresAt: null }).where('id', '=', first.driverId!).execute();

  // The drive takes more than two hours, all that the organization allows in seven days.
  const week = { driveMinutes: 270, breakMinutes: 45, restMinutes: 660, maxShiftMinutes: null, maxWeekMinutes: 120 };
  await portal.db
    .insertInto('driverHoursRules')
    .values({ organizationId, ...week })
    .execute();
  const [tooLong] = await suggest();
  expect(tooLong?.refusals).toContainEqual({ code: 'driverHours', count: 1 });
  await portal.db.deleteFrom('driverHoursRules').where('organizationId', '=', organizationId).execute();

  // Without a position, a vehicle starts at its home location, or else at the one of all vehicles.
  const far = await build.location({ organizationId, latitude: 7.1, longitude: 80 });
  await portal.db.deleteFrom('lastPositions').execute();
  const approach = async (fleet: object = {}) => Number((await suggest(fleet))[0]?.approach);
  expect(await approach()).toBe(0);
  expect(await approach({ homeId: far.id })).toBeGreaterThan(20);
  await portal.db.updateTable('vehicles').set({ homeLocationId: depot.id }).where('id', '=', first.id).execute();
  expect(await approach({ homeId: far.id })).toBe(0);

  const { results } = (
    await as.post('/v2/trips/create-all', {
      trips: [{ orderIds: orders.slice(0, 2), vehicleTypeId: large.id, vehicleId: first.id, driverId: first.driverId }],
    })
  ).json();
  expect(results).toMatchObject([{ error: null }]);
  expect(
    await portal.db
      .selectFrom('trips')
      .select(['vehicleId', 'driverId'])
      .where('id', '=', results[0].trip.id)
      .execute(),
  ).toEqual([{ vehicleId: first.id, driverId: first.driverId }]);
  const elsewhere = await build.location({ organizationId: (await build.organization()).id });
  expect(
    (await as.post('/v2/trips/suggest', { horizon: TOMORROW, fleet: { homeId: elsewhere.id } })).json().fields,
  ).toEqual({
    'fleet.homeId': { code: 'notFound', message: 'Location not found' },
  });
});

test('a spare driver takes a vehicle without one, unless the plan says otherwise', async () => {
  const { build, large, orders, as, organizationId } = await openPlanner(portal);
  const spare = await build.driver({ organizationId, licenseExpiresAt: TOMORROW + 2 * DAY });
  await build.driver({ organizationId, licenseExpiresAt: TEST_NOW });
  await build.driver({ organizationId, isBlocked: true });
  const vehicle = await build.vehicle({
    organizationId,
    vehicleTypeId: large.id,
    effectiveSpace: '12',
    maxCarryWeight: '5000',
    driverId: null,
  });
  const suggest = async (fleet: object): Promise<Suggestion[]> =>
    (await as.post('/v2/trips/suggest', { horizon: TOMORROW + DAY, orderIds: orders.slice(0, 2), fleet })).json()
      .suggestions;
  expect(await suggest({})).toMatchObject([{ vehicle: { id: vehicle.id }, driver: { id: spare.id } }]);
  expect(await suggest({ usesSpareDrivers: false })).toMatchObject([{ refusals: [{ code: 'noDriver', count: 1 }] }]);
});

test('a vehicle on the road is free when its last stop is expected to be done, not when that was planned', async () => {
  const { build, large, orders, as, organizationId, depot } = await openPlanner(portal);
  const driver = await build.driver({ organizationId });
  const vehicle = await build.vehicle({
    organizationId,
    vehicleTypeId: large.id,
    effectiveSpace: '12',
    maxCarryWeight: '5000',
    driverId: driver.id,
  });
  const trip = await build.trip({
    organizationId,
    stage: 'transit',
    vehicleId: vehicle.id,
    driverId: driver.id,
    pickAt: TEST_NOW - 2 * HOUR,
    dropAt: TEST_NOW,
  });
  const stop = { tripId: trip.id, position: 0, locationId: depot.id, plannedAt: TEST_NOW - HOUR };
  const expectAt = async (eta: number): Promise<Suggestion[]> => {
    await portal.db.deleteFrom('tripStops').where('tripId', '=', trip.id).execute();
    await portal.db
      .insertInto('tripStops')
      .values({ ...stop, eta })
      .execute();
    const input = { horizon: TOMORROW + DAY, orderIds: orders.slice(0, 2), fleet: {} };
    return (await as.post('/v2/trips/suggest', input)).json().suggestions;
  };
  // The pickup closes an hour after the start of tomorrow; an hour of handling is planned at the last stop, which is
  // the depot.
  expect(await expectAt(TEST_NOW + 2 * HOUR)).toMatchObject([{ vehicle: { id: vehicle.id } }]);
  expect(await expectAt(TOMORROW + 3 * HOUR)).toMatchObject([{ refusals: [{ code: 'busy', count: 1 }] }]);
});
