import { HOUR } from 'shared-contracts/values/time';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { createScimTenant } from '../testing/scim-tenant.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));

const statusWith = async (secret: string) => {
  const headers = { authorization: `Bearer ${secret}` };
  return (await portal.app.inject({ url: '/api/scim/v2/Users', headers })).statusCode;
};

test('returns a secret once, stores its hash and records its last use', async () => {
  const { as, provider, token } = await createScimTenant(portal);
  expect(token.secret).toMatch(/^scim_[\w-]{32}$/);
  expect(await statusWith(token.secret)).toBe(200);
  const { items, address } = (await as.get(`/identity-providers/${provider.id}/scim-tokens`)).json();
  const { secret, ...rest } = token;
  expect(items).toEqual([{ ...rest, lastUsedAt: TEST_NOW, state: 'active' }]);
  expect(address).toMatch(/\/api\/scim\/v2$/);
  const stored = await portal.db.selectFrom('scimTokens').selectAll().execute();
  const entries = await portal.db.selectFrom('timelineEntries').selectAll().execute();
  expect(JSON.stringify([stored, entries])).not.toContain(secret.slice(11));
});

test('rotates with an overlap, then revokes', async () => {
  const { as, provider, token } = await createScimTenant(portal);
  const path = `/identity-providers/${provider.id}/scim-tokens/${token.id}`;
  const { secret } = (await as.post(`${path}/rotate`, { overlap: HOUR })).json();
  expect([await statusWith(token.secret), await statusWith(secret)]).toEqual([200, 200]);
  portal.clock.now += HOUR;
  expect([await statusWith(token.secret), await statusWith(secret)]).toEqual([401, 200]);
  expect((await as.patch(`${path}/revoke`)).json().state).toBe('revoked');
  expect(await statusWith(secret)).toBe(401);
  expect((await as.post(`${path}/rotate`, { overlap: 0 })).json().code).toBe('tokenRevoked');
});

test('ends with its time, its organization and its provider', async () => {
  const { as, provider, organizationId, token } = await createScimTenant(portal);
  const path = `/identity-providers/${provider.id}`;
  const past = await as.post(`${path}/scim-tokens`, { name: 'Old', expiresAt: TEST_NOW });
  expect(past.json().fields.expiresAt.code).toBe('past');
  const short = (await as.post(`${path}/scim-tokens`, { name: 'Short', expiresAt: TEST_NOW + HOUR })).json();
  expect(await statusWith(short.secret)).toBe(200);
  portal.clock.now += HOUR;
  expect(await statusWith(short.secret)).toBe(401);
  const setStatus = (status: 0 | 1 | 2) =>
    portal.db.updateTable('organizations').set({ status }).where('id', '=', organizationId).execute();
  await setStatus(2);
  expect(await statusWith(token.secret)).toBe(403);
  await setStatus(ORGANIZATION_STATUS.active);
  expect(await statusWith(token.secret)).toBe(200);
  expect((await as.delete(path)).statusCode).toBe(200);
  expect(await statusWith(token.secret)).toBe(401);
});

test('hides tokens of other organizations, and limits their number per provider', async () => {
  const [{ as, provider, token }, other] = [await createScimTenant(portal), await createScimTenant(portal)];
  const path = `/identity-providers/${provider.id}/scim-tokens`;
  const statuses = [
    await other.as.get(path),
    await other.as.post(path, { name: 'Mine' }),
    await other.as.post(`${path}/${token.id}/rotate`, { overlap: 0 }),
    await other.as.patch(`${path}/${token.id}/revoke`),
    await other.as.patch(`/identity-providers/${other.provider.id}/scim-tokens/${token.id}/revoke`),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  for (let n = 1; n < 5; n += 1) expect((await as.post(path, { name: `Token ${n}` })).statusCode).toBe(201);
  expect((await as.post(path, { name: 'One more' })).json()).toMatchObject({
    code: 'tooManyTokens',
    params: { max: 5 },
  });
});

test('gives access only to the SCIM calls, which API keys and sessions can’t make', async () => {
  const { as, organizationId, admin, build, token } = await createScimTenant(portal);
  const key = await build.apiKey({ organizationId, createdBy: admin.id });
  expect((await portal.as(null, { authorization: `Bearer ${token.secret}` }).get('/users')).statusCode).toBe(401);
  expect((await as.get('/scim/v2/Users')).statusCode).toBe(401);
  expect(await statusWith(key.secret)).toBe(401);
});
