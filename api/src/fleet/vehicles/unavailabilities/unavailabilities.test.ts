import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();
const WEEK = `from=${TEST_NOW}&to=${TEST_NOW + 7 * DAY}`;
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
type Entry = { id: string; kind: string };

async function setUp() {
  const fleet = await setUpFleet(portal);
  const partner = await setUpPartner(portal, fleet.organizationId);
  const vehicle = await fleet.build.vehicle({
    organizationId: fleet.organizationId,
    vehicleTypeId: fleet.type.id,
    registrationPlate: 'WP LK-4521',
  });
  const path = `/vehicles/${vehicle.id}/unavailabilities`;
  const addUnavailability = (fields: object = {}, as = fleet.as) =>
    as.post(path, { fromAt: TEST_NOW, toAt: TEST_NOW + DAY, reason: ' Engine repair ', ...fields });
  const getEntries = async (as = fleet.as, address = '/vehicles/schedule') =>
    (await as.get(`${address}?${WEEK}`)).json().items[0]?.entries as Entry[] | undefined;
  return { ...fleet, partner, vehicle, path, addUnavailability, getEntries };
}

test('creates, changes and deletes an unavailability, and records it in the timeline', async () => {
  const { as, vehicle, addUnavailability, path, getEntries } = await setUp();
  const created = await addUnavailability();
  expect([created.statusCode, created.json()]).toEqual([
    201,
    {
      id: expect.any(String) as unknown,
      kind: 'unavailable',
      fromAt: TEST_NOW,
      toAt: TEST_NOW + DAY,
      trip: null,
      partner: null,
      workOrder: null,
      isOverdue: false,
      due: null,
      note: 'Engine repair',
      actions: ['edit', 'delete'],
    },
  ]);
  const entryPath = `${path}/${created.json().id}`;
  expect((await as.patch(entryPath, { toAt: TEST_NOW + 2 * DAY })).json()).toMatchObject({
    fromAt: TEST_NOW,
    toAt: TEST_NOW + 2 * DAY,
    note: 'Engine repair',
  });
  expect((await as.patch(entryPath, { reason: null })).json()).toMatchObject({ toAt: TEST_NOW + 2 * DAY, note: null });
  expect((await as.patch(entryPath, {})).statusCode).toBe(200);
  expect((await as.delete(entryPath)).json()).toEqual({ id: created.json().id });
  expect([
    await getEntries(),
    (await as.delete(entryPath)).statusCode,
    (await as.patch(entryPath, {})).statusCode,
  ]).toEqual([[], 404, 404]);
  const timeline = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', vehicle.id)
    .orderBy('position')
    .execute();
  expect(timeline).toEqual([
    {
      event: 'unavailable',
      changes: {
        fromAt: { from: null, to: TEST_NOW },
        toAt: { from: null, to: TEST_NOW + DAY },
        reason: { from: null, to: 'Engine repair' },
      },
    },
    { event: 'unavailabilityChanged', changes: { toAt: { from: TEST_NOW + DAY, to: TEST_NOW + 2 * DAY } } },
    { event: 'unavailabilityChanged', changes: { reason: { from: 'Engine repair', to: null } } },
    {
      event: 'availableAgain',
      changes: {
        fromAt: { from: TEST_NOW, to: null },
        toAt: { from: TEST_NOW + 2 * DAY, to: null },
        reason: { from: null, to: null },
      },
    },
  ]);
});

test('rejects unavailabilities that overlap another one or a live trip, also concurrent ones', async () => {
  const { as, build, organizationId, partner, vehicle, addUnavailability, path } = await setUp();
  const replies = await Promise.all([
    addUnavailability(),
    addUnavailability({ fromAt: TEST_NOW + 1 }),
    addUnavailability({ toAt: TEST_NOW + 9 }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await addUnavailability()).json()).toMatchObject({
    code: 'vehicleUnavailable',
    message: 'Vehicle is already unavailable at that time: Engine repair',
    params: { reason: 'Engine repair' },
  });
  const next = (await addUnavailability({ fromAt: TEST_NOW + DAY, toAt: TEST_NOW + 2 * DAY, reason: '' })).json();
  expect((await as.patch(`${path}/${next.id}`, { fromAt: TEST_NOW + 5 })).json()).toMatchObject({
    statusCode: 409,
    message: 'Vehicle is already unavailable at that time: Engine repair',
  });
  expect((await addUnavailability({ fromAt: TEST_NOW + DAY })).json().fields).toEqual({
    toAt: { code: 'date', message: 'Invalid date' },
  });
  expect((await as.patch(`${path}/${next.id}`, { toAt: TEST_NOW })).json().fields).toEqual({
    toAt: { code: 'date', message: 'Invalid date' },
  });
  const trip = await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    pickAt: TEST_NOW + 3 * DAY,
    dropAt: TEST_NOW + 4 * DAY,
  });
  const duringTrip = { fromAt: TEST_NOW + 3 * DAY, toAt: TEST_NOW + 5 * DAY };
  expect((await addUnavailability(duringTrip)).json()).toMatchObject({
    statusCode: 409,
    code: 'vehicleOnTrip',
    message: `Vehicle is on trip ${trip.number}`,
    params: { trip: trip.number },
  });
  expect((await as.patch(`${path}/${next.id}`, { toAt: duringTrip.toAt })).json().code).toBe('vehicleOnTrip');
  await portal.db.updateTable('trips').set({ organizationId: partner.id }).where('id', '=', trip.id).execute();
  expect((await addUnavailability(duringTrip)).json()).toMatchObject({
    code: 'vehicleOnTrip',
    message: 'Vehicle is on a trip of a partner',
  });
});

test('requires write access to an own vehicle', async () => {
  const { asReader, build, organizationId, partner, vehicle, addUnavailability, path } = await setUp();
  const { id } = (await addUnavailability()).json();
  expect(
    [
      await addUnavailability({}, asReader),
      await asReader.patch(`${path}/${id}`, {}),
      await asReader.delete(`${path}/${id}`),
    ].map(({ statusCode }) => statusCode),
  ).toEqual([403, 403, 403]);
  await build.vehicleShare({ vehicleId: vehicle.id, partnerId: partner.id });
  expect(
    [
      await addUnavailability({}, partner.as),
      await partner.as.patch(`${path}/${id}`, {}),
      await partner.as.delete(`${path}/${id}`),
    ].map(({ statusCode }) => statusCode),
  ).toEqual([404, 404, 404]);
  const second = await build.vehicle({ organizationId });
  const { as } = await setUpFleet(portal);
  expect((await as.post(`/vehicles/${UNKNOWN_ID}/unavailabilities`, { fromAt: 1, toAt: 2 })).statusCode).toBe(404);
  expect(
    (await portal.db.selectFrom('vehicleUnavailabilities').select('id').where('vehicleId', '=', second.id).execute())
      .length,
  ).toBe(0);
});
