import { LANGUAGES } from 'shared-contracts/values/limits';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { ACCOUNT_MAILS } from './account-mail.texts.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const MINUTE = 60;
const HOME = '127.0.0.1';

type Answer = {
  statusCode: number;
  code?: string;
  fields?: Record<string, { code: string; message: string }>;
  params?: object;
};
/** A call from a network address, as its status and body. */
const post = async (path: string, payload: object, remoteAddress = HOME): Promise<Answer & Record<string, unknown>> => {
  const reply = await portal.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress });
  const body: object = reply.json();
  return { statusCode: reply.statusCode, ...body };
};
const statusesOf = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const ask = (email: string, from?: string) => post('/otp', { email }, from);
const check = async (payload: object, from?: string) => (await post('/check-otp', payload, from))['isValid'];
const change = (payload: object, from?: string) =>
  post('/change-password', { password: 'brand new', ...payload }, from);
const signIn = async (login: string, password: string) => (await post('', { login, password })).statusCode;

const mailsTo = (recipient: string) =>
  portal.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'organizationId'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute();
const codeTo = async (email: string) =>
  (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).findLast(Boolean) ?? '';
/** Asks, and returns what was mailed. */
const codeFor = async (email: string, from?: string) => {
  expect((await ask(email, from)).statusCode).toBe(200);
  return codeTo(email);
};
const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
const INVALID = { statusCode: 422, fields: { otp: { code: 'invalidCode', message: 'Wrong or expired code' } } };

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  for (const table of ['signInAttempts', 'oneTimeCodes', 'mails'] as const) await portal.db.deleteFrom(table).execute();
});

test.each(LANGUAGES)('a code is mailed in %s, as text and as HTML', async (language) => {
  const { email, login, organizationId } = await given().user({ language, login: `reader-${language}` });
  await ask(email.toUpperCase());
  const otp = await codeTo(email);
  expect(otp).toMatch(/^\d{6}$/);
  const [mail] = await mailsTo(email);
  const { subject, paragraphs } = ACCOUNT_MAILS[language].code;
  expect(mail).toMatchObject({ subject, organizationId });
  for (const part of [otp, login, '10', paragraphs.at(-1) ?? '']) expect(mail?.text).toContain(part);
  expect(mail?.html).toContain(`<html lang="${{ en: 'en', it: 'it', fr: 'fr', sp: 'es', sin: 'si' }[language]}">`);
  expect(mail?.html).toContain(otp);
  expect(await portal.db.selectFrom('oneTimeCodes').select('codeHash').executeTakeFirst()).not.toMatchObject({
    codeHash: expect.stringContaining(otp) as unknown,
  });
});

test('nobody learns whether an address exists', async () => {
  const known = await given().user();
  const blocked = await given().user({ status: 2 });
  const closed = await given().user({ organizationId: (await given().organization({ status: 2 })).id });
  const registered = await given().user({ organizationId: (await given().organization({ status: 0 })).id });
  for (const { email } of [known, blocked, closed, registered, { email: 'nobody@nowhere.example' }]) {
    expect(await ask(email)).toEqual({ statusCode: 200, resendAfter: 60 });
    expect(await portal.db.selectFrom('oneTimeCodes').select('tries').where('email', '=', email).execute()).toEqual([
      { tries: 0 },
    ]);
    expect(await ask(email)).toMatchObject({ statusCode: 429, code: 'tooManyAttempts', params: { retryAfter: 60 } });
    expect(await check({ otp: '000000', email })).toBe(false);
    expect(await mailsTo(email)).toHaveLength(email === known.email ? 1 : 0);
  }
});

test('another code may be asked for after a minute, and is the only one then', async () => {
  const { email } = await given().user();
  const first = await codeFor(email);
  portal.clock.now += MINUTE - 1;
  expect(await ask(email)).toMatchObject({ statusCode: 429, params: { retryAfter: 1 } });
  portal.clock.now += 1;
  const second = await codeFor(email);
  expect([await check({ otp: second, email }), first === second || (await check({ otp: first, email }))]).toEqual([
    true,
    first === second,
  ]);
});

test('a code works for ten minutes', async () => {
  const { email } = await given().user();
  const otp = await codeFor(email);
  portal.clock.now += 10 * MINUTE - 1;
  expect(await check({ otp, email })).toBe(true);
  portal.clock.now += 1;
  expect(await check({ otp, email })).toBe(false);
  expect(await change({ otp, email })).toMatchObject(INVALID);
});

test('five wrong ones and it is dead, whichever call they are told to', async () => {
  const { email } = await given().user();
  const otp = await codeFor(email);
  const wrong = { otp: otherThan(otp), email };
  for (let i = 0; i < 4; i += 1)
    expect(i % 2 ? await check(wrong) : (await change(wrong)).statusCode).toBe(i % 2 ? false : 422);
  expect(await check({ otp, email })).toBe(true);
  expect(await check(wrong)).toBe(false);
  expect(await check({ otp, email })).toBe(false);
  expect(await change({ otp, email })).toMatchObject(INVALID);
});

test('the new password counts, every session is out, and both are told', async () => {
  const user = await given().user({ login: 'forgetful', language: 'fr', mustChangePassword: true });
  const token = (await post('', { login: 'forgetful', password: 'consign' }))['token'];
  for (let i = 0; i < 7; i += 1) await signIn('forgetful', 'guess');
  expect(await signIn('forgetful', 'guess')).toBe(429);

  const otp = await codeFor(user.email);
  expect(await check({ otp, email: user.email })).toBe(true);
  expect(await change({ otp, email: user.email })).toEqual({ statusCode: 200, isChanged: true });
  expect([await signIn('forgetful', 'consign'), await signIn('forgetful', 'brand new')]).toEqual([401, 200]);
  expect((await portal.as(null, { authorization: `Bearer ${String(token)}` }).get('/users/rules')).statusCode).toBe(
    401,
  );
  expect(
    await portal.db
      .selectFrom('users')
      .select(['mustChangePassword', 'sessionVersion'])
      .where('id', '=', user.id)
      .execute(),
  ).toEqual([{ mustChangePassword: false, sessionVersion: 2 }]);
  expect(
    await portal.db
      .selectFrom('timelineEntries')
      .select(['subject', 'event', 'userId', 'actorId', 'organizationId', 'changes'])
      .where('subjectId', '=', user.id)
      .execute(),
  ).toEqual([
    {
      subject: 'user',
      event: 'passwordChanged',
      userId: user.id,
      actorId: null,
      organizationId: user.organizationId,
      changes: null,
    },
  ]);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    ACCOUNT_MAILS.fr.code.subject,
    ACCOUNT_MAILS.fr.passwordChanged.subject,
  ]);
  expect(await change({ otp, email: user.email })).toMatchObject(INVALID);
});

test('two at once use a code once', async () => {
  const { email, id } = await given().user();
  const otp = await codeFor(email);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((i) => change({ otp, email, password: `password ${i}` }, `10.0.2.${i}`)),
  );
  expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
  expect(await portal.db.selectFrom('users').select('sessionVersion').where('id', '=', id).executeTakeFirst()).toEqual({
    sessionVersion: 2,
  });
});

test('two who ask at once get one code', async () => {
  const { email } = await given().user();
  const answers = await Promise.all([ask(email), ask(email), ask(email)]);
  expect([statusesOf(answers), (await mailsTo(email)).length]).toEqual([[200, 429, 429], 1]);
});

test('without the address, the newest live code that was asked for from here is meant', async () => {
  const [one, other] = [await given().user(), await given().user()];
  const [first, second] = [await codeFor(one.email, '10.0.0.1'), await codeFor(other.email, '10.0.0.1')];
  expect(await check({ otp: second })).toBe(false);
  expect(first === second || (await check({ otp: first }, '10.0.0.1'))).toBe(first === second);
  expect((await change({ otp: second }, '10.0.0.1')).statusCode).toBe(200);
  expect((await change({ otp: first }, '10.0.0.1')).statusCode).toBe(200);
  expect([await signIn(one.login, 'brand new'), await signIn(other.login, 'brand new')]).toEqual([200, 200]);
});

test('a code of somebody who was blocked or has another address meanwhile is dead', async () => {
  const [blocked, moved] = [await given().user(), await given().user()];
  const codes = [await codeFor(blocked.email), await codeFor(moved.email)];
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', blocked.id).execute();
  await portal.db.updateTable('users').set({ email: 'moved@elsewhere.example' }).where('id', '=', moved.id).execute();
  expect(await change({ otp: codes[0], email: blocked.email })).toMatchObject(INVALID);
  expect(await change({ otp: codes[1], email: moved.email })).toMatchObject(INVALID);
  await given().user({ email: moved.email });
  expect(await change({ otp: codes[1], email: moved.email })).toMatchObject(INVALID);
});

test.each([
  ['otp', { otp: '12345' }],
  ['otp', { otp: '1234567' }],
  ['otp', { otp: '' }],
  ['otp', { otp: '１２３４５６' }],
  ['otp', { otp: 123_456 }],
  ['otp', {}],
  ['email', { otp: '123456', email: 'nobody' }],
  ['password', { otp: '123456', password: '12345' }],
])('a wrong %s is named: %j', async (field, payload) => {
  const { statusCode, fields } = await change(payload);
  expect([statusCode, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  const short = { code: 'min', message: 'Min 6', params: { min: 6 } };
  expect(field === 'password' ? fields : { password: short }).toEqual({ password: short });
});

test('one network address waits, longer each time, and keeps nobody else waiting', async () => {
  const asked: number[] = [];
  for (let i = 0; i < 23; i += 1) asked.push((await ask(`guess${i}@nowhere.example`, '10.0.0.2')).statusCode);
  expect(asked).toEqual([...Array.from({ length: 21 }, () => 200), 429, 429]);
  expect((await ask('guess99@nowhere.example', '10.0.0.3')).statusCode).toBe(200);

  const tried: number[] = [];
  for (let i = 0; i < 22; i += 1)
    tried.push((await post('/check-otp', { otp: '000000', email: 'guess1@nowhere.example' }, '10.0.0.4')).statusCode);
  expect(tried.slice(-2)).toEqual([200, 429]);
  portal.clock.now += 5;
  expect((await post('/check-otp', { otp: '000000' }, '10.0.0.4')).statusCode).toBe(200);
  expect((await change({ otp: '000000' }, '10.0.0.4')).params).toEqual({ retryAfter: 10 });
});

test('one mailbox is not flooded from many network addresses', async () => {
  const { email } = await given().user();
  for (let i = 0; i < 40; i += 1) {
    await ask(email, `10.0.1.${i}`);
    portal.clock.now += MINUTE;
  }
  expect((await mailsTo(email)).length).toBeLessThan(16);
});

test('dead codes are cleaned up', async () => {
  for (const email of ['a@nowhere.example', 'b@nowhere.example']) await ask(email);
  portal.clock.now += 10 * MINUTE;
  await ask('c@nowhere.example');
  expect(await portal.db.selectFrom('oneTimeCodes').select('email').execute()).toEqual([
    { email: 'c@nowhere.example' },
  ]);
});
