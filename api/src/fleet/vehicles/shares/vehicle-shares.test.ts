import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function setUp() {
  const fleet = await setUpFleet(portal);
  const partner = await setUpPartner(portal, fleet.organizationId);
  const vehicle = await fleet.build.vehicle({
    organizationId: fleet.organizationId,
    vehicleTypeId: fleet.type.id,
    registrationPlate: 'WP LK-4521',
  });
  const share = (fields: object = {}, as = fleet.as) =>
    as.post('/vehicles/share', { vehicleId: vehicle.id, partnerId: partner.id, fromAt: TEST_NOW, ...fields });
  const listNotifications = async () =>
    (await partner.as.get('/notifications'))
      .json()
      .items.map(({ kind, values, isRead }: { kind: string; values: object; isRead: boolean }) => ({
        kind,
        values,
        isRead,
      }));
  return { ...fleet, partner, vehicle, share, listNotifications };
}

afterEach(() => {
  portal.clock.now = TEST_NOW;
});

test('shares a vehicle for a time or with an open end, and notifies the partner', async () => {
  const { as, organizationId, organization, partner, vehicle, share, type, listNotifications } = await setUp();
  const created = await share({ toAt: TEST_NOW + DAY });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toEqual({
    id: expect.any(String) as unknown,
    fromAt: TEST_NOW,
    toAt: TEST_NOW + DAY,
    createdAt: TEST_NOW,
    state: 'current',
    actions: ['delete'],
    vehicle: {
      id: vehicle.id,
      registrationPlate: 'WP LK-4521',
      type: { id: type.id, name: type.name, icon: 'container' },
      effectiveSpace: '32.000',
      maxCarryWeight: '7500.000',
      photo: null,
    },
    organization: { id: organizationId, name: organization.name },
    partner: { id: partner.id, name: partner.name },
  });
  const openEnded = (await share({ fromAt: TEST_NOW + DAY, toAt: null })).json();
  expect(openEnded).toMatchObject({ state: 'upcoming', toAt: null });
  expect((await as.get('/vehicles/share')).json()).toMatchObject({ total: 2, items: [openEnded, created.json()] });
  expect((await partner.as.get('/vehicles/share?direction=received&sort=fromAt')).json()).toMatchObject({
    total: 2,
    items: [
      { id: created.json().id, actions: [] },
      { id: openEnded.id, actions: [] },
    ],
  });
  expect((await partner.as.get('/vehicles/share')).json().total).toBe(0);
  expect((await partner.as.get(`/vehicles/${vehicle.id}`)).json()).toMatchObject({ isShared: true, actions: [] });
  const notification = {
    kind: 'vehicleShared',
    values: { vehicle: 'WP LK-4521', organization: organization.name },
    isRead: false,
  };
  expect(await listNotifications()).toEqual([notification, notification]);
  const { changes } = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', vehicle.id)
    .where('event', '=', 'shared')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  expect(changes).toEqual({
    partner: { from: null, to: partner.name },
    fromAt: { from: null, to: TEST_NOW },
    toAt: { from: null, to: TEST_NOW + DAY },
  });
});

test('filters shares by state, vehicle, partner and plate', async () => {
  const { as, build, organizationId, partner, vehicle, share } = await setUp();
  const otherPartner = await setUpPartner(portal, organizationId);
  const second = await build.vehicle({ organizationId, registrationPlate: 'CP AB-7788' });
  const past = await build.vehicleShare({ vehicleId: vehicle.id, partnerId: partner.id, fromAt: 5, toAt: TEST_NOW });
  const current = (await share({ toAt: TEST_NOW + DAY })).json();
  const upcoming = (await share({ vehicleId: second.id, partnerId: otherPartner.id, fromAt: TEST_NOW + 1 })).json();
  const list = async (query: string) =>
    (await as.get(`/vehicles/share?${query}`)).json().items.map(({ id }: { id: string }) => id);
  for (const [query, expected] of [
    ['', [upcoming, current, past]],
    ['sort=fromAt', [past, current, upcoming]],
    ['state=past', [past]],
    ['state=current', [current]],
    ['state=upcoming', [upcoming]],
    [`vehicleId=${second.id}`, [upcoming]],
    [`partnerId=${partner.id}`, [current, past]],
    ['search=ab7', [upcoming]],
    ['limit=1&page=2', [current]],
  ] as const)
    expect([query, await list(query)]).toEqual([query, expected.map(({ id }) => id)]);
  const received = await partner.as.get(`/vehicles/share?direction=received&partnerId=${organizationId}&state=past`);
  expect(received.json()).toMatchObject({ total: 1, items: [{ id: past.id, state: 'past' }] });
  expect((await partner.as.get(`/vehicles/share?direction=received&partnerId=${partner.id}`)).json().total).toBe(0);
});

test.each([
  [{ toAt: TEST_NOW }, 'toAt', 'Invalid date'],
  [{ fromAt: TEST_NOW + 9, toAt: TEST_NOW + 9 }, 'toAt', 'Invalid date'],
  [{ fromAt: 5, toAt: TEST_NOW - 1 }, 'toAt', 'Invalid date'],
  [{ partnerId: UNKNOWN_ID }, 'partnerId', 'Partner not found'],
  [{ partnerId: 'x' }, 'partnerId', 'Invalid UUID'],
  [{ fromAt: -1 }, 'fromAt', 'Min 0'],
  [{ fromAt: undefined }, 'fromAt', 'Field is required'],
])('rejects a share with %j', async (input, field, message) => {
  const { share } = await setUp();
  const reply = await share(input);
  expect([reply.statusCode, reply.json().fields?.[field]?.message]).toEqual([422, message]);
});

test('shares only own active vehicles, only with active partners, and not in the past', async () => {
  const { as, build, organizationId, partner, vehicle, share } = await setUp();
  const otherFleet = await setUpFleet(portal);
  const otherVehicle = await build.vehicle({ organizationId: otherFleet.organizationId });
  expect([
    (await share({ vehicleId: otherVehicle.id })).statusCode,
    (await share({ vehicleId: UNKNOWN_ID })).statusCode,
    (await share({}, partner.as)).statusCode,
  ]).toEqual([404, 404, 404]);
  expect((await share({ partnerId: otherFleet.organizationId })).json().fields.partnerId.message).toBe(
    'Partner not found',
  );
  expect((await share({ partnerId: organizationId })).json().fields.partnerId.message).toBe('Partner not found');
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'blocked', blockedBy: partner.id })
    .where('partnerId', '=', partner.id)
    .execute();
  expect((await share()).json().fields.partnerId).toEqual({
    code: 'partnerNotActive',
    message: 'Partner is not active',
  });
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'active', blockedBy: null })
    .where('partnerId', '=', partner.id)
    .execute();
  await as.patch(`/vehicles/${vehicle.id}`, { status: 'deactivated' });
  expect((await share()).json()).toMatchObject({ statusCode: 409, code: 'vehicleDeactivated' });
  await as.patch(`/vehicles/${vehicle.id}`, { status: 'active' });
  expect((await share({ fromAt: 5 })).json()).toMatchObject({ fromAt: TEST_NOW, state: 'current' });
});

test('rejects overlapping shares, also concurrent ones', async () => {
  const { share, organizationId, partner } = await setUp();
  const otherPartner = await setUpPartner(portal, organizationId);
  const replies = await Promise.all([
    share({ toAt: TEST_NOW + DAY }),
    share({ partnerId: otherPartner.id, fromAt: TEST_NOW + DAY - 1 }),
    share({ partnerId: otherPartner.id, fromAt: TEST_NOW + 5 }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  await portal.db.deleteFrom('vehicleShares').execute();
  await share({ toAt: TEST_NOW + DAY });
  expect((await share({ partnerId: otherPartner.id, fromAt: TEST_NOW + DAY - 1 })).json()).toMatchObject({
    statusCode: 409,
    code: 'vehicleShared',
    message: `Vehicle is shared with ${partner.name} at that time`,
    params: { partner: partner.name },
  });
  expect((await share({ partnerId: otherPartner.id, fromAt: TEST_NOW + DAY })).statusCode).toBe(201);
});

test("doesn't share a vehicle while another trip occupies it", async () => {
  const { build, organizationId, partner, vehicle, share } = await setUp();
  const trip = await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    pickAt: TEST_NOW + DAY,
    dropAt: TEST_NOW + 2 * DAY,
  });
  expect((await share()).json()).toMatchObject({
    statusCode: 409,
    code: 'vehicleOnTrip',
    message: `Vehicle is on trip ${trip.number}`,
    params: { trip: trip.number },
  });
  expect((await share({ fromAt: TEST_NOW + 2 * DAY, toAt: TEST_NOW + 3 * DAY })).statusCode).toBe(201);
  expect((await share({ toAt: TEST_NOW + DAY })).statusCode).toBe(201);
  await portal.db.deleteFrom('vehicleShares').execute();
  await portal.db.updateTable('trips').set({ organizationId: partner.id }).where('id', '=', trip.id).execute();
  expect((await share()).statusCode).toBe(201);
});

test('ends current shares, deletes upcoming ones, and notifies the partner', async () => {
  const { as, partner, vehicle, share, listNotifications, organization } = await setUp();
  const [current, upcoming] = [
    (await share({ toAt: TEST_NOW + DAY })).json(),
    (await share({ fromAt: TEST_NOW + DAY })).json(),
  ];
  portal.clock.now = TEST_NOW + 60;
  expect((await as.delete(`/vehicles/share/${current.id}`)).json()).toEqual({ id: current.id });
  expect((await as.delete(`/vehicles/share/${upcoming.id}`)).statusCode).toBe(200);
  expect((await as.get('/vehicles/share')).json().items).toMatchObject([
    { id: current.id, state: 'past', toAt: TEST_NOW + 60, actions: [] },
  ]);
  expect((await partner.as.get(`/vehicles/${vehicle.id}`)).statusCode).toBe(404);
  expect((await as.delete(`/vehicles/share/${current.id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'shareOver',
  });
  expect((await as.delete(`/vehicles/share/${upcoming.id}`)).statusCode).toBe(404);
  const values = { vehicle: 'WP LK-4521', organization: organization.name };
  expect(await listNotifications()).toEqual(
    ['vehicleUnshared', 'vehicleUnshared', 'vehicleShared', 'vehicleShared'].map((kind) => ({
      kind,
      values,
      isRead: kind === 'vehicleShared',
    })),
  );
  const events = (await as.get(`/vehicles/${vehicle.id}/timeline`))
    .json()
    .items.map(({ event }: { event: string }) => event);
  expect(events).toEqual(['shared', 'shared', 'unshared', 'unshared']);
});

test("doesn't end a share during a live trip of the partner", async () => {
  const { as, build, partner, vehicle, share } = await setUp();
  const { id } = (await share({ toAt: TEST_NOW + DAY })).json();
  const trip = await build.trip({
    organizationId: partner.id,
    vehicleId: vehicle.id,
    stage: 'vehicleAssigned',
    pickAt: TEST_NOW + 9,
    dropAt: TEST_NOW + 99,
  });
  expect((await as.delete(`/vehicles/share/${id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'shareHasLiveTrip',
    message: `Live trip of the partner: ${trip.number}`,
    params: { trip: trip.number },
  });
  await portal.db
    .updateTable('trips')
    .set({ pickAt: TEST_NOW + DAY, dropAt: TEST_NOW + 2 * DAY })
    .where('id', '=', trip.id)
    .execute();
  expect((await as.delete(`/vehicles/share/${id}`)).statusCode).toBe(200);
  const secondShare = (await share({ toAt: TEST_NOW + DAY })).json();
  await portal.db
    .updateTable('trips')
    .set({ stage: 'completed', pickAt: TEST_NOW })
    .where('id', '=', trip.id)
    .execute();
  expect((await as.delete(`/vehicles/share/${secondShare.id}`)).statusCode).toBe(200);
});

test('requires the rules, hides shares from other organizations, and lets root end any', async () => {
  const { asReader, partner, share } = await setUp();
  const { id } = (await share()).json();
  const replies = await Promise.all([
    asReader.get('/vehicles/share'),
    share({}, asReader),
    asReader.delete(`/vehicles/share/${id}`),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  const otherFleet = await setUpFleet(portal);
  expect([
    (await partner.as.delete(`/vehicles/share/${id}`)).statusCode,
    (await otherFleet.as.delete(`/vehicles/share/${id}`)).statusCode,
  ]).toEqual([404, 404]);
  expect((await otherFleet.as.get('/vehicles/share?direction=received')).json().total).toBe(0);
  const asRoot = portal.as(await createBuilders(portal.db, TEST_NOW).user({ role: 'root' }));
  expect((await asRoot.get(`/vehicles/share?search=4521&limit=9999`)).json().items).toContainEqual(
    expect.objectContaining({ id, actions: ['delete'] }),
  );
  expect((await asRoot.delete(`/vehicles/share/${id}`)).statusCode).toBe(200);
});
