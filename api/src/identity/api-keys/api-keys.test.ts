import type { InjectOptions } from 'fastify';
import type { ApiKeyInput } from 'shared-contracts/identity/api-keys';
import { DAY, HOUR } from 'shared-contracts/values/time';
import type { Rule } from 'shared-contracts/values/identity/access';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
afterEach(() => void (portal.clock.now = TEST_NOW));

const rule = (model: Rule['model'], action: Rule['rule']): Rule => ({ model, rule: action });
const CONTACTS = [rule('contact', 'read'), rule('contact', 'write')];

async function setUp(type: '1pl' | '3pl' = '1pl') {
  const { id: organizationId } = await build().organization({ type });
  const admin = await build().user({
    organizationId,
    role: 'admin',
    rules: 'all',
    contact: { firstName: 'Ada', lastName: 'Admin' },
  });
  const as = portal.as(admin);
  const create = (input: Partial<ApiKeyInput> = {}) => as.post('/api-keys', { name: 'ERP', rules: CONTACTS, ...input });
  return { organizationId, admin, as, create };
}

const withKey = (secret: string) => portal.as(null, { authorization: `Bearer ${secret}` });
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) =>
  statusCode < 300 ? statusCode : `${statusCode} ${json().code}`;
const CONTACT = { firstName: 'Nimal', lastName: 'Perera', organizationName: 'Harvest', email: 'nimal@harvest.example' };

test('creates a key, whose secret is returned once and stored as a hash, and calls with it', async () => {
  const { as, create, organizationId } = await setUp();
  const reply = await create({ networks: ['127.0.0.0/8'], expiresAt: TEST_NOW + DAY });
  expect(reply.statusCode).toBe(201);
  const { secret, ...created } = reply.json();
  expect(secret).toMatch(/^csg_[\w-]{32}$/);
  expect(created).toMatchObject({ name: 'ERP', prefix: secret.slice(0, 12), state: 'active', lastUsedAt: null });
  expect(outcome(await withKey(secret).get('/contacts'))).toBe(200);
  const { items } = (await as.get('/api-keys')).json();
  expect(items).toEqual([{ ...created, lastUsedAt: TEST_NOW, lastUsedFrom: '127.0.0.1' }]);
  const rows = await portal.db.selectFrom('apiKeys').selectAll().where('organizationId', '=', organizationId).execute();
  const entries = await portal.db.selectFrom('timelineEntries').selectAll().execute();
  expect(JSON.stringify([rows, entries])).not.toContain(secret.slice(12));
});

test('the timeline and the audit contain the key', async () => {
  const { admin, as, create, organizationId } = await setUp();
  const { id, secret } = (await create()).json();
  const contact = (await withKey(secret).post('/contacts', CONTACT)).json();
  const root = portal.as(await build().user({ role: 'root' }));
  const { items } = (await root.get(`/audit?apiKeyId=${id}`)).json();
  expect(items).toMatchObject([
    { subject: 'contact', subjectId: contact.id, user: { id: admin.id }, apiKey: { id, name: 'ERP' } },
  ]);
  expect((await as.get(`/contacts/${contact.id}/timeline`)).json().items).toMatchObject([
    { event: 'created', user: 'Ada Admin', apiKey: 'ERP' },
  ]);
  const ofKey = (await root.get(`/audit?subject=apiKey&organizationId=${organizationId}`)).json().items;
  expect(ofKey).toMatchObject([{ name: 'ERP', event: 'created', user: { id: admin.id }, apiKey: null }]);
});

test('calls with the key’s rules only, without role and contact of its creator', async () => {
  const { as, create } = await setUp();
  const { secret } = (await create()).json();
  const key = withKey(secret);
  expect(outcome(await key.get('/orders/v2'))).toBe('403 forbidden');
  expect(outcome(await key.get('/api-keys'))).toBe('403 forbidden');
  expect(outcome(await key.post('/api-keys', { name: 'Child', rules: CONTACTS }))).toBe('403 forbidden');
  expect(outcome(await key.get('/users/self'))).toBe('403 onlyForPeople');
  expect(outcome(await key.get('/auth/sessions'))).toBe('403 onlyForPeople');
  expect((await key.get('/users/rules')).json()).toEqual({ rules: CONTACTS });
  expect(outcome(await as.get('/users/self'))).toBe(200);
});

test('reads by rule even in an organization with users who read without rules', async () => {
  const { create } = await setUp('3pl');
  const { secret } = (await create({ rules: [rule('contact', 'read')] })).json();
  expect(outcome(await withKey(secret).get('/contacts'))).toBe(200);
  expect(outcome(await withKey(secret).get('/vehicles'))).toBe('403 forbidden');
});

test('has never more rules than its creator', async () => {
  const { organizationId, create } = await setUp();
  const admin = await build().user({ organizationId, role: 'admin', rules: [rule('organizationOwner', 'write')] });
  const reply = await portal.as(admin).post('/api-keys', { name: 'ERP', rules: CONTACTS });
  expect([outcome(reply), reply.json().fields.rules.code]).toEqual(['422 invalid', 'ruleNotHeld']);
  const { secret, createdBy } = (await create()).json();
  await portal.db.deleteFrom('userRules').where('userId', '=', createdBy.id).where('rule', '=', 'write').execute();
  expect(outcome(await withKey(secret).get('/contacts'))).toBe(200);
  expect(outcome(await withKey(secret).post('/contacts', CONTACT))).toBe('403 forbidden');
});

test('pauses while its creator is blocked, until another admin takes it over by rotating it', async () => {
  const { organizationId, admin, create } = await setUp();
  const { id, secret } = (await create()).json();
  await portal.db.updateTable('users').set({ status: USER_STATUS.blocked }).where('id', '=', admin.id).execute();
  expect(outcome(await withKey(secret).get('/contacts'))).toBe('401 blocked');
  const other = portal.as(await build().user({ organizationId, role: 'admin', rules: 'all' }));
  expect((await other.get('/api-keys?state=paused')).json().items).toMatchObject([{ id, state: 'paused' }]);
  expect((await other.get('/api-keys?state=active')).json().total).toBe(0);
  const rotated = (await other.post(`/api-keys/${id}/rotate`, { overlap: HOUR })).json();
  expect(outcome(await withKey(rotated.secret).get('/contacts'))).toBe(200);
  expect(outcome(await withKey(secret).get('/contacts'))).toBe(200);
});

test('accepts the old secret for the overlap of a rotation', async () => {
  const { as, create } = await setUp();
  const { id, secret } = (await create()).json();
  const rotated = (await as.post(`/api-keys/${id}/rotate`, { overlap: HOUR })).json();
  expect(rotated).toMatchObject({ id, previousEndsAt: TEST_NOW + HOUR, prefix: rotated.secret.slice(0, 12) });
  portal.clock.now += HOUR - 1;
  expect(outcome(await withKey(secret).get('/contacts'))).toBe(200);
  portal.clock.now += 1;
  expect(outcome(await withKey(secret).get('/contacts'))).toBe('401 unauthorized');
  expect(outcome(await withKey(rotated.secret).get('/contacts'))).toBe(200);
  expect((await as.get('/api-keys')).json().items[0].previousEndsAt).toBeNull();
  const next = (await as.post(`/api-keys/${id}/rotate`, { overlap: 0 })).json();
  expect(outcome(await withKey(rotated.secret).get('/contacts'))).toBe('401 unauthorized');
  expect(outcome(await withKey(next.secret).get('/contacts'))).toBe(200);
});

test('ends when it expires or is revoked, and stays in the list', async () => {
  const { as, create } = await setUp();
  const expiring = (await create({ expiresAt: TEST_NOW + DAY })).json();
  const revoked = (await create({ name: 'TMS' })).json();
  expect((await as.patch(`/api-keys/${revoked.id}/revoke`)).json()).toMatchObject({ state: 'revoked' });
  expect(outcome(await withKey(revoked.secret).get('/contacts'))).toBe('401 unauthorized');
  portal.clock.now += DAY;
  expect(outcome(await withKey(expiring.secret).get('/contacts'))).toBe('401 unauthorized');
  const states = (await as.get('/api-keys?sort=-name')).json().items.map(({ state }: { state: string }) => state);
  expect(states).toEqual(['revoked', 'expired']);
  expect(outcome(await as.patch(`/api-keys/${revoked.id}/revoke`))).toBe('409 keyRevoked');
  expect(outcome(await as.post(`/api-keys/${revoked.id}/rotate`, { overlap: 0 }))).toBe('409 keyRevoked');
  expect(outcome(await as.post(`/api-keys/${expiring.id}/rotate`, { overlap: 0 }))).toBe('409 keyExpired');
});

test('rejects calls from other networks', async () => {
  const { create } = await setUp();
  const { secret } = (await create({ networks: ['203.0.113.0/24', '2001:db8::/32'] })).json();
  const callFrom = async (remoteAddress: string) => {
    const request: InjectOptions = { url: '/api/contacts', headers: { authorization: `Bearer ${secret}` } };
    return outcome(await portal.app.inject({ ...request, remoteAddress }));
  };
  expect(await callFrom('203.0.113.8')).toBe(200);
  expect(await callFrom('::ffff:203.0.113.8')).toBe(200);
  expect(await callFrom('2001:db8::8')).toBe(200);
  expect(await callFrom('198.51.100.1')).toBe('403 addressNotAllowed');
});

test('hides the keys of other organizations, also from root', async () => {
  const { create } = await setUp();
  const { id } = (await create()).json();
  const others = [(await setUp()).as, portal.as(await build().user({ role: 'root' }))];
  for (const other of others) {
    expect((await other.get('/api-keys')).json().items).toEqual([]);
    expect(outcome(await other.patch(`/api-keys/${id}/revoke`))).toBe('404 notFound');
    expect(outcome(await other.post(`/api-keys/${id}/rotate`, { overlap: 0 }))).toBe('404 notFound');
  }
});

test.each([
  [{ name: '' }, 'name'],
  [{ rules: [] }, 'rules'],
  [{ networks: ['203.0.113.0/33'] }, 'networks.0'],
  [{ networks: ['office'] }, 'networks.0'],
  [{ expiresAt: TEST_NOW }, 'expiresAt'],
])('rejects %j', async (input, field) => {
  const { create } = await setUp();
  const reply = await create(input);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('is for admins who may change the organization', async () => {
  const { organizationId } = await setUp();
  for (const user of [
    await build().user({ organizationId, rules: 'all' }),
    await build().user({ organizationId, role: 'admin', rules: CONTACTS }),
  ])
    expect(outcome(await portal.as(user).get('/api-keys'))).toBe('403 forbidden');
});

test('separates repeated requests of two keys of the same creator', async () => {
  const { create } = await setUp();
  const [first, second] = [(await create()).json(), (await create({ name: 'TMS' })).json()];
  const post = (secret: string, firstName: string) =>
    portal
      .as(null, { authorization: `Bearer ${secret}`, 'idempotency-key': '1' })
      .post('/contacts', { ...CONTACT, firstName, email: `${firstName}@harvest.example` });
  expect(outcome(await post(first.secret, 'nimal'))).toBe(201);
  expect(outcome(await post(second.secret, 'sunil'))).toBe(201);
  expect((await post(second.secret, 'sunil')).headers['idempotency-replayed']).toBe('true');
});

test('changes name, rules, networks and expiry, and records each in the timeline', async () => {
  const { as, create, organizationId } = await setUp();
  const { id, secret } = (await create()).json();
  const READS = [rule('contact', 'read')];
  const changes = { name: 'TMS', rules: READS, networks: ['127.0.0.1'], expiresAt: TEST_NOW + DAY };
  expect((await as.patch(`/api-keys/${id}`, changes)).json()).toMatchObject(changes);
  expect(outcome(await withKey(secret).post('/contacts', CONTACT))).toBe('403 forbidden');
  expect((await as.patch(`/api-keys/${id}`, { expiresAt: null })).json()).toMatchObject({
    ...changes,
    expiresAt: null,
  });
  const root = portal.as(await build().user({ role: 'root' }));
  const [last, first] = (await root.get(`/audit?subject=apiKey&organizationId=${organizationId}`)).json().items;
  expect(last).toMatchObject({ event: 'updated', changes: [{ field: 'expiresAt', from: TEST_NOW + DAY, to: null }] });
  const fields = first.changes.map(({ field }: { field: string }) => field);
  expect(fields.toSorted()).toEqual(['expiresAt', 'name', 'networks', 'rules']);
});

test('changes no key beyond the rules of the admin, into the past or after its end', async () => {
  const { organizationId, as, create } = await setUp();
  const { id } = (await create()).json();
  const few = await build().user({ organizationId, role: 'admin', rules: [rule('organizationOwner', 'write')] });
  const change = async (input: object, by = as) => {
    const reply = await by.patch(`/api-keys/${id}`, input);
    return [outcome(reply), ...Object.keys(reply.json().fields ?? {})];
  };
  expect(await change({ name: 'ERP 2', rules: CONTACTS }, portal.as(few))).toEqual([200]);
  const more = [...CONTACTS, rule('order', 'read')];
  expect(await change({ rules: more }, portal.as(few))).toEqual(['422 invalid', 'rules']);
  expect(await change({ expiresAt: TEST_NOW - 1 })).toEqual(['422 invalid', 'expiresAt']);
  expect(await change({ name: 'ERP' }, (await setUp()).as)).toEqual(['404 notFound']);
  await as.patch(`/api-keys/${id}/revoke`);
  expect(await change({ name: 'ERP' })).toEqual(['409 keyRevoked']);
});
