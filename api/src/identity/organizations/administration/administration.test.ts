import { sql } from 'kysely';
import { given as builders } from '../../../demo/builders.ts';
import { issueToken } from '../auth/session.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { form, MULTIPART, PNG } from './testing/pictures.ts';
import { USES, usesInWords } from './uses.rules.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

let n = 0;
let [countryId, currencyId] = ['', ''];
let root: { id: string; organizationId: string };
beforeAll(async () => {
  countryId = (
    await portal.db.selectFrom('countries').select('id').where('shortName', '=', 'LK').executeTakeFirstOrThrow()
  ).id;
  currencyId = (
    await portal.db.selectFrom('currencies').select('id').where('shortName', '=', 'LKR').executeTakeFirstOrThrow()
  ).id;
  root = await given().user({
    role: 'root',
    organizationId: (await given().organization({ name: 'Platform', type: '5pl' })).id,
  });
});

const made = (id: string) => portal.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst();
const usersOf = (id: string) => portal.db.selectFrom('users').selectAll().where('organizationId', '=', id).execute();
const mailsTo = (recipient: string) =>
  portal.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute();
const story = (id: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'changes', 'reason', 'organizationId'])
    .where('subject', '=', 'organization')
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
const registered = (more = {}) => given().organization({ status: 0, ...more });
const patch = (id: string, body: object) => portal.as(root).patch(`/organizations/${id}`, body);

function input(more: object = {}) {
  n += 1;
  return {
    name: `Made ${n}`,
    registrationId: `PV made ${n}`,
    countryId,
    currencyId,
    domain: 'Freight',
    contactName: 'Kavitha N',
    contactEmail: `made${n}@new.example`,
    ...more,
  };
}

test('an accepted registration has an administrator with every rule, who is mailed how to sign in', async () => {
  const organization = await registered({
    contactEmail: 'kavitha@accepted.example',
    contactName: 'Kavitha',
    language: 'fr',
  });
  await portal.db
    .insertInto('notifications')
    .values({
      userId: root.id,
      kind: 'organizationRegistered',
      subjectId: organization.id,
      values: JSON.stringify({}),
      createdAt: TEST_NOW,
      readAt: null,
    })
    .execute();
  expect((await patch(organization.id, { status: 1 })).json()).toMatchObject({
    status: 1,
    actions: ['edit', 'delete', 'block'],
  });
  const [admin, ...others] = await usersOf(organization.id);
  expect([admin, others]).toMatchObject([
    {
      login: 'kavitha@accepted.example',
      email: 'kavitha@accepted.example',
      role: 'admin',
      language: 'fr',
      mustChangePassword: true,
    },
    [],
  ]);
  expect(
    await portal.db
      .selectFrom('userRules')
      .select('model')
      .where('userId', '=', admin?.id ?? '')
      .execute(),
  ).toHaveLength(66);
  const [mail] = await mailsTo('kavitha@accepted.example');
  const [, password = ''] = /Mot de passe provisoire : (\S+)/.exec(mail?.text ?? '') ?? [];
  expect((await portal.as(null).post('/auth', { login: 'kavitha@accepted.example', password })).statusCode).toBe(200);
  expect(await story(organization.id)).toMatchObject([
    { event: 'accept', fromStage: 'registered', toStage: 'active', organizationId: organization.id },
  ]);
  const [told] = await portal.db
    .selectFrom('notifications')
    .select('readAt')
    .where('subjectId', '=', organization.id)
    .execute();
  expect(told?.readAt).toBe(TEST_NOW);
});

test('accepted twice at once it has one administrator, once more it changes nothing', async () => {
  const { id } = await registered();
  const replies = await Promise.all([patch(id, { status: 1 }), patch(id, { status: 1 }), patch(id, { status: 1 })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([(await usersOf(id)).length, (await story(id)).length]).toEqual([1, 1]);
});

test('what accepting needs can be put right in the same step; whoever has the address already is named', async () => {
  const taken = await given().user({ email: 'taken@accepted.example' });
  const { id } = await registered({ contactEmail: 'Taken@accepted.example' });
  expect((await patch(id, { status: 1 })).json()).toMatchObject({
    statusCode: 422,
    fields: { contactEmail: { code: 'duplicate', message: 'User with same email already exist' } },
  });
  expect([(await made(id))?.status, await story(id)]).toEqual([0, []]);
  expect((await patch(id, { status: 1, contactEmail: 'free@accepted.example' })).statusCode).toBe(200);
  expect([await usersOf(id), await usersOf(taken.organizationId)]).toMatchObject([
    [{ email: 'free@accepted.example' }],
    expect.anything(),
  ]);
});

test('a declined registration goes, its contact is told why, and the way is free again', async () => {
  const organization = await registered({
    name: 'Fake Freight',
    contactEmail: 'who@declined.example',
    language: 'sp',
    registrationId: 'PV fake',
  });
  await given().partnership({
    organizationId: (await given().organization()).id,
    partnerId: organization.id,
    status: 'waitingConfirmation',
  });
  expect((await portal.as(root).delete(`/organizations/${organization.id}?reason=No%20such%20number`)).json()).toEqual({
    id: organization.id,
  });
  expect(await made(organization.id)).toBeUndefined();
  expect(await mailsTo('who@declined.example')).toMatchObject([
    {
      subject: 'El registro de Fake Freight ha sido rechazado',
      text: expect.stringContaining('Motivo: No such number') as unknown,
    },
  ]);
  expect(await story(organization.id)).toMatchObject([
    { event: 'registrationDeclined', reason: 'No such number', changes: { name: { from: 'Fake Freight', to: null } } },
  ]);
  const again = await portal
    .as(null)
    .post(
      '/organizations/registration',
      input({ registrationId: 'PV fake', contactEmail: 'who@declined.example', type: '1pl' }),
    );
  expect(again.statusCode).toBe(201);
});

test('blocking ends every session at once, for good; an active one signs in anew', async () => {
  const user = await given().user({
    organizationId: (await given().organization({ host: 'blocking.example' })).id,
    login: 'blocked-soon',
  });
  const token = await issueToken(portal.app, user.id);
  const mine = async () =>
    (await portal.as(null, { authorization: `Bearer ${token}` }).get('/organizations/my')).json().code;
  expect((await patch(user.organizationId, { status: 2 })).json()).toMatchObject({
    status: 2,
    actions: ['edit', 'delete', 'activate'],
  });
  expect([
    await mine(),
    (await portal.as(null).get('/organizations/distributor?domain=blocking.example')).statusCode,
  ]).toEqual(['blocked', 404]);
  await patch(user.organizationId, { status: 1 });
  expect(await mine()).toBe('unauthorized');
  expect((await portal.as(user).get('/organizations/my')).statusCode).toBe(200);
  expect((await story(user.organizationId)).map(({ event, toStage }) => [event, toStage])).toEqual([
    ['block', 'blocked'],
    ['activate', 'active'],
  ]);
});

test.each([
  [0, 2, 'registered cannot become blocked'],
  [1, 0, 'active cannot become registered'],
  [2, 0, 'blocked cannot become registered'],
])('from status %s to %s there is no way', async (from, to, message) => {
  const { id } = await given().organization({ status: from as 0 | 1 | 2 });
  expect((await patch(id, { status: to, pageTitle: 'Lost' })).json()).toMatchObject({
    statusCode: 409,
    code: 'statusNotAllowed',
    message: `An organization that is ${message}`,
  });
  expect(await made(id)).toMatchObject({ status: from, pageTitle: null });
});

test('root neither blocks nor deletes the organization that root belongs to', async () => {
  const replies = [
    await patch(root.organizationId, { status: 2 }),
    await portal.as(root).delete(`/organizations/${root.organizationId}`),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [409, 'organizationProtected'],
    [409, 'organizationProtected'],
  ]);
  expect((await portal.as(root).get(`/organizations/${root.organizationId}`)).json().actions).toEqual(['edit']);
});

test('what root changes counts at once, and waits no longer', async () => {
  const { id: organizationId } = await given().organization({ pageTitle: 'Old', type: '2pl' });
  const owner = await given().user({ organizationId, rules: [{ model: 'organizationOwner', rule: 'write' }] });
  await portal.as(owner).patch('/organizations/self', { pageTitle: 'New', domain: 'sea' });
  const reply = await patch(organizationId, {
    pageTitle: 'New',
    type: '3pl',
    host: 'Edited.Example',
    defaultLanguage: 'it',
    homeLinks: [{ label: 'a', url: 'https://a.example/' }],
  });
  expect(reply.json()).toMatchObject({
    pageTitle: 'New',
    type: '3pl',
    host: 'edited.example',
    defaultLanguage: 'it',
    homeLinks: [{ label: 'a' }],
    change: { revision: 2, changes: [{ field: 'domain' }] },
  });
  await patch(organizationId, { domain: 'sea', host: '' });
  expect((await portal.as(root).get(`/organizations/${organizationId}`)).json()).toMatchObject({
    domain: 'sea',
    host: null,
    change: null,
  });
  const [, edited, second] = await story(organizationId);
  expect(edited).toMatchObject({
    event: 'edited',
    changes: {
      pageTitle: { from: 'Old', to: 'New' },
      type: { from: '2pl', to: '3pl' },
      host: { from: null, to: 'edited.example' },
    },
  });
  expect(second?.changes).toEqual({ domain: { from: '', to: 'sea' }, host: { from: 'edited.example', to: null } });
  await patch(organizationId, { domain: 'sea' });
  expect(await story(organizationId)).toHaveLength(3);
});

test.each<[string, object, string, string]>([
  ['a host of another', { host: 'taken-host.example' }, 'host', 'duplicate'],
  ['a host that is an address', { host: 'https://x.example/' }, 'host', 'invalid'],
  ['a registration id of another', { registrationId: 'pv in use' }, 'registrationId', 'duplicate'],
  ['a 5PL below a 5PL', { type: '5pl' }, 'type', 'invalid'],
  ['a picture of another organization', { loginImageId: SOME_ID }, 'loginImageId', 'notFound'],
  ['a country that is not there', { countryId: SOME_ID }, 'countryId', 'notFound'],
])('%s is refused by its field', async (_name, body, field, code) => {
  await portal.db
    .updateTable('organizations')
    .set({ host: 'Taken-Host.example', registrationId: 'PV in use' })
    .where('id', '=', root.organizationId)
    .execute();
  const { id } = await given().organization();
  const reply = await patch(id, body);
  expect([reply.statusCode, reply.json().fields?.[field]?.code]).toEqual([422, code]);
  expect(await story(id)).toEqual([]);
});

test('an organization that is made works at once; its type is the usual one of who makes it', async () => {
  const fourth = await given().user({ organizationId: (await given().organization({ type: '4pl' })).id });
  const ofRoot = await portal.as(root).post(
    '/organizations',
    input({
      name: 'Southern Star',
      host: 'southern.example',
      language: 'sin',
      accentColor: '#ABCDEF',
      smtpPassword: 'hunter2',
    }),
  );
  const of4pl = await portal.as(fourth).post('/organizations', input());
  expect([ofRoot.statusCode, of4pl.statusCode]).toEqual([201, 201]);
  const { id } = ofRoot.json();
  expect(await made(id)).toMatchObject({
    name: 'Southern Star',
    code: 'SOUTHERNSTAR',
    type: '4pl',
    status: 1,
    host: 'southern.example',
    language: 'sin',
    accentColor: '#abcdef',
    smtpPassword: expect.stringMatching(/^v1\./) as unknown,
  });
  expect((await made(of4pl.json().id))?.type).toBe('5pl');
  const [admin] = await usersOf(id);
  expect([admin?.role, (await mailsTo(admin?.email ?? '')).length]).toEqual(['admin', 1]);
  const [created] = await story(id);
  expect(created).toMatchObject({
    event: 'created',
    organizationId: id,
    changes: { name: { from: null, to: 'Southern Star' }, type: { to: '4pl' } },
  });
  expect(JSON.stringify(created)).not.toMatch(/hunter2|v1\./);
});

test("what cannot be made is named field by field; a host is root's to give", async () => {
  const third = await given().user({
    organizationId: (await given().organization({ type: '3pl', registrationId: 'PV third' })).id,
    email: 'third@taken.example',
  });
  const fields = async (who: { id: string }, more: object) =>
    (await portal.as(who).post('/organizations', input(more))).json().fields;
  expect(await fields(root, { type: '5pl' })).toMatchObject({ type: { code: 'invalid' } });
  expect(await fields(third, { host: 'mine.example' })).toMatchObject({ host: { code: 'rootOnly' } });
  expect(
    await fields(root, {
      registrationId: 'PV third',
      contactEmail: 'Third@taken.example',
      countryId,
      currencyId: SOME_ID,
      smtpPort: 22,
    }),
  ).toMatchObject({
    registrationId: { code: 'duplicate' },
    contactEmail: { code: 'duplicate' },
    currencyId: { code: 'notFound' },
    smtpPort: { code: 'portNotAllowed' },
  });
});

test('an organization that nothing hangs on goes with its pictures; else what hangs on it is named', async () => {
  const { id: organizationId } = await given().organization({ name: 'Busy' });
  const owner = await given().user({ organizationId, rules: [{ model: 'organizationOwner', rule: 'write' }] });
  await portal.as(owner, MULTIPART).post('/organizations/self/pictures', form(PNG, { field: 'favicon' }));
  await given().contact({ organizationId });
  await given().contact({ organizationId });
  await given().partnership({ organizationId: (await given().organization()).id, partnerId: organizationId });
  const path = `/organizations/${organizationId}`;
  expect((await portal.as(root).delete(path)).json()).toEqual({
    statusCode: 409,
    code: 'organizationInUse',
    message: 'Used by 1 user, 2 contacts, and 1 partnership',
    params: {
      uses: [
        { what: 'users', count: 1 },
        { what: 'contacts', count: 2 },
        { what: 'partnerships', count: 1 },
      ],
    },
  });
  for (const table of ['users', 'contacts'] as const)
    await portal.db.deleteFrom(table).where('organizationId', '=', organizationId).execute();
  await portal.db.deleteFrom('partnerships').where('partnerId', '=', organizationId).execute();
  expect((await portal.as(root).delete(path)).statusCode).toBe(200);
  expect([
    await made(organizationId),
    await portal.db.selectFrom('files').select('id').where('organizationId', '=', organizationId).execute(),
  ]).toEqual([undefined, []]);
  expect((await story(organizationId)).at(-1)).toMatchObject({
    event: 'deleted',
    changes: { name: { from: 'Busy', to: null } },
  });
  expect((await portal.as(root).delete(path)).statusCode).toBe(404);
});

test('the table of what hangs on an organization names every reference that the database keeps', async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'organizations'::regclass and confdeltype <> 'c'
  `.execute(portal.db);
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const named = USES.flatMap(({ table, columns }) => columns.map((column) => `${snake(table)}.${snake(column)}`));
  expect(rows.map(({ reference }) => reference).toSorted((a, b) => a.localeCompare(b))).toEqual(
    named.toSorted((a, b) => a.localeCompare(b)),
  );
  expect(
    usesInWords([
      { what: 'orders', count: 12 },
      { what: 'trips', count: 1 },
    ]),
  ).toBe('12 orders and 1 trip');
});

test('the list searches, filters, sorts and pages; whoever is not root sees the own one', async () => {
  const france = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'FR')
    .executeTakeFirstOrThrow();
  const zebra = await given().organization({
    name: 'Zebra Lines',
    type: 'fleetOwner',
    countryId: france.id,
    createdAt: 5,
  });
  await given().organization({ name: 'Zebra_%', type: '2pl', status: 2, createdAt: 4 });
  const reader = await given().user({
    organizationId: zebra.id,
    rules: [
      { model: 'organizations', rule: 'read' },
      { model: 'organizationOwner', rule: 'write' },
    ],
  });
  await portal.as(reader).patch('/organizations/self', { pageTitle: 'Stripes' });
  const names = async (query: string, who: { id: string } = root) =>
    (await portal.as(who).get(`/organizations?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await names('search=zebra')).toEqual(['Zebra Lines', 'Zebra_%']);
  expect(await names('search=zebra&sort=createdAt')).toEqual(['Zebra_%', 'Zebra Lines']);
  expect(await names('search=a_%25')).toEqual(['Zebra_%']);
  expect([
    await names('search=zebra&status=2'),
    await names('search=zebra&type=fleetOwner'),
    await names(`countryId=${france.id}`),
    await names('hasChange=true'),
  ]).toEqual([['Zebra_%'], ['Zebra Lines'], ['Zebra Lines'], ['Zebra Lines']]);
  expect(await names('search=zebra&hasChange=false')).toEqual(['Zebra_%']);
  expect((await names('search=ze&limit=9999')).length).toBeGreaterThan(5);
  const page = (await portal.as(root).get('/organizations?search=zebra&limit=1&page=2')).json();
  expect(page).toMatchObject({
    total: 2,
    page: 2,
    limit: 1,
    items: [{ name: 'Zebra_%', hasChange: false, actions: ['edit', 'delete', 'activate'] }],
    types: ['4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
  });
  expect((await portal.as(reader).get('/organizations?search=lagoon')).json()).toMatchObject({ items: [], total: 0 });
  expect((await portal.as(reader).get('/organizations')).json()).toMatchObject({
    items: [{ name: 'Zebra Lines', hasChange: true, actions: ['edit'], country: { name: 'France' } }],
    total: 1,
    types: expect.arrayContaining(['5pl']) as unknown,
  });
});

test('others than root know of no other organization, and change their own by asking', async () => {
  const { id: organizationId } = await given().organization({ type: '2pl' });
  const other = await given().organization();
  const user = await given().user({
    organizationId,
    rules: [
      { model: 'organizations', rule: 'read' },
      { model: 'organizations', rule: 'write' },
      { model: 'organizations', rule: 'delete' },
    ],
  });
  const clerk = await given().user({ organizationId });
  const as = portal.as(user);
  const replies = await Promise.all([
    as.get(`/organizations/${other.id}`),
    as.patch(`/organizations/${other.id}`, {}),
    as.delete(`/organizations/${other.id}`),
    as.patch(`/organizations/${SOME_ID}`, {}),
    as.patch(`/organizations/${organizationId}`, {}),
    as.delete(`/organizations/${organizationId}`),
    portal.as(clerk).get('/organizations'),
    portal.as(clerk).post('/organizations', input()),
    portal.as(root).patch(`/organizations/${SOME_ID}`, {}),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 403, 403, 403, 403, 404]);
  expect((await as.get(`/organizations/${organizationId}`)).json()).toMatchObject({
    id: organizationId,
    partnerToken: '',
    actions: [],
  });
});
