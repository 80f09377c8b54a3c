import fc from 'fast-check';
import { TRIP_STAGES } from 'shared-contracts/values/trips/trip-stages';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { toInstant, isLiveStage, getOccupation, doPeriodsOverlap } from '../core/period.rules.ts';
import { setUpFleet, setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();
type Row = { vehicle: { id: string; registrationPlate: string } };

async function setUp() {
  const fleet = await setUpFleet(portal);
  const { organizationId, build } = fleet;
  const partner = await setUpPartner(portal, organizationId);
  const owner = await setUpFleet(portal);
  await build.partnership({ organizationId: owner.organizationId, partnerId: organizationId });
  const available = async (query = '', client = fleet.asReader) => {
    const { items } = (await client.get(`/vehicles/share/available?${query}`)).json();
    return items.map(({ vehicle }: Row) => vehicle.registrationPlate).join(' ');
  };
  const buildOwn = (registrationPlate: string, fields: object = {}) =>
    build.vehicle({ organizationId, registrationPlate, ...fields });
  return { ...fleet, partner, owner, available, buildOwn };
}

test('filters own vehicles and those shared with the organization', async () => {
  const { build, organizationId, partner, owner, available, buildOwn } = await setUp();
  const driver = await build.driver({ organizationId });
  await buildOwn('OWN1', {
    effectiveSpace: '10',
    maxCarryWeight: '1000',
    driverId: driver.id,
    vin: 'JAANPR75HN7100234',
  });
  await buildOwn('OWN2', { effectiveSpace: '20', maxCarryWeight: '3000' });
  await buildOwn('OWN3', { isActive: false });
  const shared = await build.vehicle({
    organizationId: owner.organizationId,
    registrationPlate: 'EXT1',
    effectiveSpace: '30',
    maxCarryWeight: '9000',
  });
  const sharedByPartner = await build.vehicle({
    organizationId: partner.id,
    registrationPlate: 'EXT2',
    effectiveSpace: '5',
    maxCarryWeight: '500',
  });
  await build.vehicle({ organizationId: partner.id, registrationPlate: 'KEPT' });
  await build.vehicleShare({ vehicleId: shared.id, partnerId: organizationId, fromAt: TEST_NOW, toAt: TEST_NOW + DAY });
  await build.vehicleShare({ vehicleId: sharedByPartner.id, partnerId: organizationId });
  for (const [query, expected] of [
    ['', 'EXT1 EXT2 OWN1 OWN2'],
    ['search=own', 'OWN1 OWN2'],
    ['search=npr75', 'OWN1'],
    ['weight=3000', 'EXT1 OWN2'],
    ['weight=3000.001', 'EXT1'],
    ['cargoSpace=10', 'EXT1 OWN1 OWN2'],
    [`partnerId=${partner.id}`, 'EXT2'],
    [`partnerId=${organizationId}`, 'OWN1 OWN2'],
    ['isPl2=true', 'EXT2'],
    ['isPl2=false', 'EXT1 OWN1 OWN2'],
    ['withDriver=true', 'OWN1'],
    ['withDriver=false', 'EXT1 EXT2 OWN2'],
    ['limit=2&page=2', 'OWN1 OWN2'],
    [
      `search=ext&weight=1&cargoSpace=1&partnerId=${partner.id}&isPl2=true&withDriver=false&scheduleFilter=${TEST_NOW},${TEST_NOW + 9}`,
      'EXT2',
    ],
    [`scheduleFilter=${TEST_NOW},${TEST_NOW + DAY}`, 'EXT1 EXT2 OWN1 OWN2'],
    [`scheduleFilter=${TEST_NOW},${TEST_NOW + DAY + 1}`, 'EXT2 OWN1 OWN2'],
    [`scheduleFilter=${TEST_NOW - 2 * DAY},${TEST_NOW}`, 'OWN1 OWN2'],
  ])
    expect([query, await available(query)]).toEqual([query, expected]);
  await build.vehicleShare({
    vehicleId: shared.id,
    partnerId: organizationId,
    fromAt: TEST_NOW + DAY,
    toAt: TEST_NOW + 3 * DAY,
  });
  expect(await available(`scheduleFilter=${TEST_NOW},${TEST_NOW + 2 * DAY}`)).toBe('EXT1 EXT2 OWN1 OWN2');
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'blocked', blockedBy: organizationId })
    .where('partnerId', '=', partner.id)
    .execute();
  expect(await available()).toBe('EXT1 OWN1 OWN2');
  expect(await available('', owner.asReader)).toBe('');
});

test.each(['5', '5,', '9,5', '5,5', 'a,b', '-1,5', '5,9999999999999'])(
  'rejects the schedule filter %s',
  async (filter) => {
    const { asReader } = await setUpFleet(portal);
    expect((await asReader.get(`/vehicles/share/available?scheduleFilter=${filter}`)).statusCode).toBe(422);
  },
);

test('excludes vehicles that are on trips, unavailable or shared, without revealing the trip', async () => {
  const { build, partner, available, buildOwn, asReader } = await setUp();
  const [a, b, c] = [await buildOwn('AAA'), await buildOwn('BBB'), await buildOwn('CCC')];
  const trip = await build.trip({
    organizationId: partner.id,
    vehicleId: a.id,
    stage: 'started',
    pickAt: TEST_NOW - 2 * DAY,
    dropAt: TEST_NOW - DAY,
  });
  await build.unavailability({ vehicleId: b.id, fromAt: TEST_NOW - 5, toAt: TEST_NOW + 5 });
  await build.vehicleShare({ vehicleId: c.id, partnerId: partner.id, fromAt: TEST_NOW + 5 });
  expect(await available()).toBe('CCC');
  expect(await available(`scheduleFilter=${TEST_NOW + 1},${TEST_NOW + 5}`)).toBe('AAA CCC');
  expect(await available(`scheduleFilter=${TEST_NOW + 5},${TEST_NOW + 6}`)).toBe('AAA BBB');
  await build.unavailability({ vehicleId: c.id, fromAt: TEST_NOW + 100, toAt: TEST_NOW + 200 });
  expect(await available(`scheduleFilter=${TEST_NOW + 150},${TEST_NOW + 160}`, partner.as)).toBe('');
  expect(await available(`scheduleFilter=${TEST_NOW + 200},${TEST_NOW + 210}`, partner.as)).toBe('CCC');
  const responses = [
    await asReader.get('/vehicles/share/available'),
    await asReader.get(`/vehicles/schedule?from=${TEST_NOW}&to=${TEST_NOW + DAY}`),
  ]
    .map(({ payload }) => payload)
    .join(' ');
  expect([a.id, trip.number, partner.name].map((text) => responses.includes(text))).toEqual([true, false, true]);
});

test('agrees with getOccupation on when a trip occupies its vehicle', async () => {
  const { build, organizationId, available, buildOwn } = await setUp();
  const vehicle = await buildOwn('XXX');
  const trip = await build.trip({ organizationId, vehicleId: vehicle.id, createdAt: 0 });
  const nearbyTime = fc.integer({ min: TEST_NOW - 3, max: TEST_NOW + 3 });
  const tripTimes = fc
    .record({ stage: fc.constantFrom(...TRIP_STAGES), pickAt: fc.option(nearbyTime), dropAt: fc.option(nearbyTime) })
    .filter(({ pickAt, dropAt }) => pickAt === null || dropAt === null || pickAt < dropAt);
  const scheduleFilter = fc.option(fc.tuple(nearbyTime, nearbyTime).filter(([from, to]) => from < to));
  await fc.assert(
    fc.asyncProperty(tripTimes, scheduleFilter, async (times, filter) => {
      await portal.db.updateTable('trips').set(times).where('id', '=', trip.id).execute();
      const period = filter ? { fromAt: filter[0], toAt: filter[1] } : toInstant(TEST_NOW);
      const isOccupied =
        isLiveStage(times.stage) && doPeriodsOverlap(getOccupation({ ...times, createdAt: 0 }, TEST_NOW), period);
      expect(await available(filter ? `scheduleFilter=${filter.join()}` : '')).toBe(isOccupied ? '' : 'XXX');
    }),
    { numRuns: 60 },
  );
});
