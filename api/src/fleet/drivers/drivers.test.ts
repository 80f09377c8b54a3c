import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { setUpDrivers } from './testing/drivers-setup.ts';

const portal = testApp();
const REQUIRED_DOCUMENTS = ['photo', 'licence', 'idFront', 'idBack', 'policeReport', 'healthReport'];

test('creates and changes a driver with all fields and a contact, and records the changes', async () => {
  const { as, asReader, input, organization, manager, readTimeline } = await setUpDrivers(portal);
  const profile = {
    idNumber: '199012345678',
    homeAddress: '12 Temple Road, Kandy',
    birthDate: -86_400,
    licenseExpiresAt: TEST_NOW + 5 * DAY,
    policeReportExpiresAt: TEST_NOW + 90 * DAY,
    healthReportExpiresAt: TEST_NOW - DAY,
    emergencyContactName: 'Kumari',
    emergencyContactNumber: '+94 77 765 4321',
    licenseClasses: ['B', 'CE', 'G1'],
    maxHoursPerShift: 8.5,
    standardRate: '650.50',
    overtimeRate: '975.00',
    cumulativeHours: 1_204.5,
  };
  const created = await as.post('/drivers', {
    ...input,
    ...profile,
    middleName: ' B. ',
    emergencyContactName: 'Kumari',
    licenseClasses: ['g1', ' CE', 'B', 'CE'],
    login: '',
  });
  const { id } = created.json();
  expect([created.statusCode, created.json()]).toEqual([
    201,
    {
      revision: 1,
      ...profile,
      id,
      name: 'Sunil Rathnayake',
      contact: { firstName: 'Sunil', middleName: 'B.', lastName: 'Rathnayake' },
      login: null,
      email: input.email,
      phone: input.phone,
      organization: { id: organization.id, name: organization.name },
      isBlocked: false,
      isVehicleAssigned: false,
      vehicle: null,
      photo: null,
      missingDocuments: REQUIRED_DOCUMENTS,
      files: [],
      createdAt: TEST_NOW,
      actions: ['edit', 'files', 'block', 'delete'],
    },
  ]);
  const contact = await portal.db
    .selectFrom('contacts')
    .selectAll()
    .where('email', '=', input.email)
    .executeTakeFirstOrThrow();
  expect(contact).toMatchObject({
    organizationId: organization.id,
    isDriver: true,
    isDelivery: false,
    isBilling: false,
    isNotification: false,
    name: 'Sunil Rathnayake',
  });

  const path = `/drivers/${id}`;
  const changed = await as.patch(path, {
    lastName: 'Perera',
    middleName: '',
    idNumber: '',
    standardRate: null,
    maxHoursPerShift: 0,
  });
  expect(changed.json()).toMatchObject({
    name: 'Sunil Perera',
    contact: { middleName: null },
    idNumber: null,
    standardRate: null,
    maxHoursPerShift: 0,
    overtimeRate: '975.00',
    phone: input.phone,
  });
  expect((await as.patch(path, {})).json()).toEqual(changed.json());
  expect((await asReader.get(path)).json()).toEqual({ ...changed.json(), actions: [] });
  expect(
    (await asReader.get(`${path}/timeline`))
      .json()
      .items.map(({ event, user }: { event: string; user: string }) => [event, user]),
  ).toEqual([
    ['created', manager.login],
    ['updated', manager.login],
  ]);
  const [first, second] = await readTimeline(id);
  expect(first?.changes).toMatchObject({
    lastName: { from: null, to: 'Rathnayake' },
    phone: { from: null, to: '+94771234567' },
    licenseExpiresAt: { from: null, to: TEST_NOW + 5 * DAY },
  });
  expect(second?.changes).toEqual({
    lastName: { from: 'Rathnayake', to: 'Perera' },
    middleName: { from: 'B.', to: null },
    idNumber: { from: '199012345678', to: null },
    standardRate: { from: '650.50', to: null },
    maxHoursPerShift: { from: '8.5', to: '0.0' },
  });
});

test('a change of the contact that the driver shows counts as a change of the driver', async () => {
  const { as, input, organization, build } = await setUpDrivers(portal);
  const keeper = portal.as(await build.user({ organizationId: organization.id, rules: 'all' }));
  const { id } = (await as.post('/drivers', input)).json();
  const driver = async () => (await as.get(`/drivers/${id}`)).json();
  const { contactId } = await portal.db
    .selectFrom('drivers')
    .select('contactId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await keeper.patch(`/contacts/${contactId}`, { bySms: true });
  expect((await driver()).revision).toBe(1);
  await keeper.patch(`/contacts/${contactId}`, { lastName: 'Perera', bySms: false });
  expect(await driver()).toMatchObject({ revision: 2 });
  const entry = (await as.get(`/drivers/${id}/timeline`)).json().items.at(-1);
  expect(entry.changes).toEqual([{ field: 'lastName', from: 'Rathnayake', to: 'Perera' }]);
});

test("a change of the driver's name counts as a change of the contact", async () => {
  const { as, input } = await setUpDrivers(portal);
  const { id } = (await as.post('/drivers', input)).json();
  const readContact = () =>
    portal.db
      .selectFrom('contacts')
      .innerJoin('drivers', 'drivers.contactId', 'contacts.id')
      .select(['contacts.id', 'contacts.revision'])
      .where('drivers.id', '=', id)
      .executeTakeFirstOrThrow();
  await as.patch(`/drivers/${id}`, { homeAddress: 'Galle' });
  expect((await readContact()).revision).toBe(1);
  await as.patch(`/drivers/${id}`, { lastName: 'Perera' });
  const contact = await readContact();
  expect(contact.revision).toBe(2);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .selectAll()
    .where('subjectId', '=', contact.id)
    .execute();
  expect(entries.at(-1)).toMatchObject({
    subject: 'contact',
    changes: { lastName: { from: input.lastName, to: 'Perera' } },
  });
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'Field is required'],
  [{ lastName: undefined }, 'lastName', 'Field is required'],
  [{ phone: '' }, 'phone', 'Field is required'],
  [{ phone: '12' }, 'phone', 'Phone invalid. Example: +94 71 234 5678'],
  [{ emergencyContactNumber: 'ask' }, 'emergencyContactNumber', 'Phone invalid. Example: +94 71 234 5678'],
  [{ middleName: undefined }, null, ''],
  [{ email: 'sunil' }, 'email', 'Email invalid'],
  [{ birthDate: TEST_NOW + 1 }, 'birthDate', 'Birth date is in the future'],
  [{ birthDate: -2_208_988_801 }, 'birthDate', expect.any(String)],
  [{ maxHoursPerShift: 24 }, null, ''],
  [{ maxHoursPerShift: 24.1 }, 'maxHoursPerShift', 'Max 24'],
  [{ maxHoursPerShift: -1 }, 'maxHoursPerShift', 'Min 0'],
  [{ standardRate: '1.005' }, 'standardRate', 'Invalid value'],
  [{ overtimeRate: '-1' }, 'overtimeRate', 'Invalid value'],
  [{ cumulativeHours: 100_001 }, 'cumulativeHours', 'Max 100000'],
  [{ idNumber: 'x'.repeat(51) }, 'idNumber', 'Max 50 symbols'],
])('validates a driver with %j', async (change, field, message) => {
  const { as, input } = await setUpDrivers(portal);
  const reply = await as.post('/drivers', { ...input, ...change });
  expect(field === null ? reply.statusCode : [reply.statusCode, reply.json().fields?.[field]?.message]).toEqual(
    field === null ? 201 : [422, message],
  );
});

test('searches, filters and sorts drivers', async () => {
  const { build, organizationId, as, createDriver } = await setUpDrivers(portal);
  await createDriver({ firstName: 'Anil', licenseExpiresAt: TEST_NOW + 30 * DAY, email: 'anil@fleet.example' });
  await createDriver({
    firstName: 'Bandu',
    licenseExpiresAt: TEST_NOW + 31 * DAY,
    healthReportExpiresAt: TEST_NOW - DAY,
    phone: '+94 11 555 0000',
  });
  const chandra = await createDriver({ firstName: 'Chandra', licenseExpiresAt: TEST_NOW + 300 * DAY });
  const blocked = await createDriver({ firstName: 'Dayan' });
  await as.patch(`/drivers/${blocked.id}`, { isBlocked: true });
  const withoutContact = await build.driver({ organizationId, licenseExpiresAt: null, healthReportExpiresAt: null });
  await portal.db.updateTable('drivers').set({ contactId: null }).where('id', '=', withoutContact.id).execute();
  const user = await build.user({ organizationId, login: 'a-driver' });
  await portal.db.updateTable('drivers').set({ userId: user.id }).where('id', '=', chandra.id).execute();
  const vehicle = await build.vehicle({ organizationId, driverId: chandra.id });
  const listNames = async (query: string) =>
    ((await as.get(`/drivers?${query}`)).json().items as { name: string }[])
      .map(({ name }) => name.split(' ')[0])
      .join(' ');
  const expectedNames: [string, string][] = [
    ['', ' Anil Bandu Chandra Dayan'],
    ['sort=-name', 'Dayan Chandra Bandu Anil '],
    ['sort=licenseExpiresAt&isBlocked=false', 'Anil Bandu Chandra '],
    ['sort=-licenseExpiresAt&isBlocked=false', 'Chandra Bandu Anil '],
    ['search=ANI', 'Anil'],
    ['search=555 0', 'Bandu'],
    ['search=a-dri', 'Chandra'],
    ['search=anil@', 'Anil'],
    ['search=Zo', ' Anil Bandu Chandra Dayan'],
    ['isBlocked=true', 'Dayan'],
    ['isBlocked=false', ' Anil Bandu Chandra'],
    ['withVehicle=true', 'Chandra'],
    ['withVehicle=false', ' Anil Bandu Dayan'],
    ['expiring=true', 'Anil Bandu'],
    ['expiring=false', ' Chandra Dayan'],
    ['assignable=true', 'Anil Bandu Chandra'],
    ['assignable=false', ' Dayan'],
    [`userId=${user.id}`, 'Chandra'],
    [`organizationId=${organizationId}&limit=1&page=2`, 'Anil'],
  ];
  for (const [query, expected] of expectedNames) expect([query, await listNames(query)]).toEqual([query, expected]);
  expect((await as.get('/drivers?search=Chan')).json()).toMatchObject({
    items: [
      { vehicle: { id: vehicle.id, name: vehicle.registrationPlate }, isVehicleAssigned: true, login: 'a-driver' },
    ],
    total: 1,
    page: 1,
    limit: 20,
  });
});

test("doesn't delete a driver with trips, a vehicle or a login, and lists them", async () => {
  const { build, organizationId, as, createDriver, readTimeline } = await setUpDrivers(portal);
  const { id } = await createDriver({ login: `kept-${organizationId}` });
  const vehicle = await build.vehicle({ organizationId, driverId: id });
  const trip = await build.trip({ organizationId, driverId: id, stage: 'completed' });
  await build.trip({ driverId: id, organizationId: (await build.organization()).id, stage: 'completed' });
  const error = (await as.delete(`/drivers/${id}`)).json();
  expect(error).toMatchObject({
    statusCode: 409,
    code: 'driverInUse',
    message: `Used by 2 trips: ${trip.number}…; 1 vehicle: ${vehicle.registrationPlate}; 1 user: kept-${organizationId}`,
    params: { trips: 2, vehicles: 1, users: 1 },
  });
  const unused = await createDriver({ email: 'free@fleet.example' });
  expect((await as.delete(`/drivers/${unused.id}`)).json()).toEqual({ id: unused.id });
  expect((await as.get(`/drivers/${unused.id}`)).statusCode).toBe(404);
  expect((await readTimeline(unused.id)).map(({ event, changes }) => [event, event === 'deleted' && changes])).toEqual([
    ['created', false],
    ['deleted', { name: { from: 'Sunil Rathnayake', to: null } }],
  ]);
  expect(
    (
      await portal.db
        .selectFrom('contacts')
        .select('isDriver')
        .where('email', '=', 'free@fleet.example')
        .executeTakeFirstOrThrow()
    ).isDriver,
  ).toBe(false);
});

test('creates a complete contact for a driver without one', async () => {
  const { build, organizationId, as, input } = await setUpDrivers(portal);
  const { id } = await build.driver({ organizationId });
  await portal.db.updateTable('drivers').set({ contactId: null }).where('id', '=', id).execute();
  expect((await as.get(`/drivers/${id}`)).json()).toMatchObject({ name: '', contact: null, email: null });
  expect(Object.keys((await as.patch(`/drivers/${id}`, { firstName: 'Ann' })).json().fields)).toEqual([
    'lastName',
    'email',
    'phone',
  ]);
  expect((await as.patch(`/drivers/${id}`, { login: 'nobody' })).json().fields.login.message).toBe(
    'Driver has no contact',
  );
  expect((await as.patch(`/drivers/${id}`, input)).json()).toMatchObject({
    name: 'Sunil Rathnayake',
    phone: input.phone,
  });
});
