import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { given as builders } from '../../../demo/builders.ts';
import { mailServer } from '../../platform/testing/mail-server.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { smtpFailure } from './smtp-failure.rules.ts';

const PASSWORD = 'correct horse battery';
const ownMail = { ports: [] as number[], allowsPrivate: true };
const server = mailServer({ user: 'office@harvest.example', password: PASSWORD });
const portal = testApp({ config: { ownMail } });
const given = () => builders(portal.db, TEST_NOW);

const listening: Server[] = [];
/** What answers at a port, but is no mail server that could be used. */
async function listener(answer: string | null) {
  const odd = createServer((socket) => {
    socket.on('error', () => {});
    if (answer === null) socket.destroy();
    else socket.end(answer);
  }).listen(0, '127.0.0.1');
  listening.push(odd);
  await once(odd, 'listening');
  const { port } = odd.address() as AddressInfo;
  ownMail.ports.push(port);
  return port;
}

beforeAll(() => {
  ownMail.ports.push(server.port);
});
beforeEach(async () => {
  ownMail.allowsPrivate = true;
  await portal.db.deleteFrom('signInAttempts').execute();
});
afterAll(() => listening.forEach((odd) => odd.close()));

const owner = async (organization = {}) =>
  given().user({
    organizationId: (await given().organization({ name: 'Harvest', ...organization })).id,
    language: 'it',
    rules: [{ model: 'organizationOwner', rule: 'write' }],
  });
type User = Awaited<ReturnType<typeof owner>>;
const settings = (more = {}) => ({
  smtpHost: 'localhost',
  smtpPort: server.port,
  smtpUser: 'office@harvest.example',
  smtpPassword: PASSWORD,
  ...more,
});
const send = (user: User, body: object) => portal.as(user).post('/organizations/self/smtp-test', body);

test('a real mail goes to whoever asks, from who signs in, in their language', async () => {
  const user = await owner();
  expect((await send(user, settings())).json()).toEqual({ isSent: true, to: user.email });
  const [mail] = server.state.received;
  expect(mail).toMatchObject({ from: 'office@harvest.example', to: [user.email], user: 'office@harvest.example' });
  expect(mail?.data).toContain('Subject: E-mail di prova di Harvest');
});

test('without a password the stored one is used, but only for the server and user it was given for', async () => {
  const user = await owner();
  const root = await given().user({ role: 'root' });
  const withoutPassword = settings({ smtpPassword: undefined });
  const refused = async (body: object) => (await send(user, body)).json().fields;
  expect(await refused(withoutPassword)).toHaveProperty('smtpPassword.code', 'signInRefused');
  const { change } = (await portal.as(user).patch('/organizations/self', settings())).json();
  expect((await send(user, withoutPassword)).statusCode).toBe(200);
  await portal.as(root).patch(`/organizations/changes/${change.id}`, {});
  expect((await send(user, withoutPassword)).statusCode).toBe(200);
  expect((await send(user, { ...withoutPassword, smtpHost: '127.0.0.1' })).statusCode).toBe(422);
  expect(server.state.received).toHaveLength(2);
});

test.each<[string, () => Promise<object> | object, string, string]>([
  ['a wrong password', () => ({ smtpPassword: 'wrong' }), 'smtpPassword', 'signInRefused'],
  ['a wrong user', () => ({ smtpUser: 'nobody' }), 'smtpPassword', 'signInRefused'],
  ['a host that is not there', () => ({ smtpHost: 'mail.invalid' }), 'smtpHost', 'hostNotFound'],
  ['a port where nobody answers', async () => ({ smtpPort: await listener(null) }), 'smtpHost', 'unreachable'],
  [
    'a port where something else answers',
    async () => ({ smtpPort: await listener('HTTP/1.1 400 Bad Request\r\n\r\ninternal secret') }),
    'smtpHost',
    'unreachable',
  ],
  ['a port that is none of mail', () => ({ smtpPort: 22 }), 'smtpPort', 'portNotAllowed'],
])('%s is told by its field, in plain words', async (_name, more, field, code) => {
  const reply = await send(await owner(), settings(await more()));
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
])('nothing is asked of %s where private networks are closed', async (smtpHost) => {
  ownMail.allowsPrivate = false;
  const reply = await send(await owner(), settings({ smtpHost }));
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['smtpHost']]);
  expect(server.state.received).toEqual([]);
});

test('trying has an end', async () => {
  const user = await owner();
  for (let i = 0; i < 11; i += 1) expect((await send(user, settings({ smtpPort: 22 }))).statusCode).toBe(422);
  expect((await send(user, settings())).json()).toMatchObject({ statusCode: 429, code: 'tooManyAttempts' });
  expect((await send(await owner(), settings())).statusCode).toBe(200);
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
])('%s %s is %s', (code, original, told) => {
  expect(smtpFailure({ code, originalCode: original }).code).toBe(told);
});
