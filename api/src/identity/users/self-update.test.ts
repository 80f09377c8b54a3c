import { decodeJwt } from 'jose';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { PASSWORD } from '../../../demo/password.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

const withToken = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const signIn = async (login: string, password = PASSWORD, remember = false): Promise<string> =>
  (await portal.as(null).post('/auth', { login, password, remember })).json().token;
const update = (user: { id: string }, input: object) => portal.as(user).patch('/users/self-update', input);
const entriesOf = (id: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId', 'changes'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
const findTimezoneId = async (name: string) =>
  (await portal.db.selectFrom('timezones').selectAll().where('name', '=', name).executeTakeFirstOrThrow()).id;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('changes language, units and time zone without a password and updates token and timeline', async () => {
  const user = await build().user();
  const token = await signIn(user.login, PASSWORD, true);
  portal.clock.now += HOUR;
  const renewed = (
    await withToken(token).patch('/users/self-update', {
      language: 'fr',
      units: 'imperial',
      timezoneId: await findTimezoneId('Europe/Paris'),
    })
  ).json().token;
  expect(decodeJwt(renewed)).toMatchObject({
    language: 'fr',
    units: 'imperial',
    timezone: { name: 'Europe/Paris' },
    exp: TEST_NOW + 30 * DAY,
  });
  expect((await withToken(token).get('/users/rules')).statusCode).toBe(200);
  expect(await entriesOf(user.id)).toEqual([
    {
      event: 'updated',
      userId: user.id,
      changes: {
        language: { from: 'en', to: 'fr' },
        units: { from: 'metric', to: 'imperial' },
        timezone: {
          from: { id: user.timezoneId, name: 'Asia/Colombo' },
          to: { id: expect.any(String) as unknown, name: 'Europe/Paris' },
        },
      },
    },
  ]);
});

test('ignores unchanged fields without asking for the password', async () => {
  const user = await build().user();
  const { login, email, timezoneId } = user;
  expect((await update(user, { login, email, timezoneId, language: 'en', units: 'metric' })).statusCode).toBe(200);
  expect((await update(user, {})).statusCode).toBe(200);
  expect(await entriesOf(user.id)).toEqual([]);
});

test.each([
  ['login', 'mr-new'],
  ['email', 'New.Address@consign.example'],
  ['password', 'another one'],
])('requires the current password for a new %s', async (field, value) => {
  const user = await build().user();
  const missing = await update(user, { [field]: value });
  expect([missing.statusCode, missing.json().fields]).toEqual([
    422,
    { currentPassword: { code: 'required', message: 'Field is required' } },
  ]);
  const wrong = await update(user, { [field]: value, currentPassword: 'guess' });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    422,
    { currentPassword: { code: 'wrongPassword', message: 'Wrong password' } },
  ]);
  expect(await entriesOf(user.id)).toEqual([]);

  const { token } = (await update(user, { [field]: value, currentPassword: PASSWORD })).json();
  expect((await withToken(token).get('/users/rules')).statusCode).toBe(200);
  const expectedClaims = field === 'password' ? {} : { [field]: value };
  expect(decodeJwt(token)).toMatchObject(expectedClaims);
  expect(JSON.stringify(await entriesOf(user.id))).toContain(field === 'password' ? 'passwordChanged' : value);
  expect(JSON.stringify(await entriesOf(user.id))).not.toContain('another one');
});

test('ends all other sessions and sends an email after a new password', async () => {
  const user = await build().user({ language: 'it' });
  const [currentToken, otherToken] = [await signIn(user.login), await signIn(user.login)];
  const { token } = (
    await withToken(currentToken).patch('/users/self-update', { password: 'another one', currentPassword: PASSWORD })
  ).json();
  const statuses = await Promise.all(
    [currentToken, otherToken, token].map(
      async (sessionToken) => (await withToken(sessionToken).get('/users/rules')).statusCode,
    ),
  );
  expect(statuses).toEqual([401, 401, 200]);
  const mails = await portal.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', user.email)
    .execute();
  expect(mails).toEqual([
    { subject: 'La tua password è stata cambiata', text: expect.not.stringContaining('another one') as unknown },
  ]);
});

test('throttles wrong current passwords', async () => {
  const user = await build().user();
  const guess = async () => (await update(user, { password: 'mine now', currentPassword: 'guess' })).statusCode;
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) statuses.push(await guess());
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  const throttled = await update(user, { password: 'mine now', currentPassword: PASSWORD });
  expect(throttled.json()).toMatchObject({ code: 'tooManyAttempts', params: { retryAfter: 5 } });
  portal.clock.now += 5;
  expect((await update(user, { password: 'mine now', currentPassword: PASSWORD })).statusCode).toBe(200);
  expect(await signIn(user.login, 'mine now')).toBeDefined();
});

test('rejects a login or e-mail address of another user, case-insensitive', async () => {
  const other = await build().user({ login: 'Taken', email: 'taken@consign.example' });
  const user = await build().user();
  const fieldsOf = async (input: object) => (await update(user, { ...input, currentPassword: PASSWORD })).json().fields;
  const login = { login: { code: 'alreadyExists', message: 'User with same login already exist' } };
  const email = { email: { code: 'alreadyExists', message: 'User with same email already exist' } };
  expect(await fieldsOf({ login: 'tAKEN' })).toEqual(login);
  expect(await fieldsOf({ login: other.email })).toEqual(login);
  expect(await fieldsOf({ email: 'TAKEN@consign.example' })).toEqual(email);
  expect((await update(user, { login: user.email, currentPassword: PASSWORD })).statusCode).toBe(200);
});

test('only one of several parallel requests gets a login', async () => {
  const users = await Promise.all([0, 1, 2].map(() => build().user()));
  const replies = await Promise.all(users.map((user) => update(user, { login: 'wanted', currentPassword: PASSWORD })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect(
    replies.filter(({ statusCode }) => statusCode === 422).map((reply) => reply.json().fields.login.message),
  ).toEqual(Array(2).fill('User with same login already exist'));
});

test('ends sessions that start while the password changes', async () => {
  const user = await build().user();
  const [changed, ...tokens] = await Promise.all([
    update(user, { password: 'another one', currentPassword: PASSWORD }),
    ...[1, 2, 3, 4].map(() => signIn(user.login)),
  ]);
  expect(changed.statusCode).toBe(200);
  const statuses = await Promise.all(
    tokens.filter(Boolean).map(async (token) => (await withToken(token).get('/users/rules')).statusCode),
  );
  expect(statuses.filter((status) => status !== 401)).toEqual([]);
});

test('accepts one of two parallel new passwords', async () => {
  const user = await build().user();
  const token = await signIn(user.login);
  const replies = await Promise.all(
    ['first one', 'second one'].map((password) =>
      withToken(token).patch('/users/self-update', { password, currentPassword: PASSWORD }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(
    await portal.db.selectFrom('users').select('sessionVersion').where('id', '=', user.id).executeTakeFirst(),
  ).toEqual({ sessionVersion: 2 });
});

test.each([
  ['login', { login: '  ' }, 'required'],
  ['login', { login: 'a\u0000' }, 'invalid'],
  ['email', { email: 'a@b\r\nBcc: c@d.example' }, 'email'],
  ['password', { password: '12345' }, 'min'],
  ['language', { language: 'de' }, 'invalid'],
  ['timezoneId', { timezoneId: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10' }, 'notFound'],
])('rejects an invalid %s: %j', async (field, input, code) => {
  const reply = await update(await build().user(), input);
  expect([reply.statusCode, reply.json().fields?.[field]?.code]).toEqual([422, code]);
});

test('ignores role, rules, organization and status', async () => {
  const user = await build().user();
  await update(user, {
    role: 'root',
    status: 2,
    rules: [{ model: 'order', rule: 'read' }],
    organizationId: (await build().organization()).id,
    language: 'sp',
  });
  const after = await portal.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
  expect(after).toEqual({ ...user, language: 'sp', revision: user.revision + 1 });
});
