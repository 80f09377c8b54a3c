import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { ANN, setUpContacts, timelineOf } from './testing/contact.fixtures.ts';

const portal = testApp();

type Use = { as: string; count: number; names: string[] };

test('creates, edits, reads and deletes a contact, and records each change in its timeline', async () => {
  const { build, organizationId, as, user, createContact } = await setUpContacts(portal);
  const contact = await createContact();
  expect(contact).toMatchObject({
    name: 'Ann Alwis',
    middleName: null,
    language: null,
    byEmail: true,
    bySms: false,
    isDelivery: false,
    isBilling: false,
    isNotification: false,
    isDriver: false,
    notificationTypes: NOTIFIED_STAGES,
    locations: [],
    isUser: false,
    driverId: null,
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    usedBy: [],
  });
  const path = `/contacts/${contact.id}`;
  const gate = await build.location({ organizationId, name: 'Gate' });
  const changes = {
    middleName: 'Mary',
    email: 'ann.m@x.example',
    phone: '011 234 5678',
    language: 'sin',
    byEmail: false,
    bySms: true,
    isDelivery: true,
    isBilling: true,
    isNotification: true,
  };
  const changed = (
    await as.patch(path, {
      ...changes,
      notificationTypes: ['delivered', 'validated', 'delivered'],
      locationIds: [gate.id],
    })
  ).json();
  expect(changed).toMatchObject({
    ...changes,
    phone: '+94 112 345 678',
    firstName: 'Ann',
    notificationTypes: ['validated', 'delivered'],
    locations: [{ id: gate.id, name: 'Gate' }],
    usedBy: [{ as: 'location', count: 1, names: ['Gate'] }],
  });
  expect((await as.patch(path, { middleName: '', language: null, locationIds: [] })).json()).toMatchObject({
    middleName: null,
    language: null,
    locations: [],
    isNotification: true,
  });
  expect((await as.patch(path, {})).statusCode).toBe(200);
  expect((await as.delete(path)).json()).toEqual({ id: contact.id });
  expect((await as.get(path)).statusCode).toBe(404);

  const entries = await timelineOf(portal, 'contact', contact.id);
  expect(entries.map((entry) => [entry.event, entry.organizationId === organizationId])).toEqual([
    ['created', true],
    ['updated', true],
    ['updated', true],
    ['deleted', true],
  ]);
  expect(entries[1]?.changes).toMatchObject({
    phone: { from: '+94771234567', to: '+94112345678' },
    locations: { from: [], to: [{ name: 'Gate' }] },
  });
  expect(entries[1]?.changes).not.toHaveProperty('firstName');
  expect(entries[3]?.changes).toEqual({ name: { from: 'Ann Alwis', to: null } });
  const otherContact = await createContact();
  expect((await as.get(`/contacts/${otherContact.id}/timeline`)).json().items).toMatchObject([
    { event: 'created', user: user.login, actor: null },
  ]);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'Field is required'],
  [{ lastName: 'x'.repeat(101) }, 'lastName', 'Max 100 symbols'],
  [{ middleName: 'x'.repeat(101) }, 'middleName', 'Max 100 symbols'],
  [{ email: 'ann@' }, 'email', 'Email invalid'],
  [{ phone: '', email: '' }, 'phone', 'Enter an e-mail address or a phone number'],
  [{ phone: '', email: '' }, 'email', 'Enter an e-mail address or a phone number'],
  [{ phone: '077 12' }, 'phone', 'Phone invalid. Example: +94 71 234 5678'],
  [{ phone: '1'.repeat(31) }, 'phone', 'Max 30 symbols'],
  [{ language: 'de' }, 'language', 'Invalid value'],
  [{ byEmail: 'yes' }, 'byEmail', 'Invalid value'],
  [{ notificationTypes: ['loading'] }, 'notificationTypes.0', 'Invalid value'],
  [{ isNotification: true, notificationTypes: [] }, 'notificationTypes', 'Field is required'],
  [{ locationIds: ['0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10'] }, 'locationIds', 'Location not found'],
  [{ isDriver: true }, 'isDriver', "You can't create drivers"],
])('rejects %j at %s when creating and editing', async (invalid, field, message) => {
  const { as, createContact } = await setUpContacts(portal);
  const { id } = await createContact();
  for (const reply of [
    await as.post('/contacts', { ...ANN, ...invalid }),
    await as.patch(`/contacts/${id}`, invalid),
  ]) {
    expect([reply.statusCode, reply.json().fields?.[field]?.message]).toEqual([422, message]);
  }
});

test('requires an email address or a phone number, and accepts phones stored before they were checked', async () => {
  const { build, organizationId, as } = await setUpContacts(portal);
  const [byPhone, byEmail] = await Promise.all([
    as.post('/contacts', { firstName: 'Ann', lastName: 'Alwis', phone: '077 123 4567' }),
    as.post('/contacts', { firstName: 'Ben', lastName: 'Alwis', email: 'ben@x.example', phone: '' }),
  ]);
  expect([byPhone, byEmail].map((reply) => [reply.statusCode, reply.json().email, reply.json().phone])).toEqual([
    [201, '', '+94 77 123 4567'],
    [201, 'ben@x.example', ''],
  ]);
  expect((await as.patch(`/contacts/${byPhone.json().id}`, { phone: '' })).json().fields).toEqual({
    email: { code: 'emailOrPhone', message: 'Enter an e-mail address or a phone number' },
    phone: { code: 'emailOrPhone', message: 'Enter an e-mail address or a phone number' },
  });
  const old = await build.contact({ organizationId, email: '', phone: '' });
  expect((await as.patch(`/contacts/${old.id}`, { firstName: 'Cyril' })).json().firstName).toBe('Cyril');
  const odd = await build.contact({ organizationId, phone: '77-12 (Ann)' });
  expect((await as.patch(`/contacts/${odd.id}`, { phone: '77-12 (Ann)', lastName: 'Z' })).json()).toMatchObject({
    phone: '77-12 (Ann)',
    lastName: 'Z',
  });
  const find = async (search: string) =>
    (await as.get(`/contacts?search=${encodeURIComponent(search)}`)).json().items.map((row: { id: string }) => row.id);
  for (const search of ['077 123', '+94 77 123 4567', '1234567', '77-123'])
    expect(await find(search)).toEqual([byPhone.json().id]);
  expect(await find('(Ann)')).toEqual([odd.id]);
});

test('reads phone numbers as those of the organization’s country', async () => {
  const { build, organizationId, as } = await setUpContacts(portal);
  const italy = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'IT')
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('organizations').set({ countryId: italy.id }).where('id', '=', organizationId).execute();
  const { id } = await build.contact({ organizationId });
  expect((await as.patch(`/contacts/${id}`, { phone: '333 1234567' })).json().phone).toBe('+39 333 123 4567');
  expect((await as.patch(`/contacts/${id}`, { phone: '077' })).json().fields.phone.params.example).toMatch(/^\+39/);
});

test("links contacts only to the organization's own locations; links of partners stay", async () => {
  const { build, organizationId, as, createContact } = await setUpContacts(portal);
  const { id } = await createContact();
  const theirs = await build.location({
    organizationId: (await build.organization()).id,
    name: 'Their yard',
    contactIds: [id],
  });
  const ours = await build.location({ organizationId, name: 'Our yard' });
  expect((await as.patch(`/contacts/${id}`, { locationIds: [theirs.id] })).json().fields).toHaveProperty(
    ['locationIds', 'code'],
    'notFound',
  );
  const { locations, usedBy } = (await as.patch(`/contacts/${id}`, { locationIds: [ours.id] })).json();
  expect(locations.map(({ name }: { name: string }) => name)).toEqual(['Our yard']);
  expect(usedBy).toEqual([{ as: 'location', count: 2, names: ['Our yard'] }]);
  expect((await as.delete(`/contacts/${id}`)).json().message).toBe('Used by 2 locations: Our yard, …');
});

test('lists what uses a contact and rejects deleting it', async () => {
  const { build, organizationId, as, createContact } = await setUpContacts(portal);
  const { id } = await createContact();
  const gate = await build.location({ organizationId, name: 'Gate', contactIds: [id] });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4'])
    await build.order({
      organizationId,
      number,
      stops: [{ locationId: gate.id, contactId: id }],
      notificationContactIds: number === 'A-1' ? [id] : [],
    });
  await build.operation({
    organizationId,
    name: 'Export',
    approver1Id: id,
    approver2Id: id,
    notificationContactIds: [id],
  });
  await build.driver({ organizationId, contactId: id });
  await build.user({ login: 'uses-ann', organizationId, contactId: id });

  const { usedBy, isUser, driverId } = (await as.get(`/contacts/${id}`)).json();
  expect(usedBy.map(({ as: usedAs, count, names }: Use) => [usedAs, count, ...names])).toEqual([
    ['stop', 4, 'A-1', 'A-2', 'A-3'],
    ['orderNews', 1, 'A-1'],
    ['approver', 1, 'Export'],
    ['operationNews', 1, 'Export'],
    ['location', 1, 'Gate'],
    ['driver', 1, 'Ann Alwis'],
    ['user', 1, 'uses-ann'],
  ]);
  expect([isUser, driverId]).toEqual([true, expect.any(String)]);
  const reply = await as.delete(`/contacts/${id}`);
  expect(reply.json()).toEqual({
    statusCode: 409,
    code: 'contactInUse',
    message: [
      'Used by 4 orders as stop: A-1, A-2, A-3, …',
      '1 order that notifies: A-1',
      '1 operation as approver: Export',
      '1 operation that notifies: Export',
      '1 location: Gate',
      '1 driver: Ann Alwis',
      '1 user: uses-ann',
    ].join('; '),
    params: { name: 'Ann Alwis', names: ['A-1', 'A-2', 'A-3', 'Export', 'Gate', 'Ann Alwis', 'uses-ann'] },
  });
});

test('shares read-only contacts with partners, with only their own usage, and hides the others', async () => {
  const { build, organizationId, as } = await setUpContacts(portal);
  const partner = await build.organization();
  await build.partnership({ organizationId: partner.id, partnerId: organizationId });
  const notShared = { isDelivery: false, isBilling: false, isNotification: false };
  const visible = await build.contact({ organizationId: partner.id, ...notShared, isBilling: true });
  const hidden = await build.contact({ organizationId: partner.id, ...notShared });
  await build.driver({ organizationId: partner.id, contactId: visible.id });
  await build.user({ organizationId: partner.id, contactId: visible.id });
  await build.location({ organizationId, name: 'Our gate', contactIds: [visible.id] });
  await build.networkShare({ organizationId: partner.id, partnerId: organizationId });
  expect((await as.get(`/contacts/${visible.id}`)).json()).toMatchObject({
    isUser: false,
    driverId: null,
    actions: [],
    usedBy: [{ as: 'location', count: 1, names: ['Our gate'] }],
  });
  const paths = [`/contacts/${visible.id}`, `/contacts/${hidden.id}`];
  const replies = await Promise.all([
    as.get(paths[1] ?? ''),
    as.get(`${paths[0]}/timeline`),
    ...paths.flatMap((path) => [as.patch(path, { phone: '2' }), as.delete(path)]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
});

test('requires the contact rules; users who write orders can only read the list', async () => {
  const { build, organizationId, createContact } = await setUpContacts(portal);
  const path = `/contacts/${(await createContact()).id}`;
  const reader = portal.as(await build.user({ organizationId, rules: [{ model: 'contact', rule: 'read' }] }));
  const planner = portal.as(await build.user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  expect((await reader.get(path)).json().actions).toEqual([]);
  expect((await planner.get('/contacts')).json().items).toMatchObject([{ name: 'Ann Alwis', actions: [] }]);
  const rejected = [
    planner.get(path),
    planner.get(`${path}/timeline`),
    planner.post('/contacts', ANN),
    planner.patch(path, {}),
    planner.delete(path),
    reader.post('/contacts', ANN),
    reader.patch(path, {}),
    reader.delete(path),
  ];
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
});

test("lets root edit every organization's contacts and records it in the owner's timeline", async () => {
  const { build, organizationId, createContact } = await setUpContacts(portal);
  const { id } = await createContact();
  const root = portal.as(await build.user({ role: 'root' }));
  const gate = await build.location({ organizationId });
  expect((await root.patch(`/contacts/${id}`, { phone: '0112345679', locationIds: [gate.id] })).json()).toMatchObject({
    phone: '+94 112 345 679',
    locations: [{ id: gate.id }],
    actions: ['edit', 'delete'],
  });
  expect((await timelineOf(portal, 'contact', id)).map((entry) => entry.organizationId)).toEqual([
    organizationId,
    organizationId,
  ]);
});
