import fc from 'fast-check';
import { TRIP_STAGES } from 'shared-contracts/values/trip-stages';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { instant, isLive, occupationOf, overlap } from './period.rules.ts';
import { garage, partnerOf } from './testing/garage.ts';

const portal = testApp();
const DAY = 86_400;
type Row = { vehicle: { id: string; registrationPlate: string } };

async function yards() {
  const ours = await garage(portal);
  const { organizationId, given } = ours;
  const second = await partnerOf(portal, organizationId);
  const owner = await garage(portal);
  await given.partnership({ organizationId: owner.organizationId, partnerId: organizationId });
  const available = async (query = '', who = ours.asReader) => {
    const { items } = (await who.get(`/vehicles/share/available?${query}`)).json();
    return items.map(({ vehicle }: Row) => vehicle.registrationPlate).join(' ');
  };
  const own = (registrationPlate: string, more: object = {}) =>
    given.vehicle({ organizationId, registrationPlate, ...more });
  return { ...ours, second, owner, available, own };
}

test("one's own and what is shared with one now, by every filter", async () => {
  const { given, organizationId, second, owner, available, own } = await yards();
  const driver = await given.driver({ organizationId });
  await own('OWN1', { effectiveSpace: '10', maxCarryWeight: '1000', driverId: driver.id, vin: 'JAANPR75HN7100234' });
  await own('OWN2', { effectiveSpace: '20', maxCarryWeight: '3000' });
  await own('OWN3', { isActive: false });
  const lent = await given.vehicle({
    organizationId: owner.organizationId,
    registrationPlate: 'LENT1',
    effectiveSpace: '30',
    maxCarryWeight: '9000',
  });
  const theirs = await given.vehicle({
    organizationId: second.id,
    registrationPlate: 'LENT2',
    effectiveSpace: '5',
    maxCarryWeight: '500',
  });
  await given.vehicle({ organizationId: second.id, registrationPlate: 'KEPT' });
  await given.vehicleShare({ vehicleId: lent.id, partnerId: organizationId, fromAt: TEST_NOW, toAt: TEST_NOW + DAY });
  await given.vehicleShare({ vehicleId: theirs.id, partnerId: organizationId });
  for (const [query, expected] of [
    ['', 'LENT1 LENT2 OWN1 OWN2'],
    ['search=own', 'OWN1 OWN2'],
    ['search=npr75', 'OWN1'],
    ['weight=3000', 'LENT1 OWN2'],
    ['weight=3000.001', 'LENT1'],
    ['cargoSpace=10', 'LENT1 OWN1 OWN2'],
    [`partnerId=${second.id}`, 'LENT2'],
    [`partnerId=${organizationId}`, 'OWN1 OWN2'],
    ['isPl2=true', 'LENT2'],
    ['isPl2=false', 'LENT1 OWN1 OWN2'],
    ['withDriver=true', 'OWN1'],
    ['withDriver=false', 'LENT1 LENT2 OWN2'],
    ['limit=2&page=2', 'OWN1 OWN2'],
    [
      `search=lent&weight=1&cargoSpace=1&partnerId=${second.id}&isPl2=true&withDriver=false&scheduleFilter=${TEST_NOW},${TEST_NOW + 9}`,
      'LENT2',
    ],
    [`scheduleFilter=${TEST_NOW},${TEST_NOW + DAY}`, 'LENT1 LENT2 OWN1 OWN2'],
    [`scheduleFilter=${TEST_NOW},${TEST_NOW + DAY + 1}`, 'LENT2 OWN1 OWN2'],
    [`scheduleFilter=${TEST_NOW - 2 * DAY},${TEST_NOW}`, 'OWN1 OWN2'],
  ])
    expect([query, await available(query)]).toEqual([query, expected]);
  await given.vehicleShare({
    vehicleId: lent.id,
    partnerId: organizationId,
    fromAt: TEST_NOW + DAY,
    toAt: TEST_NOW + 3 * DAY,
  });
  expect(await available(`scheduleFilter=${TEST_NOW},${TEST_NOW + 2 * DAY}`)).toBe('LENT1 LENT2 OWN1 OWN2');
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'blocked', blockedBy: organizationId })
    .where('partnerId', '=', second.id)
    .execute();
  expect(await available()).toBe('LENT1 OWN1 OWN2');
  expect(await available('', owner.asReader)).toBe('');
});

test.each(['5', '5,', '9,5', '5,5', 'a,b', '-1,5', '5,9999999999999'])(
  'a schedule filter of %s is not one',
  async (filter) => {
    const { asReader } = await garage(portal);
    expect((await asReader.get(`/vehicles/share/available?scheduleFilter=${filter}`)).statusCode).toBe(422);
  },
);

test('what a trip, a time off or a partner needs is not available; whose trip it is is told to nobody', async () => {
  const { given, second, available, own, asReader } = await yards();
  const [a, b, c] = [await own('AAA'), await own('BBB'), await own('CCC')];
  const trip = await given.trip({
    organizationId: second.id,
    vehicleId: a.id,
    stage: 'started',
    pickAt: TEST_NOW - 2 * DAY,
    dropAt: TEST_NOW - DAY,
  });
  await given.unavailability({ vehicleId: b.id, fromAt: TEST_NOW - 5, toAt: TEST_NOW + 5 });
  await given.vehicleShare({ vehicleId: c.id, partnerId: second.id, fromAt: TEST_NOW + 5 });
  expect(await available()).toBe('CCC');
  expect(await available(`scheduleFilter=${TEST_NOW + 1},${TEST_NOW + 5}`)).toBe('AAA CCC');
  expect(await available(`scheduleFilter=${TEST_NOW + 5},${TEST_NOW + 6}`)).toBe('AAA BBB');
  await given.unavailability({ vehicleId: c.id, fromAt: TEST_NOW + 100, toAt: TEST_NOW + 200 });
  expect(await available(`scheduleFilter=${TEST_NOW + 150},${TEST_NOW + 160}`, second.as)).toBe('');
  expect(await available(`scheduleFilter=${TEST_NOW + 200},${TEST_NOW + 210}`, second.as)).toBe('CCC');
  const told = [
    await asReader.get('/vehicles/share/available'),
    await asReader.get(`/vehicles/schedule?from=${TEST_NOW}&to=${TEST_NOW + DAY}`),
  ]
    .map(({ payload }) => payload)
    .join(' ');
  expect([told.includes(a.id), told.includes(trip.number), told.includes(second.name)]).toEqual([true, false, true]);
});

test('the database and the rule agree on when a trip keeps its vehicle', async () => {
  const { given, organizationId, available, own } = await yards();
  const vehicle = await own('XXX');
  const trip = await given.trip({ organizationId, vehicleId: vehicle.id, createdAt: 0 });
  const near = fc.integer({ min: TEST_NOW - 3, max: TEST_NOW + 3 });
  const planned = fc
    .record({ stage: fc.constantFrom(...TRIP_STAGES), pickAt: fc.option(near), dropAt: fc.option(near) })
    .filter(({ pickAt, dropAt }) => pickAt === null || dropAt === null || pickAt < dropAt);
  const span = fc.option(fc.tuple(near, near).filter(([from, to]) => from < to));
  await fc.assert(
    fc.asyncProperty(planned, span, async (times, asked) => {
      await portal.db.updateTable('trips').set(times).where('id', '=', trip.id).execute();
      const period = asked ? { fromAt: asked[0], toAt: asked[1] } : instant(TEST_NOW);
      const isKept = isLive(times.stage) && overlap(occupationOf({ ...times, createdAt: 0 }, TEST_NOW), period);
      expect(await available(asked ? `scheduleFilter=${asked.join()}` : '')).toBe(isKept ? '' : 'XXX');
    }),
    { numRuns: 60 },
  );
});
