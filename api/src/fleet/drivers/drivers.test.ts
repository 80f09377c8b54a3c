import type { Rule } from 'shared-contracts/values/access';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { partnerOf } from '../vehicles/testing/garage.ts';
import { depot } from './testing/depot.ts';

const portal = testApp();
const DAY = 86_400;
const PAPERS = ['photo', 'licence', 'idFront', 'idBack', 'policeReport', 'healthReport'];

test('a driver is made with a contact and every field, found, changed and told of', async () => {
  const { as, asReader, input, organization, keeper, told } = await depot(portal);
  const profile = {
    idNumber: '199012345678',
    homeAddress: '12 Temple Road, Kandy',
    birthDate: -86_400,
    licenseExpiresAt: TEST_NOW + 5 * DAY,
    policeReportExpiresAt: TEST_NOW + 90 * DAY,
    healthReportExpiresAt: TEST_NOW - DAY,
    emergencyContactName: 'Kumari',
    emergencyContactNumber: '+94 77 765 4321',
    maxHoursPerShift: 8.5,
    standardRate: '650.50',
    overtimeRate: '975.00',
    cumulativeHours: 1_204.5,
  };
  const made = await as.post('/drivers', {
    ...input,
    ...profile,
    middleName: ' B. ',
    emergencyContactName: 'Kumari',
    login: '',
  });
  const { id } = made.json();
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
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
      missingDocuments: PAPERS,
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
    ['created', keeper.login],
    ['updated', keeper.login],
  ]);
  const [first, second] = await told(id);
  expect(first?.changes).toMatchObject({
    lastName: { from: null, to: 'Rathnayake' },
    phone: { from: null, to: input.phone },
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

test.each([
  [{ firstName: ' ' }, 'firstName', 'Field is required'],
  [{ lastName: undefined }, 'lastName', 'Field is required'],
  [{ phone: '' }, 'phone', 'Field is required'],
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
])('a driver with %j', async (change, field, message) => {
  const { as, input } = await depot(portal);
  const reply = await as.post('/drivers', { ...input, ...change });
  expect(field === null ? reply.statusCode : [reply.statusCode, reply.json().fields?.[field]?.message]).toEqual(
    field === null ? 201 : [422, message],
  );
});

test('the list is searched, filtered and sorted', async () => {
  const { given, organizationId, as, make } = await depot(portal);
  await make({ firstName: 'Anil', licenseExpiresAt: TEST_NOW + 30 * DAY, email: 'anil@fleet.example' });
  await make({
    firstName: 'Bandu',
    licenseExpiresAt: TEST_NOW + 31 * DAY,
    healthReportExpiresAt: TEST_NOW - DAY,
    phone: '+94 11 555 0000',
  });
  const fine = await make({ firstName: 'Chandra', licenseExpiresAt: TEST_NOW + 300 * DAY });
  const blocked = await make({ firstName: 'Dayan' });
  await as.patch(`/drivers/${blocked.id}`, { isBlocked: true });
  const faceless = await given.driver({ organizationId, licenseExpiresAt: null, healthReportExpiresAt: null });
  await portal.db.updateTable('drivers').set({ contactId: null }).where('id', '=', faceless.id).execute();
  const user = await given.user({ organizationId, login: 'a-driver' });
  await portal.db.updateTable('drivers').set({ userId: user.id }).where('id', '=', fine.id).execute();
  const vehicle = await given.vehicle({ organizationId, driverId: fine.id });
  const names = async (query: string) =>
    ((await as.get(`/drivers?${query}`)).json().items as { name: string }[])
      .map(({ name }) => name.split(' ')[0])
      .join(' ');
  const asked: [string, string][] = [
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
  for (const [query, expected] of asked) expect([query, await names(query)]).toEqual([query, expected]);
  expect((await as.get('/drivers?search=Chan')).json()).toMatchObject({
    items: [
      { vehicle: { id: vehicle.id, name: vehicle.registrationPlate }, isVehicleAssigned: true, login: 'a-driver' },
    ],
    total: 1,
    page: 1,
    limit: 20,
  });
});

const rule = (model: Rule['model'], action: Rule['rule'] = 'read'): Rule[] => [{ model, rule: action }];
test.each<[string, Rule[], 'fleetOwner' | '2pl' | '3pl' | '1pl', Record<string, number>]>([
  [
    'who sees vehicles',
    rule('vehicle'),
    '2pl',
    { list: 200, info: 200, add: 403, change: 403, remove: 403, story: 200 },
  ],
  [
    'who writes vehicles',
    rule('vehicle', 'write'),
    '1pl',
    { list: 200, info: 403, add: 403, change: 403, remove: 403, story: 403 },
  ],
  ['who sees users', rule('user'), '1pl', { list: 200, info: 200, add: 403, change: 403, remove: 403, story: 200 }],
  ['who sees trips', rule('trip'), '2pl', { list: 200, info: 403, add: 403, change: 403, remove: 403, story: 403 }],
  [
    'who sees orders',
    rule('order'),
    'fleetOwner',
    { list: 403, info: 403, add: 403, change: 403, remove: 403, story: 403 },
  ],
  [
    'who writes drivers',
    rule('driver', 'write'),
    'fleetOwner',
    { list: 403, info: 403, add: 201, change: 200, remove: 403, story: 403 },
  ],
  ['who writes drivers elsewhere', rule('driver', 'write'), '2pl', { add: 403, change: 403 }],
  ['who deletes drivers', rule('driver', 'delete'), 'fleetOwner', { add: 403, change: 403, remove: 200 }],
  ['people of a 3PL', [], '3pl', { list: 200, info: 200, add: 201, change: 200, story: 200, remove: 200 }],
])('%s', async (_who, rules, type, allowed) => {
  const { given, organizationId, input } = await depot(portal, type);
  const { id } = await given.driver({ organizationId });
  const as = portal.as(await given.user({ organizationId, rules }));
  const calls: Record<string, () => Promise<{ statusCode: number }>> = {
    list: () => as.get('/drivers?assignable=true'),
    info: () => as.get(`/drivers/${id}`),
    add: () => as.post('/drivers', input),
    change: () => as.patch(`/drivers/${id}`, { phone: '1' }),
    story: () => as.get(`/drivers/${id}/timeline`),
    remove: () => as.delete(`/drivers/${id}`),
  };
  for (const [name, status] of Object.entries(allowed))
    expect([name, (await calls[name]?.())?.statusCode]).toEqual([name, status]);
});

test('of a partner one sees who drives the vehicles it shares, by name, phone and licence; of strangers nobody', async () => {
  const { given, organizationId, organization, make, as, input } = await depot(portal);
  const { id } = await make({
    licenseExpiresAt: TEST_NOW + DAY,
    healthReportExpiresAt: TEST_NOW,
    idNumber: 'secret',
    login: `secret-${organizationId}`,
  });
  const other = await make({ firstName: 'Other' });
  const vehicle = await given.vehicle({ organizationId, driverId: id });
  const partner = await partnerOf(portal, organizationId);
  const stranger = await depot(portal);
  const listed = async (who: typeof as, query = '') =>
    (await who.get(`/drivers?organizationId=${organizationId}${query}`)).json().items;
  expect([await listed(partner.as), (await partner.as.get(`/drivers/${id}`)).statusCode]).toEqual([[], 404]);
  await portal.db.insertInto('vehicleShares').values({ vehicleId: vehicle.id, partnerId: partner.id }).execute();
  const shown = {
    id,
    name: 'Sunil Rathnayake',
    contact: { firstName: 'Sunil', middleName: null, lastName: 'Rathnayake' },
    phone: input.phone,
    licenseExpiresAt: TEST_NOW + DAY,
    isBlocked: false,
    isVehicleAssigned: true,
    vehicle: { id: vehicle.id, name: vehicle.registrationPlate },
    organization: { id: organizationId, name: organization.name },
    createdAt: TEST_NOW,
    login: null,
    email: null,
    photo: null,
    policeReportExpiresAt: null,
    healthReportExpiresAt: null,
    missingDocuments: [],
    actions: [],
  };
  expect(await listed(partner.as)).toEqual([shown]);
  expect((await partner.as.get(`/drivers/${id}`)).json()).toMatchObject({
    ...shown,
    idNumber: null,
    homeAddress: null,
    standardRate: null,
    files: [],
  });
  expect([
    await listed(partner.as, '&search=secret'),
    await listed(partner.as, '&search=Sunil'),
    (await partner.as.get('/drivers')).json().items,
  ]).toEqual([[], [shown], []]);
  expect([
    (await partner.as.get(`/drivers/${other.id}`)).statusCode,
    (await partner.as.get(`/drivers/${id}/timeline`)).statusCode,
  ]).toEqual([404, 404]);
  expect(await listed(stranger.as)).toEqual([]);
  const refused = await Promise.all([
    stranger.as.get(`/drivers/${id}`),
    stranger.as.patch(`/drivers/${id}`, { phone: '1' }),
    stranger.as.delete(`/drivers/${id}`),
    stranger.as.get(`/drivers/${id}/timeline`),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const root = portal.as(await given.user({ role: 'root' }));
  expect([
    (await root.get(`/drivers/${id}`)).json().idNumber,
    (await root.get(`/drivers?organizationId=${organizationId}`)).json().total,
  ]).toEqual(['secret', 2]);
});

test('a driver with trips, a vehicle or a login is not deleted, by name', async () => {
  const { given, organizationId, as, make, told } = await depot(portal);
  const { id } = await make({ login: `kept-${organizationId}` });
  const vehicle = await given.vehicle({ organizationId, driverId: id });
  const trip = await given.trip({ organizationId, driverId: id, stage: 'completed' });
  await given.trip({ driverId: id, organizationId: (await given.organization()).id, stage: 'completed' });
  const refusal = (await as.delete(`/drivers/${id}`)).json();
  expect(refusal).toMatchObject({
    statusCode: 409,
    code: 'driverInUse',
    message: `Used by 2 trips: ${trip.number}…; 1 vehicle: ${vehicle.registrationPlate}; 1 user: kept-${organizationId}`,
    params: { trips: 2, vehicles: 1, users: 1 },
  });
  const free = await make({ email: 'free@fleet.example' });
  expect((await as.delete(`/drivers/${free.id}`)).json()).toEqual({ id: free.id });
  expect((await as.get(`/drivers/${free.id}`)).statusCode).toBe(404);
  expect((await told(free.id)).map(({ event, changes }) => [event, event === 'deleted' && changes])).toEqual([
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

test('a driver who has no contact gets a whole one', async () => {
  const { given, organizationId, as, input } = await depot(portal);
  const { id } = await given.driver({ organizationId });
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
