import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { createBuilders } from '../../../../demo/builders.ts';
import { testMailServer } from '../../../platform/testing/mail-server.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { toSmtpFailure } from './smtp-failure.rules.ts';

const PASSWORD = 'correct horse battery';
const ownMail = { allowedPorts: [] as number[], allowsPrivate: true };
const server = testMailServer({ user: 'office@harvest.example', password: PASSWORD });
const portal = testApp({ config: { organizationMail: ownMail } });
const build = () => createBuilders(portal.db, TEST_NOW);

const servers: Server[] = [];
/** Opens a port that does not speak SMTP. */
async function listener(response: string | null) {
  const socketServer = createServer((socket) => {
    socket.on('error', () => {});
    if (response === null) socket.destroy();
    else socket.end(response);
  }).listen(0, '127.0.0.1');
  servers.push(socketServer);
  await once(socketServer, 'listening');
  const { port } = socketServer.address() as AddressInfo;
  ownMail.allowedPorts.push(port);
  return port;
}

beforeAll(() => {
  ownMail.allowedPorts.push(server.port);
});
beforeEach(async () => {
  ownMail.allowsPrivate = true;
  await portal.db.deleteFrom('signInAttempts').execute();
});
afterAll(() => servers.forEach((socketServer) => socketServer.close()));

const createOwner = async (organization = {}) =>
  build().user({
    organizationId: (await build().organization({ name: 'Harvest', ...organization })).id,
    language: 'it',
    rules: [{ model: 'organizationOwner', rule: 'write' }],
  });
type User = Awaited<ReturnType<typeof createOwner>>;
const settings = (overrides = {}) => ({
  smtpHost: 'localhost',
  smtpPort: server.port,
  smtpUser: 'office@harvest.example',
  smtpPassword: PASSWORD,
  ...overrides,
});
const sendTest = (user: User, body: object) => portal.as(user).post('/organizations/self/smtp-test', body);

test('sends an email to the caller in their language, from the SMTP user', async () => {
  const user = await createOwner();
  expect((await sendTest(user, settings())).json()).toEqual({ isSent: true, to: user.email });
  const [mail] = server.state.received;
  expect(mail).toMatchObject({ from: 'office@harvest.example', to: [user.email], user: 'office@harvest.example' });
  expect(mail?.data).toContain('Subject: E-mail di prova di Harvest');
});

test('uses the stored password only for the server and user it was saved with', async () => {
  const user = await createOwner();
  const root = await build().user({ role: 'root' });
  const withoutPassword = settings({ smtpPassword: undefined });
  const fieldErrorsOf = async (body: object) => (await sendTest(user, body)).json().fields;
  expect(await fieldErrorsOf(withoutPassword)).toHaveProperty('smtpPassword.code', 'signInRefused');
  const { change } = (await portal.as(user).patch('/organizations/self', settings())).json();
  expect((await sendTest(user, withoutPassword)).statusCode).toBe(200);
  await portal.as(root).patch(`/organizations/changes/${change.id}`, {});
  expect((await sendTest(user, withoutPassword)).statusCode).toBe(200);
  expect((await sendTest(user, { ...withoutPassword, smtpHost: '127.0.0.1' })).statusCode).toBe(422);
  expect(server.state.received).toHaveLength(2);
});

test.each<[string, () => Promise<object> | object, string, string]>([
  ['a wrong password', () => ({ smtpPassword: 'wrong' }), 'smtpPassword', 'signInRefused'],
  ['a wrong user', () => ({ smtpUser: 'nobody' }), 'smtpPassword', 'signInRefused'],
  ['an unknown host', () => ({ smtpHost: 'mail.invalid' }), 'smtpHost', 'hostNotFound'],
  ['a port without a response', async () => ({ smtpPort: await listener(null) }), 'smtpHost', 'unreachable'],
  [
    'a port with another protocol',
    async () => ({ smtpPort: await listener('HTTP/1.1 400 Bad Request\r\n\r\ninternal secret') }),
    'smtpHost',
    'unreachable',
  ],
  ['a port other than a mail server port', () => ({ smtpPort: 22 }), 'smtpPort', 'portNotAllowed'],
])('reports %s by its field without details of the reply', async (_name, overrides, field, code) => {
  const reply = await sendTest(await createOwner(), settings(await overrides()));
  expect([reply.statusCode, reply.json().fields?.[field]?.code]).toEqual([422, code]);
  expect(reply.payload).not.toMatch(/here|535|400|secret|correct horse|ECONN|127\.0/);
});

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '0x7f000001',
  '2130706433',
  '127.1',
  '169.254.169.254',
  '10.0.0.1',
  '::ffff:127.0.0.1',
])('does not connect to %s when private networks are not allowed', async (smtpHost) => {
  ownMail.allowsPrivate = false;
  const reply = await sendTest(await createOwner(), settings({ smtpHost }));
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['smtpHost']]);
  expect(server.state.received).toEqual([]);
});

test('throttles tests', async () => {
  const user = await createOwner();
  for (let i = 0; i < 11; i += 1) expect((await sendTest(user, settings({ smtpPort: 22 }))).statusCode).toBe(422);
  expect((await sendTest(user, settings())).json()).toMatchObject({ statusCode: 429, code: 'tooManyAttempts' });
  expect((await sendTest(await createOwner(), settings())).statusCode).toBe(200);
});

test.each([
  ['ETLS', '', 'insecure'],
  ['ESOCKET', 'ERR_SSL_WRONG_VERSION_NUMBER', 'insecure'],
  ['ESOCKET', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'insecure'],
  ['ESOCKET', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'insecure'],
  ['ESOCKET', 'ECONNREFUSED', 'unreachable'],
  ['ETIMEDOUT', '', 'unreachable'],
  ['EENVELOPE', '', 'mailRefused'],
  ['ENEW', '', 'unreachable'],
])('maps %s %s to %s', (code, originalCode, expected) => {
  expect(toSmtpFailure({ code, originalCode }).code).toBe(expected);
});
