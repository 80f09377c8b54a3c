import { createBuilders } from '../../../demo/builders.ts';
import type { Tables } from '../../platform/database/database.ts';
import { testMailServer } from '../../platform/testing/mail-server.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { canReadSecrets } from './retry.rules.ts';

const mailServer = testMailServer();
const portalWithServer = testApp({
  config: {
    get mail() {
      return { url: `smtp://127.0.0.1:${mailServer.port}`, from: 'portal@consign.example' };
    },
  },
});
const portal = testApp();
type Portal = typeof portal;
type State = Tables['mails']['state'];

const FULL = { text: 'Your code is 123456', html: '<p>Your code is 123456</p>' };
const MASKED = { text: 'Your code is ••••••', html: '<p>Your code is ••••••</p>' };

const createEmail = ({ db }: Portal, state: State) =>
  db
    .insertInto('mails')
    .values({ recipient: 'a@b.example', subject: 'Code', ...FULL, masked: MASKED, state, createdAt: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow();

const build = ({ db }: Portal) => createBuilders(db, TEST_NOW);

async function readBody(where: Portal, state: State) {
  const { id } = await createEmail(where, state);
  const root = await build(where).user({ role: 'root' });
  return (await where.as(root).get(`/mails/${id}`)).json();
}

test.each([
  ['kept', false, true],
  ['kept', true, false],
  ['queued', true, false],
  ['failed', true, false],
  ['sent', false, false],
  ['sent', true, false],
] as const)('a %s email shows its code, with a mail server %s: %s', async (state, hasServer, isReadable) => {
  expect(canReadSecrets(state, hasServer)).toBe(isReadable);
  const email = await readBody(hasServer ? portalWithServer : portal, state);
  expect(email).toMatchObject(isReadable ? FULL : MASKED);
  expect(email).not.toHaveProperty('masked');
});

const findEmailTo = (recipient: string) =>
  portalWithServer.db
    .selectFrom('mails')
    .select(['state', 'text', 'html', 'masked'])
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();

const requestCode = (email: string) => portalWithServer.as(null).post('/auth/otp', { email });

async function invite(email: string) {
  const manager = await build(portalWithServer).user({ rules: 'all' });
  await portalWithServer.db.deleteFrom('users').where('email', '=', email).execute();
  return portalWithServer.as(manager).post('/users', { login: email, email, timezoneId: manager.timezoneId });
}

test.each([
  ['a code', /\b\d{6}\b/, requestCode],
  ['the link of an invitation', /login\/invitation#[\w-]{32}/, invite],
])('sends %s and stores no copy of it', async (_what, secret, request) => {
  const { email } = await build(portalWithServer).user();
  expect((await request(email)).statusCode).toBeLessThan(300);
  const before = await findEmailTo(email);
  expect([before.text, before.html]).toEqual([expect.stringMatching(secret), expect.stringMatching(secret)]);
  await portalWithServer.app.jobs.runDue();
  // Long lines are wrapped in transfer.
  const received = mailServer.state.received.map(({ to, data }) => ({ to, data: data.replaceAll(/=\r?\n/g, '') }));
  expect(received).toMatchObject([{ to: [email], data: expect.stringMatching(secret) as unknown }]);
  const { state, text, html, masked } = await findEmailTo(email);
  expect([state, masked, text.match(secret), html.match(secret)]).toEqual(['sent', null, null, null]);
  expect([text, html]).toEqual([expect.stringContaining('••••••'), expect.stringContaining('••••••')]);
});

test('leaves emails without a secret unchanged', async () => {
  const user = await build(portalWithServer).user();
  const manager = await build(portalWithServer).user({ organizationId: user.organizationId, rules: 'all' });
  await portalWithServer.as(manager).patch(`/users/${user.id}`, { password: 'quiet-harbour' });
  const before = await findEmailTo(user.email);
  await portalWithServer.app.jobs.runDue();
  expect(await findEmailTo(user.email)).toEqual({ ...before, state: 'sent' });
});

test('masks what the release before has sent', async () => {
  const { id } = await createEmail(portalWithServer, 'sent');
  await requestCode((await build(portalWithServer).user()).email);
  await portalWithServer.app.jobs.runDue();
  const row = await portalWithServer.db
    .selectFrom('mails')
    .select(['text', 'html', 'masked'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ ...MASKED, masked: null });
});
