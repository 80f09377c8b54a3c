import { decodeJwt } from 'jose';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const USER_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'user' as const, rule }));

type UserRow = Awaited<ReturnType<ReturnType<typeof build>['user']>>;
/** An admin of a new organization. */
const createAdmin = async (overrides = {}) =>
  build().user({ role: 'admin', rules: USER_RULES, organizationId: (await build().organization()).id, ...overrides });
const input = (overrides = {}) => ({ login: 'newcomer', email: 'newcomer@harvest.example', ...overrides });
const entriesOf = (id: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId', 'organizationId', 'changes'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
const signIn = (login: string, password: string) => portal.as(null).post('/auth', { login, password });
const addUser = async (admin: UserRow, overrides = {}) =>
  portal.as(admin).post('/users', input({ timezoneId: admin.timezoneId, ...overrides }));

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('signInAttempts').execute();
});

test('creates, returns, changes and deletes a user and records it in the timeline', async () => {
  const admin = await createAdmin();
  const contact = await build().contact({
    organizationId: admin.organizationId,
    firstName: 'Nimal',
    lastName: 'Perera',
  });
  const created = await addUser(admin, {
    login: '  nimal ',
    givenName: '',
    language: 'sin',
    contactId: contact.id,
    rules: [{ model: 'user', rule: 'read' }],
  });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toEqual({
    id: expect.any(String) as unknown,
    revision: 1,
    login: 'nimal',
    givenName: null,
    familyName: null,
    name: 'Nimal Perera',
    email: 'newcomer@harvest.example',
    role: 'user',
    status: 1,
    organization: { id: admin.organizationId, name: expect.any(String) as unknown },
    timezone: { id: admin.timezoneId, name: 'Asia/Colombo' },
    language: 'sin',
    contact: { id: contact.id, name: 'Nimal Perera' },
    invitation: null,
    hasSecondFactor: false,
    hasRules: true,
    isDriver: false,
    rules: [{ model: 'user', rule: 'read' }],
    createdAt: TEST_NOW,
    actions: ['edit', 'block', 'delete', 'exportData'],
  });
  const { id } = created.json();
  const path = `/users/${id}`;
  expect(
    (
      await portal
        .as(admin)
        .patch(path, { login: 'Nimal P', rules: [], contactId: null, givenName: ' Nimal ', familyName: 'de Silva' })
    ).json(),
  ).toMatchObject({
    login: 'Nimal P',
    name: 'Nimal de Silva',
    rules: [],
    contact: null,
    language: 'sin',
    role: 'user',
  });
  expect((await portal.as(admin).get(path)).json()).toMatchObject({ login: 'Nimal P', rules: [] });
  await portal.as({ id }).patch('/users/self-update', { units: 'imperial' });
  expect((await portal.as(admin).delete(path)).json()).toEqual({ id });
  expect((await portal.as(admin).get(path)).statusCode).toBe(404);

  const entries = await entriesOf(id);
  expect(entries.map(({ event, userId, organizationId }) => [event, userId, organizationId])).toEqual(
    [
      ['created', admin],
      ['updated', admin],
      ['updated', { id }],
      ['deleted', admin],
    ].map(([event, author]) => [event, (author as { id: string }).id, admin.organizationId]),
  );
  expect(entries[1]?.changes).toEqual({
    login: { from: 'nimal', to: 'Nimal P' },
    givenName: { from: null, to: 'Nimal' },
    familyName: { from: null, to: 'de Silva' },
    contact: { from: { id: contact.id, name: 'Nimal Perera' }, to: null },
    rules: { from: [{ model: 'user', rule: 'read' }], to: [] },
  });
  expect(entries[3]?.changes).toMatchObject({ login: { from: 'Nimal P', to: null } });
});

test('neither applies nor records an empty change', async () => {
  const admin = await createAdmin();
  const user = await build().user({
    organizationId: admin.organizationId,
    role: 'admin',
    language: 'it',
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect((await portal.as(admin).patch(`/users/${user.id}`, {})).json()).toMatchObject({
    role: 'admin',
    language: 'it',
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect(await entriesOf(user.id)).toEqual([]);
});

test('emails a one-time password when none is set; either must be changed at sign-in', async () => {
  const admin = await createAdmin();
  await addUser(admin, { login: 'mailed', email: 'mailed@harvest.example', language: 'fr' });
  const { text, subject } = await portal.db
    .selectFrom('mails')
    .select(['text', 'subject'])
    .where('recipient', '=', 'mailed@harvest.example')
    .executeTakeFirstOrThrow();
  expect(subject).toMatch(/^Votre accès à /);
  const password = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(text)?.[0] ?? '';
  await addUser(admin, { login: 'informed', email: 'informed@harvest.example', password: 'told by phone' });
  for (const [login, secret] of [
    ['mailed', password],
    ['informed', 'told by phone'],
  ] as const)
    expect(decodeJwt((await signIn(login, secret)).json().token)).toMatchObject({ mustChangePassword: true });
  expect(
    await portal.db.selectFrom('mails').select('id').where('recipient', '=', 'informed@harvest.example').execute(),
  ).toEqual([]);
});

test('ends the sessions of a user when an admin sets their password, and requires a new one', async () => {
  const admin = await createAdmin();
  const user = await build().user({ organizationId: admin.organizationId });
  const { token } = (await signIn(user.login, 'consign')).json();
  expect((await portal.as(admin).patch(`/users/${user.id}`, { password: 'set by hand' })).statusCode).toBe(200);
  expect((await portal.as(null, { authorization: `Bearer ${String(token)}` }).get('/users/rules')).statusCode).toBe(
    401,
  );
  expect(decodeJwt((await signIn(user.login, 'set by hand')).json().token)).toMatchObject({ mustChangePassword: true });
  expect(JSON.stringify(await entriesOf(user.id))).toContain('passwordSet');
  expect(JSON.stringify(await entriesOf(user.id))).not.toContain('set by hand');
});

test('rejects a blocked user immediately and requires a new sign-in after activation', async () => {
  const admin = await createAdmin();
  const user = await build().user({ organizationId: admin.organizationId });
  const { token } = (await signIn(user.login, 'consign')).json();
  const blockedClient = portal.as(null, { authorization: `Bearer ${String(token)}` });
  expect((await portal.as(admin).patch(`/users/${user.id}`, { status: 2 })).json()).toMatchObject({
    status: 2,
    actions: ['edit', 'activate', 'delete', 'anonymize', 'exportData'],
  });
  expect((await blockedClient.get('/users/rules')).json()).toMatchObject({ statusCode: 401, code: 'blocked' });
  expect((await blockedClient.get('/auth/is-blocked')).json()).toEqual({ isBlocked: true });
  expect((await portal.as(admin).patch(`/users/${user.id}`, { status: 1 })).json()).toMatchObject({
    status: 1,
    actions: ['edit', 'block', 'delete', 'exportData'],
  });
  expect((await blockedClient.get('/users/rules')).json()).toMatchObject({ statusCode: 401, code: 'unauthorized' });
  expect((await signIn(user.login, 'consign')).statusCode).toBe(200);
  expect((await entriesOf(user.id)).map(({ event, changes }) => [event, changes])).toEqual([
    ['blocked', { status: { from: 1, to: 2 } }],
    ['activated', { status: { from: 2, to: 1 } }],
  ]);
});

test('keeps a user with a history and lists it', async () => {
  const admin = await createAdmin();
  const user = await build().user({ organizationId: admin.organizationId });
  await build().order({ organizationId: admin.organizationId, createdBy: user.id, stage: 'saved' });
  const root = await build().user({ role: 'root' });
  const { token } = (await portal.as(root).post('/auth/as', { userId: admin.id })).json();
  await portal.as(null, { authorization: `Bearer ${String(token)}` }).patch(`/users/${user.id}`, { language: 'it' });
  const rejected = await portal.as(admin).delete(`/users/${user.id}`);
  expect(rejected.json()).toMatchObject({
    statusCode: 409,
    code: 'userInUse',
    params: { orders: 1, approvals: 0, trips: 0, drivers: 0 },
  });
  expect(rejected.json().message).toMatch(
    /^Cannot be deleted: created 1 order(, has \d+ timeline entries|, has 1 timeline entry)?\. Block the user instead$/,
  );
  expect((await portal.as(await build().user({ role: 'root' })).delete(`/users/${root.id}`)).json()).toMatchObject({
    code: 'userInUse',
    params: { entries: 2 },
  });
  expect((await portal.as(admin).get(`/users/${user.id}`)).statusCode).toBe(200);
});

describe('logins and e-mail addresses', () => {
  const LOGIN_TAKEN = { code: 'alreadyExists', message: 'User with same login already exist' };
  const EMAIL_TAKEN = { code: 'alreadyExists', message: 'User with same email already exist' };

  test('are unique across organizations, case-insensitive', async () => {
    const admin = await createAdmin();
    await build().user({
      login: 'Only.One',
      email: 'only.one@lagoon.example',
      organizationId: (await build().organization()).id,
    });
    const other = await build().user({ organizationId: admin.organizationId });
    expect((await addUser(admin, { login: 'ONLY.one' })).json().fields).toEqual({ login: LOGIN_TAKEN });
    expect((await addUser(admin, { email: 'only.ONE@lagoon.example' })).json().fields).toEqual({ email: EMAIL_TAKEN });
    expect((await addUser(admin, { login: 'only.one@lagoon.example' })).json().fields).toEqual({ login: LOGIN_TAKEN });
    for (const login of ['only.one', 'only.one@lagoon.example'])
      expect((await portal.as(admin).patch(`/users/${other.id}`, { login })).json().fields).toEqual({
        login: LOGIN_TAKEN,
      });
    expect(
      (await portal.as(admin).patch(`/users/${other.id}`, { email: 'only.one@lagoon.example' })).json().fields,
    ).toEqual({ email: EMAIL_TAKEN });
  });

  test('are unique among parallel requests', async () => {
    const admins = await Promise.all([createAdmin(), createAdmin(), createAdmin()]);
    const replies = await Promise.all(
      admins.map((admin, i) => addUser(admin, { login: 'racer', email: `racer${i}@harvest.example` })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(replies.filter(({ statusCode }) => statusCode === 422).map((reply) => reply.json().fields)).toEqual([
      { login: LOGIN_TAKEN },
      { login: LOGIN_TAKEN },
    ]);
  });

  test('can be checked while typing', async () => {
    const admin = await createAdmin();
    const existing = await build().user({
      login: 'Known',
      email: 'known@lagoon.example',
      organizationId: (await build().organization()).id,
    });
    const isExist = async (text: string, overrides = {}) =>
      (await portal.as(admin).post('/users/is-exist', { text, ...overrides })).json();
    for (const text of ['known', ' KNOWN ', 'Known@Lagoon.example'])
      expect(await isExist(text)).toEqual({ isExist: true });
    for (const text of ['know', '%', 'nobody@lagoon.example']) expect(await isExist(text)).toEqual({ isExist: false });
    expect(await isExist('known', { exceptId: existing.id })).toEqual({ isExist: false });
    expect((await isExist(' ')).fields).toHaveProperty('text.message', 'Field is required');
  });
});

test('requires an unused contact of the same organization', async () => {
  const admin = await createAdmin();
  const [ownContact, ofOtherOrganization] = [
    await build().contact({ organizationId: admin.organizationId }),
    await build().contact({ organizationId: (await build().organization()).id }),
  ];
  expect((await addUser(admin, { contactId: ofOtherOrganization.id })).json().fields).toEqual({
    contactId: { code: 'notFound', message: 'Contact not found' },
  });
  expect((await addUser(admin, { contactId: UNKNOWN_ID })).json().fields).toHaveProperty('contactId.code', 'notFound');
  const replies = await Promise.all(
    [0, 1].map((i) =>
      addUser(admin, { login: `twin${i}`, email: `twin${i}@harvest.example`, contactId: ownContact.id }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(replies.find(({ statusCode }) => statusCode === 422)?.json().fields).toEqual({
    contactId: { code: 'alreadyUsed', message: 'The contact already belongs to another user' },
  });
});

test.each([
  [{ login: '' }, 'login', 'Field is required'],
  [{ login: 'x'.repeat(101) }, 'login', 'Max 100 symbols'],
  [{ login: 'a\ud800' }, 'login', 'Invalid value'],
  [{ email: 'nobody' }, 'email', 'Email invalid'],
  [{ email: 'a@b.example, c@d.example' }, 'email', 'Email invalid'],
  [{ password: '12345' }, 'password', 'Min 6'],
  [{ role: 'king' }, 'role', 'Invalid value'],
  [{ timezoneId: UNKNOWN_ID }, 'timezoneId', 'Time zone not found'],
  [{ timezoneId: undefined }, 'timezoneId', 'Field is required'],
  [{ language: 'de' }, 'language', 'Invalid value'],
  [{ isDriver: true }, 'contactId', 'A driver needs a contact'],
  [{ rules: [{ model: 'moon', rule: 'read' }] }, 'rules.0.model', 'Invalid value'],
  [{ organizationId: UNKNOWN_ID }, 'organizationId', 'Organization not found'],
])('rejects %j', async (overrides, field, message) => {
  const admin = await createAdmin();
  const reply = await addUser(admin, overrides);
  expect([reply.statusCode, reply.json().fields?.[field]?.message]).toEqual([422, message]);
});
