import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../demo/builders.ts';
import { form, MULTIPART, PDF } from './identity/organizations/testing/picture.fixtures.ts';
import { listOperations } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const CONTACT = { firstName: 'Ann', lastName: 'Alwis', email: 'ann@x.example', phone: '+94 77 123 4567' };

const openOffice = async () =>
  build().user({ organizationId: (await build().organization({ type: '3pl' })).id, role: 'admin', rules: 'all' });
type User = Awaited<ReturnType<typeof openOffice>>;

const keyed = (user: User, key: string, headers = {}) => portal.as(user, { 'idempotency-key': key, ...headers });
const countContacts = async ({ organizationId }: User) => {
  const rows = await portal.db
    .selectFrom('contacts')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('email', '=', CONTACT.email)
    .execute();
  return rows.length;
};

/** Nobody is signed in, so the key can't belong to a user. */
const PUBLIC_REASONS: Record<string, string> = {
  'POST /api/areas/reports': 'counts faults of a browser, creates no record',
  'POST /api/auth': 'creates no record',
  'POST /api/auth/change-password': 'its code works once',
  'POST /api/auth/check-otp': 'creates no record',
  'POST /api/auth/invitations/accept': 'its link works once',
  'POST /api/auth/invitations/check': 'creates no record',
  'POST /api/auth/otp': 'sends at most one code a minute',
  'POST /api/auth/passkey': 'its challenge works once',
  'POST /api/auth/passkey/options': 'creates a challenge that ends by itself',
  'POST /api/auth/refresh': 'rotates a token that works once',
  'POST /api/auth/second-factor': 'its challenge works once',
  'POST /api/auth/sign-in-code': 'sends at most one code a minute',
  'POST /api/auth/sign-out': 'ends what has ended',
  'POST /api/auth/sso/lookup': 'creates no record',
  'POST /api/auth/sso/saml/{id}/acs': 'an answer counts once',
  'POST /api/auth/sso/saml/{id}/logout': 'ends what has ended',
  'POST /api/auth/sso/session': 'issues a token of a session that exists',
  'POST /api/auth/sso/{id}/logout': 'ends what has ended',
  'POST /api/gate-links/{token}/bookings': 'a stop has one booking: a repeated request moves it to the same slot',
  'POST /api/oauth/token': 'issues a token that ends by itself',
  'POST /api/organizations/registration': 'a login registers once',
  'POST /api/telemetry/positions': 'a position is stored once per device and time',
  'POST /api/telemetry/positions/{token}': 'a position is stored once per device and time',
};

test('every POST accepts an Idempotency-Key, or is public with its reason', () => {
  const posts = listOperations(portal.app).filter(({ method }) => method === 'POST');
  const without = posts.filter(({ parameters }) => !parameters.some(({ name }) => name === 'idempotency-key'));
  expect(without.every(({ isPublic }) => isPublic)).toBe(true);
  expect(without.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(PUBLIC_REASONS));
});

/** A call that creates or pays, and how often it has done so. */
const CALLS: [string, object, (user: User) => Promise<number>][] = [
  ['/contacts', CONTACT, countContacts],
  [
    '/v1/organizations/epc/purchase',
    { quantity: 40, unitPrice: '250.00' },
    async (user) => (await portal.as(user).get('/v1/organizations/epc')).json().purchased / 40,
  ],
];

test.each(CALLS)('%s happens once, and gets the same response again', async (path, body, count) => {
  const user = await openOffice();
  const before = await count(user);
  const first = await keyed(user, 'k1').post(path, body);
  const second = await keyed(user, 'k1').post(path, body);
  expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect([second.statusCode, second.json(), second.headers['idempotency-replayed']]).toEqual([
    201,
    first.json(),
    'true',
  ]);
  expect(await count(user)).toBe(before + 1);
  await keyed(user, 'k2').post(path, body);
  expect(await count(user)).toBe(before + 2);
});

test('happens once despite concurrent repetitions', async () => {
  const user = await openOffice();
  const replies = await Promise.all([1, 2, 3, 4].map(() => keyed(user, 'k').post('/contacts', CONTACT)));
  expect(await countContacts(user)).toBe(1);
  const rejected = replies.filter(({ statusCode }) => statusCode !== 201);
  for (const reply of rejected)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
      409,
      'requestInProgress',
      '1',
    ]);
  expect((await keyed(user, 'k').post('/contacts', CONTACT)).statusCode).toBe(201);
  expect(await countContacts(user)).toBe(1);
});

test('rejects another request with the same key', async () => {
  const user = await openOffice();
  await keyed(user, 'k').post('/contacts', CONTACT);
  const reply = await keyed(user, 'k').post('/contacts', { ...CONTACT, lastName: 'Perera' });
  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    {
      statusCode: 422,
      code: 'idempotencyKeyReused',
      message: 'This Idempotency-Key belongs to another request',
      fields: { 'idempotency-key': { code: 'reused', message: 'Belongs to another request' } },
    },
  ]);
  expect(await countContacts(user)).toBe(1);
});

test('separates the keys of users and calls', async () => {
  const [user, other] = [await openOffice(), await openOffice()];
  await keyed(user, 'k').post('/contacts', CONTACT);
  expect((await keyed(other, 'k').post('/contacts', CONTACT)).statusCode).toBe(201);
  expect(await countContacts(other)).toBe(1);
  const purchase = await keyed(user, 'k').post('/v1/organizations/epc/purchase', { quantity: 1, unitPrice: '250.00' });
  expect(purchase.statusCode).toBe(201);
});

test('a rejected request doesn’t use up its key', async () => {
  const user = await openOffice();
  expect((await keyed(user, 'k').post('/contacts', {})).statusCode).toBe(422);
  expect((await keyed(user, 'k').post('/contacts', CONTACT)).statusCode).toBe(201);
});

test('does nothing again when the response was lost', async () => {
  const user = await openOffice();
  await keyed(user, 'k').post('/contacts', CONTACT);
  await portal.db.updateTable('idempotencyKeys').set({ status: null, response: null }).execute();
  const repeat = async (secondsLater: number) => {
    portal.clock.now = TEST_NOW + secondsLater;
    return (await keyed(user, 'k').post('/contacts', CONTACT)).json();
  };
  expect(await repeat(1)).toMatchObject({ statusCode: 409, code: 'requestInProgress' });
  expect(await repeat(2)).toMatchObject({ statusCode: 409, code: 'alreadyProcessed' });
  portal.clock.now = TEST_NOW;
  expect(await countContacts(user)).toBe(1);
});

test('forgets a key after 24 hours', async () => {
  const user = await openOffice();
  await keyed(user, 'k').post('/contacts', CONTACT);
  portal.clock.now = TEST_NOW + DAY;
  await keyed(user, 'k').post('/contacts', CONTACT);
  expect(await countContacts(user)).toBe(1);
  portal.clock.now = TEST_NOW + DAY + 1;
  await keyed(user, 'k').post('/contacts', CONTACT);
  expect(await countContacts(user)).toBe(2);
  portal.clock.now = TEST_NOW;
});

test('compares the content of uploaded files', async () => {
  const user = await openOffice();
  const vehicle = await build().vehicle({ organizationId: user.organizationId });
  const kind = Buffer.from('--edge\r\nContent-Disposition: form-data; name="kind"\r\n\r\ninsurance\r\n');
  const upload = (content: Buffer) =>
    keyed(user, 'k', MULTIPART).post(
      `/vehicles/${vehicle.id}/files`,
      Buffer.concat([kind, form(content, { field: 'file', name: 'a.pdf', type: 'application/pdf' })]),
    );
  const first = await upload(PDF);
  expect(first.statusCode).toBeLessThan(300);
  expect((await upload(PDF)).json()).toEqual(first.json());
  expect((await upload(Buffer.concat([PDF, PDF]))).json().code).toBe('idempotencyKeyReused');
});

test('encrypts stored responses', async () => {
  const user = await openOffice();
  await keyed(user, 'k').post('/contacts', CONTACT);
  const rows = await portal.db.selectFrom('idempotencyKeys').select('response').execute();
  expect(JSON.stringify(rows)).not.toContain(CONTACT.email);
});

test.each(['', ' ', 'ä', 'x'.repeat(256)])('rejects a malformed key: %j', async (key) => {
  const reply = await keyed(await openOffice(), key).post('/contacts', CONTACT);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['idempotency-key']]);
});
