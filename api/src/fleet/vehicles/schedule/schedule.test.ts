import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { garage, partnerOf } from './testing/garage.ts';

const portal = testApp();
const DAY = 86_400;
const WEEK = `from=${TEST_NOW}&to=${TEST_NOW + 7 * DAY}`;
const NOT_THERE = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
type Entry = { id: string; kind: string };

async function planned() {
  const house = await garage(portal);
  const partner = await partnerOf(portal, house.organizationId);
  const vehicle = await house.given.vehicle({
    organizationId: house.organizationId,
    vehicleTypeId: house.type.id,
    registrationPlate: 'WP LK-4521',
  });
  const path = `/vehicles/${vehicle.id}/unavailabilities`;
  const off = (more: object = {}, who = house.as) =>
    who.post(path, { fromAt: TEST_NOW, toAt: TEST_NOW + DAY, reason: ' Engine repair ', ...more });
  const entries = async (who = house.as, address = '/vehicles/schedule') =>
    (await who.get(`${address}?${WEEK}`)).json().items[0]?.entries as Entry[] | undefined;
  return { ...house, partner, vehicle, path, off, entries };
}

test('a schedule holds trips, services due, shares and times off, each with what may be done', async () => {
  const { as, asReader, given, organization, organizationId, partner, vehicle, entry, off, type } = await planned();
  const interval = await entry('service-intervals', 'Oil', { days: 10 });
  await as.put(`/vehicles/${vehicle.id}/services`, {
    services: [{ serviceIntervalId: interval, lastServiceAt: TEST_NOW - 7 * DAY }],
  });
  const time = (await off()).json();
  const trip = await given.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'vehicleAssigned',
    pickAt: TEST_NOW + DAY,
    dropAt: TEST_NOW + 2 * DAY,
  });
  const done = await given.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'completed',
    pickAt: TEST_NOW - DAY,
    dropAt: TEST_NOW + 60,
  });
  await given.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'cancelled',
    pickAt: TEST_NOW,
    dropAt: TEST_NOW + DAY,
  });
  await given.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'completed',
    pickAt: TEST_NOW - DAY,
    dropAt: TEST_NOW,
  });
  const share = await given.vehicleShare({ vehicleId: vehicle.id, partnerId: partner.id, fromAt: TEST_NOW + 2 * DAY });
  const theirs = await given.trip({
    organizationId: partner.id,
    vehicleId: vehicle.id,
    stage: 'waitingForTrip',
    pickAt: TEST_NOW + 5 * DAY,
    dropAt: TEST_NOW + 6 * DAY,
  });
  const nothing = { trip: null, partner: null, note: null, actions: [] };
  const {
    items: [row],
    total,
  } = (await as.get(`/vehicles/schedule?${WEEK}`)).json();
  expect([total, row.vehicle, row.actions]).toEqual([
    1,
    {
      id: vehicle.id,
      registrationPlate: 'WP LK-4521',
      type: { id: type.id, name: type.name, icon: 'container' },
      organization: { id: organizationId, name: organization.name },
    },
    ['plan'],
  ]);
  expect(row.entries).toEqual([
    {
      ...nothing,
      id: done.id,
      kind: 'trip',
      fromAt: TEST_NOW - DAY,
      toAt: TEST_NOW + 60,
      trip: { id: done.id, number: done.number, stage: 'completed' },
    },
    {
      ...nothing,
      id: time.id,
      kind: 'unavailable',
      fromAt: TEST_NOW,
      toAt: TEST_NOW + DAY,
      note: 'Engine repair',
      actions: ['edit', 'delete'],
    },
    {
      ...nothing,
      id: trip.id,
      kind: 'trip',
      fromAt: TEST_NOW + DAY,
      toAt: TEST_NOW + 2 * DAY,
      trip: { id: trip.id, number: trip.number, stage: 'vehicleAssigned' },
    },
    {
      ...nothing,
      id: share.id,
      kind: 'share',
      fromAt: TEST_NOW + 2 * DAY,
      toAt: null,
      partner: { id: partner.id, name: partner.name },
      actions: ['delete'],
    },
    { ...nothing, id: interval, kind: 'service', fromAt: TEST_NOW + 3 * DAY, toAt: TEST_NOW + 4 * DAY, note: 'Oil' },
    { ...nothing, id: theirs.id, kind: 'trip', fromAt: TEST_NOW + 5 * DAY, toAt: TEST_NOW + 6 * DAY },
  ]);
  const read = (await asReader.get(`/vehicles/schedule?${WEEK}`)).json().items[0];
  expect([read.actions, read.entries.flatMap(({ actions }: { actions: string[] }) => actions)]).toEqual([[], []]);
});

test("of a partner's vehicle one sees the time that it is shared, one's own trips by name and nothing else by name", async () => {
  const { given, organization, organizationId, partner, vehicle, off, entries } = await planned();
  await off({ fromAt: TEST_NOW + 5 * DAY, toAt: TEST_NOW + 6 * DAY });
  const seen = await off({ fromAt: TEST_NOW + DAY, toAt: TEST_NOW + 2 * DAY, reason: 'A secret' });
  await given.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'vehicleAssigned',
    pickAt: TEST_NOW + 4 * DAY,
    dropAt: TEST_NOW + 5 * DAY,
  });
  const other = await partnerOf(portal, organizationId);
  await given.vehicleShare({ vehicleId: vehicle.id, partnerId: other.id, fromAt: TEST_NOW + 6 * DAY });
  expect(await entries(partner.as, '/vehicles/share/schedule')).toBeUndefined();
  const share = await given.vehicleShare({
    vehicleId: vehicle.id,
    partnerId: partner.id,
    fromAt: TEST_NOW - 1,
    toAt: TEST_NOW + 4 * DAY,
  });
  const trip = await given.trip({
    organizationId: partner.id,
    vehicleId: vehicle.id,
    stage: 'started',
    pickAt: TEST_NOW + 60,
    dropAt: TEST_NOW + DAY,
  });
  expect(await entries(partner.as, '/vehicles/share/schedule')).toMatchObject([
    { id: share.id, kind: 'share', partner: { id: organizationId, name: organization.name }, actions: [] },
    { id: trip.id, fromAt: TEST_NOW, toAt: TEST_NOW + DAY, trip: { number: trip.number } },
    { id: seen.json().id, kind: 'unavailable', note: null, actions: [] },
  ]);
  expect(await entries(partner.as)).toBeUndefined();
  expect((await entries())?.find(({ id }) => id === trip.id)).toMatchObject({
    kind: 'trip',
    trip: null,
    partner: null,
  });
});

test('the schedule is a page of vehicles by plate, of a span that is one, for those whose menu has it', async () => {
  const { as, given, organizationId, vehicle } = await planned();
  await given.vehicle({ organizationId, registrationPlate: 'CP AB-7788' });
  const plates = async (query: string) =>
    (await as.get(`/vehicles/schedule?${WEEK}&${query}`))
      .json()
      .items.map((row: { vehicle: { registrationPlate: string } }) => row.vehicle.registrationPlate);
  expect([
    await plates(''),
    await plates('limit=1&page=2'),
    await plates('search=ab-7'),
    await plates(`vehicleId=${vehicle.id}`),
  ]).toEqual([['CP AB-7788', 'WP LK-4521'], ['WP LK-4521'], ['CP AB-7788'], ['WP LK-4521']]);
  for (const query of ['', 'from=5', 'from=9&to=9', `from=0&to=${367 * DAY}`, 'from=a&to=b'])
    expect([query, (await as.get(`/vehicles/schedule?${query}`)).statusCode]).toEqual([query, 422]);
  const consignor = await given.organization({ type: '1pl' });
  const asConsignor = portal.as(
    await given.user({ organizationId: consignor.id, rules: [{ model: 'vehicle', rule: 'read' }] }),
  );
  expect([
    (await asConsignor.get(`/vehicles/schedule?${WEEK}`)).statusCode,
    (await asConsignor.get(`/vehicles/share/schedule?${WEEK}`)).statusCode,
  ]).toEqual([403, 200]);
});

test('a time off is planned, moved, told of and taken back', async () => {
  const { as, vehicle, off, path, entries } = await planned();
  const made = await off();
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
      id: expect.any(String) as unknown,
      kind: 'unavailable',
      fromAt: TEST_NOW,
      toAt: TEST_NOW + DAY,
      trip: null,
      partner: null,
      note: 'Engine repair',
      actions: ['edit', 'delete'],
    },
  ]);
  const one = `${path}/${made.json().id}`;
  expect((await as.patch(one, { toAt: TEST_NOW + 2 * DAY })).json()).toMatchObject({
    fromAt: TEST_NOW,
    toAt: TEST_NOW + 2 * DAY,
    note: 'Engine repair',
  });
  expect((await as.patch(one, { reason: null })).json()).toMatchObject({ toAt: TEST_NOW + 2 * DAY, note: null });
  expect((await as.patch(one, {})).statusCode).toBe(200);
  expect((await as.delete(one)).json()).toEqual({ id: made.json().id });
  expect([await entries(), (await as.delete(one)).statusCode, (await as.patch(one, {})).statusCode]).toEqual([
    [],
    404,
    404,
  ]);
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', vehicle.id)
    .orderBy('position')
    .execute();
  expect(told).toEqual([
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

test('a time off meets no other and no live trip, which are named; also at once', async () => {
  const { as, given, organizationId, partner, vehicle, off, path } = await planned();
  const replies = await Promise.all([off(), off({ fromAt: TEST_NOW + 1 }), off({ toAt: TEST_NOW + 9 })]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await off()).json()).toMatchObject({
    code: 'vehicleUnavailable',
    message: 'Vehicle is unavailable in this time already: Engine repair',
    params: { reason: 'Engine repair' },
  });
  const next = (await off({ fromAt: TEST_NOW + DAY, toAt: TEST_NOW + 2 * DAY, reason: '' })).json();
  expect((await as.patch(`${path}/${next.id}`, { fromAt: TEST_NOW + 5 })).json()).toMatchObject({
    statusCode: 409,
    message: 'Vehicle is unavailable in this time already: Engine repair',
  });
  expect((await off({ fromAt: TEST_NOW + DAY })).json().fields).toEqual({
    toAt: { code: 'date', message: 'Invalid date' },
  });
  expect((await as.patch(`${path}/${next.id}`, { toAt: TEST_NOW })).json().fields).toEqual({
    toAt: { code: 'date', message: 'Invalid date' },
  });
  const trip = await given.trip({
    organizationId,
    vehicleId: vehicle.id,
    pickAt: TEST_NOW + 3 * DAY,
    dropAt: TEST_NOW + 4 * DAY,
  });
  const late = { fromAt: TEST_NOW + 3 * DAY, toAt: TEST_NOW + 5 * DAY };
  expect((await off(late)).json()).toMatchObject({
    statusCode: 409,
    code: 'vehicleOnTrip',
    message: `Vehicle is on trip ${trip.number} in this time`,
    params: { trip: trip.number },
  });
  expect((await as.patch(`${path}/${next.id}`, { toAt: late.toAt })).json().code).toBe('vehicleOnTrip');
  await portal.db.updateTable('trips').set({ organizationId: partner.id }).where('id', '=', trip.id).execute();
  expect((await off(late)).json()).toMatchObject({
    code: 'vehicleOnTrip',
    message: 'Vehicle is on a trip of a partner in this time',
  });
});

test('only who keeps the vehicle plans its time', async () => {
  const { asReader, given, organizationId, partner, vehicle, off, path } = await planned();
  const { id } = (await off()).json();
  expect(
    [await off({}, asReader), await asReader.patch(`${path}/${id}`, {}), await asReader.delete(`${path}/${id}`)].map(
      ({ statusCode }) => statusCode,
    ),
  ).toEqual([403, 403, 403]);
  await given.vehicleShare({ vehicleId: vehicle.id, partnerId: partner.id });
  expect(
    [
      await off({}, partner.as),
      await partner.as.patch(`${path}/${id}`, {}),
      await partner.as.delete(`${path}/${id}`),
    ].map(({ statusCode }) => statusCode),
  ).toEqual([404, 404, 404]);
  const second = await given.vehicle({ organizationId });
  const { as } = await garage(portal);
  expect((await as.post(`/vehicles/${NOT_THERE}/unavailabilities`, { fromAt: 1, toAt: 2 })).statusCode).toBe(404);
  expect(
    (await portal.db.selectFrom('vehicleUnavailabilities').select('id').where('vehicleId', '=', second.id).execute())
      .length,
  ).toBe(0);
});
