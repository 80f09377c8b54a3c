import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { loadCommonPasswords } from '../auth/common-passwords.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const USER_WRITER = { rules: [{ model: 'user', rule: 'write' }] } as const;

type Person = { id: string; login: string; email: string; organizationId: string; timezoneId: string };
type Outcome = { statusCode: number; json: () => { fields?: Record<string, { code: string }> } };
const outcomeOf = (reply: Outcome) => reply.json().fields?.['password']?.code ?? reply.statusCode;

/** Reads the code out of the email, as it was stored before it was sent. */
async function requestCode(email: string) {
  await portal.as(null).post('/auth/otp', { email });
  const { text } = await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(text)?.[0];
}

/** All methods of setting a password, for a user with a password or a new one. */
const WAYS: Record<string, (person: Person, password: string) => Promise<Outcome>> = {
  'my settings': async ({ id }, password) =>
    portal.as({ id }).patch('/users/self-update', { password, currentPassword: 'consign' }),
  'the first sign-in': async (person, password) => {
    await portal.db.updateTable('users').set({ mustChangePassword: true }).where('id', '=', person.id).execute();
    return portal.as(person).patch('/users/self-update', { password });
  },
  'a code by email': async ({ email }, password) =>
    portal.as(null).post('/auth/change-password', { email, otp: await requestCode(email), password }),
  'a user manager': async ({ id, organizationId }, password) =>
    portal.as(await build().user({ organizationId, ...USER_WRITER })).patch(`/users/${id}`, { password }),
  'a user manager, for a new user': async ({ organizationId, timezoneId, login, email }, password) => {
    const manager = await build().user({ organizationId, ...USER_WRITER });
    await portal.db.deleteFrom('users').where('login', '=', login).execute();
    return portal.as(manager).post('/users', { login, email, timezoneId, password });
  },
};

/** Password by the person's login and email address, and the outcome. */
const CHOICES: [string, (person: Person) => string, string | RegExp][] = [
  ['one of the most common', () => 'qwerty123', 'commonPassword'],
  ['one of them in capitals', () => 'PassWord1', 'commonPassword'],
  ['the login', ({ login }) => login.toUpperCase(), 'passwordIsLogin'],
  ['the email address', ({ email }) => email, 'passwordIsLogin'],
  ['fewer than six characters', () => 'x7k2p', 'min'],
  ['six unusual characters', () => 'x7k2pq', /^20[01]$/],
];

describe.each(Object.keys(WAYS))('a password set through %s', (way) => {
  test.each(CHOICES)('that is %s', async (_description, choose, outcome) => {
    const person = await build().user({ login: `nimal${Math.random().toString(36).slice(2, 10)}` });
    const reply = await WAYS[way]?.(person, choose(person));
    expect(String(outcomeOf(reply as Outcome))).toMatch(outcome);
  });
});

test('a rejected password doesn’t use up the code', async () => {
  const { email } = await build().user();
  const otp = await requestCode(email);
  const change = (password: string) => portal.as(null).post('/auth/change-password', { email, otp, password });
  expect([(await change('password')).statusCode, (await change('quiet-harbour')).statusCode]).toEqual([422, 200]);
});

test('lists the common passwords that are long enough, to anyone, for a day', async () => {
  const reply = await portal.as(null).get('/users/common-passwords');
  const { passwords } = reply.json();
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  expect([passwords[0], passwords.length > 8_000, passwords.some((password: string) => password.length < 6)]).toEqual([
    '123456',
    true,
    false,
  ]);
  const common = await loadCommonPasswords();
  expect([common.size, [...common].every((word) => word === word.toLowerCase())]).toEqual([10_000, true]);
});
