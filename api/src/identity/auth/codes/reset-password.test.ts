import { LANGUAGES } from 'shared-contracts/values/limits';
import { MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { ACCOUNT_EMAIL_TEXTS } from '../account-email.texts.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const LOCALHOST = '127.0.0.1';

type Reply = {
  statusCode: number;
  code?: string;
  fields?: Record<string, { code: string; message: string }>;
  params?: object;
};
/** Posts from a network address and returns the status with the body. */
const post = async (
  path: string,
  payload: object,
  remoteAddress = LOCALHOST,
): Promise<Reply & Record<string, unknown>> => {
  const reply = await portal.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress });
  const body: object = reply.json();
  return { statusCode: reply.statusCode, ...body };
};
const statusesOf = (replies: Reply[]) => replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const requestCode = (email: string, from?: string) => post('/otp', { email }, from);
const checkCode = async (payload: object, from?: string) => (await post('/check-otp', payload, from))['isValid'];
const changePassword = (payload: object, from?: string) =>
  post('/change-password', { password: 'brand new', ...payload }, from);
const signIn = async (login: string, password: string) => (await post('', { login, password })).statusCode;

const mailsTo = (recipient: string) =>
  portal.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'organizationId'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute();
const findCodeSentTo = async (email: string) =>
  (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).findLast(Boolean) ?? '';
/** Requests a code and returns the emailed one. */
const requestAndFindCode = async (email: string, from?: string) => {
  expect((await requestCode(email, from)).statusCode).toBe(200);
  return findCodeSentTo(email);
};
const differentCode = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
const INVALID = { statusCode: 422, fields: { otp: { code: 'invalidCode', message: 'Wrong or expired code' } } };

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  for (const table of ['signInAttempts', 'oneTimeCodes', 'mails'] as const) await portal.db.deleteFrom(table).execute();
});

test.each(LANGUAGES)('emails a code in %s, as text and HTML', async (language) => {
  const name = { givenName: 'Nadia', familyName: 'Perera' };
  const { email, login, organizationId } = await build().user({ language, login: `reader-${language}`, ...name });
  await requestCode(email.toUpperCase());
  const otp = await findCodeSentTo(email);
  expect(otp).toMatch(/^\d{6}$/);
  const [mail] = await mailsTo(email);
  const { subject, paragraphs } = ACCOUNT_EMAIL_TEXTS[language].code;
  expect(mail).toMatchObject({ subject, organizationId });
  for (const part of [otp, 'Nadia Perera', login, '10', paragraphs.at(-1) ?? '']) expect(mail?.text).toContain(part);
  expect(mail?.html).toContain(`<html lang="${{ en: 'en', it: 'it', fr: 'fr', sp: 'es', sin: 'si' }[language]}">`);
  expect(mail?.html).toContain(otp);
  expect(await portal.db.selectFrom('oneTimeCodes').select('codeHash').executeTakeFirst()).not.toMatchObject({
    codeHash: expect.stringContaining(otp) as unknown,
  });
});

test('resets a password by login, and then no other code of the user works', async () => {
  const { email, login } = await build().user({ login: 'By.Login' });
  const byEmail = await requestAndFindCode(email);
  portal.clock.now += 1;
  expect((await post('/otp', { login: login.toUpperCase() })).statusCode).toBe(200);
  const byLogin = await findCodeSentTo(email);
  expect(await checkCode({ otp: byLogin, login: 'somebody else' })).toBe(false);
  expect(await checkCode({ otp: byLogin, login: ` ${login} ` })).toBe(true);
  expect(await changePassword({ otp: byLogin, login })).toMatchObject({ statusCode: 200 });
  expect(await signIn(login, 'brand new')).toBe(200);
  expect(await changePassword({ otp: byEmail, email, password: 'newer still' })).toMatchObject(INVALID);
});

test('responds to a login like to an address, whether it exists or not', async () => {
  const { email, login } = await build().user();
  const answers = [];
  for (const account of [{ login }, { email }, { login: 'nobody at all' }, { login: 'nobody@nowhere.example' }])
    answers.push(await post('/otp', account));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await portal.db.selectFrom('mails').select('id').execute()).length).toBe(2);
  expect(await post('/otp', {})).toMatchObject({ statusCode: 422, fields: { login: { code: 'required' } } });
});

test('does not reveal whether an address exists', async () => {
  const active = await build().user();
  const blocked = await build().user({ status: 2 });
  const ofBlockedOrganization = await build().user({
    organizationId: (await build().organization({ status: 2 })).id,
  });
  const ofRegisteredOrganization = await build().user({
    organizationId: (await build().organization({ status: 0 })).id,
  });
  for (const { email } of [
    active,
    blocked,
    ofBlockedOrganization,
    ofRegisteredOrganization,
    { email: 'nobody@nowhere.example' },
  ]) {
    expect(await requestCode(email)).toEqual({ statusCode: 200, resendAfter: 60 });
    expect(await portal.db.selectFrom('oneTimeCodes').select('tries').where('email', '=', email).execute()).toEqual([
      { tries: 0 },
    ]);
    expect(await requestCode(email)).toMatchObject({
      statusCode: 429,
      code: 'tooManyAttempts',
      params: { retryAfter: 60 },
    });
    expect(await checkCode({ otp: '000000', email })).toBe(false);
    expect(await mailsTo(email)).toHaveLength(email === active.email ? 1 : 0);
  }
});

test('allows another code after a minute, which replaces the first', async () => {
  const { email } = await build().user();
  const first = await requestAndFindCode(email);
  portal.clock.now += MINUTE - 1;
  expect(await requestCode(email)).toMatchObject({ statusCode: 429, params: { retryAfter: 1 } });
  portal.clock.now += 1;
  const second = await requestAndFindCode(email);
  expect([
    await checkCode({ otp: second, email }),
    first === second || (await checkCode({ otp: first, email })),
  ]).toEqual([true, first === second]);
});

test('expires a code after ten minutes', async () => {
  const { email } = await build().user();
  const otp = await requestAndFindCode(email);
  portal.clock.now += 10 * MINUTE - 1;
  expect(await checkCode({ otp, email })).toBe(true);
  portal.clock.now += 1;
  expect(await checkCode({ otp, email })).toBe(false);
  expect(await changePassword({ otp, email })).toMatchObject(INVALID);
});

test('invalidates a code after five wrong attempts on either endpoint', async () => {
  const { email } = await build().user();
  const otp = await requestAndFindCode(email);
  const wrong = { otp: differentCode(otp), email };
  for (let i = 0; i < 4; i += 1)
    expect(i % 2 ? await checkCode(wrong) : (await changePassword(wrong)).statusCode).toBe(i % 2 ? false : 422);
  expect(await checkCode({ otp, email })).toBe(true);
  expect(await checkCode(wrong)).toBe(false);
  expect(await checkCode({ otp, email })).toBe(false);
  expect(await changePassword({ otp, email })).toMatchObject(INVALID);
});

test('sets the new password, ends every session, and records and emails the change', async () => {
  const user = await build().user({ login: 'forgetful', language: 'fr', mustChangePassword: true });
  const token = (await post('', { login: 'forgetful', password: 'consign' }))['token'];
  for (let i = 0; i < 7; i += 1) await signIn('forgetful', 'guess');
  expect(await signIn('forgetful', 'guess')).toBe(429);

  const otp = await requestAndFindCode(user.email);
  expect(await checkCode({ otp, email: user.email })).toBe(true);
  expect(await changePassword({ otp, email: user.email })).toEqual({ statusCode: 200, isChanged: true });
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
    ACCOUNT_EMAIL_TEXTS.fr.code.subject,
    ACCOUNT_EMAIL_TEXTS.fr.passwordChanged.subject,
  ]);
  expect(await changePassword({ otp, email: user.email })).toMatchObject(INVALID);
});

test('accepts a code once for parallel requests', async () => {
  const { email, id } = await build().user();
  const otp = await requestAndFindCode(email);
  const replies = await Promise.all(
    [1, 2, 3, 4].map((i) => changePassword({ otp, email, password: `password ${i}` }, `10.0.2.${i}`)),
  );
  expect(statusesOf(replies)).toEqual([200, 422, 422, 422]);
  expect(await portal.db.selectFrom('users').select('sessionVersion').where('id', '=', id).executeTakeFirst()).toEqual({
    sessionVersion: 2,
  });
});

test('sends one code for parallel requests', async () => {
  const { email } = await build().user();
  const replies = await Promise.all([requestCode(email), requestCode(email), requestCode(email)]);
  expect([statusesOf(replies), (await mailsTo(email)).length]).toEqual([[200, 429, 429], 1]);
});

test('checks the newest active code requested from the network address when no e-mail address is sent', async () => {
  const [firstUser, secondUser] = [await build().user(), await build().user()];
  const [first, second] = [
    await requestAndFindCode(firstUser.email, '10.0.0.1'),
    await requestAndFindCode(secondUser.email, '10.0.0.1'),
  ];
  expect(await checkCode({ otp: second })).toBe(false);
  expect(first === second || (await checkCode({ otp: first }, '10.0.0.1'))).toBe(first === second);
  expect((await changePassword({ otp: second }, '10.0.0.1')).statusCode).toBe(200);
  expect((await changePassword({ otp: first }, '10.0.0.1')).statusCode).toBe(200);
  expect([await signIn(firstUser.login, 'brand new'), await signIn(secondUser.login, 'brand new')]).toEqual([200, 200]);
});

test('rejects a code of a user who was blocked or changed the address', async () => {
  const [blocked, renamed] = [await build().user(), await build().user()];
  const codes = [await requestAndFindCode(blocked.email), await requestAndFindCode(renamed.email)];
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', blocked.id).execute();
  await portal.db.updateTable('users').set({ email: 'moved@elsewhere.example' }).where('id', '=', renamed.id).execute();
  expect(await changePassword({ otp: codes[0], email: blocked.email })).toMatchObject(INVALID);
  expect(await changePassword({ otp: codes[1], email: renamed.email })).toMatchObject(INVALID);
  await build().user({ email: renamed.email });
  expect(await changePassword({ otp: codes[1], email: renamed.email })).toMatchObject(INVALID);
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
])('rejects an invalid %s: %j', async (field, payload) => {
  const { statusCode, fields } = await changePassword(payload);
  expect([statusCode, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  const short = { code: 'min', message: 'Min 6', params: { min: 6 } };
  expect(field === 'password' ? fields : { password: short }).toEqual({ password: short });
});

test('throttles one network address, longer each time, without affecting others', async () => {
  const requestStatuses: number[] = [];
  for (let i = 0; i < 23; i += 1)
    requestStatuses.push((await requestCode(`guess${i}@nowhere.example`, '10.0.0.2')).statusCode);
  expect(requestStatuses).toEqual([...Array.from({ length: 21 }, () => 200), 429, 429]);
  expect((await requestCode('guess99@nowhere.example', '10.0.0.3')).statusCode).toBe(200);

  const checkStatuses: number[] = [];
  for (let i = 0; i < 22; i += 1)
    checkStatuses.push(
      (await post('/check-otp', { otp: '000000', email: 'guess1@nowhere.example' }, '10.0.0.4')).statusCode,
    );
  expect(checkStatuses.slice(-2)).toEqual([200, 429]);
  portal.clock.now += 5;
  expect((await post('/check-otp', { otp: '000000' }, '10.0.0.4')).statusCode).toBe(200);
  expect((await changePassword({ otp: '000000' }, '10.0.0.4')).params).toEqual({ retryAfter: 10 });
});

test('limits the emails to one mailbox from many network addresses', async () => {
  const { email } = await build().user();
  for (let i = 0; i < 40; i += 1) {
    await requestCode(email, `10.0.1.${i}`);
    portal.clock.now += MINUTE;
  }
  expect((await mailsTo(email)).length).toBeLessThan(16);
});

test('deletes expired codes', async () => {
  for (const email of ['a@nowhere.example', 'b@nowhere.example']) await requestCode(email);
  portal.clock.now += 10 * MINUTE;
  await requestCode('c@nowhere.example');
  expect(await portal.db.selectFrom('oneTimeCodes').select('email').execute()).toEqual([
    { email: 'c@nowhere.example' },
  ]);
});
