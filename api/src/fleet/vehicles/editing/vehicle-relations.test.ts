import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();

test('assigns a driver of the organization to one vehicle at a time', async () => {
  const { as, build, organizationId, input } = await setUpFleet(portal);
  const [first, second] = [
    (await as.post('/vehicles', input)).json(),
    (await as.post('/vehicles', { ...input, registrationPlate: 'WP 2' })).json(),
  ];
  const contact = await build.contact({ organizationId, firstName: 'Sunil', lastName: 'Rathnayake' });
  const driver = await build.driver({ organizationId, contactId: contact.id });
  const assign = (id: string, driverId: string | null) => as.patch(`/vehicles/${id}`, { driverId });
  expect((await assign(first.id, driver.id)).json().driver).toEqual({
    id: driver.id,
    name: 'Sunil Rathnayake',
    isBlocked: false,
  });
  expect((await assign(first.id, driver.id)).statusCode).toBe(200);
  expect((await assign(second.id, driver.id)).json().fields.driverId.message).toBe('Driver is assigned to WP LK-4521');
  expect((await assign(first.id, null)).json().driver).toBeNull();
  const concurrent = await Promise.all([assign(first.id, driver.id), assign(second.id, driver.id)]);
  expect(concurrent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);

  const blocked = await build.driver({ organizationId, isBlocked: true });
  const user = await build.user({ organizationId, status: 2 });
  const withBlockedUser = await build.driver({ organizationId, userId: user.id });
  const withoutContact = await build.driver({ organizationId });
  await portal.db.updateTable('drivers').set({ contactId: null }).where('id', '=', withoutContact.id).execute();
  const ofOtherOrganization = await build.driver({ organizationId: (await build.organization()).id });
  const messages = await Promise.all(
    [blocked, withBlockedUser, withoutContact, ofOtherOrganization].map(
      async ({ id }) => (await assign(second.id, id)).json().fields.driverId.message,
    ),
  );
  expect(messages).toEqual(['Driver is blocked', 'Driver is blocked', 'Driver has no contact', 'Driver not found']);
});

test("shows the stage of the live trip, and doesn't deactivate or delete the vehicle during it", async () => {
  const { as, build, organizationId, input } = await setUpFleet(portal);
  const { id } = (await as.post('/vehicles', input)).json();
  const path = `/vehicles/${id}`;
  expect((await as.get(`${path}/stage`)).json()).toEqual({ stage: 'free', tripId: null, tripNumber: null });
  const planned = await build.trip({ organizationId, vehicleId: id, stage: 'vehicleAssigned' });
  const running = await build.trip({ organizationId, vehicleId: id, stage: 'transit' });
  await build.trip({ organizationId, vehicleId: id, stage: 'completed' });
  expect((await as.get(`${path}/stage`)).json()).toEqual({
    stage: 'transit',
    tripId: running.id,
    tripNumber: running.number,
  });
  expect((await as.patch(path, { status: 'deactivated' })).json()).toMatchObject({
    statusCode: 409,
    code: 'vehicleOnTrip',
    message: `Vehicle is on trip ${running.number}`,
  });
  expect((await as.patch(path, { status: 'active', comment: 'still' })).statusCode).toBe(200);
  const error = (await as.delete(path)).json();
  expect([error.statusCode, error.code, error.params.trips]).toEqual([409, 'vehicleInUse', 3]);
  expect(error.message).toContain(planned.number);
  await portal.db.updateTable('trips').set({ stage: 'completed' }).where('vehicleId', '=', id).execute();
  expect((await as.patch(path, { status: 'deactivated' })).json()).toMatchObject({
    status: 'deactivated',
    actions: expect.arrayContaining(['activate']) as unknown,
  });
  expect((await as.patch(path, { status: 'active' })).json().status).toBe('active');
});

test('calculates when services are due, and shows the most urgent one', async () => {
  const { as, createEntry, input } = await setUpFleet(portal);
  const [oil, brakes] = [
    await createEntry('service-intervals', 'Own oil change', { days: 90, isRequired: true }),
    await createEntry('service-intervals', 'Own brakes', { days: 30 }),
  ];
  const { id } = (await as.post('/vehicles', input)).json();
  const saveServices = (services: object[]) => as.put(`/vehicles/${id}/services`, { services });
  const saved = await saveServices([
    { serviceIntervalId: oil, lastServiceAt: TEST_NOW - 80 * DAY },
    { serviceIntervalId: brakes, lastServiceAt: TEST_NOW - 33 * DAY },
  ]);
  expect(saved.json().serviceIntervalInfo).toEqual({
    isExpired: true,
    text: 'Own brakes expired 3 days ago',
    service: 'Own brakes',
    days: -3,
    by: 'days',
    left: -3,
    dueAt: TEST_NOW - 3 * DAY,
  });
  expect(saved.json().services).toEqual([
    {
      serviceIntervalId: brakes,
      name: 'Own brakes',
      days: 30,
      km: null,
      hours: null,
      odometer: null,
      engineHours: null,
      by: 'days',
      left: -3,
      isRequired: false,
      icon: 'wrench',
      lastServiceAt: TEST_NOW - 33 * DAY,
      dueAt: TEST_NOW - 3 * DAY,
      isExpired: true,
    },
    {
      serviceIntervalId: oil,
      name: 'Own oil change',
      days: 90,
      km: null,
      hours: null,
      odometer: null,
      engineHours: null,
      by: 'days',
      left: 10,
      isRequired: true,
      icon: 'wrench',
      lastServiceAt: TEST_NOW - 80 * DAY,
      dueAt: TEST_NOW + 10 * DAY,
      isExpired: false,
    },
  ]);
  expect(
    (await saveServices([{ serviceIntervalId: brakes, lastServiceAt: null }])).json().serviceIntervalInfo,
  ).toMatchObject({
    isExpired: false,
    text: 'Own oil change due in 10 days',
  });
  expect((await as.get('/vehicles')).json().items[0].serviceIntervalInfo.text).toBe('Own oil change due in 10 days');
  const rejected = await saveServices([
    { serviceIntervalId: oil, lastServiceAt: TEST_NOW + 1 },
    {
      serviceIntervalId: await (await setUpFleet(portal)).createEntry('service-intervals', 'x', { days: 1 }),
      lastServiceAt: 1,
    },
  ]);
  expect(rejected.json().fields).toEqual({
    'services.0.lastServiceAt': { code: 'date', message: 'Invalid date' },
    'services.1.serviceIntervalId': { code: 'notFound', message: 'Service interval not found' },
  });
  const timeline = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', id)
    .where('event', '=', 'serviced')
    .execute();
  expect(timeline.map(({ changes }) => changes)).toEqual([
    {
      'Own oil change': { from: null, to: TEST_NOW - 80 * DAY },
      'Own brakes': { from: null, to: TEST_NOW - 33 * DAY },
    },
    { 'Own brakes': { from: TEST_NOW - 33 * DAY, to: null } },
  ]);
});

test('shows vehicles to partners while they are shared, without write access', async () => {
  const { as, organizationId, organization, input, build } = await setUpFleet(portal);
  const partner = await setUpPartner(portal, organizationId);
  const createVehicle = async (registrationPlate: string): Promise<string> =>
    (await as.post('/vehicles', { ...input, registrationPlate, fixedCost: '80' })).json().id;
  const currentlyShared = await createVehicle('WP 1');
  const formerlyShared = await createVehicle('WP 2');
  const sharedOpenEnded = await createVehicle('WP 3');
  const neverShared = await createVehicle('WP 4');
  await portal.db
    .insertInto('vehicleShares')
    .values([
      { vehicleId: currentlyShared, partnerId: partner.id, fromAt: TEST_NOW - 9, toAt: TEST_NOW + 1 },
      { vehicleId: formerlyShared, partnerId: partner.id, fromAt: 5, toAt: TEST_NOW },
      { vehicleId: sharedOpenEnded, partnerId: partner.id, fromAt: TEST_NOW },
    ])
    .execute();
  const listPlates = async (client: typeof as, query: string) =>
    (await client.get(`/vehicles?${query}`))
      .json()
      .items.map(({ registrationPlate }: { registrationPlate: string }) => registrationPlate);
  expect(await listPlates(partner.as, 'of=partners')).toEqual(['WP 1', 'WP 3']);
  expect([
    await listPlates(partner.as, ''),
    await listPlates(as, 'shared=true'),
    await listPlates(as, 'shared=false'),
  ]).toEqual([[], ['WP 1', 'WP 3'], ['WP 2', 'WP 4']]);
  expect((await partner.as.get(`/vehicles/${currentlyShared}`)).json()).toMatchObject({
    isShared: true,
    share: { fromAt: TEST_NOW - 9, toAt: TEST_NOW + 1 },
    organization: { id: organizationId, name: organization.name },
    actions: [],
    fixedCost: null,
  });
  const trip = await build.trip({ organizationId, vehicleId: currentlyShared, stage: 'started' });
  expect((await partner.as.get(`/vehicles/${currentlyShared}/stage`)).json()).toEqual({
    stage: 'started',
    tripId: null,
    tripNumber: null,
  });
  const path = `/vehicles/${currentlyShared}`;
  const replies = [
    partner.as.get(`/vehicles/${formerlyShared}`),
    partner.as.get(`/vehicles/${neverShared}/stage`),
    partner.as.get(`${path}/timeline`),
    partner.as.patch(path, { comment: 'x' }),
    partner.as.delete(path),
    partner.as.put(`${path}/services`, { services: [] }),
  ];
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  await portal.db.deleteFrom('tripOrders').where('tripId', '=', trip.id).execute();
  await portal.db.deleteFrom('trips').where('id', '=', trip.id).execute();
  expect((await as.delete(path)).json().message).toBe(`Used by 1 partner: ${partner.name}`);
  expect([
    (await as.delete(`/vehicles/${formerlyShared}`)).json(),
    await portal.db.selectFrom('vehicleShares').select('id').where('vehicleId', '=', formerlyShared).execute(),
  ]).toEqual([{ id: formerlyShared }, []]);
  await portal.db
    .updateTable('partnerships')
    .set({ status: 'blocked', blockedBy: organizationId })
    .where('partnerId', '=', partner.id)
    .execute();
  expect([await listPlates(partner.as, 'of=partners'), (await partner.as.get(path)).statusCode]).toEqual([[], 404]);
});

test('takes over a driver from another vehicle, recorded in both timelines', async () => {
  const { as, build, organizationId, input } = await setUpFleet(portal);
  const driver = await build.driver({ organizationId });
  const before = await build.vehicle({ organizationId, driverId: driver.id });
  const { id } = (await as.post('/vehicles', input)).json();
  const assign = (more = {}) => as.patch(`/vehicles/${id}`, { driverId: driver.id, ...more });
  expect((await assign()).json()).toMatchObject({
    fields: { driverId: { code: 'driverAssigned', params: { vehicle: before.registrationPlate } } },
  });
  expect((await assign({ takeOver: true })).json()).toMatchObject({ driver: { id: driver.id } });
  expect((await as.get(`/vehicles/${before.id}`)).json().driver).toBeNull();
  expect((await as.get(`/vehicles/${before.id}/timeline`)).json().items).toMatchObject([
    { event: 'updated', changes: [{ field: 'driverId', to: null }] },
  ]);
});
