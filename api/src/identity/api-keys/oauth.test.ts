import * as client from 'openid-client';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
afterEach(() => void (portal.clock.now = TEST_NOW));

const RULES = [{ model: 'contact', rule: 'read' }];

async function setUp(input: object = {}) {
  const { id: organizationId } = await build().organization();
  const admin = portal.as(await build().user({ organizationId, role: 'admin', rules: 'all' }));
  const { id, secret } = (await admin.post('/api-keys', { name: 'ERP', rules: RULES, ...input })).json();
  return { admin, id, secret };
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const requestToken = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  portal.as(null, { ...FORM, ...headers }).post('/oauth/token', new URLSearchParams(form).toString());
const tokenOf = async (id: string, secret: string) =>
  (await requestToken({ grant_type: 'client_credentials', client_id: id, client_secret: secret })).json()
    .access_token as string;
const callWith = async (token: string, path = '/contacts') => {
  const { statusCode, json } = await portal.as(null, { authorization: `Bearer ${token}` }).get(path);
  return statusCode < 300 ? statusCode : `${statusCode} ${json().code}`;
};

test('issues a client a short-lived token with the rules of its key', async () => {
  const { id, secret } = await setUp();
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const reply = await requestToken({ grant_type: 'client_credentials' }, { authorization: basic });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const { access_token: token, ...rest } = reply.json();
  expect(rest).toEqual({ token_type: 'Bearer', expires_in: 600, scope: 'contact:read' });
  expect(await callWith(token)).toBe(200);
  expect(await callWith(token, '/v1/contacts')).toBe(200);
  expect(await callWith(token, '/orders/v2')).toBe('403 forbidden');
  expect(await callWith(token, '/users/self')).toBe('403 onlyForPeople');
  portal.clock.now += 10 * MINUTE;
  expect(await callWith(token)).toBe('401 unauthorized');
});

test('understands a client library', async () => {
  const { id, secret } = await setUp();
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const server = { issuer: address, token_endpoint: `${address}/api/oauth/token` };
  for (const authenticate of [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]) {
    const configuration = new client.Configuration(server, id, undefined, authenticate);
    client.allowInsecureRequests(configuration);
    const { access_token: token, expires_in: seconds } = await client.clientCredentialsGrant(configuration);
    expect([seconds, await callWith(token)]).toEqual([600, 200]);
  }
});

test('ends with its key, with its secret and with the rules of its creator', async () => {
  const { admin, id, secret } = await setUp();
  const token = await tokenOf(id, secret);
  const { secret: next } = (await admin.post(`/api-keys/${id}/rotate`, { overlap: MINUTE })).json();
  expect(await callWith(token)).toBe(200);
  portal.clock.now += MINUTE;
  expect(await callWith(token)).toBe('401 unauthorized');
  const renewed = await tokenOf(id, next);
  expect(await callWith(renewed)).toBe(200);
  const { createdBy } = (await admin.get('/api-keys')).json().items[0];
  await portal.db.deleteFrom('userRules').where('userId', '=', createdBy.id).where('model', '=', 'contact').execute();
  expect(await callWith(renewed)).toBe('403 forbidden');
  await admin.patch(`/api-keys/${id}/revoke`);
  expect(await callWith(renewed)).toBe('401 unauthorized');
});

test('records its use, and works only from the networks of its key', async () => {
  const { admin, id, secret } = await setUp({ networks: ['127.0.0.0/8'] });
  const token = await tokenOf(id, secret);
  expect((await admin.get('/api-keys')).json().items).toMatchObject([
    { lastUsedAt: TEST_NOW, lastUsedFrom: '127.0.0.1' },
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const elsewhere = await portal.app.inject({ url: '/api/contacts', headers, remoteAddress: '198.51.100.1' });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'addressNotAllowed']);
});

test.each([
  ['another secret', { client_secret: 'csg_unknown' }, {}],
  ['another client', { client_id: '00000000-0000-4000-8000-0000000000ff' }, {}],
  ['an expired key', {}, { expiresAt: TEST_NOW + HOUR }],
  ['another network', {}, { networks: ['203.0.113.0/24'] }],
])('rejects %s', async (_reason, form, key) => {
  const { id, secret } = await setUp(key);
  portal.clock.now += 2 * HOUR;
  const reply = await requestToken({ grant_type: 'client_credentials', client_id: id, client_secret: secret, ...form });
  expect([reply.statusCode, reply.json()]).toMatchObject([401, { error: 'invalid_client', code: 'invalid_client' }]);
  expect(reply.headers['www-authenticate']).toBe('Basic realm="Consign"');
});

test('distinguishes the token of a client from that of a session', async () => {
  const { id, secret } = await setUp();
  const token = await tokenOf(id, secret);
  portal.clock.now += DAY;
  expect(await callWith(token)).toBe('401 unauthorized');
  const [header = '', ...rest] = token.split('.');
  const retyped = Buffer.from(Buffer.from(header, 'base64url').toString().replace('at+jwt', 'JWT')).toString(
    'base64url',
  );
  portal.clock.now = TEST_NOW;
  expect(await callWith([retyped, ...rest].join('.'))).toBe('401 unauthorized');
});

const SCOPED = { rules: ['contact', 'location'].map((model) => ({ model, rule: 'read' })) };

test('narrows a token to the requested scope, regardless of its key’s rules', async () => {
  const { admin, id, secret } = await setUp(SCOPED);
  const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const { access_token: token, scope } = (await requestToken({ ...grant, scope: 'location:read' })).json();
  expect(scope).toBe('location:read');
  expect([await callWith(token, '/locations'), await callWith(token)]).toEqual([200, '403 forbidden']);
  const { access_token: whole, ...rest } = (await requestToken({ ...grant, scope: ' ' })).json();
  expect(rest.scope.split(' ').toSorted()).toEqual(['contact:read', 'location:read']);
  expect([await callWith(whole, '/locations'), await callWith(whole)]).toEqual([200, 200]);
  const { createdBy } = (await admin.get('/api-keys')).json().items[0];
  await portal.db.deleteFrom('userRules').where('userId', '=', createdBy.id).where('model', '=', 'location').execute();
  expect(await callWith(token, '/locations')).toBe('403 forbidden');
});

test.each(['contact:write', 'contact:read bill:read', 'contact', 'all', 'x'.repeat(3_000)])(
  'refuses the scope %s, which is unknown or wider than the client',
  async (scope) => {
    const { id, secret } = await setUp(SCOPED);
    const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret, scope };
    const reply = await requestToken(grant);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'invalid_scope', code: 'invalid_scope' }]);
    const stranger = await requestToken({ ...grant, client_secret: 'csg_unknown' });
    expect(stranger.json()).toMatchObject({ error: 'invalid_client' });
  },
);
