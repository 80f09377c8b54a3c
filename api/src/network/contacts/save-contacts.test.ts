import { NOTIFIED_STAGES } from 'shared-contracts/values/contacts';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const CONTACT_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'contact' as const, rule }));
const ann = { firstName: ' Ann ', lastName: 'Alwis', email: 'ann@x.example', phone: '+94 77 123 4567' };

type Named = { name: string };
type Use = { as: string; count: number; names: string[] };

async function stage(type: '1pl' | 'fleetOwner' = '1pl', rules = CONTACT_RULES) {
  const { id: organizationId } = await given().organization({ type });
  const user = await given().user({ organizationId, rules });
  const as = portal.as(user);
  const made = async (body: object = {}) => (await as.post('/contacts', { ...ann, ...body })).json();
  return { organizationId, user, as, made };
}
const storyOf = async (subject: string, subjectId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes', 'organizationId'])
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();

test('a contact is made with little, changed in every field, found and deleted, and its timeline tells of it', async () => {
  const { organizationId, as, user, made } = await stage();
  const contact = await made();
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
  const gate = await given().location({ organizationId, name: 'Gate' });
  const wanted = {
    middleName: 'Mary',
    email: 'ann.m@x.example',
    phone: '1',
    language: 'sin',
    byEmail: false,
    bySms: true,
    isDelivery: true,
    isBilling: true,
    isNotification: true,
  };
  const changed = (
    await as.patch(path, {
      ...wanted,
      notificationTypes: ['delivered', 'validated', 'delivered'],
      locationIds: [gate.id],
    })
  ).json();
  expect(changed).toMatchObject({
    ...wanted,
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

  const told = await storyOf('contact', contact.id);
  expect(told.map(({ event, organizationId: of }) => [event, of === organizationId])).toEqual([
    ['created', true],
    ['updated', true],
    ['updated', true],
    ['deleted', true],
  ]);
  expect(told[1]?.changes).toMatchObject({
    phone: { from: ann.phone, to: '1' },
    locations: { from: [], to: [{ name: 'Gate' }] },
  });
  expect(told[1]?.changes).not.toHaveProperty('firstName');
  expect(told[3]?.changes).toEqual({ name: { from: 'Ann Alwis', to: null } });
  const another = await made();
  expect((await as.get(`/contacts/${another.id}/timeline`)).json().items).toMatchObject([
    { event: 'created', user: user.login, actor: null },
  ]);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'Field is required'],
  [{ lastName: 'x'.repeat(101) }, 'lastName', 'Max 100 symbols'],
  [{ middleName: 'x'.repeat(101) }, 'middleName', 'Max 100 symbols'],
  [{ email: 'ann@' }, 'email', 'Email invalid'],
  [{ phone: '' }, 'phone', 'Field is required'],
  [{ phone: '1'.repeat(31) }, 'phone', 'Max 30 symbols'],
  [{ language: 'de' }, 'language', 'Invalid value'],
  [{ byEmail: 'yes' }, 'byEmail', 'Invalid value'],
  [{ notificationTypes: ['loading'] }, 'notificationTypes.0', 'Invalid value'],
  [{ isNotification: true, notificationTypes: [] }, 'notificationTypes', 'Field is required'],
  [{ locationIds: ['0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10'] }, 'locationIds', 'Location not found'],
  [{ isDriver: true }, 'isDriver', 'You may not make drivers'],
])('%j is refused at %s, new or changed', async (wrong, field, message) => {
  const { as, made } = await stage();
  const { id } = await made();
  for (const reply of [await as.post('/contacts', { ...ann, ...wrong }), await as.patch(`/contacts/${id}`, wrong)]) {
    expect([reply.statusCode, reply.json().fields?.[field]?.message]).toEqual([422, message]);
  }
});

test('a contact is never put at the location of another organization, nor taken from one where a partner has put it', async () => {
  const { organizationId, as, made } = await stage();
  const { id } = await made();
  const theirs = await given().location({
    organizationId: (await given().organization()).id,
    name: 'Their yard',
    contactIds: [id],
  });
  const ours = await given().location({ organizationId, name: 'Our yard' });
  expect((await as.patch(`/contacts/${id}`, { locationIds: [theirs.id] })).json().fields).toHaveProperty(
    ['locationIds', 'code'],
    'notFound',
  );
  const { locations, usedBy } = (await as.patch(`/contacts/${id}`, { locationIds: [ours.id] })).json();
  expect(locations.map(({ name }: Named) => name)).toEqual(['Our yard']);
  expect(usedBy).toEqual([{ as: 'location', count: 2, names: ['Our yard'] }]);
  expect((await as.delete(`/contacts/${id}`)).json().message).toBe('Used by 2 locations: Our yard, …');
});

test('what uses a contact is counted and named, and keeps it', async () => {
  const { organizationId, as, made } = await stage();
  const { id } = await made();
  const at = await given().location({ organizationId, name: 'Gate', contactIds: [id] });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4'])
    await given().order({
      organizationId,
      number,
      stops: [{ locationId: at.id, contactId: id }],
      notificationContactIds: number === 'A-1' ? [id] : [],
    });
  await given().operation({
    organizationId,
    name: 'Export',
    approver1Id: id,
    approver2Id: id,
    notificationContactIds: [id],
  });
  await given().driver({ organizationId, contactId: id });
  await given().user({ login: 'uses-ann', organizationId, contactId: id });

  const { usedBy, isUser, driverId } = (await as.get(`/contacts/${id}`)).json();
  expect(usedBy.map(({ as: way, count, names }: Use) => [way, count, ...names])).toEqual([
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
    message:
      'Used by 4 orders as stop: A-1, A-2, A-3, …; 1 order that notifies: A-1; 1 operation as approver: Export; 1 operation that notifies: Export; 1 location: Gate; 1 driver: Ann Alwis; 1 user: uses-ann',
    params: { name: 'Ann Alwis', names: ['A-1', 'A-2', 'A-3', 'Export', 'Gate', 'Ann Alwis', 'uses-ann'] },
  });
});

test('a partner sees a contact that is shown, with its own uses alone, and changes nothing; one that is hidden is not there', async () => {
  const { organizationId, as } = await stage();
  const partner = await given().organization();
  await given().partnership({ organizationId: partner.id, partnerId: organizationId });
  const none = { isDelivery: false, isBilling: false, isNotification: false };
  const shown = await given().contact({ organizationId: partner.id, ...none, isBilling: true });
  const hidden = await given().contact({ organizationId: partner.id, ...none });
  await given().driver({ organizationId: partner.id, contactId: shown.id });
  await given().user({ organizationId: partner.id, contactId: shown.id });
  await given().location({ organizationId, name: 'Our gate', contactIds: [shown.id] });
  const seen = (await as.get(`/contacts/${shown.id}`)).json();
  expect(seen).toMatchObject({
    isUser: false,
    driverId: null,
    actions: [],
    usedBy: [{ as: 'location', count: 1, names: ['Our gate'] }],
  });
  const paths = [`/contacts/${shown.id}`, `/contacts/${hidden.id}`];
  const replies = await Promise.all([
    as.get(paths[1] ?? ''),
    as.get(`${paths[0]}/timeline`),
    ...paths.flatMap((path) => [as.patch(path, { phone: '2' }), as.delete(path)]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
});

describe('a driver', () => {
  const DRIVERS = [...CONTACT_RULES, { model: 'driver' as const, rule: 'write' as const }];

  test('is made of a contact by whoever may make drivers; then they are changed where drivers are kept, save for names, phone and flags', async () => {
    const { organizationId, as, made } = await stage('fleetOwner', DRIVERS as typeof CONTACT_RULES);
    const { id, driverId: none } = await made();
    const { driverId, actions, isDriver } = (await as.patch(`/contacts/${id}`, { isDriver: true })).json();
    expect([none, isDriver, actions]).toEqual([null, true, ['edit']]);
    expect(await storyOf('driver', driverId)).toEqual([
      { event: 'created', organizationId, changes: { name: { from: null, to: 'Ann Alwis' } } },
    ]);
    const wrong = (await as.patch(`/contacts/${id}`, { isDriver: false, email: 'other@x.example' })).json().fields;
    expect([wrong.isDriver.code, wrong.email.code]).toEqual(['driverStays', 'ofDriver']);
    expect(
      (
        await as.patch(`/contacts/${id}`, {
          isDriver: true,
          email: ann.email,
          lastName: 'Bandara',
          phone: '7',
          isDelivery: true,
        })
      ).json(),
    ).toMatchObject({ name: 'Ann Bandara', isDelivery: true, driverId });
    expect((await as.delete(`/contacts/${id}`)).statusCode).toBe(409);
    expect(await portal.db.selectFrom('drivers').select('id').where('contactId', '=', id).execute()).toHaveLength(1);
    expect((await made({ isDriver: true })).driverId).toEqual(expect.any(String));
  });

  test('is not made where drivers are not kept, nor without the rule', async () => {
    for (const { made } of [await stage('1pl', DRIVERS as typeof CONTACT_RULES), await stage('fleetOwner')]) {
      expect((await made({ isDriver: true })).fields).toHaveProperty('isDriver.code', 'mayNotMakeDrivers');
    }
  });

  test('made of one contact twice at once is one', async () => {
    const { as, made } = await stage('fleetOwner', DRIVERS as typeof CONTACT_RULES);
    const { id } = await made();
    const replies = await Promise.all([1, 2].map(() => as.patch(`/contacts/${id}`, { isDriver: true })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await portal.db.selectFrom('drivers').select('id').where('contactId', '=', id).execute()).toHaveLength(1);
  });
});

test('each call needs its rule; whoever fills in orders chooses from the list and no more', async () => {
  const { organizationId, made } = await stage();
  const path = `/contacts/${(await made()).id}`;
  const reader = portal.as(await given().user({ organizationId, rules: [{ model: 'contact', rule: 'read' }] }));
  const planner = portal.as(await given().user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  expect((await reader.get(path)).json().actions).toEqual([]);
  expect((await planner.get('/contacts')).json().items).toMatchObject([{ name: 'Ann Alwis', actions: [] }]);
  const refused = [
    planner.get(path),
    planner.get(`${path}/timeline`),
    planner.post('/contacts', ann),
    planner.patch(path, {}),
    planner.delete(path),
    reader.post('/contacts', ann),
    reader.patch(path, {}),
    reader.delete(path),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
});

test("root sees and changes everybody's, each in the timeline of whose it is", async () => {
  const { organizationId, made } = await stage();
  const { id } = await made();
  const root = portal.as(await given().user({ role: 'root' }));
  const gate = await given().location({ organizationId });
  expect((await root.patch(`/contacts/${id}`, { phone: '9', locationIds: [gate.id] })).json()).toMatchObject({
    phone: '9',
    locations: [{ id: gate.id }],
    actions: ['edit', 'delete'],
  });
  expect((await storyOf('contact', id)).map((entry) => entry.organizationId)).toEqual([organizationId, organizationId]);
});
