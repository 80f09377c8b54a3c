import { decodeJwt } from 'jose';
import type { User } from 'shared-contracts/users';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const KEEPER = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'user' as const, rule }));

type Account = Awaited<ReturnType<ReturnType<typeof given>['user']>>;
/** An admin of an organization of their own. */
const keeper = async (more = {}) =>
  given().user({ role: 'admin', rules: KEEPER, organizationId: (await given().organization()).id, ...more });
const input = (more = {}) => ({ login: 'newcomer', email: 'newcomer@harvest.example', ...more });
const entriesOf = (id: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId', 'organizationId', 'changes'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
const signIn = (login: string, password: string) => portal.as(null).post('/auth', { login, password });
const add = async (by: Account, more = {}) =>
  portal.as(by).post('/users', input({ timezoneId: by.timezoneId, ...more }));

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('signInAttempts').execute();
});

test('a user is made, shown, changed and deleted, and the timeline tells it', async () => {
  const by = await keeper();
  const contact = await given().contact({ organizationId: by.organizationId, firstName: 'Nimal', lastName: 'Perera' });
  const made = await add(by, {
    login: '  nimal ',
    language: 'sin',
    contactId: contact.id,
    rules: [{ model: 'user', rule: 'read' }],
  });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({
    id: expect.any(String) as unknown,
    login: 'nimal',
    email: 'newcomer@harvest.example',
    role: 'user',
    status: 1,
    organization: { id: by.organizationId, name: expect.any(String) as unknown },
    timezone: { id: by.timezoneId, name: 'Asia/Colombo' },
    language: 'sin',
    contact: { id: contact.id, name: 'Nimal Perera' },
    isDriver: false,
    rules: [{ model: 'user', rule: 'read' }],
    createdAt: TEST_NOW,
    actions: ['edit', 'block', 'delete'],
  });
  const { id } = made.json();
  const path = `/users/${id}`;
  expect((await portal.as(by).patch(path, { login: 'Nimal P', rules: [], contactId: null })).json()).toMatchObject({
    login: 'Nimal P',
    rules: [],
    contact: null,
    language: 'sin',
    role: 'user',
  });
  expect((await portal.as(by).get(path)).json()).toMatchObject({ login: 'Nimal P', rules: [] });
  await portal.as({ id }).patch('/users/self-update', { units: 'imperial' });
  expect((await portal.as(by).delete(path)).json()).toEqual({ id });
  expect((await portal.as(by).get(path)).statusCode).toBe(404);

  const entries = await entriesOf(id);
  expect(entries.map(({ event, userId, organizationId }) => [event, userId, organizationId])).toEqual(
    [
      ['created', by],
      ['updated', by],
      ['updated', { id }],
      ['deleted', by],
    ].map(([event, who]) => [event, (who as { id: string }).id, by.organizationId]),
  );
  expect(entries[1]?.changes).toEqual({
    login: { from: 'nimal', to: 'Nimal P' },
    contact: { from: { id: contact.id, name: 'Nimal Perera' }, to: null },
    rules: { from: [{ model: 'user', rule: 'read' }], to: [] },
  });
  expect(entries[3]?.changes).toMatchObject({ login: { from: 'Nimal P', to: null } });
});

test('an empty change changes nothing and is not told', async () => {
  const by = await keeper();
  const user = await given().user({
    organizationId: by.organizationId,
    role: 'admin',
    language: 'it',
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect((await portal.as(by).patch(`/users/${user.id}`, {})).json()).toMatchObject({
    role: 'admin',
    language: 'it',
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect(await entriesOf(user.id)).toEqual([]);
});

test('without a password a one-time password is mailed; one that is set must be changed as well', async () => {
  const by = await keeper();
  await add(by, { login: 'mailed', email: 'mailed@harvest.example', language: 'fr' });
  const { text, subject } = await portal.db
    .selectFrom('mails')
    .select(['text', 'subject'])
    .where('recipient', '=', 'mailed@harvest.example')
    .executeTakeFirstOrThrow();
  expect(subject).toMatch(/^Votre accès à /);
  const password = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/.exec(text)?.[0] ?? '';
  await add(by, { login: 'told', email: 'told@harvest.example', password: 'told by phone' });
  for (const [login, secret] of [
    ['mailed', password],
    ['told', 'told by phone'],
  ] as const)
    expect(decodeJwt((await signIn(login, secret)).json().token)).toMatchObject({ mustChangePassword: true });
  expect(
    await portal.db.selectFrom('mails').select('id').where('recipient', '=', 'told@harvest.example').execute(),
  ).toEqual([]);
});

test('a password that an administrator sets ends the sessions and serves for one sign-in', async () => {
  const by = await keeper();
  const user = await given().user({ organizationId: by.organizationId });
  const { token } = (await signIn(user.login, 'consign')).json();
  expect((await portal.as(by).patch(`/users/${user.id}`, { password: 'set by hand' })).statusCode).toBe(200);
  expect((await portal.as(null, { authorization: `Bearer ${String(token)}` }).get('/users/rules')).statusCode).toBe(
    401,
  );
  expect(decodeJwt((await signIn(user.login, 'set by hand')).json().token)).toMatchObject({ mustChangePassword: true });
  expect(JSON.stringify(await entriesOf(user.id))).toContain('passwordSet');
  expect(JSON.stringify(await entriesOf(user.id))).not.toContain('set by hand');
});

test('a blocked user is out at once, told so, and needs to sign in again when active', async () => {
  const by = await keeper();
  const user = await given().user({ organizationId: by.organizationId });
  const { token } = (await signIn(user.login, 'consign')).json();
  const holder = portal.as(null, { authorization: `Bearer ${String(token)}` });
  expect((await portal.as(by).patch(`/users/${user.id}`, { status: 2 })).json()).toMatchObject({
    status: 2,
    actions: ['edit', 'activate', 'delete'],
  });
  expect((await holder.get('/users/rules')).json()).toMatchObject({ statusCode: 401, code: 'blocked' });
  expect((await holder.get('/auth/is-blocked')).json()).toEqual({ isBlocked: true });
  expect((await portal.as(by).patch(`/users/${user.id}`, { status: 1 })).json()).toMatchObject({
    status: 1,
    actions: ['edit', 'block', 'delete'],
  });
  expect((await holder.get('/users/rules')).json()).toMatchObject({ statusCode: 401, code: 'unauthorized' });
  expect((await signIn(user.login, 'consign')).statusCode).toBe(200);
  expect((await entriesOf(user.id)).map(({ event, changes }) => [event, changes])).toEqual([
    ['blocked', { status: { from: 1, to: 2 } }],
    ['activated', { status: { from: 2, to: 1 } }],
  ]);
});

test('who did something stays, and it is said what', async () => {
  const by = await keeper();
  const user = await given().user({ organizationId: by.organizationId });
  await given().order({ organizationId: by.organizationId, createdBy: user.id, stage: 'saved' });
  const root = await given().user({ role: 'root' });
  const { token } = (await portal.as(root).post('/auth/as', { userId: by.id })).json();
  await portal.as(null, { authorization: `Bearer ${String(token)}` }).patch(`/users/${user.id}`, { language: 'it' });
  const refused = await portal.as(by).delete(`/users/${user.id}`);
  expect(refused.json()).toMatchObject({
    statusCode: 409,
    code: 'userInUse',
    params: { orders: 1, approvals: 0, trips: 0, drivers: 0 },
  });
  expect(refused.json().message).toMatch(
    /^Cannot be deleted: created 1 order(, stands in \d+ timeline entries|, stands in 1 timeline entry)?\. Block the user instead$/,
  );
  expect((await portal.as(await given().user({ role: 'root' })).delete(`/users/${root.id}`)).json()).toMatchObject({
    code: 'userInUse',
    params: { entries: 2 },
  });
  expect((await portal.as(by).get(`/users/${user.id}`)).statusCode).toBe(200);
});

describe('logins and addresses', () => {
  const LOGIN = { code: 'alreadyExists', message: 'User with same login already exist' };
  const EMAIL = { code: 'alreadyExists', message: 'User with same email already exist' };

  test('are there once in the whole portal, in whatever case', async () => {
    const by = await keeper();
    await given().user({
      login: 'Only.One',
      email: 'only.one@lagoon.example',
      organizationId: (await given().organization()).id,
    });
    const other = await given().user({ organizationId: by.organizationId });
    expect((await add(by, { login: 'ONLY.one' })).json().fields).toEqual({ login: LOGIN });
    expect((await add(by, { email: 'only.ONE@lagoon.example' })).json().fields).toEqual({ email: EMAIL });
    expect((await add(by, { login: 'only.one@lagoon.example' })).json().fields).toEqual({ login: LOGIN });
    for (const login of ['only.one', 'only.one@lagoon.example'])
      expect((await portal.as(by).patch(`/users/${other.id}`, { login })).json().fields).toEqual({ login: LOGIN });
    expect(
      (await portal.as(by).patch(`/users/${other.id}`, { email: 'only.one@lagoon.example' })).json().fields,
    ).toEqual({ email: EMAIL });
  });

  test('of three who are made at once with one login, one is', async () => {
    const keepers = await Promise.all([keeper(), keeper(), keeper()]);
    const replies = await Promise.all(
      keepers.map((by, i) => add(by, { login: 'racer', email: `racer${i}@harvest.example` })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(replies.filter(({ statusCode }) => statusCode === 422).map((reply) => reply.json().fields)).toEqual([
      { login: LOGIN },
      { login: LOGIN },
    ]);
  });

  test('are asked for while they are typed', async () => {
    const by = await keeper();
    const known = await given().user({
      login: 'Known',
      email: 'known@lagoon.example',
      organizationId: (await given().organization()).id,
    });
    const ask = async (text: string, more = {}) =>
      (await portal.as(by).post('/users/is-exist', { text, ...more })).json();
    for (const text of ['known', ' KNOWN ', 'Known@Lagoon.example']) expect(await ask(text)).toEqual({ isExist: true });
    for (const text of ['know', '%', 'nobody@lagoon.example']) expect(await ask(text)).toEqual({ isExist: false });
    expect(await ask('known', { exceptId: known.id })).toEqual({ isExist: false });
    expect((await ask(' ')).fields).toHaveProperty('text.message', 'Field is required');
  });
});

test('a contact is one of the same organization, and one user', async () => {
  const by = await keeper();
  const [own, foreign] = [
    await given().contact({ organizationId: by.organizationId }),
    await given().contact({ organizationId: (await given().organization()).id }),
  ];
  expect((await add(by, { contactId: foreign.id })).json().fields).toEqual({
    contactId: { code: 'notFound', message: 'Contact not found' },
  });
  expect((await add(by, { contactId: SOME_ID })).json().fields).toHaveProperty('contactId.code', 'notFound');
  const replies = await Promise.all(
    [0, 1].map((i) => add(by, { login: `twin${i}`, email: `twin${i}@harvest.example`, contactId: own.id })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(replies.find(({ statusCode }) => statusCode === 422)?.json().fields).toEqual({
    contactId: { code: 'alreadyUsed', message: 'The contact is another user' },
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
  [{ timezoneId: SOME_ID }, 'timezoneId', 'Time zone not found'],
  [{ timezoneId: undefined }, 'timezoneId', 'Field is required'],
  [{ language: 'de' }, 'language', 'Invalid value'],
  [{ isDriver: true }, 'contactId', 'A driver needs a contact'],
  [{ rules: [{ model: 'moon', rule: 'read' }] }, 'rules.0.model', 'Invalid value'],
  [{ organizationId: SOME_ID }, 'organizationId', 'Organization not found'],
])('%j is named', async (more, field, message) => {
  const by = await keeper();
  const reply = await add(by, more);
  expect([reply.statusCode, reply.json().fields?.[field]?.message]).toEqual([422, message]);
});

describe('the list', () => {
  const list = async (by: Account, query: string) => {
    const { items, ...range } = (await portal.as(by).get(`/users?${query}`)).json();
    return { logins: items.map(({ login }: User) => login), ...range };
  };

  test('searches from three letters on, filters, sorts and pages within the own organization', async () => {
    const by = await keeper({ login: 'Zora', createdAt: 1 });
    const { organizationId } = by;
    await given().user({ login: 'anura', email: 'x@tea_leaf.example', organizationId, role: 'admin', createdAt: 2 });
    await given().user({ login: 'Bimal', email: 'y@tea.example', organizationId, status: 2, createdAt: 4 });
    await given().user({ login: 'chamari', email: 'z@tea.example', organizationId, isDriver: true, createdAt: 3 });
    await given().user({
      login: 'stranger',
      email: 's@tea.example',
      organizationId: (await given().organization()).id,
    });
    expect(await list(by, '')).toEqual({ logins: ['anura', 'Bimal', 'chamari', 'Zora'], total: 4, page: 1, limit: 20 });
    expect(await list(by, 'search=tea')).toMatchObject({ logins: ['anura', 'Bimal', 'chamari'] });
    expect(await list(by, 'search=EA_l')).toMatchObject({ logins: ['anura'] });
    expect(await list(by, 'search=MAL')).toMatchObject({ logins: ['Bimal'] });
    expect(await list(by, 'search=te')).toMatchObject({ total: 4 });
    expect(await list(by, 'status=2')).toMatchObject({ logins: ['Bimal'] });
    expect(await list(by, 'role=admin&sort=-login')).toMatchObject({ logins: ['Zora', 'anura'] });
    expect(await list(by, 'isDriver=true')).toMatchObject({ logins: ['chamari'] });
    expect(await list(by, 'sort=-createdAt&limit=3&page=1')).toEqual({
      logins: ['Bimal', 'chamari', 'anura'],
      total: 4,
      page: 1,
      limit: 3,
    });
    expect(await list(by, 'sort=-createdAt&limit=3&page=2')).toMatchObject({ logins: ['Zora'] });
    expect((await portal.as(by).get('/users?sort=passwordHash')).statusCode).toBe(422);
  });

  test('is everybody for root, by organization; of another one for nobody else', async () => {
    const [by, root] = [await keeper(), await given().user({ role: 'root' })];
    expect((await list(root, `organizationId=${by.organizationId}`)).logins).toEqual([by.login]);
    expect((await list(root, 'limit=9999')).logins).toEqual(expect.arrayContaining([by.login, root.login]));
    expect(await list(by, `organizationId=${root.organizationId}`)).toMatchObject({ logins: [], total: 0 });
  });

  test('tells what may be done with each, and no secret', async () => {
    const by = await keeper();
    await given().user({ organizationId: by.organizationId, login: 'admin-too', role: 'admin' });
    await given().user({ organizationId: by.organizationId, login: 'zz-root', role: 'root' });
    const reply = await portal.as(by).get('/users');
    expect(reply.json().items.map(({ login, actions }: User) => [login, actions])).toEqual([
      ['admin-too', ['edit', 'block', 'delete']],
      [by.login, ['edit']],
      ['zz-root', []],
    ]);
    expect(reply.payload).not.toMatch(/password|argon2|sessionVersion/i);
  });
});
