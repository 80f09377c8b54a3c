import { decodeJwt } from 'jose';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../testing/browser.ts';
import { INVITATION_EMAIL_TEXTS } from './invitation-email.texts.ts';

const mail = { url: 'smtp://127.0.0.1:1', from: 'portal@consign.example' };
const portal = testApp({ config: { mail, publicUrl: 'https://portal.consign.example' } });
const build = () => createBuilders(portal.db, TEST_NOW);
const RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'user' as const, rule }));
const PASSWORD = 'quiet-harbour';
const UNKNOWN = 'A'.repeat(32);

type Person = Awaited<ReturnType<ReturnType<typeof build>['user']>>;
const createAdmin = async (overrides = {}) =>
  build().user({ role: 'admin', rules: RULES, organizationId: (await build().organization()).id, ...overrides });

let count = 0;
async function invite(admin: Person, more: object = {}, headers: Record<string, string> = {}) {
  count += 1;
  const login = `invited${count}`;
  const input = { login, email: `${login}@invited.example`, timezoneId: admin.timezoneId, rules: [], ...more };
  const reply = await portal.as(admin, headers).post('/users', input);
  expect(reply.json()).toMatchObject({ login: input.login });
  return reply.json();
}

const mailsTo = (recipient: string) =>
  portal.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('createdAt').execute();
const linksTo = async (recipient: string) =>
  (await mailsTo(recipient)).map(({ text }) => /https?:\/\/\S+\/login\/invitation#\S+/.exec(text)?.[0] ?? text);
const tokenOf = (link = '') => link.split('#')[1] ?? '';
const newestToken = async (recipient: string) => tokenOf((await linksTo(recipient)).at(-1));

const check = (token: string) => portal.as(null).post('/auth/invitations/check', { token });
const accept = (token: string, password = PASSWORD) =>
  portal.as(null).post('/auth/invitations/accept', { token, password });
const signIn = (login: string, password = PASSWORD) => portal.as(null).post('/auth', { login, password });
const resend = (by: Person, id: string, headers = {}) => portal.as(by, headers).post(`/users/${id}/invitation`);
const invitationOf = async (by: Person, id: string) => (await portal.as(by).get(`/users/${id}`)).json().invitation;
const INVALID = { code: 'invalidInvitation', message: 'This invitation is no longer valid' };

async function expectInvalid(token: string) {
  for (const reply of [await check(token), await accept(token)])
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { token: INVALID }]);
}

beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('signInAttempts').execute();
});

test.each(LANGUAGES)('emails a link in %s that sets the first password once', async (language) => {
  const admin = await createAdmin();
  const user = await invite(admin, { language, givenName: 'Nimal', familyName: 'Perera' });
  const sent = { sentAt: TEST_NOW, expiresAt: TEST_NOW + 7 * DAY, state: 'sent' };
  expect([user.invitation, user.actions.includes('invite')]).toEqual([sent, true]);

  const [email] = await mailsTo(user.email);
  const texts = INVITATION_EMAIL_TEXTS[language].password;
  expect(email?.subject).toBe(texts.subject.replace('{organization}', user.organization.name));
  for (const text of ['Nimal Perera', user.login, texts.action]) expect(email?.text).toContain(text);
  const [link] = await linksTo(user.email);
  expect(link).toMatch(new RegExp(`^${portal.app.config.publicUrl}/login/invitation#[\\w-]{32}$`));
  const token = tokenOf(link);
  const stored = await portal.db.selectFrom('userInvitations').selectAll().where('userId', '=', user.id).execute();
  expect(JSON.stringify([stored, email?.masked])).not.toContain(token);

  expect((await check(token)).json()).toEqual({
    name: 'Nimal Perera',
    login: user.login,
    email: user.email,
    organization: user.organization.name,
    provider: null,
  });
  const browser = createBrowser(portal);
  const accepted = await browser.post('/auth/invitations/accept', { token, password: PASSWORD });
  expect([accepted.statusCode, accepted.json()]).toEqual([200, { login: user.login }]);
  await browser.signIn(user.login, { password: PASSWORD });
  expect(decodeJwt(browser.token)).not.toHaveProperty('mustChangePassword');
  await expectInvalid(token);
  expect(await invitationOf(admin, user.id)).toBeNull();
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId'])
    .where('subjectId', '=', user.id)
    .orderBy('position')
    .execute();
  expect(entries).toEqual([
    { event: 'created', userId: admin.id },
    { event: 'invited', userId: admin.id },
    { event: 'invitationAccepted', userId: user.id },
  ]);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test('leads to the address at which the administrator works, and to no other host', async () => {
  const admin = await createAdmin();
  await portal.db
    .updateTable('organizations')
    .set({ host: 'freight.harbour.example' })
    .where('id', '=', admin.organizationId)
    .execute();
  const branded = await invite(admin, {}, { host: 'freight.harbour.example' });
  const forged = await invite(admin, {}, { host: 'evil.example' });
  expect((await linksTo(branded.email))[0]).toMatch(/^https:\/\/freight\.harbour\.example\/login\/invitation#/);
  expect((await linksTo(forged.email))[0]).toContain(`${portal.app.config.publicUrl}/login/invitation#`);
});

test('rejects forbidden passwords without using up the link', async () => {
  const user = await invite(await createAdmin());
  const token = await newestToken(user.email);
  for (const password of ['short', 'password', user.login, user.email])
    expect(Object.keys((await accept(token, password)).json().fields)).toEqual(['password']);
  expect((await accept(token)).statusCode).toBe(200);
});

test('accepts a link once, despite concurrent attempts', async () => {
  const user = await invite(await createAdmin());
  const token = await newestToken(user.email);
  const replies = await Promise.all([1, 2, 3].map((number) => accept(token, `${PASSWORD}-${number}`)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('expires after seven days and can be sent again, which replaces the link', async () => {
  const admin = await createAdmin();
  const user = await invite(admin);
  const first = await newestToken(user.email);
  portal.clock.now += 7 * DAY - 1;
  expect((await check(first)).statusCode).toBe(200);
  portal.clock.now += 1;
  await expectInvalid(first);
  expect(await invitationOf(admin, user.id)).toMatchObject({ state: 'expired' });
  const again = (await resend(admin, user.id)).json();
  expect(again.invitation).toEqual({
    sentAt: portal.clock.now,
    expiresAt: portal.clock.now + 7 * DAY,
    state: 'sent',
  });
  const second = await newestToken(user.email);
  portal.clock.now += MINUTE;
  await resend(admin, user.id);
  await expectInvalid(second);
  expect((await accept(await newestToken(user.email))).statusCode).toBe(200);
  const accepted = await resend(admin, user.id);
  expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'notInvited']);
});

test('sends one invitation a minute and rejects a stale revision', async () => {
  const admin = await createAdmin();
  const user = await invite(admin);
  const early = await resend(admin, user.id);
  expect([early.statusCode, early.json().params]).toEqual([429, { retryAfter: MINUTE }]);
  portal.clock.now += MINUTE;
  const stale = await resend(admin, user.id, { 'if-match': `"${user.revision - 1}"` });
  expect(stale.statusCode).toBe(409);
  expect((await resend(admin, user.id, { 'if-match': `"${user.revision}"` })).statusCode).toBe(200);
  expect(await mailsTo(user.email)).toHaveLength(2);
});

test('is revoked by a block, another address, a password set by someone else and deletion', async () => {
  const admin = await createAdmin();
  const [blocked, moved, typed, deleted] = [
    await invite(admin),
    await invite(admin),
    await invite(admin),
    await invite(admin),
  ];
  const users = [blocked, moved, typed, deleted];
  const tokens = await Promise.all(users.map(({ email }) => newestToken(email)));
  const change = (id: string, patch: object) => portal.as(admin).patch(`/users/${id}`, patch);
  await change(blocked.id, { status: 2 });
  await change(moved.id, { email: 'moved@invited.example' });
  await change(typed.id, { password: 'told-on-the-phone' });
  expect((await portal.as(admin).delete(`/users/${deleted.id}`)).statusCode).toBe(200);
  for (const token of tokens) await expectInvalid(token);

  expect((await portal.as(admin).get(`/users/${blocked.id}`)).json().actions).not.toContain('invite');
  portal.clock.now += MINUTE;
  expect((await resend(admin, blocked.id)).json().code).toBe('userBlocked');
  await change(blocked.id, { status: 1 });
  await expectInvalid(tokens[0]!);
  expect(await invitationOf(admin, blocked.id)).toEqual({ sentAt: TEST_NOW, expiresAt: null, state: 'revoked' });
  await resend(admin, blocked.id);
  expect((await accept(await newestToken(blocked.email))).statusCode).toBe(200);
  await resend(admin, moved.id);
  expect((await accept(await newestToken('moved@invited.example'))).statusCode).toBe(200);
  expect(await invitationOf(admin, typed.id)).toBeNull();
  expect((await signIn(typed.login, 'told-on-the-phone')).statusCode).toBe(200);
});

test('a code to reset the password replaces the invitation', async () => {
  const user = await invite(await createAdmin());
  const token = await newestToken(user.email);
  portal.clock.now += 1;
  await portal.as(null).post('/auth/otp', { login: user.login });
  const code = /^\d{6}$/m.exec((await mailsTo(user.email)).at(-1)?.text ?? '')?.[0];
  const change = { otp: code, login: user.login, password: PASSWORD };
  expect((await portal.as(null).post('/auth/change-password', change)).statusCode).toBe(200);
  await expectInvalid(token);
});

test('waits after many unknown links from one address, and answers all of them alike', async () => {
  const user = await invite(await createAdmin());
  const token = await newestToken(user.email);
  await portal.db.updateTable('organizations').set({ status: 2 }).where('id', '=', user.organization.id).execute();
  await expectInvalid(token);
  for (let tries = 0; tries < 8; tries += 1) await expectInvalid(UNKNOWN);
  for (let tries = 0; tries < 3; tries += 1) await check(UNKNOWN);
  const waiting = await check(UNKNOWN);
  expect([waiting.statusCode, waiting.json().params]).toEqual([429, { retryAfter: 5 }]);
});

test('only users who may set the password can resend the link; for others the user doesn’t exist', async () => {
  const admin = await createAdmin();
  const user = await invite(admin, { rules: RULES });
  portal.clock.now += MINUTE;
  const { organizationId } = admin;
  const reader = await build().user({ organizationId, rules: [RULES[0]!] });
  const writer = await build().user({ organizationId, rules: [RULES[0]!, RULES[1]!] });
  const stranger = await createAdmin();
  const statuses = [];
  for (const by of [reader, writer, stranger, admin]) statuses.push((await resend(by, user.id)).statusCode);
  expect(statuses).toEqual([403, 403, 404, 200]);
  const other = await portal.as(stranger).get(`/users/first-sign-in?organizationId=${organizationId}`);
  expect(other.statusCode).toBe(404);
});

test('invites people of an enforced identity provider to sign in with it', async () => {
  const admin = await createAdmin();
  const { organizationId } = admin;
  const early = await invite(admin);
  const earlyToken = await newestToken(early.email);
  await portal.db
    .insertInto('identityProviders')
    .values({
      organizationId,
      name: 'Harbour ID',
      issuer: 'https://id.harbour.example',
      clientId: 'consign',
      clientSecret: '',
      trustsEmail: false,
      createsUsers: false,
      defaultRules: '[]',
      groupsClaim: null,
      groupRules: '[]',
      syncsRules: false,
      createdBy: null,
      isEnforced: true,
      breakGlassUserId: admin.id,
      createdAt: TEST_NOW,
    })
    .execute();
  expect((await portal.as(admin).get('/users/first-sign-in')).json()).toEqual({
    canInvite: true,
    provider: 'Harbour ID',
  });
  const user = await invite(admin);
  expect(user.invitation).toEqual({ sentAt: TEST_NOW, expiresAt: null, state: 'sent' });
  const [email] = await mailsTo(user.email);
  for (const text of ['Harbour ID', user.email, `${portal.app.config.publicUrl}/login`])
    expect(email?.text).toContain(text);
  expect(email?.text).not.toContain('#');
  expect((await check(earlyToken)).json().provider).toBe('Harbour ID');
  const refused = await accept(earlyToken);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'singleSignOnRequired']);
});

const withoutMail = testApp();
test('stores a one-time password in the outbox without a mail server', async () => {
  const builders = createBuilders(withoutMail.db, TEST_NOW);
  const { id: organizationId } = await builders.organization();
  const admin = await builders.user({ role: 'admin', rules: RULES, organizationId });
  const by = withoutMail.as(admin);
  expect((await by.get('/users/first-sign-in')).json()).toEqual({ canInvite: false, provider: null });
  const input = { login: 'offline', email: 'offline@invited.example', timezoneId: admin.timezoneId };
  const user = (await by.post('/users', input)).json();
  expect([user.invitation, user.actions.includes('invite')]).toEqual([null, false]);
  const [kept] = await withoutMail.db.selectFrom('mails').select(['state', 'text']).execute();
  expect([kept?.state, kept?.text]).toEqual(['kept', expect.stringMatching(/[a-z2-9]{4}(-[a-z2-9]{4}){2}/)]);
  await withoutMail.db
    .updateTable('organizations')
    .set({ smtpHost: 'mail.harbour.example' })
    .where('id', '=', organizationId)
    .execute();
  expect((await by.get('/users/first-sign-in')).json()).toEqual({ canInvite: true, provider: null });
});
